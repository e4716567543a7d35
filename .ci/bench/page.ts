import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launch, openPage } from '../../test/front/view/chromium.js';
import { startView } from '../../test/front/view/running-view.js';
import { dataFile } from './data-files.js';
import { OtherLoad } from './load.js';

/*
 * npm run bench:page [-- RUNS]: how long `roomlint view` takes to show findings, by the size of the file,
 * each time in a new process and a new window of Chromium. Prints the medians of RUNS (5 unless given).
 * Needs a compiled dist/.
 */
const runs = Number(process.argv[2] ?? 5);
const SIZES = [1, 5, 50];
const WHAT = ['address', 'shell', 'findings', 'longest task', 'longest frame', 'frozen'] as const;
type Times = Readonly<Record<(typeof WHAT)[number], number>>;

/** Runs in the page before its own scripts. Frames and tasks are those until the findings are there. */
const OBSERVER = `
  window.times = { 'longest task': 0, 'longest frame': 0, frozen: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      times['longest task'] = Math.max(times['longest task'], duration);
      times.frozen += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
  let last;
  const frame = (now) => {
    if (last !== undefined) times['longest frame'] = Math.max(times['longest frame'], now - last);
    last = now;
    if (document.querySelector('nav a')) times.shell ??= now;
    if (!document.querySelector('main article')) return void requestAnimationFrame(frame);
    times.findings = now;
  };
  requestAnimationFrame(frame);
`;

const load = new OtherLoad();
const browser = await launch();
const rows: string[] = [];
for (const megabytes of SIZES) {
  const file = await dataFile('faulty', megabytes * 1_000_000);
  const times: Times[] = [];
  for (let run = 0; run < runs; run++) times.push(await measured(browser, file));
  const cells = WHAT.map((what) => `${Math.round(median(times.map((each) => each[what])))} ms`);
  rows.push(`| ${megabytes} MB | ${cells.join(' | ')} |`);
}
await browser.close();
console.log(`| size | ${WHAT.join(' | ')} |\n|---|${'---:|'.repeat(WHAT.length)}\n${rows.join('\n')}`);
console.log(`other programs and Chromium kept ${load.cores(0).toFixed(1)} cores busy`);

/** The address is counted from the start of the process, and everything else from opening the page. */
async function measured(browser: Browser, file: string): Promise<Times> {
  const start = performance.now();
  const view = await startView('.', [file]);
  const address = performance.now() - start;
  const { page } = await openPage(browser);
  await page.addInitScript(OBSERVER);
  await page.goto(view.address, { waitUntil: 'commit' });
  await page.locator('main article').first().waitFor({ timeout: 120_000 });
  // The observer hears of the last task after it has ended.
  await pause(200);
  const times = await page.evaluate<Omit<Times, 'address'>>('times');
  await page.context().close();
  await view.end();
  return { ...times, address };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
