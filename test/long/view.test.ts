import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMAND, spawnRoomlint, temporaryFolder } from '../cli/run-roomlint.js';
import { BrowserPage, CHROMIUM } from '../view/chromium.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = temporaryFolder().path;
const file = join(folder, 'garden.json');
const example = join(root, 'examples/garden-broken.json');

describe.skipIf(CHROMIUM === undefined)(
  `roomlint view in Chromium${CHROMIUM === undefined ? ' (not installed here)' : ''}`,
  () => {
    let command: ChildProcess;
    let page: BrowserPage;
    let address: string;

    beforeAll(async () => {
      copyFileSync(example, file);
      command = spawn(process.execPath, [COMMAND, 'view', '--no-open', '--against', example, file], {
        cwd: folder,
      });
      address = await new Promise((resolve) =>
        command.stdout?.once('data', (text: Buffer) => resolve(text.toString().trimEnd())),
      );
      page = await BrowserPage.start(join(folder, 'profile'));
      await page.open(address);
      await page.until("document.querySelector('article') !== null");
    });

    afterAll(async () => {
      await page.close();
      command.kill();
    });

    const texts = (selector: string): Promise<string[]> =>
      page.value(`[...document.querySelectorAll('${selector}')].map((each) => each.textContent)`);
    const click = (text: string): Promise<void> =>
      page.value(
        `[...document.querySelectorAll('button')].find((each) => each.textContent === ${JSON.stringify(text)}).click()`,
      );

    test('shows the findings of check', async () => {
      const { out } = spawnRoomlint(['check', '--format', 'json', file], { cwd: folder });
      const messages: string[] = JSON.parse(out).files[0].findings.map(
        (each: { readonly message: string }) => each.message,
      );
      const shown = await texts('article > p:nth-of-type(2)');
      expect(shown.sort()).toEqual(messages.sort());
      expect(messages).not.toEqual([]);
    });

    test('writes what --fix writes, and takes it back', async () => {
      const fixed = join(folder, 'fixed.json');
      copyFileSync(example, fixed);
      spawnRoomlint(['check', '--fix', fixed], { cwd: folder });
      await click('Apply all safe fixes');
      await page.until("!document.querySelector('#undo').hidden");
      expect(readFileSync(file)).toEqual(readFileSync(fixed));
      await click('Undo');
      await page.until("document.querySelector('#undo').hidden");
      expect(readFileSync(file)).toEqual(readFileSync(example));
    });

    test('follows a change of the file', async () => {
      writeFileSync(file, readFileSync(join(root, 'examples/garden.json')));
      await page.until("document.querySelector('main h2').textContent === 'No findings'");
    });

    test('plays a quest by clicks as simulate plays the saved script', async () => {
      await page.value("location.hash = '#quests'");
      await page.until("document.querySelector('.play') !== null");
      await click('click 2');
      await page.until(
        "[...document.querySelectorAll('td')].some((each) => each.textContent === 'Completed')",
      );
      await click('enter 4');
      await page.until("[...document.querySelectorAll('td')].some((each) => each.textContent === 'Active')");
      const script: string = await page.value(
        "decodeURIComponent(document.querySelector('a[download]').href.split(',').slice(1).join(','))",
      );
      expect(script).toContain('expect 0_find_key completed');
      const saved = join(folder, 'saved.play');
      writeFileSync(saved, script);
      const played = spawnRoomlint(['simulate', file, '--script', saved], { cwd: folder });
      expect([played.code, played.out]).toEqual([0, expect.stringContaining('all hold')]);
    });

    test('shows a play that leads to a state', async () => {
      await click('Start again');
      await page.until("!document.querySelector('.play pre').textContent.includes('click')");
      await click('How 1_open_door gets completed');
      await page.until("document.querySelector('.play pre').textContent.includes('OnExitEvent')");
      await page.until(
        "[...document.querySelectorAll('.play tr')].some((each) => each.cells[0].textContent === '1_open_door' && each.cells[1].textContent === 'Completed')",
      );
    });

    test('shows the room, with the logic of an item as JSON', async () => {
      await page.value("location.hash = '#room'");
      await page.until("document.querySelectorAll('main details').length > 2");
      await page.value(
        "document.querySelectorAll('main section:last-child details').forEach((each) => { each.open = true; })",
      );
      await page.until(
        "[...document.querySelectorAll('main pre')].some((each) => each.textContent.startsWith('{\\n'))",
      );
    });

    test('says why a file cannot be planned', async () => {
      await page.value("location.hash = '#plan'");
      await page.until("document.querySelector('main h2').textContent === 'Plan of an import'");
      await click('the room as last pulled');
      await page.until("document.querySelector('.fault').textContent === 'it was never pulled'");
    });

    test('shows names with markup and of another direction as text', async () => {
      const text = readFileSync(example, 'utf8').replaceAll(
        '_open_door',
        '_<img src=x onerror=alert(1)>\u202e',
      );
      writeFileSync(file, text);
      await page.value("location.hash = '#room'");
      await page.until("document.querySelector('main').textContent.includes('<img src=x')");
      expect(await page.value("document.querySelectorAll('main img').length")).toBe(0);
      expect(await page.value("document.querySelector('main').textContent.includes('\\u202e')")).toBe(false);
    });

    test('shows no credential in any view, nor in what an error says', async () => {
      const signature = '0123456789abcdef0123456789abcdef';
      const whole = JSON.parse(readFileSync(join(root, 'examples/garden.json'), 'utf8'));
      const address = `https://store.example/o/chest.glb?X-Amz-Signature=${signature}`;
      whole.settings.note = address;
      for (const item of Object.values<Record<string, unknown>>(whole.roomItems))
        item.contentString = address;
      for (const [key, logic] of Object.entries<string>(whole.logic))
        whole.logic[key] = JSON.stringify({ ...JSON.parse(logic), note: address });
      writeFileSync(file, JSON.stringify(whole));
      for (const [view, ready] of [
        [
          'findings',
          "[...document.querySelectorAll('h3')].some((each) => each.textContent === 'text/secret')",
        ],
        ['room', "document.querySelectorAll('main details').length > 2"],
        ['quests', "document.querySelector('.play table') !== null"],
        ['plan', "document.querySelector('main h2')?.textContent === 'Plan of an import'"],
      ]) {
        await page.value(`location.hash = '#${view}'`);
        await page.until(String(ready));
        if (view === 'room') {
          await page.value(
            "document.querySelectorAll('main details').forEach((each) => { each.open = true; })",
          );
          await page.until("document.querySelector('main').textContent.includes('chest.glb?***')");
        }
        if (view === 'plan') {
          await click('the second file');
          await page.until("document.querySelectorAll('main tr').length > 2");
          expect(await page.value("document.querySelector('main').textContent.includes('***')")).toBe(true);
        }
        expect(
          await page.value(`document.documentElement.outerHTML.includes('${signature.slice(0, 8)}')`),
        ).toBe(false);
      }
      writeFileSync(file, `{"roomItems": {}, "note": "${address}", x}`);
      await page.value("location.hash = '#room'");
      await page.until("document.querySelector('.fault') !== null");
      expect(await page.value("document.querySelector('.fault').textContent")).not.toContain('abcdef');
    });

    test('asked no other host, and broke no policy', () => {
      expect(page.requests.length).toBeGreaterThan(5);
      expect(
        page.requests.filter((url) => !url.startsWith(new URL(address).origin) && !url.startsWith('data:')),
      ).toEqual(['about:blank'].filter((url) => page.requests.includes(url)));
      expect(page.complaints.filter((each) => !each.includes('status of 404'))).toEqual([]);
    });
  },
);
