import { expect, test } from 'vitest';
import { COMMANDS } from '../../../src/front/cli/commands.js';
import { room } from '../../example-room.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

/* What the pages of test/cases/commands cannot show of some commands. */

const folder = temporaryFolder();
const { path: cwd } = folder;
folder.write('before.json', room());

test.each([...COMMANDS.keys()])(
  'the help of %s has no gap between two options, and no line that was broken in the wrong place',
  async (command) => {
    const { code, out } = await roomlint([command, '--help']);
    expect([code, await roomlint(['help', command])]).toEqual([0, expect.objectContaining({ out })]);
    expect(out).not.toMatch(/\n {2}[^\n]*\n\n {2,}-/);
    expect(out).not.toMatch(/\[(boolean|string)\]/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
    const [details = '', exits = ''] = out.split(/^Exit codes:$/m);
    // A paragraph that is too wide leaves one word on a line of its own.
    expect(details).not.toMatch(/^\S.{90,}\n\S{1,12}\n\S/m);
    expect(exits).not.toMatch(/^ {2}[^\d ]/m);
  },
);

test('graph --format svg is a picture that asks no other host', async () => {
  const { out } = await roomlint(['graph', 'before.json', '--format', 'svg'], { cwd });
  expect(out).toMatch(/^<svg [\s\S]*0_find_key[\s\S]*1_open_door[\s\S]*<\/svg>\n$/);
  expect(out).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org\/)|(?:href|src)=/);
});

test('graph --format svg refuses a room of which Graphviz would draw for minutes', async () => {
  const entries = Array.from({ length: 2_001 }, (_, quest) => [
    `a${quest}`,
    { EntryId: `${quest}`, Status: 'inProgress' },
  ]);
  folder.write('large.json', JSON.stringify({ quests: Object.fromEntries(entries) }));
  const { code, out, err } = await roomlint(['graph', 'large.json', '--format', 'svg'], { cwd });
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(
    /: 2001 quests and \d+ edges are too many for a picture: draw the part around one quest/,
  );
});
