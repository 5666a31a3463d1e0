import { expect, test } from 'vitest';
import { tableForTwo } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

test('on a phone the board says that one plans ahead, and a refused press moves nothing', async () => {
  const people = [
    await environment.newVisitor({ size: 'phone', touch: true }),
    await environment.newVisitor({ size: 'phone', touch: true }),
  ] as const;
  const id = await tableForTwo(...people);
  for (const visitor of people) await visitor.go(`/t/${id}`);
  const buttons = people.map(({ page }) => page.getByRole('button', { name: 'Plan ahead' }));
  await expect.poll(async () => (await Promise.all(buttons.map((each) => each.count()))).join()).toMatch(/1/);
  const [first, second] = people;
  const { page } = (await buttons[0]?.isVisible()) ? first : second;
  await page.getByRole('button', { name: 'Plan ahead' }).tap();
  const plan = page.getByRole('region', { name: 'Plan ahead' });
  await plan.getByText('Move as if it were your turn now.').waitFor();
  expect(await page.getByText('Your turn', { exact: true }).count()).toBe(0);
  await page.getByText('Plan ahead', { exact: true }).first().waitFor();

  const refresh = page.getByRole('button', { name: /^Refresh markers/ });
  const places = async () => [await plan.boundingBox(), await refresh.boundingBox()];
  const before = await places();
  await page.getByRole('button', { name: /^End turn/ }).tap({ force: true });
  await plan.getByText('Move as if it were your turn now.').waitFor({ state: 'detached' });
  expect(await places()).toEqual(before);
});
