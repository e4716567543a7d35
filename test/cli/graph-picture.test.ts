import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../flow/rooms.js';
import { CHROMIUM } from '../view/chromium.js';
import { spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
folder.write(
  'room.json',
  JSON.stringify(
    snapshotOf({
      quests: [{}, { requires: [{ quest: 0, amount: 1 }] }],
      tasks: [{ on: 'OnClickEvent', item: 4, quest: 0, code: 111 }],
    }),
  ),
);

describe('roomlint graph --format svg and html', () => {
  test('prints a picture with every quest, what moves it, and a legend', () => {
    const { code, out, err } = spawnRoomlint(['graph', 'room.json', '-f', 'svg'], { cwd: folder.path });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    for (const text of ['0_quest0', '1_quest1', 'click: start', 'requires', 'can never happen'])
      expect(out).toContain(text);
    expect(out.endsWith('</svg>\n')).toBe(true);
  });

  test('is refused for a room that is too large, with what to do instead', () => {
    folder.write(
      'large.json',
      JSON.stringify(snapshotOf({ quests: Array.from({ length: 2_001 }, () => ({})) })),
    );
    const { code, out, err } = spawnRoomlint(['graph', 'large.json', '-f', 'svg'], { cwd: folder.path });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(
      '2,001 quests are too many for a picture, which has 2,000 at most: draw the part around one quest with --focus QUEST, or use --format dot or json',
    );
  });

  test('prints a page that runs no script but its own and asks no other host', () => {
    const { code, out } = spawnRoomlint(['graph', 'room.json', '-f', 'html'], { cwd: folder.path });
    expect(code).toBe(0);
    expect(out).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]{44}'; style-src 'unsafe-inline'/);
    expect(out.match(/<script/g)).toHaveLength(1);
    expect(out).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(out).toContain('elkjs (EPL-2.0 or GPL-3.0-or-later)');
  });

  test('opens the page in the browser, from a file that only its user can read', async () => {
    const opened = join(folder.path, 'opened.txt');
    const opener = join(folder.path, 'xdg-open');
    folder.write(
      'xdg-open',
      `#!/bin/sh\nprintf %s "$1" > '${opened}.part' && mv '${opened}.part' '${opened}'\n`,
    );
    chmodSync(opener, 0o755);
    const env = { PATH: `${folder.path}:${process.env.PATH}`, TMPDIR: folder.path };
    const { code, out } = spawnRoomlint(['graph', 'room.json', '--open'], { cwd: folder.path, env });
    expect(code).toBe(0);
    const path = out.trimEnd();
    expect(readFileSync(path, 'utf8')).toMatch(/^<!doctype html>/);
    expect(statSync(dirname(path)).mode & 0o077).toBe(0);
    await expect
      .poll(() => existsSync(opened) && readFileSync(opened, 'utf8'))
      .toBe(pathToFileURL(path).href);
  });

  test('refuses to open what browsers do not draw', () => {
    const { code, err } = spawnRoomlint(['graph', 'room.json', '--open', '-f', 'dot'], { cwd: folder.path });
    expect([code, err]).toEqual([2, expect.stringContaining('--open shows html: remove --format dot')]);
  });

  test.skipIf(CHROMIUM === undefined)('moves the picture in a browser: its script runs', () => {
    const { out } = spawnRoomlint(['graph', 'room.json', '-f', 'html'], { cwd: folder.path });
    folder.write('page.html', out);
    const page = execFileSync(
      CHROMIUM as string,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--dump-dom',
        `file://${join(folder.path, 'page.html')}`,
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    expect(page).toMatch(/<svg [^>]*style="transform: translate\(/);
  });
});
