import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cellsOf, column, TOOLS, titleOf } from '../../../.ci/real-tools.js';

const page = readFileSync(new URL('../../../docs/roundtrip.md', import.meta.url), 'utf8');
const table = /<!-- generated:tools -->\n([\s\S]*?)\n<!-- \/generated -->/.exec(page)?.[1] ?? '';
const [heads = [], , ...rows] = cellsOf(table);

describe('the table of what well-known tools keep', () => {
  for (const [index, tool] of TOOLS.entries()) {
    // Skipped, and seen to be, where the tool is missing or has another version than the one that was judged.
    test.skipIf(titleOf(tool) !== heads[index + 1])(
      `is right about ${tool.title}, in the version that was judged`,
      () => expect(rows.map((cells) => cells[index + 1])).toEqual(column(tool)),
    );
  }
});
