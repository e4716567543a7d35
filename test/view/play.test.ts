import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { simulateSnapshot } from '../../src/index.js';
import { spawnRoomlint, temporaryFolder } from '../cli/run-roomlint.js';
import { snapshotOf } from '../flow/rooms.js';
import { EVERYTHING, rooms } from '../properties/arbitraries/playable-rooms.js';
import { runs } from '../runs.js';
import { CHROMIUM, launch, openPage, savedScript, WHERE } from './chromium.js';
import { type RunningView, startView } from './running-view.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = temporaryFolder().path;
const file = join(folder, 'garden.json');
const garden = readFileSync(join(root, 'examples/garden.json'));
describe.skipIf(CHROMIUM === undefined)(`playing quests on the page${WHERE}`, () => {
  let browser: Browser;
  let view: RunningView;
  let page: Page;

  beforeAll(async () => {
    writeFileSync(file, garden);
    [browser, view] = await Promise.all([launch(), startView(folder, [file])]);
    ({ page } = await openPage(browser));
    await page.goto(`${view.address}#quests`);
    await page.locator('.picture svg').waitFor();
  });

  afterAll(async () => {
    await browser.close();
    await view.end();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const lit = (): Promise<string[]> => page.locator('.picture .box.quest .state.now').allTextContents();

  test('offers what has an effect now, says what holds the rest back, and lights up the states', async () => {
    expect(await page.locator('.steps button').allTextContents()).toEqual(['click 2', 'enter 4']);
    await expect.poll(lit).toEqual(['Not Active', 'Not Active']);
    await page.locator('summary', { hasText: 'Without an effect now: 1' }).click();
    await page
      .locator('.play li', { hasText: 'fire 4 OnExitEvent: 121 does nothing to 1_open_door' })
      .waitFor();
    await page
      .locator('.steps li', { hasText: 'it requires 1 completion of 0_find_key, which has 0' })
      .waitFor();
    await button('click 2').click();
    await page.locator('.play td.completed').waitFor();
    await expect.poll(async () => (await lit()).sort()).toEqual(['Completed', 'Not Active']);
  });

  test('goes on in time and with other players, and back', async () => {
    await button('enter 4').click();
    await page.locator('.play td.active').waitFor();
    await button('fire 4 OnExitEvent').click();
    await button('wait 5, until something falls due').click();
    await page.locator('.play p', { hasText: 'Time 5 s. player 1 acts. Players: player 1.' }).waitFor();
    await button('play as another').click();
    await page.locator('.play p', { hasText: 'player 2 acts. Players: player 1, player 2.' }).waitFor();
    await button('leave').click();
    await page
      .locator('.play p', { hasText: 'player 2 acts, and has left. Players: player 1, player 2 (left).' })
      .waitFor();
    expect(await page.locator('.steps button').count()).toBe(0);
    await button('join').click();
    await button('Back').click();
    await button('play as player 1').click();
    await page.locator('.play p', { hasText: 'player 1 acts.' }).waitFor();
    expect(await page.evaluate("document.activeElement.closest('.play') !== null")).toBe(true);
    await button('Start again').click();
    await page.locator('.play p', { hasText: 'Time 0 s' }).waitFor();
  });

  test('replays a script step by step, with what came of each expectation', async () => {
    await page.getByLabel('Replay a script').setInputFiles(join(root, 'examples/garden.play'));
    const steps = readFileSync(join(root, 'examples/garden.play'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    for (const [index] of steps.entries()) {
      await page.locator('.play .next', { hasText: `(${steps.length - index} left)` }).waitFor();
      await button('Next step').click();
      if (index === 1)
        await page
          .locator('.play ol li', { hasText: 'expect 1_open_door not active ✓' })
          .waitFor({ state: 'attached' });
    }
    await button('Next step').waitFor({ state: 'detached' });
    await page.locator('.play p', { hasText: 'expect nothing: held' }).waitFor();
  });

  test('shows a play that leads to a state, from its row and from the picture', async () => {
    await page.locator('.picture .box.quest', { hasText: '1_open_door' }).click();
    await page.locator('.verdicts h3', { hasText: '1_open_door' }).waitFor();
    await button('Play how it gets completed').click();
    await page.locator('.play td.completed').nth(1).waitFor();
    await button('Explain 0_find_key').click();
    await page.locator('.verdicts h3', { hasText: '0_find_key' }).waitFor();
    await page.locator('.verdicts p', { hasText: '– completed without being Active: ' }).waitFor();
  });

  test('shows why a quest never happens, one click from its finding', async () => {
    const room = snapshotOf({
      quests: [{}, { requires: [{ quest: 0, amount: 1 }] }],
      tasks: [{ on: 'OnClickEvent', item: 4, quest: 1, code: 111 }],
    });
    writeFileSync(file, JSON.stringify(room));
    await page.locator('nav a[href="#findings"]').click();
    const section = page.locator('section', { has: page.locator('h4', { hasText: 'flow/' }) }).first();
    await section.getByRole('button', { name: 'Show its quest' }).first().click();
    await page.locator('.verdicts p', { hasText: '✕ never active: ' }).waitFor();
    await page.locator('nav a[href="#quests"]').click();
  });

  test('plays what simulate plays of the saved script, in random walks by clicks', {
    timeout: 600_000,
  }, async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(
        rooms(EVERYTHING),
        fc.array(fc.nat(9_999), { minLength: 1, maxLength: 8 }),
        async (room, picks) => {
          const bytes = Buffer.from(JSON.stringify(snapshotOf(room)));
          const walked = join(folder, `walked-${number++}.json`);
          writeFileSync(walked, bytes);
          await page.getByLabel('Another file, on this page only').setInputFiles(walked);
          await page.locator('#status', { hasText: basename(walked) }).waitFor();
          await page.locator('#panel:not([aria-busy])').waitFor();
          for (const pick of picks) {
            const buttons = page.locator('.steps button, .play .bar button:not(.end)');
            const names = (await buttons.allTextContents()).filter(
              (name) => !/^(Back|Start again|Save)/.test(name),
            );
            const name = names[pick % names.length] ?? '';
            const before = await page.locator('.play ol li').count();
            await buttons.getByText(name, { exact: true }).first().click();
            await page.locator('summary', { hasText: `The script so far: ${before + 1}` }).waitFor();
          }
          const shown = await page
            .locator('.play tbody tr')
            .evaluateAll((rows) =>
              (rows as unknown as { cells: { textContent: string }[] }[]).map(
                ({ cells: [name, state] }) => `${name?.textContent} ${state?.textContent}`,
              ),
            );
          const script = await savedScript(page, button('Save as a script'));
          const played = simulateSnapshot(bytes, script);
          expect(played.failed).toBe(0);
          expect(shown).toEqual(statesIn(script, shown));
          const [run] = played.runs;
          expect(run?.lines.slice(0, picks.length).map(({ source }) => source)).toEqual(
            script.split('\n').slice(0, picks.length),
          );
        },
      ),
      { numRuns: runs(200, 10) },
    );
  });

  /** The shown states, where the script does not expect others. */
  function statesIn(script: string, shown: readonly string[]): readonly string[] {
    const expected = new Set(script.split('\n').flatMap((line) => /^expect (.*)$/.exec(line)?.[1] ?? []));
    return shown.filter(
      (each) =>
        each.endsWith('Not Active') ||
        expected.has(each.replace(/ (Active|Completed)$/, (word) => word.toLowerCase())),
    );
  }

  test('is what the command plays of a saved script', async () => {
    writeFileSync(file, garden);
    await page.reload();
    await button('click 2').click();
    await button('enter 4').click();
    await page.locator('.play td.active').waitFor();
    const script = await savedScript(page, button('Save as a script'));
    expect(script).toBe('click 2\nenter 4\nexpect 0_find_key completed\nexpect 1_open_door active\n');
    writeFileSync(join(folder, 'saved.play'), script);
    const played = spawnRoomlint(['simulate', file, '--script', join(folder, 'saved.play')], { cwd: folder });
    expect([played.code, played.out]).toEqual([0, expect.stringContaining('all hold')]);
  });
});
