/**
 * Keeps what is done on a page that stands but can't answer yet: the last button that was pressed and what was written
 * into fields. Links need no help. The answer of this is to be called once React listens: it does the same again.
 */
export function captureEarlyInput(root: HTMLElement): () => void {
  let pressed: HTMLButtonElement | null = null;
  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    // A form would be sent, and the page with it gone.
    event.preventDefault();
    pressed = button;
  };
  root.addEventListener('click', keep);
  return () => {
    root.removeEventListener('click', keep);
    for (const field of root.querySelectorAll('input')) if (field.value !== '') fillField(field, field.value);
    pressed?.click();
  };
}

/** Writes into a field as its person did. React, when it takes a field over, empties it, and does so for an event in it. */
function fillField(field: HTMLInputElement, text: string): void {
  const written = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  written();
  // The field's own `value` is React's, which would take this for what it has written itself.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  written();
}
