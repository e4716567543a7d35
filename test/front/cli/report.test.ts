import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { FORMAT_NAMES as ALL_FORMATS } from '../../../src/front/cli/formats.js';
import { RULE_PAGES, roomsOf, ruleOf } from '../../cases/pages.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

/* What report prints and refuses is on test/cases/commands/report.md. */

const { path: cwd, write } = temporaryFolder();
/** What reports are read from is not written from them. */
const FORMAT_NAMES = ALL_FORMATS.filter((name) => name !== 'ndjson');

/** A rule that reports every item. */
const PLUGIN = `export default {
  id: 'team/every-item', level: 'warning', fix: 'none', summary: 'every item', source: 'the team', why: 'because',
  kinds: { seen: ({ key }) => 'item ' + key + ': look at it' },
  on: { item({ key, place }, report) { report({ kind: 'seen', at: place, values: { key } }); } },
};`;

const names: string[] = [];

beforeAll(async () => {
  for (const [order, page] of RULE_PAGES.entries()) {
    const [room] = order % 40 === 0 ? roomsOf([page]) : [];
    if (room === undefined) continue;
    const name = `rooms/${ruleOf(page).replace('/', ' ')} é.json`;
    names.push(name);
    write(name, room.bytes);
  }
  names.push('gone.json');
  write('plugin.mjs', PLUGIN);
  write('roomlint.config.json', '{"plugins":["./plugin.mjs"]}');
  // The first case that writes a format should not be the one that waits for its module.
  await inParts();
  await run('report', ...FORMAT_NAMES.map((name) => `--format=${name}=unread`), 'part-0');
});

const run = (...args: readonly string[]): Promise<Run> => roomlint(args, { cwd });
const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');

/** Checks the files by three processes, and returns their exit codes. */
async function inParts(...args: readonly string[]): Promise<number[]> {
  const codes: number[] = [];
  for (const part of [0, 1, 2]) {
    const own = names.filter((_, index) => index % 3 === part);
    codes.push(Number((await run('-f', `ndjson=part-${part}`, ...args, '--', ...own)).code));
  }
  return codes;
}

test.each([
  [[], ['part-2', 'part-0', 'part-1']],
  [['--quiet', '--preset=all'], ['all']],
])('the report of several processes equals that of one in every format: %j %j', async (args, parts) => {
  const codes = await inParts(...args);
  const formats = FORMAT_NAMES.map((name) => `--format=${name}=out.${name}`);
  const whole = await run(...formats, ...args, '--', ...names);
  const expected = FORMAT_NAMES.map((name) => read(`out.${name}`));
  expect(whole.code).toBe(Math.max(...codes));
  writeFileSync(join(cwd, 'all'), `${read('part-2')}${read('part-0')}${read('part-1')}`);
  writeFileSync(join(cwd, 'list'), names.join('\n'));
  const joined = await run('report', '--files-from', 'list', ...formats, ...parts);
  const differing = FORMAT_NAMES.filter((name, index) => read(`out.${name}`) !== expected[index]);
  expect([joined.code, differing]).toEqual([whole.code, []]);
});

test('a truncated report is refused, wherever it ends', async () => {
  await inParts();
  const whole = read('part-1');
  const lines = whole.trimEnd().split('\n');
  for (const cut of [
    '',
    ...[60, whole.length >> 1, whole.length - 3].map((length) => whole.slice(0, length)),
    ...[lines.slice(0, -1), lines.slice(0, 1), lines.slice(1)].map((some) => some.join('\n')),
  ]) {
    writeFileSync(join(cwd, 'cut'), cut);
    const { code, out, err } = await run('report', 'part-0', 'cut', 'part-2');
    expect([code, out, err]).toEqual([2, '', expect.stringContaining('roomlint: cut: ')]);
  }
});
