import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spawnRoomlint, temporaryFolder } from '../cli/run-roomlint.js';
import { snapshotOf } from '../flow/rooms.js';
import { CHROMIUM, launch, openPage, WHERE } from './chromium.js';
import { type RunningView, startView } from './running-view.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = temporaryFolder().path;
const garden = join(root, 'examples/garden.json');

/** axe-core looks at the narrowest page on a commit, and with FULL_RUNS at all. */
const AXE_WIDTHS = process.env.FULL_RUNS === undefined ? [320] : [320, 800, 1_400];

/** A room with findings, with quests that never happen, and with long names. */
function room(): string {
  const broken = JSON.parse(readFileSync(join(root, 'examples/garden-broken.json'), 'utf8'));
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
  const merged = {
    ...broken,
    quests: { ...broken.quests, ...quests },
    roomItems: { ...broken.roomItems, ...roomItems },
    logic: { ...broken.logic, ...logic },
  };
  return JSON.stringify(merged, undefined, 2);
}

describe.skipIf(CHROMIUM === undefined)(
  `pages for people who see, hear or point in other ways${WHERE}`,
  () => {
    const file = join(folder, 'room.json');
    let browser: Browser;
    let view: RunningView;

    beforeAll(async () => {
      writeFileSync(file, room());
      [browser, view] = await Promise.all([launch(), startView(folder, ['--against', garden, file])]);
      for (const [name, args] of [
        ['graph.html', ['graph', file, '--format', 'html']],
        ['report.html', ['check', file, '--format', 'html']],
      ] as const)
        writeFileSync(join(folder, name), spawnRoomlint(args).out);
    });

    afterAll(async () => {
      await browser.close();
      await view.end();
    });

    /** What axe-core has against the page. */
    async function faults(page: Page): Promise<readonly string[]> {
      const { violations } = await page.evaluate<axe.AxeResults>(`${axe.source}; axe.run()`);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }

    /** Opens a page in every theme and width, and looks at it. */
    async function look(address: string, ready: (page: Page) => Promise<void>): Promise<void> {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, complaints } = await openPage(browser, { colorScheme, bypassCSP: true });
        await page.goto(address);
        await ready(page);
        for (const width of [320, 800, 1_400]) {
          await page.setViewportSize({ width, height: 800 });
          // axe-core takes a name for wrong whose box is cut off by the edge of the picture.
          const whole = page.getByRole('button', { name: 'Show all' });
          if ((await whole.count()) > 0) await whole.click();
          const isWide = await page.evaluate<boolean>(
            'document.scrollingElement.scrollWidth > document.documentElement.clientWidth',
          );
          expect(isWide, `must be scrolled sideways at ${width} pixels`).toBe(false);
          if (AXE_WIDTHS.includes(width))
            expect(await faults(page), `${colorScheme}, ${width} pixels wide`).toEqual([]);
        }
        expect(complaints.filter((each) => !each.includes('status of 4'))).toEqual([]);
        await page.context().close();
      }
    }

    test('findings have no fault that axe-core knows, in any theme and width', async () => {
      await look(view.address, async (page) => {
        await page.locator('article').first().waitFor();
        for (const summary of await page.locator('main summary').all()) await summary.click();
      });
    });

    test('nor has the room', async () => {
      await look(`${view.address}#room`, async (page) => {
        await page.getByLabel('Search items and quests').waitFor();
        for (const summary of await page.locator('main summary').all()) await summary.click();
        await page.locator('pre').last().waitFor();
      });
    });

    test('nor have the quests', async () => {
      await look(`${view.address}#quests`, async (page) => {
        await page.locator('.picture svg').waitFor();
        await page.getByRole('button', { name: 'click 2', exact: true }).click();
        await page.locator('.play td.completed').waitFor();
        for (const summary of await page.locator('main summary').all()) await summary.click();
        await page.locator('.picture .box.quest').first().click();
        await page.locator('.verdicts h3').waitFor();
      });
    });

    test('nor has the plan', async () => {
      await look(`${view.address}#plan`, async (page) => {
        await page.getByRole('button', { name: 'the second file' }).click();
        await page.locator('.plan li').first().waitFor();
      });
    });

    test('nor has the page of graph --format html', async () => {
      await look(`file://${join(folder, 'graph.html')}`, async (page) => {
        await page.getByLabel('Find a quest or an item').fill('quest');
        await page.getByRole('button', { name: 'Next' }).click();
        await page.locator('#details h3').first().waitFor();
      });
    });

    test('nor has the page of check --format html', async () => {
      await look(`file://${join(folder, 'report.html')}`, async (page) => {
        await page.locator('svg').first().waitFor();
      });
    });

    test('everything can be done with the keyboard, in the order of the page', async () => {
      const { page } = await openPage(browser);
      await page.goto(view.address);
      await page.locator('article').first().waitFor();
      const focused = (): Promise<string> =>
        page.evaluate<string>(
          "(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim().split('\\n')[0]",
        );
      const order: string[] = [];
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press('Tab');
        order.push(await focused());
      }
      expect(order).toEqual([
        expect.stringMatching(/^File/),
        'Another file, on this page only',
        'Findings',
        'Room',
        'Quests',
        'Plan',
        'Apply all safe fixes',
        expect.any(String),
      ]);
      while ((await focused()) !== 'Quests') await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.locator('.picture svg').waitFor();
      while ((await focused()) !== 'click 2') await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('.play td.completed').waitFor();
      while ((await focused()) !== 'Explain') await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.locator('.verdicts h3', { hasText: '0_find_key' }).waitFor();
      expect(await focused()).toBe('0_find_key');
      await page.locator('.stage').focus();
      const place = (): Promise<string> =>
        page.evaluate<string>("document.querySelector('.stage svg').style.transform");
      const before = await place();
      await page.keyboard.press('ArrowLeft');
      expect(await place()).not.toBe(before);
      await page.context().close();
    });
  },
);
