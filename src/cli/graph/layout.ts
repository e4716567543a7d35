import type { LayOut, LayoutNode } from '../../report/picture/layout.js';

/** The program that gives the parts of a picture their places: only pictures need it. */
export async function loadLayout(): Promise<LayOut> {
  const {
    default: { default: Elk },
  } = await import('elkjs/lib/elk.bundled.js');
  const elk = new Elk();
  return (graph: LayoutNode) => elk.layout(structuredClone(graph) as Parameters<typeof elk.layout>[0]);
}
