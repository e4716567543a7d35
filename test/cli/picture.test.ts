import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../flow/rooms.js';
import { CHROMIUM } from '../view/chromium.js';
import { spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const { path: cwd } = folder;
const room = snapshotOf({
  quests: [{}, { requires: [{ quest: 0, amount: 1 }] }],
  tasks: [{ on: 'OnClickEvent', item: 4, quest: 0, code: 111 }],
});
folder.write('room.json', JSON.stringify(room));

describe('roomlint graph', () => {
  test('opens a page that runs no script but its own and asks no other host, from a file of its user only', async () => {
    const opened = join(cwd, 'opened.txt');
    const script = `#!/bin/sh\nprintf %s "$1" > '${opened}.part' && mv '${opened}.part' '${opened}'\n`;
    chmodSync(folder.write('xdg-open', script), 0o755);
    const env = { PATH: `${cwd}${delimiter}${process.env.PATH}`, TMPDIR: cwd };
    const { code, out } = spawnRoomlint(['graph', 'room.json', '--open'], { cwd, env });
    const path = out.trimEnd();
    expect([code, statSync(dirname(path)).mode & 0o077]).toEqual([0, 0]);
    const page = readFileSync(path, 'utf8');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]{44}'; style-src 'unsafe-inline'/);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(page).toContain('elkjs (EPL-2.0 or GPL-3.0-or-later)');
    await expect
      .poll(() => existsSync(opened) && readFileSync(opened, 'utf8'))
      .toBe(pathToFileURL(path).href);
  });

  test.skipIf(CHROMIUM === undefined)('moves the picture in a browser: its script runs', () => {
    folder.write('page.html', spawnRoomlint(['graph', 'room.json', '-f', 'html'], { cwd }).out);
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', `file://${cwd}/page.html`];
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    const page = execFileSync(CHROMIUM as string, args, { encoding: 'utf8', stdio });
    expect(page).toMatch(/<svg [^>]*style="transform: translate\(/);
  });
});
