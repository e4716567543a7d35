import { counted } from '../../bytes/text/in-words.js';
import { questGraph } from '../../model/flow/graph.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import type { LostState } from '../play/analyse.js';
import type { GraphOfFindings } from '../play/graph-of-findings.js';
import type { Answer } from './answer.js';
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

/** What moves the quests that an import makes impossible, before it and after it. */
export function lostPictures(
  before: ScriptRoom,
  after: ScriptRoom,
  lost: readonly LostState[],
): NonNullable<Answer['pictures']> {
  const ids = new Set(lost.map(({ id }) => id));
  const drawn = ({ model, analysis }: ScriptRoom): string => {
    const quests = model.quests.flatMap(({ id, index }) => (ids.has(id) ? index : []));
    return mermaidGraph(questGraph(analysis, { quests, depth: 1 })).text;
  };
  return [
    { title: 'The quests before', mermaid: drawn(before) },
    { title: 'The quests after', mermaid: drawn(after) },
  ];
}

/** The quests of at most so many files are drawn. */
export const MAX_GRAPHS = 10;
