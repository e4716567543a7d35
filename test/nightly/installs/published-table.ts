import { readFileSync } from 'node:fs';
import { cellsOf } from '../../../.ci/real-tools.js';

/** The table in docs/roundtrip.md of what well-known tools keep: its head, and its rows. */
export function publishedTable(): { heads: readonly string[]; rows: readonly string[][] } {
  const page = readFileSync(new URL('../../../docs/roundtrip.md', import.meta.url), 'utf8');
  const table = /<!-- generated:tools -->\n([\s\S]*?)\n<!-- \/generated -->/.exec(page)?.[1] ?? '';
  const [heads = [], , ...rows] = cellsOf(table);
  return { heads, rows };
}
