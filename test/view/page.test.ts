import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spawnRoomlint, temporaryFolder } from '../cli/run-roomlint.js';
import { snapshotOf } from '../flow/rooms.js';
import { CHROMIUM, launch, openPage, savedScript, type WatchedPage, WHERE } from './chromium.js';
import { type RunningView, startView } from './running-view.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = temporaryFolder().path;
const file = join(folder, 'garden.json');
const config = join(folder, 'roomlint.config.json');
const broken = join(root, 'examples/garden-broken.json');
const garden = join(root, 'examples/garden.json');

describe.skipIf(CHROMIUM === undefined)(`roomlint view in Chromium${WHERE}`, () => {
  let browser: Browser;
  let view: RunningView;
  let watched: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    copyFileSync(broken, file);
    [browser, view] = await Promise.all([launch(), startView(folder, ['--against', broken, file])]);
    watched = await openPage(browser);
    page = watched.page;
    await page.goto(view.address);
    await page.locator('article').first().waitFor();
  });

  afterAll(async () => {
    await browser.close();
    await view.end();
  });

  const go = (name: string): Promise<void> => page.locator(`nav a[href="#${name}"]`).click();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** What `roomlint check` finds in the file. */
  function messages(): string[] {
    const { out } = spawnRoomlint(['check', '--format', 'json', file], { cwd: folder });
    return JSON.parse(out).files[0].findings.map((each: { readonly message: string }) => each.message);
  }

  test('opens with the findings of check, unfolded', async () => {
    const shown = await page.locator('article > p:nth-of-type(2)').allTextContents();
    expect(messages()).not.toEqual([]);
    expect(shown.sort()).toEqual(messages().sort());
  });

  test('writes what --fix writes, and takes it back', async () => {
    const fixed = join(folder, 'fixed.json');
    copyFileSync(broken, fixed);
    spawnRoomlint(['check', '--fix', fixed], { cwd: folder });
    await button('Apply all safe fixes').click();
    await page.locator('#undo').waitFor();
    expect(readFileSync(file)).toEqual(readFileSync(fixed));
    await page.locator('#undo').click();
    await page.locator('#undo').waitFor({ state: 'hidden' });
    expect(readFileSync(file)).toEqual(readFileSync(broken));
  });

  test('writes one fix, and keeps the focus in the view', async () => {
    const before = await page.locator('article').count();
    await button('Apply').first().click();
    await page.locator('#undo').waitFor();
    await expect.poll(() => page.locator('article').count()).toBeLessThan(before);
    expect(readFileSync(file)).not.toEqual(readFileSync(broken));
    expect(
      await page.evaluate("document.activeElement.localName + ' ' + document.activeElement.textContent"),
    ).toMatch(/^h3 garden.json/);
    await page.locator('#undo').click();
    await page.locator('#undo').waitFor({ state: 'hidden' });
    expect(readFileSync(file)).toEqual(readFileSync(broken));
  });

  test('does not write over what another program has changed meanwhile', async () => {
    const other = Buffer.concat([readFileSync(broken), Buffer.from('\n')]);
    await page.route('**/file/0', async (route) => {
      if (route.request().method() === 'POST') writeFileSync(file, other);
      await route.continue();
    });
    await button('Apply all safe fixes').click();
    await page.locator('.fault', { hasText: 'another program changed the file' }).waitFor();
    await page.unroute('**/file/0');
    expect(readFileSync(file)).toEqual(other);
    writeFileSync(file, readFileSync(broken));
  });

  test('follows what is saved: the file, its config and its baseline', async () => {
    writeFileSync(file, readFileSync(garden));
    await page.locator('h2', { hasText: 'No findings' }).waitFor();
    writeFileSync(file, readFileSync(broken));
    const findings = messages().length;
    await page.locator('h2', { hasText: `Findings: ${findings}` }).waitFor();
    writeFileSync(config, JSON.stringify({ rules: { 'quest/no-auto-start': 'off' } }));
    await page.locator('h2', { hasText: `Findings: ${findings - 1}` }).waitFor();
    writeFileSync(config, JSON.stringify({ baseline: 'known.json' }));
    spawnRoomlint(['check', '--update-baseline', file], { cwd: folder });
    writeFileSync(config, JSON.stringify({ baseline: './known.json' }));
    await page.locator('h2', { hasText: 'No findings' }).waitFor();
    expect(messages()).toEqual([]);
    writeFileSync(config, '{}');
    await page.locator('h2', { hasText: `Findings: ${findings}` }).waitFor();
  });

  test('shows the room, with the logic of an item as JSON', async () => {
    await go('room');
    const items = page.locator('main section').last();
    await items.locator('details').nth(1).locator('summary').click();
    await items.locator('pre', { hasText: '{\n' }).first().waitFor();
    await page.getByLabel('Search items and quests').fill('garden');
    expect(await page.locator('main details:visible').count()).toBeLessThan(
      await page.locator('main details').count(),
    );
  });

  test('plans against a second file and one that is chosen here, and says why there is no other', async () => {
    writeFileSync(file, readFileSync(garden));
    await go('plan');
    await button('the room as last pulled').click();
    await page.locator('.fault', { hasText: 'it was never pulled' }).waitFor();
    await button('the second file').click();
    await page.locator('main .plan li', { hasText: 'AutoStart' }).first().waitFor();
    const rows = await page.locator('main .plan li').allTextContents();
    const { out } = spawnRoomlint(['plan', broken, file, '--full']);
    const printed = out.slice(out.indexOf('What changes'));
    for (const row of rows) expect(printed.replaceAll(/\n {6}/g, '')).toContain(row.slice(2));
    expect(rows).toContain('~ quest "0_find_key": AutoStart true → false');
    writeFileSync(file, readFileSync(broken));
    await page.locator('main p', { hasText: ': unchanged' }).waitFor();
    writeFileSync(file, readFileSync(garden));
    await page.locator('main .plan li', { hasText: 'AutoStart' }).first().waitFor();
    await page.getByLabel('a file that you choose').setInputFiles(garden);
    await page.locator('main p', { hasText: 'garden.json: unchanged' }).waitFor();
    await page.getByLabel('a file that you choose').setInputFiles(broken);
    await page.locator('main p', { hasText: 'garden-broken.json' }).waitFor();
    expect(await page.locator('main .plan li').allTextContents()).toEqual(rows);
  });

  test('shows a long chain in a size that can be read, and is not made wider by it', async () => {
    const quests = Array.from({ length: 12 }, (_, quest) =>
      quest === 0 ? {} : { requires: [{ quest: quest - 1, amount: 1 }] },
    );
    writeFileSync(file, JSON.stringify(snapshotOf({ quests })));
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 700 });
    await go('quests');
    const first = page.locator('.picture .box', { hasText: '0_quest0' });
    await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan(60);
    const [box, stage] = [await first.boundingBox(), await page.locator('.stage').boundingBox()];
    expect(box?.x).toBeGreaterThanOrEqual(stage?.x ?? 0);
    expect((stage?.x ?? 0) + (stage?.width ?? 0)).toBeLessThanOrEqual(320);
    await button('Show all').click();
    expect((await first.boundingBox())?.width).toBeLessThan(30);
    if (size !== null) await page.setViewportSize(size);
  });

  test('shows names with markup and of another direction as text, in every view', async () => {
    const name = '_<img src=x onerror=alert(1)>\u202e<a href="javascript:alert(1)">';
    const text = readFileSync(broken, 'utf8').replaceAll('_open_door', JSON.stringify(name).slice(1, -1));
    writeFileSync(file, text);
    for (const view of ['findings', 'room', 'quests', 'plan']) {
      await go(view);
      if (view === 'plan') await button('the second file').click();
      if (view === 'quests') await page.locator('.picture text', { hasText: '<img src=x' }).waitFor();
      await page.locator('main', { hasText: '<img src=x' }).waitFor();
      expect(await page.locator('main img, main a, main script, main foreignObject').count()).toBe(0);
      expect(await page.locator('main').textContent()).not.toContain('\u202e');
    }
  });

  test('shows no credential in any view, nor in what an error says, and plays a quest whose Name holds one', async () => {
    const signature = '0123456789abcdef0123456789abcdef';
    const secret = `https://store.example/o/chest.glb?X-Amz-Signature=${signature}`;
    const room = JSON.parse(readFileSync(garden, 'utf8').replaceAll('_find_key', `_${secret}`));
    room.settings.note = secret;
    for (const item of Object.values<Record<string, unknown>>(room.roomItems)) item.contentString = secret;
    for (const [key, logic] of Object.entries<string>(room.logic))
      room.logic[key] = JSON.stringify({ ...JSON.parse(logic), note: secret });
    writeFileSync(file, JSON.stringify(room));
    const shows = async (): Promise<void> => {
      const html = await page.evaluate<string>('document.documentElement.outerHTML');
      expect(html.includes(signature.slice(0, 8))).toBe(false);
    };
    await go('findings');
    await page.locator('h4', { hasText: 'text/secret' }).waitFor();
    await shows();
    await go('room');
    await page.getByLabel('Search items and quests').waitFor();
    for (const details of await page.locator('main details > summary').all()) await details.click();
    await page.locator('pre', { hasText: 'chest.glb?***' }).first().waitFor();
    await shows();
    await go('quests');
    await page.locator('.picture text', { hasText: 'chest' }).first().waitFor();
    await button('click 2').click();
    await page.locator('.play td.completed').waitFor();
    await button('enter 4').click();
    await page.locator('.play td.active').waitFor();
    await page.getByLabel('Something outside sets').selectOption({ index: 1 });
    await button('Set').click();
    await page.locator('summary', { hasText: 'The script so far: 3' }).waitFor();
    await shows();
    const script = await savedScript(page, button('Save as a script'));
    expect(script).not.toContain(signature);
    writeFileSync(join(folder, 'saved.play'), script.replace(/^set .*$/m, ''));
    await go('plan');
    await button('the second file').click();
    await page.locator('main .plan li').first().waitFor();
    await shows();
    writeFileSync(file, `{"roomItems": {}, "note": "${secret}", x}`);
    await go('room');
    await page.locator('.fault').first().waitFor();
    await shows();
  });

  test('shows another file that is dropped, with a picture of its quests, and sends nothing of it', async () => {
    const sent = watched.requests.length;
    await page.getByLabel('Another file, on this page only').setInputFiles({
      name: 'dropped.json',
      mimeType: 'application/json',
      buffer: readFileSync(broken),
    });
    await go('findings');
    await page.locator('#status', { hasText: 'dropped.json: shown on this page only' }).waitFor();
    await page.locator('article').first().waitFor();
    expect(await button('Apply').count()).toBe(0);
    for (const view of ['room', 'quests']) await go(view);
    await page.locator('.picture .box.quest').first().waitFor();
    await go('plan');
    await page.locator('h2', { hasText: 'Plan of an import' }).waitFor();
    const asked = watched.requests.slice(sent).filter((url) => !url.includes('/changes?'));
    // The program that gives pictures their places is static, too.
    expect(asked.filter((url) => !url.endsWith('/layout.js'))).toEqual([]);
    await page.reload();
  });

  test('shows the second of two dropped files that have one name', async () => {
    await go('room');
    for (const name of ['Maple', 'Willow']) {
      await page.getByLabel('Another file, on this page only').setInputFiles({
        name: 'same.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ roomItems: { 2: { prefabName: name } } })),
      });
      await page.locator('main', { hasText: name }).waitFor();
    }
  });

  test('asked no other host, and broke no policy', () => {
    expect(watched.requests.length).toBeGreaterThan(5);
    const { origin } = new URL(view.address);
    expect(
      watched.requests.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:')),
    ).toEqual([]);
    expect(watched.complaints.filter((each) => !/status of (404|409|422)/.test(each))).toEqual([]);
  });
});
