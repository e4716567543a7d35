import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import fc from 'fast-check';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { simulateSnapshot } from '../../../src/index.js';
import { CHROMIUM, launch, openPage, savedScript, WHERE } from '../../front/view/chromium.js';
import { type RunningView, startView } from '../../front/view/running-view.js';
import { snapshotOf } from '../../model/flow/rooms.js';
import { EVERYTHING, rooms } from '../../properties/arbitraries/playable-rooms.js';
import { temporaryFolder } from '../../temporary-folder.js';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const folder = temporaryFolder();
const garden = readFileSync(join(EXAMPLES, 'garden.json'));
/** What the buttons of its first steps say. */
const [CLICK, ENTER] = ['Click GLB key 2', 'Enter Trigger key 4'] as const;
/** A room with findings, with quests that never happen, and with long names. */
function faultyRoom(): string {
  const broken = JSON.parse(readFileSync(join(EXAMPLES, 'garden-broken.json'), 'utf8'));
  const { quests, roomItems, logic } = snapshotOf({
    quests: [
      { change: { Name: `0_${'a_very_long_name'.repeat(6)}` } },
      { requires: [{ quest: 0, amount: 2 }], finish: 60 },
      { group: 'multiplayer' },
    ],
    tasks: [
      { on: 'OnClickEvent', item: 40, quest: 1, code: 111 },
      { on: 'OnEnterEvent', item: 41, quest: 2, code: 181 },
      { at: 2, quest: 2, item: 41, effect: { links: [{ quest: 2, code: 171, delay: 5 }] } },
    ],
  }) as Record<string, object>;
  return JSON.stringify({
    ...broken,
    quests: { ...broken.quests, ...quests },
    roomItems: { ...broken.roomItems, ...roomItems },
    logic: { ...broken.logic, ...logic },
  });
}

let browser: Browser;
let view: RunningView;
let page: Page;

const see = (selector: string, hasText: string | RegExp = '', of = page): Promise<void> =>
  of.locator(selector, { hasText }).first().waitFor();
const button = (name: string, of = page): Locator => of.getByRole('button', { name, exact: true }).first();
const click = (name: string): Promise<void> => button(name).click();
const unfold = async (of: Page): Promise<void> => {
  for (const summary of await of.locator('main summary').all()) await summary.click();
};

describe.skipIf(CHROMIUM === undefined)(`quests on the page of roomlint view${WHERE}`, () => {
  beforeAll(async () => {
    folder.write('room.json', garden);
    folder.write('garden.json', garden);
    [browser, view] = await Promise.all([
      launch(),
      startView(folder.path, ['--against', 'room.json', 'garden.json']),
    ]);
    ({ page } = await openPage(browser));
  });
  afterAll(async () => {
    await browser.close();
    await view.end();
  });
  beforeEach(async () => {
    folder.write('garden.json', garden);
    await page.goto(`${view.address}#quests`);
    await page.reload();
    await see('.picture svg');
  });

  test('offer what has an effect now, say what holds the rest back, and light up their states', async () => {
    const lit = async (): Promise<string[]> =>
      (await page.locator('.picture .active, .picture .completed').allTextContents()).map((text) =>
        text.trim(),
      );
    const steps = await page.locator('.steps button').allTextContents();
    expect(steps).toEqual(['Click GLB key 2', 'Enter Trigger key 4']);
    await expect.poll(lit).toEqual([]);
    await page.locator('summary', { hasText: 'Without an effect now: 1' }).click();
    await see('.play li', 'Leave Trigger key 4: 1_open_door does not change, because it is Not Active');
    await see('.steps li', 'it requires 1 completion of 0_find_key, which has 0');
    await click(CLICK);
    await see('.quests .completed');
    await expect.poll(lit).toEqual(['0_find_key']);
    await click(ENTER);
    await see('.quests .active');
    const script = 'click 2\nenter 4\nexpect 0_find_key completed\nexpect 1_open_door active\n';
    expect(await savedScript(page, button('Save as a test'))).toBe(script);
    await page.locator('summary', { hasText: 'Script' }).click();
    await see('.script pre', script);
  });

  test('go on in time and with other players, and back', async () => {
    for (const step of [CLICK, ENTER, 'Leave Trigger key 4']) await click(step);
    await click('Wait 5 s, until something falls due');
    await see('.play p', 'Time 5 s. player 1 acts. Players: player 1.');
    await click('Play as another');
    await see('.play p', 'player 2 acts. Players: player 1, player 2.');
    await click('Leave the room');
    await see('.play p', 'player 2 acts, and has left. Players: player 1, player 2 (left).');
    expect(await page.locator('.steps button').count()).toBe(0);
    await click('Join again');
    await click('Undo');
    await click('Play as player 1');
    await see('.play p', 'player 1 acts.');
    expect(await page.evaluate("document.activeElement.closest('.play') !== null")).toBe(true);
    await click('Start again');
    await see('.play p', 'Time 0 s');
  });

  test('show a play that leads to a state, from its row and from the picture', async () => {
    await page.locator('.picture [data-quest]', { hasText: '1_open_door' }).click();
    await see('.verdicts h3', '1_open_door');
    await click('Play how it gets completed');
    await page.locator('.quests .completed').nth(1).waitFor();
    await click('How to get there: 0_find_key');
    await see('.verdicts h3', '0_find_key');
    await see('.verdicts p', 'It is completed without being active: ');
  });

  test('show why one never happens, one click from its finding', async () => {
    const room = snapshotOf({
      quests: [{}, { requires: [{ quest: 0, amount: 1 }] }],
      tasks: [{ on: 'OnClickEvent', item: 4, quest: 1, code: 111 }],
    });
    folder.write('garden.json', JSON.stringify(room));
    await page.locator('nav a[href="#findings"]').click();
    const finding = page.locator('.finding', { hasText: 'flow/' }).first();
    await finding.getByRole('button', { name: 'Show its quest' }).click();
    await see('.verdicts p', '✕ Never active: ');
  });

  test('are a picture that can be read where it is long, and makes no page wider', async () => {
    const quests = Array.from({ length: 12 }, (_, quest) =>
      quest === 0 ? {} : { requires: [{ quest: quest - 1, amount: 1 }] },
    );
    folder.write('garden.json', JSON.stringify(snapshotOf({ quests })));
    await page.setViewportSize({ width: 320, height: 700 });
    const first = page.locator('.picture [data-quest]', { hasText: '0_quest0' });
    await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan(60);
    const [box, stage] = [await first.boundingBox(), await page.locator('.stage').boundingBox()];
    expect(box?.x).toBeGreaterThanOrEqual(stage?.x ?? 0);
    expect((stage?.x ?? 0) + (stage?.width ?? 0)).toBeLessThanOrEqual(320);
    await click('Show all');
    expect((await first.boundingBox())?.width).toBeLessThan(box?.width ?? 0);
    folder.write('garden.json', JSON.stringify({ roomItems: { 2: { prefabName: 'GLB' } } }));
    await see('.picture p', 'The room has no quests.');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  test('play what simulate plays of the saved script, in random walks by clicks', {
    timeout: 600_000,
  }, async () => {
    let number = 0;
    const walk = async (room: Parameters<typeof snapshotOf>[0], picks: readonly number[]): Promise<void> => {
      const buffer = Buffer.from(JSON.stringify(snapshotOf(room)));
      const name = `walked-${number++}.json`;
      const file = { name, mimeType: 'application/json', buffer };
      await page.getByLabel('Open a file').setInputFiles(file);
      await see('#status', name);
      await see('#panel:not([aria-busy])');
      for (const pick of picks) {
        const buttons = page.locator('.steps button, .controls button');
        const before = await page.locator('.script ol li').count();
        await buttons.nth(pick % (await buttons.count())).click();
        await see('h4', `Steps so far: ${before + 1}`);
      }
      const cards = await page.locator('.quests .card').all();
      const cells = await Promise.all(cards.map((card) => card.locator('h4, .state').allTextContents()));
      const script = (await savedScript(page, button('Save as a test'))).split('\n');
      const played = simulateSnapshot(buffer, script.join('\n'));
      expect(played.failed).toBe(0);
      const [{ lines = [] } = {}] = played.runs;
      expect(lines.slice(0, picks.length).map(({ source }) => source)).toEqual(script.slice(0, picks.length));
      const expected = new Set(script.flatMap((line) => /^expect (.*)$/.exec(line)?.[1] ?? []));
      const shown = cells.flatMap(([quest, state = '']) =>
        state.includes('Not Active')
          ? []
          : [`${quest} ${/active|completed/i.exec(state)?.[0].toLowerCase()}`],
      );
      expect(shown.filter((each) => !expected.has(each))).toEqual([]);
    };
    const picks = fc.array(fc.nat(9_999), { minLength: 1, maxLength: 8 });
    await fc.assert(fc.asyncProperty(rooms(EVERYTHING), picks, walk), {
      numRuns: 200,
      interruptAfterTimeLimit: 120_000,
    });
  });
});

describe.skipIf(CHROMIUM === undefined)(
  `pages for people who see, hear or point in other ways${WHERE}`,
  () => {
    const file = folder.path;
    beforeAll(async () => {
      folder.write('room.json', garden);
      folder.write('faulty.json', faultyRoom());
      [browser, view] = await Promise.all([
        launch(),
        startView(file, ['--against', 'room.json', 'faulty.json']),
      ]);
    });
    afterAll(async () => {
      await browser.close();
      await view.end();
    });

    /** The parts of the page, and what is done before each is looked at. */
    const PARTS: Readonly<Record<string, (of: Page) => Promise<void>>> = {
      findings: async (of) => {
        await see('.file article', '', of);
        await unfold(of);
      },
      room: async (of) => {
        await of.getByLabel('Search items and quests').waitFor();
        await unfold(of);
        await of.locator('pre').last().waitFor();
      },
      quests: async (of) => {
        await see('.picture svg', '', of);
        await of.locator('.steps button', { hasText: 'key 2' }).click();
        await see('.quests .completed', '', of);
        await unfold(of);
        await of.locator('.picture [data-quest]').first().click();
        await see('.verdicts h3', '', of);
      },
      plan: (of) => see('.plan li', '', of),
    };
    test.each(Object.entries(PARTS))('#%s has no fault that axe-core knows', async (part, ready) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page: look, complaints } = await openPage(browser, { colorScheme, bypassCSP: true });
        await look.goto(`${view.address}#${part}`);
        await ready(look);
        for (const width of [320, 800, 1_400]) {
          await look.setViewportSize({ width, height: 800 });
          // axe-core takes a name for wrong whose box is cut off by the edge of the picture.
          const whole = look.getByRole('button', { name: 'Show all' });
          if ((await whole.count()) > 0) await whole.click();
          const scrolls = 'document.scrollingElement.scrollWidth > document.documentElement.clientWidth';
          expect(await look.evaluate(scrolls), `must be scrolled sideways at ${width} pixels`).toBe(false);
          const { violations } = await look.evaluate<axe.AxeResults>(`${axe.source}; axe.run()`);
          const faults = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
          );
          expect(faults, `${colorScheme}, ${width} pixels wide`).toEqual([]);
        }
        expect(complaints.filter((each) => !each.includes('status of 4'))).toEqual([]);
        await look.context().close();
      }
    });

    test('everything can be done with the keyboard, in the order of the page', async () => {
      const { page: typed } = await openPage(browser);
      await typed.goto(`${view.address}#findings`);
      await see('.file article', '', typed);
      const focused = (): Promise<string> =>
        typed.evaluate<string>(
          "(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim().split('\\n')[0]",
        );
      const tabTo = async (name: string, key = 'Tab'): Promise<void> => {
        while ((await focused()) !== name) await typed.keyboard.press(key);
      };
      const order: string[] = [];
      for (let step = 0; step < 7; step++) {
        await typed.keyboard.press('Tab');
        order.push(await focused());
      }
      expect(order).toEqual([
        expect.stringMatching(/^File/),
        ...['Open a file', 'Room', 'Quests', 'Findings', 'Plan', 'Apply all safe fixes'],
      ]);
      await tabTo('Quests', 'Shift+Tab');
      await typed.keyboard.press('Enter');
      await see('.picture svg', '', typed);
      await tabTo((await typed.locator('.steps button', { hasText: 'key 2' }).textContent()) ?? '');
      await typed.keyboard.press('Enter');
      await see('.quests .completed', '', typed);
      await tabTo('How to get there');
      await typed.keyboard.press('Space');
      await see('.verdicts h3', '0_find_key', typed);
      expect(await focused()).toBe('0_find_key');
      await typed.locator('.stage').focus();
      const size = (): Promise<string> =>
        typed.evaluate<string>("document.querySelector('.stage svg').style.width");
      const before = await size();
      await typed.keyboard.press('+');
      expect(await size()).not.toBe(before);
      await typed.context().close();
    });
  },
);
