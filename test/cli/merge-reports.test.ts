import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { FORMAT_NAMES as ALL_FORMATS } from '../../src/cli/formats.js';
import { RULE_PAGES, roomsOf, ruleOf } from '../cases/pages.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

/* What merge-reports prints and refuses is on test/cases/commands/merge-reports.md. */

const { path: cwd, write } = temporaryFolder();
const PARTS = 3;
/** A page shows whole rooms, which reports do not hold. */
const FORMAT_NAMES = ALL_FORMATS.filter((name) => name !== 'html');

/** A rule that reports every item. */
const PLUGIN = `export default {
  id: 'team/every-item', level: 'warning', fix: 'none', summary: 'every item', source: 'the team', why: 'because',
  on: { item({ key, place }, report) { report({ at: place, message: 'item ' + key + ': look at it' }); } },
};`;

beforeAll(() => {
  for (const [order, page] of RULE_PAGES.entries()) {
    const [room] = order % 12 === 0 ? roomsOf([page]) : [];
    if (room !== undefined) write(`rooms/${ruleOf(page).replace('/', ' ')} é.json`, room.bytes);
  }
  write('rooms/other.json', '{"name":"other"}');
  write('plugin.mjs', PLUGIN);
  write('roomlint.config.json', '{"plugins":["./plugin.mjs"]}');
});

const run = (...args: readonly string[]): Promise<Run> => roomlint(args, { cwd });
const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');

/** Checks in parts, and returns the names of their reports and their exit codes. */
async function inParts(format: string, args: readonly string[]) {
  const names = Array.from({ length: PARTS }, (_, index) => `part-${index + 1}.${format}`);
  const codes: (number | null)[] = [];
  for (const [index, name] of names.entries())
    codes.push((await run(`--shard=${index + 1}/${PARTS}`, '-f', `${format}=${name}`, ...args)).code);
  return { names, codes };
}

test.each([
  ['json', ['rooms', 'gone.json']],
  ['ndjson', ['--quiet', '--max-findings=1', '--preset=all', 'rooms/*.json']],
])('merged reports of %s equal those of one process in every format: %j', async (format, args) => {
  const { names, codes } = await inParts(format, args);
  const formats = FORMAT_NAMES.map((name) => `--format=${name}=out.${name}`);
  const whole = await run(...formats, ...args);
  const expected = FORMAT_NAMES.map((name) => read(`out.${name}`));
  const merged = await run('merge-reports', ...formats, ...names.toReversed());
  const differing = FORMAT_NAMES.filter((name, index) => read(`out.${name}`) !== expected[index]);
  expect(differing).toEqual([]);
  expect([merged.code, merged.code]).toEqual([whole.code, Math.max(...codes.map(Number))]);
});

test('a truncated report is refused, wherever it ends', async () => {
  const { names } = await inParts('json', ['rooms']);
  await run(`--shard=2/${PARTS}`, '-f', 'ndjson=part-2.ndjson', 'rooms');
  const json = read(names[1] ?? '');
  const lines = read('part-2.ndjson').trimEnd().split('\n');
  for (const cut of [
    ...[60, json.length >> 1, json.length - 3].map((length) => json.slice(0, length)),
    ...[lines.slice(0, -1), lines.slice(0, 1), lines.slice(1)].map((some) => some.join('\n')),
  ]) {
    writeFileSync(join(cwd, 'cut.json'), cut);
    const { code, out, err } = await run('merge-reports', names[0] ?? '', 'cut.json', names[2] ?? '');
    expect([code, out, err]).toEqual([2, '', expect.stringContaining('cut.json: the report is truncated')]);
  }
});
