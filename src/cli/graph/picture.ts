import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { QuestGraph } from '../../flow/graph-parts.js';
import { printable } from '../../json/quote.js';
import { html } from '../../report/picture/html.js';
import { drawn } from '../../report/picture/picture.js';
import { svg } from '../../report/picture/svg.js';
import { loadLayout } from './layout.js';

/**
 * A graph as a picture, or as a page around one, in pieces.
 *
 * @throws CommandError when the package for pictures is not installed
 */
export async function picture(
  graph: QuestGraph,
  format: 'svg' | 'html',
  snapshot: string,
): Promise<Iterable<string>> {
  const title = `Quests of ${printable(basename(snapshot))}`;
  const packing = await drawn(graph, await loadLayout());
  if (format === 'svg') return svg(packing, title);
  const script = readFileSync(new URL('graph-page.js', import.meta.url), 'utf8');
  return html(packing, { title, script, scriptHash: createHash('sha256').update(script).digest('base64') });
}
