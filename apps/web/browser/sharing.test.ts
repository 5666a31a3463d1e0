import { expect, test } from 'vitest';
import { qrPath } from '../src/pages/hosting/qr-path.ts';
import { tableForTwo } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const house = new TestEnvironment();

/** Runs in the page: a share sheet that only notes what it is given. */
function noteShared(): void {
  const shared: unknown[] = [];
  Object.assign(window, { shared });
  Object.assign(navigator, { share: (data: unknown) => Promise.resolve(void shared.push(data)) });
}

test('the link for others is shared by the device’s own sheet; the secret one is apart and is not', async () => {
  const visitor = await house.newVisitor({ size: 'phone', own: true });
  const { page } = visitor;
  await visitor.context.addInitScript(noteShared);
  await visitor.go('/new/maharani');
  await page.getByLabel('Table name').fill('Sunday table');
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared') as unknown);
  await expect.poll(shared).toEqual([{ title: 'Sunday table', url: page.url() }]);

  // Nothing on the screen gives the seat away, and no button reads like that of the other link.
  expect(
    await page
      .locator('input:not([type=checkbox])')
      .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)),
  ).toEqual([page.url()]);
  const secret = page.getByRole('region', { name: 'Your private return link' });
  await secret.getByRole('button', { name: 'Show the secret link' }).click();
  expect(await secret.getByRole('textbox').inputValue()).toMatch(/\/return#/);
  expect(await page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(1);
  expect(await secret.getByRole('button').allInnerTexts()).toEqual(['Copy secret link', 'Make a new link']);
  expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(1);
});

test.each(['desktop', 'phone'] as const)(
  'spectators are told that they watch, on a %s; players are not',
  async (size) => {
    const [anna, bert, zoe] = [
      await house.newVisitor(),
      await house.newVisitor(),
      await house.newVisitor({ size }),
    ];
    const table = await tableForTwo(anna, bert);
    await zoe.go(`/t/${table}`);
    await zoe.page.getByText('You are watching').waitFor();
    expect(await zoe.overflow()).toBeLessThanOrEqual(0);
    await anna.go(`/t/${table}`);
    await anna.page.getByRole('button', { name: /^Menu/ }).waitFor();
    expect(await anna.page.getByText('You are watching').count()).toBe(0);
  },
);

test('the link is also a QR code, dark on light in the night theme, which a press makes larger', async () => {
  const visitor = await house.newVisitor({ size: 'phone', own: true });
  const { page } = visitor;
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitor.go('/new/maharani');
  await page.getByRole('button', { name: 'Open table' }).click();
  const code = page.getByRole('button', { name: 'QR code of the table link' });
  await code.waitFor();
  expect(await code.locator('path').getAttribute('d')).toBe(qrPath(page.url()).path);
  const colours = await code.evaluate((button) => {
    const path = button.querySelector('path');
    return path && [getComputedStyle(path).fill, getComputedStyle(button).backgroundColor];
  });
  expect(colours).toEqual(['rgb(59, 47, 42)', 'rgb(255, 255, 255)']);
  const small = (await code.boundingBox())?.width ?? 0;
  expect(small).toBeGreaterThan(80);
  await code.press('Enter');
  await page.getByText('Point a phone’s camera at the code').waitFor();
  const large = await code.boundingBox();
  expect(large?.width).toBeGreaterThan(2.5 * small);
  // All of it is on the screen.
  expect(large?.y).toBeGreaterThan(0);
  expect((large?.y ?? 0) + (large?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(await code.getAttribute('aria-expanded')).toBe('true');
  expect(await visitor.overflow()).toBeLessThanOrEqual(0);
  await code.press('Enter');
  await page.getByText('Press the code to enlarge it.').waitFor();
});
