/** Runs in the page: what is asked; a plan that is sealed is asked no more. */
export function currentDecisionKind(): string | null {
  const table = document.querySelector<HTMLElement>('[data-asks]');
  if (!table || table.dataset['busy'] === 'true') return null;
  const asks = table.dataset['asks'];
  // What waits to be read comes before the end that it brought.
  if (asks === 'next') return asks;
  if (table.dataset['phase'] === 'over') return 'over';
  if (asks === 'plan' && table.querySelector('[data-sealed="true"]')) return null;
  return asks === 'nothing' || asks === undefined ? null : asks;
}
