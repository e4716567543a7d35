import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cellsOf, column, FEATURES, TOOLS, titleOf } from '../../scripts/real-tools.js';

const page = readFileSync(new URL('../../docs/roundtrip.md', import.meta.url), 'utf8');
const [heads = [], , ...rows] = cellsOf(
  /<!-- generated:tools -->\n([\s\S]*?)\n<!-- \/generated -->/.exec(page)?.[1] ?? '',
);

describe('the table of what well-known tools keep', () => {
  test('has a row for each thing that a file may hold', () => {
    expect(rows.map(([title]) => title)).toEqual(FEATURES.map(([title]) => title));
  });

  test.each(TOOLS.map((tool, index) => [tool.title, tool, index + 1] as const))(
    'says what %s keeps, where it is installed in the version that was judged',
    { timeout: 60_000 },
    (_title, tool, index) => {
      if (titleOf(tool) !== heads[index]) return;
      expect(rows.map((cells) => cells[index])).toEqual(column(tool));
    },
  );
});
