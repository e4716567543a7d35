import { printable } from '../../bytes/json/quote.js';
import type { GraphEdge, GraphQuest, GraphSource, QuestGraph } from '../../model/flow/graph.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';
import { cut, edgeLabel, NodeNumbers, neverStarts, questLabel } from './graph-labels.js';

/** Larger graphs are laid out with straight lines and less care: 1,000 quests take 4 s, and not 20. */
const MAX_CAREFUL = { quests: 300, edges: 600 };
const QUICK = ', splines=line, nslimit=0.5, nslimit1=0.5, mclimit=0.1';

/* Helvetica, because @viz-js/viz knows how wide its letters are. A background, so that pictures read alike on
   light and dark pages. No "pack", with which Graphviz leaves out the labels of edges. */
const LOOK = [
  '  node [shape=box, style="rounded,filled", margin="0.16,0.06", color="#57606a", fillcolor="#eef2f7", fontcolor="#1f2328", fontname="Helvetica", fontsize=12];\n',
  '  edge [color="#57606a", fontcolor="#1f2328", fontname="Helvetica", fontsize=10, arrowsize=0.7];\n',
];
const NEVER_QUEST = ', style="rounded,filled,dashed", color="#c01f2b", fillcolor="#ffebe9"';
const NEVER_EDGE = ', style=dashed, color="#c01f2b", fontcolor="#c01f2b"';
const ITEM = 'shape=ellipse, style=filled, fillcolor="#e2edff"';
const UNREAD = 'shape=hexagon, style=filled, fillcolor="#fff4d6"';

/** The graph for Graphviz, by lines. Quests are the nodes q0, q1 and so on, by their place in the room. */
export function dotGraph({ quests, edges, leftOut }: QuestGraph): string[] {
  const isLarge = quests.length > MAX_CAREFUL.quests || edges.length > MAX_CAREFUL.edges;
  const lines = [
    'digraph room {\n',
    `  graph [rankdir=LR, bgcolor="#ffffff", pad=0.2${isLarge ? QUICK : ''}];\n`,
    ...LOOK,
  ];
  if (leftOut.quests > 0 || leftOut.edges > 0)
    lines.push(`  // left out: ${leftOut.quests} quests, ${leftOut.edges} edges\n`);
  for (const quest of quests) {
    const label = questLabel(quest).map(escaped).join('\\n');
    const look = neverStarts(quest) ? NEVER_QUEST : '';
    lines.push(`  q${quest.index} [label="${label}"${look}${tooltip(reasons(quest))}];\n`);
  }
  const nodes = new NodeNumbers();
  const nodeOf = (key: string, label: string, shape: string): string => {
    const { number, isNew } = nodes.of(key);
    if (isNew) lines.push(`  n${number} [label="${escaped(cut(label))}", ${shape}];\n`);
    return `n${number}`;
  };
  const source = (from: GraphSource): string => {
    switch (from.kind) {
      case 'quest':
        return `q${from.quest}`;
      case 'item':
        return nodeOf(`i${from.item}`, from.text, ITEM);
      case 'unread':
        return nodeOf(`u${from.label}`, from.label, UNREAD);
    }
  };
  for (const edge of edges) {
    const from = source(edge.from);
    const to = edge.to === 'all' ? nodeOf('all', 'every quest', ITEM) : `q${edge.to}`;
    const words = escaped(edgeLabel(edge));
    // Graphviz writes the label of a loop over those beside it, unless it is as narrow as the quest.
    const isLoop = edge.from.kind === 'quest' && edge.from.quest === edge.to;
    const label = isLoop ? words.replaceAll(/(?<=[,:]) /g, '\\n') : words;
    lines.push(`  ${from} -> ${to} [label="${label}"${edgeLook(edge)}${tooltip(edge.never)}];\n`);
  }
  lines.push('}\n');
  return lines;
}

function edgeLook({ kind, never }: GraphEdge): string {
  if (never !== undefined) return NEVER_EDGE;
  return kind === 'requirement' || kind === 'influence' ? ', style=dotted' : '';
}

function reasons({ never }: GraphQuest): string {
  return never
    .filter(({ reason }) => reason !== '')
    .map(({ state, reason }) => `never ${QUEST_STATES[state]}: ${reason}`)
    .join('; ');
}

/** Why something never happens, where the mouse rests on it. */
function tooltip(text = ''): string {
  return text === '' ? '' : `, tooltip="${escaped(text)}"`;
}

/**
 * The content of a string in double quotes. A backslash would begin an escape such as \N, the name of the
 * node, and an ampersand an entity. XML cannot hold U+FFFE and U+FFFF.
 */
function escaped(text: string): string {
  return printable(text)
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('&', '&amp;')
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd');
}
