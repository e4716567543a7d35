import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { QuestGraph } from '../../flow/graph.js';
import { printable } from '../../json/quote.js';
import { html } from '../../report/picture/html.js';
import type { LayOut, LayoutNode } from '../../report/picture/layout.js';
import type { Packing } from '../../report/picture/packing.js';
import { drawn, TooLargeToDrawError } from '../../report/picture/picture.js';
import { svg } from '../../report/picture/svg.js';
import { CommandError } from '../../workspace/command-error.js';

/** A graph as a picture or page, in pieces. @throws CommandError without elkjs, and for too large a graph */
export async function picture(
  graph: QuestGraph,
  format: 'svg' | 'html',
  snapshot: string,
): Promise<Iterable<string>> {
  const title = `Quests of ${printable(basename(snapshot))}`;
  const packing = await readablyDrawn(graph);
  if (format === 'svg') return svg(packing, title);
  const script = readFileSync(new URL('graph-page.js', import.meta.url), 'utf8');
  return html(packing, { title, script, scriptHash: createHash('sha256').update(script).digest('base64') });
}

async function readablyDrawn(graph: QuestGraph): Promise<Packing> {
  try {
    return await drawn(graph, await loadLayout());
  } catch (error) {
    if (!(error instanceof TooLargeToDrawError)) throw error;
    throw new CommandError(
      `${error.message}: draw the part around one quest with --focus QUEST, or use --format dot or json`,
    );
  }
}

/** The program that gives the parts of a picture their places: only pictures need it. */
export async function loadLayout(): Promise<LayOut> {
  const {
    default: { default: Elk },
  } = await import('elkjs/lib/elk.bundled.js');
  const elk = new Elk();
  return (graph: LayoutNode) => elk.layout(structuredClone(graph) as Parameters<typeof elk.layout>[0]);
}
