import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, openPage } from '../test/front/view/chromium.js';

/*
 * npx tsx .ci/pictures.ts: the pictures of the README, made from examples/. Needs Chromium and
 * dist/. The pictures differ with the fonts of the machine, so no check makes them again.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}docs/pictures`;
const room = 'examples/garden.json';
const command = `${root}dist/roomlint.js`;
const THEMES = ['light', 'dark'] as const;

const svg = execFileSync(process.execPath, [command, 'graph', room, '--format', 'svg'], {
  cwd: root,
  encoding: 'utf8',
});
writeFileSync(`${out}/graph.svg`, svg);
await photograph();

/** The quests of the example on the page, after two steps of a play. */
async function photograph(): Promise<void> {
  const view = spawn(process.execPath, [command, 'view', '--no-open', room], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(view.stdout, 'data')) as [Buffer];
  const browser = await launch();
  for (const colorScheme of THEMES) {
    const { page } = await openPage(browser, { colorScheme, viewport: { width: 1120, height: 700 } });
    await page.goto(`${address.toString().trim()}#quests`);
    await page.locator('.picture svg').waitFor();
    for (const step of ['Click GLB', 'Enter Trigger']) await page.getByRole('button', { name: step }).click();
    await page.locator('.quests .active').waitFor();
    await page.evaluate('scrollTo(0, 0)');
    await page.screenshot({ path: `${out}/view-${colorScheme}.png` });
    await page.context().close();
  }
  await browser.close();
  view.kill();
}
