/* The thread of the page that draws: Graphviz, as it is installed, makes an SVG of the graph that it is sent. */

type Graphviz = typeof import('@viz-js/viz');

/** What is answered: the SVG, or why there is none. */
export type Drawn = { readonly svg: string } | { readonly fault: string };

const GRAPHVIZ: string = './viz.js';
const MISSING =
  'pictures need the package @viz-js/viz: run npm install @viz-js/viz, and start roomlint view again';

self.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  self.postMessage(await drawn(data));
});

async function drawn(dot: string): Promise<Drawn> {
  const graphviz: Graphviz | undefined = await import(GRAPHVIZ).catch(() => undefined);
  if (graphviz === undefined) return { fault: MISSING };
  try {
    return { svg: (await graphviz.instance()).renderString(dot, { format: 'svg' }) };
  } catch (error) {
    return { fault: String(error) };
  }
}
