import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { spawnRoomlint, temporaryFolder } from '../cli/run-roomlint.js';
import { type QuestSpec, snapshotOf } from '../flow/rooms.js';
import { CHROMIUM, launch, openPage, WHERE } from './chromium.js';
import { type RunningView, startView } from './running-view.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = temporaryFolder().path;
const clean = readFileSync(join(root, 'examples/garden.json'));
const broken = readFileSync(join(root, 'examples/garden-broken.json'));
const at = (name: string): string => join(folder, name);
const write = (name: string, bytes: Uint8Array): void => writeFileSync(at(name), bytes);

describe.skipIf(CHROMIUM === undefined)(`several files on the page of roomlint view${WHERE}`, () => {
  let browser: Browser;
  let view: RunningView;
  let page: Page;

  beforeAll(async () => {
    for (const name of ['a.json', 'b.json', 'c.json']) write(name, broken);
    [browser, view] = await Promise.all([launch(), startView(folder, ['a.json', 'b.json', 'c.json'])]);
    ({ page } = await openPage(browser));
    await page.goto(view.address);
  });

  afterAll(async () => {
    await browser.close();
    await view.end();
  });

  beforeEach(async () => {
    for (const name of ['a.json', 'b.json']) write(name, broken);
    write('c.json', clean);
    await page.locator('h2', { hasText: 'Findings: 8 in 3 files' }).waitFor();
  });

  const section = (name: string, of: Page = page): Locator =>
    of.locator('section.file', { has: of.locator('h3', { hasText: name }) });
  const applyAll = (name: string, of: Page = page): Promise<void> =>
    section(name, of).getByRole('button', { name: 'Apply all safe fixes' }).click();

  test('shows what check finds in each, by file and rule, with counts', async () => {
    const { out } = spawnRoomlint(['check', '--format', 'json', 'a.json', 'b.json', 'c.json'], {
      cwd: folder,
    });
    const { files } = JSON.parse(out) as {
      files: { path: string; findings: { rule: string; message: string }[] }[];
    };
    for (const { path, findings } of files) {
      const shown = await section(path).locator('article > p:nth-of-type(2)').allTextContents();
      expect(shown.sort()).toEqual(findings.map(({ message }) => message).sort());
      const rules = await section(path).locator('h4').allTextContents();
      const counts = new Map<string, number>();
      for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
      expect(rules.sort()).toEqual([...counts].map(([rule, count]) => `${rule}: ${count}`).sort());
    }
    expect(await page.locator('h3').allTextContents()).toEqual([
      expect.stringMatching(/^a\.json: \d errors?/),
      expect.stringMatching(/^b\.json: \d errors?/),
      'c.json: no findings',
    ]);
  });

  test('leads from the list of files to the findings of one, with the focus', async () => {
    await page
      .locator('ul.files')
      .getByRole('button', { name: /^b\.json/ })
      .click();
    expect(await page.evaluate<string>('document.activeElement.textContent')).toMatch(/^b\.json: /);
  });

  test('fixes the file that a button belongs to and no other, and keeps the focus there', async () => {
    await applyAll('b.json');
    await page.locator('#undo').waitFor();
    expect(readFileSync(at('b.json'))).not.toEqual(broken);
    expect(readFileSync(at('a.json'))).toEqual(broken);
    await expect
      .poll(() => page.evaluate<string>('document.activeElement.textContent'))
      .toMatch(/^b\.json: /);
    await page.locator('#undo').click();
    await page.locator('#undo').waitFor({ state: 'hidden' });
    expect(readFileSync(at('b.json'))).toEqual(broken);
  });

  test('can take a fix back when the page hears of the change before the fix has been answered', async () => {
    await page.route(
      ({ pathname }) => pathname.includes('/file/'),
      async (route) => {
        if (route.request().method() === 'GET') return route.continue();
        const answer = await route.fetch();
        // Time enough for the page to hear of the change, and to check the file.
        for (let round = 0; round < 500; round++) await page.evaluate('0');
        await route.fulfill({ response: answer });
      },
    );
    await applyAll('b.json');
    await page.locator('#undo').waitFor();
    await page.unrouteAll();
    await page.locator('#undo').click();
    await page.locator('#undo').waitFor({ state: 'hidden' });
    expect(readFileSync(at('b.json'))).toEqual(broken);
  });

  test('does not take a fix back over what another program has written since', async () => {
    await applyAll('a.json');
    await page.locator('#undo').waitFor();
    write('a.json', clean);
    await page.locator('#undo').waitFor({ state: 'hidden' });
    expect(readFileSync(at('a.json'))).toEqual(clean);
  });

  test('writes nothing from a page that has not seen the last change', async () => {
    const { page: other } = await openPage(browser);
    // This page hears of no change.
    await other.route('**/changes*', () => {});
    await other.goto(view.address);
    await section('a.json', other).locator('article').first().waitFor();
    await applyAll('a.json');
    await page.locator('#undo').waitFor();
    const fixed = readFileSync(at('a.json'));
    await other.evaluate(`
      [...document.querySelectorAll('section.file')][0].querySelector('button').click()
    `);
    await section('a.json', other).locator('.fault', { hasText: 'changed meanwhile' }).waitFor();
    expect(readFileSync(at('a.json'))).toEqual(fixed);
    await other.context().close();
  });

  test.each([
    ['is removed', () => rmSync(at('a.json')), 'a.json: '],
    [
      'becomes a folder',
      () => {
        rmSync(at('a.json'));
        mkdirSync(at('a.json'));
      },
      'a.json: ',
    ],
  ])('says so when a file %s, and shows it again when it is back', async (_what, change, why) => {
    change();
    await section('a.json').locator('.fault', { hasText: why }).waitFor();
    expect(await section('a.json').locator('article').count()).toBe(0);
    rmSync(at('a.json'), { recursive: true, force: true });
    write('a.json', broken);
    await section('a.json').locator('article').first().waitFor();
  });

  test('shows the beginning of a room and of a name that are longer than anybody reads', async () => {
    const quests = Array.from(
      { length: 1_200 },
      (_, quest): QuestSpec => (quest === 0 ? { change: { Name: `0_${'long'.repeat(25_000)}` } } : {}),
    );
    write('a.json', Buffer.from(JSON.stringify(snapshotOf({ quests }))));
    await page.locator('nav a[href="#room"]').click();
    await page.locator('h2', { hasText: 'Quests: 1200' }).waitFor();
    await page.locator('p', { hasText: 'The first 1000 are listed and searched.' }).waitFor();
    await page.locator('nav a[href="#quests"]').click();
    await page.locator('p', { hasText: '700 more quests have no row.' }).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('long'.repeat(1_000));
    await page.locator('nav a[href="#findings"]').click();
  });

  test('explains a rule in its place, with examples', async () => {
    const rule = section('a.json').locator('section', {
      has: page.locator('h4', { hasText: 'quest/no-auto-start' }),
    });
    await rule.locator('summary').click();
    await rule.locator('h5', { hasText: 'Examples with findings' }).waitFor();
    const { out } = spawnRoomlint(['explain', 'quest/no-auto-start']);
    const code = await rule.locator('.explained pre').allTextContents();
    expect(code.length).toBeGreaterThanOrEqual(3);
    const packed = (text: string): string => text.replace(/\s+/g, '');
    for (const text of code) expect(packed(out)).toContain(packed(text));
  });
});
