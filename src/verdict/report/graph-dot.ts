import { printable } from '../../bytes/json/quote.js';
import type { GraphSource, QuestGraph } from '../../model/flow/graph.js';
import { cut, edgeLabel, NodeNumbers, neverStarts, questLabel } from './graph-labels.js';

/** The graph for Graphviz, by lines. */
export function dotGraph({ quests, edges, leftOut }: QuestGraph): string[] {
  const lines = [
    'digraph room {\n',
    '  rankdir=LR;\n',
    '  node [shape=box, fontname="sans-serif"];\n',
    '  edge [fontname="sans-serif", fontsize=10];\n',
  ];
  if (leftOut.quests > 0 || leftOut.edges > 0)
    lines.push(`  // left out: ${leftOut.quests} quests, ${leftOut.edges} edges\n`);
  for (const quest of quests) {
    const style = neverStarts(quest) ? ', color="#d1242f", style=dashed' : '';
    lines.push(`  q${quest.index} [label="${questLabel(quest).map(escaped).join('\\n')}"${style}];\n`);
  }
  const nodes = new NodeNumbers();
  for (const edge of edges) {
    const { key, label, shape } = sourceNode(edge.from);
    if (shape !== undefined) {
      const { number, isNew } = nodes.of(key);
      if (isNew) lines.push(`  n${number} [label="${escaped(cut(label))}", shape=${shape}];\n`);
    }
    if (edge.to === 'all') {
      const { number, isNew } = nodes.of('all');
      if (isNew) lines.push(`  n${number} [label="every quest", shape=ellipse];\n`);
    }
    const from = shape === undefined ? key : `n${nodes.of(key).number}`;
    const to = edge.to === 'all' ? `n${nodes.of('all').number}` : `q${edge.to}`;
    const isWeak = edge.kind === 'requirement' || edge.kind === 'influence';
    const style =
      edge.never !== undefined ? ', color="#d1242f", style=dashed' : isWeak ? ', style=dotted' : '';
    lines.push(`  ${from} -> ${to} [label="${escaped(edgeLabel(edge))}"${style}];\n`);
  }
  lines.push('}\n');
  return lines;
}

function sourceNode(source: GraphSource): { key: string; label: string; shape: string | undefined } {
  switch (source.kind) {
    case 'quest':
      return { key: `q${source.quest}`, label: '', shape: undefined };
    case 'item':
      return { key: `i${source.item}`, label: source.text, shape: 'ellipse' };
    case 'unread':
      return { key: `u${source.label}`, label: source.label, shape: 'hexagon' };
  }
}

/** A string in double quotes: backslashes would begin an escape such as \N, the name of the node. */
function escaped(text: string): string {
  return printable(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
