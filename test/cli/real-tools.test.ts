import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FEATURES, TOOLS, titleOf } from '../../.ci/real-tools.js';
import { spread } from '../runs.js';
import { publishedTable } from './published-table.js';
import { roomlint } from './run-roomlint.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
test('the table of what well-known tools keep has a row for each feature of a file', () => {
  expect(publishedTable().rows.map(([title]) => title)).toEqual(FEATURES.map(([title]) => title));
});

describe('the command, with a well-known tool between', () => {
  for (const tool of spread(TOOLS, 1)) {
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
