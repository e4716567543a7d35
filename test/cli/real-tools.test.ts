import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cellsOf, column, FEATURES, TOOLS, titleOf } from '../../scripts/real-tools.js';
import { roomlint } from './run-roomlint.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(new URL('../../docs/roundtrip.md', import.meta.url), 'utf8');
const [heads = [], , ...rows] = cellsOf(
  /<!-- generated:tools -->\n([\s\S]*?)\n<!-- \/generated -->/.exec(page)?.[1] ?? '',
);

describe('the table of what well-known tools keep', () => {
  test('has a row for each thing that a file may hold', () => {
    expect(rows.map(([title]) => title)).toEqual(FEATURES.map(([title]) => title));
  });

  for (const [index, tool] of TOOLS.entries()) {
    // Skipped, and seen to be, where it is missing or another version than the one that was judged.
    test.skipIf(titleOf(tool) !== heads[index + 1])(
      `says what ${tool.title} keeps, in the version that was judged`,
      { timeout: 60_000 },
      () => expect(rows.map((cells) => cells[index + 1])).toEqual(column(tool)),
    );
  }
});

describe('the command, with a well-known tool between', () => {
  for (const tool of TOOLS) {
    const through = [tool.command, ...tool.args].map((word) => `'${word}'`).join(' ');
    const keeping = async (keep: string, file: string): Promise<number | null> =>
      (await roomlint(['roundtrip', '--keep', keep, `examples/${file}`, '--through', through], { cwd: root }))
        .code;

    test.skipIf(titleOf(tool) === undefined)(`${tool.title} keeps an ordinary snapshot`, async () => {
      expect([await keeping('values', 'garden.json'), await keeping('unknown', 'garden.json')]).toEqual([
        0, 0,
      ]);
    });

    test.skipIf(titleOf(tool) === undefined)(`${tool.title} does not keep an unusual one`, async () => {
      for (const keep of ['bytes', 'values', 'unknown'])
        expect(await keeping(keep, 'unusual.json'), keep).toBeGreaterThan(0);
    });
  }
});
