import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM, launch, openPage, WHERE } from '../front/view/chromium.js';
import { type RunningView, startView } from '../front/view/running-view.js';
import { temporaryFolder } from '../temporary-folder.js';

/* One look at the page in a browser. All that it does is for the night: test/nightly/installs/view.test.ts. */

const folder = temporaryFolder();
const BROKEN = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url));
let view: RunningView;

beforeAll(async () => {
  folder.write('garden.json', BROKEN);
  view = await startView(folder.path, ['garden.json']);
});
afterAll(() => view.end());

test.skipIf(CHROMIUM === undefined)(`the page shows a finding, and plays a click${WHERE}`, async () => {
  const browser = await launch();
  try {
    const { page, requests, complaints } = await openPage(browser);
    await page.goto(view.address);
    await page.locator('.card .finding', { hasText: 'quest/no-auto-start' }).waitFor();
    await page.locator('nav a[href="#quests"]').click();
    await page.locator('.picture svg').waitFor();
    await page.getByRole('button', { name: 'Click GLB key 2' }).click();
    await page.locator('.quests .completed').waitFor();
    const { origin } = new URL(view.address);
    expect(requests.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))).toEqual([]);
    expect(complaints.filter((each) => !/status of (?:404|422)/.test(each))).toEqual([]);
  } finally {
    await browser.close();
  }
});
