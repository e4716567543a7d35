import type { LayOut, LayoutNode } from '../../report/picture/layout.js';
import { CommandError } from '../../workspace/command-error.js';

/**
 * The program that gives the parts of a picture their places. It is not installed with
 * `--omit=optional`, because only pictures need it.
 *
 * @throws CommandError when it is not installed
 */
export async function loadLayout(): Promise<LayOut> {
  const {
    default: { default: Elk },
  } = await import('elkjs/lib/elk.bundled.js').catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new CommandError(
      'pictures need the package elkjs, which is not installed: run npm install elkjs@0.12.0, or use --format mermaid or dot',
    );
  });
  const elk = new Elk();
  return (graph: LayoutNode) => elk.layout(structuredClone(graph) as Parameters<typeof elk.layout>[0]);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));
}
