import { counted } from '../../bytes/text/in-words.js';
import type { GraphOfFindings } from '../play/graph-of-findings.js';
import { mermaidGraph } from './graph-mermaid.js';

/** The graph as a block that GitHub draws, and what it leaves out. */
export function graphBlock({ graph, more }: GraphOfFindings): string {
  const { text, leftOut } = mermaidGraph(graph);
  const [quests, edges] = [leftOut.quests + graph.leftOut.quests, leftOut.edges + graph.leftOut.edges];
  const parts = [
    ...(quests > 0 || edges > 0 ? [`${counted(quests, 'quest')} and ${counted(edges, 'edge')}`] : []),
    ...(more > 0 ? [`${counted(more, 'quest')} with findings among them`] : []),
  ];
  const note =
    parts.length === 0
      ? ''
      : `\nLeft out: ${parts.join(', ')}. \`roomlint graph --focus QUEST\` draws more.\n`;
  return `\`\`\`mermaid\n${text}\`\`\`\n${note}`;
}

/** The quests of at most so many files are drawn. */
export const MAX_GRAPHS = 10;
