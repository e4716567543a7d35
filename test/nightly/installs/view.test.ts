import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/index.js';
import { roomlint } from '../../front/cli/run-roomlint.js';
import {
  CHROMIUM,
  launch,
  openPage,
  savedScript,
  type WatchedPage,
  WHERE,
} from '../../front/view/chromium.js';
import { type RunningView, startView } from '../../front/view/running-view.js';
import { type QuestSpec, snapshotOf } from '../../model/flow/rooms.js';
import { temporaryFolder } from '../../temporary-folder.js';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const folder = temporaryFolder();
const at = (name: string): string => join(folder.path, name);
const clean = readFileSync(join(EXAMPLES, 'garden.json'));
const broken = readFileSync(join(EXAMPLES, 'garden-broken.json'));
const roomOf = (spec: Parameters<typeof snapshotOf>[0]): string => JSON.stringify(snapshotOf(spec));

let browser: Browser;
let view: RunningView;
let watched: WatchedPage;
let page: Page;

/** Waits for something with a text. */
const see = (selector: string, hasText: string | RegExp = '', of = page): Promise<void> =>
  of.locator(selector, { hasText }).first().waitFor();
const gone = (selector: string): Promise<void> => page.locator(selector).waitFor({ state: 'hidden' });
const go = (name: string): Promise<void> => page.locator(`nav a[href="#${name}"]`).click();
const button = (name: string, of: Page | Locator = page): Locator =>
  of.getByRole('button', { name, exact: true }).first();
const click = (name: string): Promise<void> => button(name).click();
const section = (name: string, of = page): Locator =>
  of.locator('section.file', { has: of.locator('h3', { hasText: name }) });
const focused = (of = page): Promise<string> =>
  of.evaluate<string>('(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()');
const drop = async (name: string, text: string | Buffer): Promise<void> => {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Open a file').setInputFiles(file);
  await see('#status', name);
};
const run = async (...args: readonly string[]): Promise<string> =>
  (await roomlint(args, { cwd: folder.path })).out;

/** Applies all fixes of a file, and waits until they can be taken back. */
async function applyAll(name: string): Promise<void> {
  await button('Apply all safe fixes', section(name)).click();
  await page.locator('#undo').waitFor();
}

async function takeBack(): Promise<void> {
  await page.locator('#undo').click();
  await gone('#undo');
}

describe.skipIf(CHROMIUM === undefined)(`roomlint view in Chromium${WHERE}`, () => {
  beforeAll(async () => {
    for (const name of ['a.json', 'b.json', 'room.json']) folder.write(name, broken);
    folder.write('c.json', clean);
    const args = ['--against', 'room.json', 'a.json', 'b.json', 'c.json'];
    [browser, view] = await Promise.all([launch(), startView(folder.path, args)]);
    watched = await openPage(browser);
    page = watched.page;
    await page.goto(view.address);
  });
  afterAll(async () => {
    await browser.close();
    await view.end();
  });
  beforeEach(async () => {
    for (const name of ['a.json', 'b.json']) folder.write(name, broken);
    await page.goto(`${view.address}#findings`);
    await page.reload();
    await see('h2', 'Findings: 8 in 3 files');
  });

  test('shows what check finds, by file and rule, and leads to each file', async () => {
    const out = await run('check', '--format', 'json', 'a.json', 'b.json', 'c.json');
    const { files } = JSON.parse(out) as { files: { path: string; findings: Finding[] }[] };
    for (const { path, findings } of files) {
      const shown = await section(path).locator('.message > span > span:last-child').allTextContents();
      expect(shown.sort()).toEqual(findings.map(({ message }) => message).sort());
      const rules = await section(path).locator('.explain summary code').allTextContents();
      expect(rules.sort()).toEqual(findings.map(({ rule }) => rule).sort());
    }
    expect(await page.locator('h3').allTextContents()).toEqual([
      expect.stringMatching(/^a\.json: \d errors?/),
      expect.stringMatching(/^b\.json: \d errors?/),
      'c.json: no findings',
    ]);
    await page
      .locator('ul.files')
      .getByRole('button', { name: /^b\.json/ })
      .click();
    expect(await focused()).toMatch(/^b\.json: /);
    const rule = section('a.json').locator('.finding', { hasText: 'quest/no-auto-start' }).first();
    await rule.locator('summary').click();
    await rule.locator('h5', { hasText: 'Examples with findings' }).waitFor();
    const explained = (await run('rules', 'quest/no-auto-start')).replace(/\s+/g, '');
    const code = await rule.locator('.explain pre').allTextContents();
    expect(code.length).toBeGreaterThanOrEqual(3);
    for (const text of code) expect(explained).toContain(text.replace(/\s+/g, ''));
  });

  test('writes what --fix writes, all or one, into one file, and takes it back', async () => {
    folder.write('fixed.json', broken);
    await run('check', '--fix', 'fixed.json');
    await applyAll('b.json');
    expect(readFileSync(at('b.json'))).toEqual(readFileSync(at('fixed.json')));
    expect(readFileSync(at('a.json'))).toEqual(broken);
    await expect.poll(() => focused()).toMatch(/^b\.json: /);
    await takeBack();
    expect(readFileSync(at('b.json'))).toEqual(broken);
    const before = await section('a.json').locator('article').count();
    await button('Fix', section('a.json')).click();
    await page.locator('#undo').waitFor();
    await expect.poll(() => section('a.json').locator('article').count()).toBeLessThan(before);
    expect(readFileSync(at('a.json'))).not.toEqual(broken);
    expect(await focused()).toMatch(/^a\.json: /);
    await takeBack();
    expect(readFileSync(at('a.json'))).toEqual(broken);
  });

  test('writes over nothing that another program or page has changed meanwhile', async () => {
    const other = Buffer.concat([broken, Buffer.from('\n')]);
    await page.route('**/file/0', async (route) => {
      if (route.request().method() === 'POST') folder.write('a.json', other);
      await route.continue();
    });
    await button('Apply all safe fixes', section('a.json')).click();
    await see('.fault', 'another program changed the file');
    await page.unrouteAll();
    expect(readFileSync(at('a.json'))).toEqual(other);
    folder.write('a.json', broken);
    await applyAll('b.json');
    folder.write('b.json', clean);
    await gone('#undo');
    expect(readFileSync(at('b.json'))).toEqual(clean);
    const { page: stale } = await openPage(browser);
    // This page hears of no change.
    await stale.route('**/changes*', () => {});
    await stale.goto(`${view.address}#findings`);
    await section('a.json', stale).locator('article').first().waitFor();
    await applyAll('a.json');
    const fixed = readFileSync(at('a.json'));
    await stale.evaluate("document.querySelector('section.file button').click()");
    await section('a.json', stale).locator('.fault', { hasText: 'changed meanwhile' }).waitFor();
    expect(readFileSync(at('a.json'))).toEqual(fixed);
    await stale.context().close();
    await takeBack();
  });

  test('can take a fix back when it hears of the change before the fix has been answered', async () => {
    await page.route('**/file/*', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      const answer = await route.fetch();
      await see('#undo, .file h3', /^b\.json: (?!3)/);
      await route.fulfill({ response: answer });
    });
    await applyAll('b.json');
    await page.unrouteAll();
    await takeBack();
    expect(readFileSync(at('b.json'))).toEqual(broken);
  });

  test('follows what is saved and removed: files, their config and their baseline', async () => {
    const config = (value: object): string => folder.write('roomlint.config.json', JSON.stringify(value));
    config({ rules: { 'quest/no-auto-start': 'off' } });
    await see('h2', 'Findings: 6 in 3 files');
    config({ baseline: 'known.json' });
    await run('check', '--update-baseline', 'a.json');
    config({ baseline: './known.json' });
    await see('h2', 'Findings: 4 in 3 files');
    config({});
    await see('h2', 'Findings: 8 in 3 files');
    for (const isFolder of [false, true]) {
      rmSync(at('a.json'));
      if (isFolder) mkdirSync(at('a.json'));
      await section('a.json').locator('.fault', { hasText: 'a.json: ' }).waitFor();
      expect(await section('a.json').locator('article').count()).toBe(0);
      rmSync(at('a.json'), { recursive: true, force: true });
      folder.write('a.json', broken);
      await section('a.json').locator('article').first().waitFor();
    }
  });

  test('shows the room, with the logic of an item as JSON, and the beginning of one that is too long', async () => {
    await go('room');
    const cards = page.locator('.columns .card');
    await cards.last().locator('summary', { hasText: 'Logic as JSON' }).click();
    await cards.last().locator('pre', { hasText: '{\n' }).waitFor();
    const search = page.getByLabel('Search items and quests');
    await search.fill('Trigger');
    await see('h3', '1 item');
    await search.fill('');
    const long: QuestSpec = { change: { Name: `0_${'long'.repeat(25_000)}` } };
    folder.write('a.json', roomOf({ quests: [long, ...Array.from({ length: 1_199 }, () => ({}))] }));
    await see('h3', '1200 quests');
    await see('p', 'The first 100 are shown: search for the others.');
    await go('quests');
    await see('p', '1000 more quests have no card.');
    expect(await page.locator('main').textContent()).not.toContain('long'.repeat(1_000));
  });

  test('plans against a second file and one that is chosen here, and says why there is no other', async () => {
    folder.write('a.json', clean);
    await go('plan');
    let rows: string[] = [];
    // The page may show the plan once more, as the file has just been written.
    await expect
      .poll(async () => (rows = await page.locator('main .plan li').allTextContents()))
      .toContain('~ quest "0_find_key": AutoStart true → false');
    const out = await run('plan', 'room.json', 'a.json');
    const printed = out.slice(out.indexOf('What changes')).replaceAll(/\n {6}/g, '');
    for (const row of rows) expect(printed).toContain(row.slice(2));
    folder.write('a.json', broken);
    await see('main h3', 'would change nothing');
    folder.write('a.json', clean);
    await see('main .plan li', 'AutoStart');
    const choose = page.getByLabel('Choose a file');
    const rooms = page.getByLabel('Compare with');
    await rooms.selectOption('the room as last pulled');
    await see('.fault', 'it was never pulled');
    await rooms.selectOption('b.json');
    await see('main p', 'Compared with b.json');
    await choose.setInputFiles(join(EXAMPLES, 'garden.json'));
    await see('main p', 'Compared with garden.json');
    await see('main h3', 'would change nothing');
    await choose.setInputFiles(join(EXAMPLES, 'garden-broken.json'));
    await see('main p', 'garden-broken.json');
    expect(await page.locator('main .plan li').allTextContents()).toEqual(rows);
  });

  test('shows names with markup and of another direction as text, in every view', async () => {
    const name = '_<img src=x onerror=alert(1)>\u202e<a href="javascript:alert(1)">';
    folder.write('a.json', broken.toString().replaceAll('_open_door', JSON.stringify(name).slice(1, -1)));
    for (const part of ['findings', 'room', 'quests', 'plan']) {
      await go(part);
      if (part === 'quests') await see('.picture text', '<img src=x');
      await see('main', '<img src=x');
      expect(await page.locator('main img, main :any-link, main script, main foreignObject').count()).toBe(0);
      expect(await page.locator('main').textContent()).not.toContain('\u202e');
    }
  });

  test('shows no credential in any view, in a script or in an error, and plays a quest whose Name holds one', async () => {
    const signature = '0123456789abcdef0123456789abcdef';
    const secret = `https://store.example/o/chest.glb?X-Amz-Signature=${signature}`;
    const room = JSON.parse(clean.toString().replaceAll('_find_key', `_${secret}`));
    room.settings.note = secret;
    for (const item of Object.values<Record<string, unknown>>(room.roomItems)) item.contentString = secret;
    for (const [key, logic] of Object.entries<string>(room.logic))
      room.logic[key] = JSON.stringify({ ...JSON.parse(logic), note: secret });
    folder.write('a.json', JSON.stringify(room));
    const html = (): Promise<string> => page.evaluate<string>('document.documentElement.outerHTML');
    const hides = async (): Promise<void> =>
      expect((await html()).includes(signature.slice(0, 8))).toBe(false);
    await see('.finding', 'text/secret');
    await hides();
    await go('room');
    await page.getByLabel('Search items and quests').waitFor();
    for (const details of await page.locator('summary', { hasText: 'Logic' }).all()) await details.click();
    await see('pre', 'chest.glb?***');
    await hides();
    await go('quests');
    await see('.picture text', 'chest');
    await page.locator('.steps button', { hasText: 'Click' }).first().click();
    await see('.quests .completed');
    await page.locator('.steps button', { hasText: 'Enter' }).click();
    await see('.quests .active');
    await page.getByLabel('Something outside sets').selectOption({ index: 1 });
    await click('Set');
    await see('h4', 'Steps so far: 3');
    await page.locator('summary', { hasText: 'Script' }).click();
    await see('.script pre');
    await hides();
    expect(await savedScript(page, button('Save as a test'))).not.toContain(signature);
    await go('plan');
    await see('main .plan li');
    await hides();
    folder.write('a.json', `{"roomItems": {}, "note": "${secret}", x}`);
    await go('room');
    await see('.fault');
    await hides();
  });

  test('shows files that are dropped, with a picture of their quests, and sends nothing of them', async () => {
    const sent = watched.requests.length;
    await drop('dropped.json', broken);
    await see('#status', 'dropped.json: shown on this page only');
    await section('dropped.json').locator('article').first().waitFor();
    expect(
      await section('dropped.json')
        .getByRole('button', { name: /^(Apply|Fix)/ })
        .count(),
    ).toBe(0);
    for (const part of ['room', 'quests']) await go(part);
    await see('.picture [data-quest]');
    await go('plan');
    await see('h2', 'Plan of an import');
    await go('room');
    for (const name of ['Maple', 'Willow']) {
      await drop('same.json', JSON.stringify({ roomItems: { 2: { prefabName: name } } }));
      await see('main', name);
    }
    const asked = watched.requests.slice(sent).filter((url) => !url.includes('/changes?'));
    // What draws pictures is static, too.
    expect(asked.filter((url) => !/\/(?:draw|viz)\.js$/.test(url))).toEqual([]);
  });

  test('asked no other host, and broke no policy', () => {
    const { origin } = new URL(view.address);
    expect(watched.requests.length).toBeGreaterThan(5);
    const others = watched.requests.filter((url) => !url.startsWith(`${origin}/`));
    expect(others.filter((url) => !url.startsWith('data:'))).toEqual([]);
    expect(watched.complaints.filter((each) => !/status of (404|409|422)/.test(each))).toEqual([]);
  });
});
