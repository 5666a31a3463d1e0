/** Runs in the page: the kind of decision that the board asks for; null if there is none, or a plan is sealed already. */
export function currentDecisionKind(): string | null {
  const table = document.querySelector<HTMLElement>('[data-asks]');
  if (!table || table.dataset['busy'] === 'true') return null;
  const asks = table.dataset['asks'];
  // A held step comes before the end of the match that it led to.
  if (asks === 'next') return asks;
  if (table.dataset['phase'] === 'over') return 'over';
  if (asks === 'plan' && table.querySelector('[data-sealed="true"]')) return null;
  return asks === 'nothing' || asks === undefined ? null : asks;
}
