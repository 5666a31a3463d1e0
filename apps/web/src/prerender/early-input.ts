/**
 * Records input on the prerendered page before React handles it: the last button pressed and the text in fields. Links work
 * by themselves. Returns a function that replays the input once React listens.
 */
export function captureEarlyInput(root: HTMLElement): () => void {
  let pressed: HTMLButtonElement | null = null;
  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    // A submit button would send its form and leave the page.
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

/** Types text into a field again: React, once it hydrates the field for an event, takes only a change for the person's. */
function fillField(field: HTMLInputElement, text: string): void {
  const dispatchInput = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  dispatchInput();
  for (const value of ['', text]) {
    // React overrides the field's own `value` and would take this for its own change.
    Reflect.set(HTMLInputElement.prototype, 'value', value, field);
    dispatchInput();
  }
}
