import { printable } from '../../bytes/json/quote.js';
import { addTo } from '../../bytes/text/add-to.js';
import type { GraphEdge, GraphQuest, QuestGraph } from '../../model/flow/graph.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';
import {
  edgeLabel,
  type GraphEnd,
  isDotted,
  neverStarts,
  questLabel,
  sourceOf,
  targetOf,
} from './graph-labels.js';

/** Larger graphs are laid out with straight lines and less care: 1,000 quests take 4 s, and not 20. */
const MAX_CAREFUL = { quests: 300, edges: 600 };
const QUICK = ', splines=line, nslimit=0.5, nslimit1=0.5, mclimit=0.1';

/** Longer chains go on in rows: 300 quests in one would be a strip of 34 m. */
const MAX_ROW = 24;
const MIN_ROW = 8;

/* Helvetica, because @viz-js/viz knows how wide its letters are, and a margin for wider letters where it is missing.
   A background, so that pictures read alike on light and dark pages. No "pack", which leaves out labels of edges. */
const LOOK = [
  '  node [shape=box, style="rounded,filled", margin="0.24,0.06", color="#57606a", fillcolor="#eef2f7", fontcolor="#1f2328", fontname="Helvetica", fontsize=12];\n',
  '  edge [color="#57606a", fontcolor="#1f2328", fontname="Helvetica", fontsize=10, arrowsize=0.7];\n',
];
const NEVER_QUEST = ', style="rounded,filled,dashed", color="#c01f2b", fillcolor="#ffebe9"';
const NEVER_EDGE = ', style=dashed, color="#c01f2b", fontcolor="#c01f2b"';
const ITEM = 'shape=ellipse, style=filled, fillcolor="#e2edff"';
const SHAPES = { item: ITEM, all: ITEM, unread: 'shape=hexagon, style=filled, fillcolor="#fff4d6"' } as const;

/**
 * The graph for Graphviz, by lines. Quests are the nodes q0, q1 and so on, by their place in the room.
 *
 * @param isNarrow draws from top to bottom, and not from left to right
 */
export function dotGraph({ quests, edges, leftOut }: QuestGraph, isNarrow = false): string[] {
  const isLarge = quests.length > MAX_CAREFUL.quests || edges.length > MAX_CAREFUL.edges;
  const rowOf = isNarrow ? undefined : rows(edges);
  const lines = [
    'digraph room {\n',
    `  graph [rankdir=${isNarrow ? 'TB, nodesep=0.4' : 'LR'}, bgcolor="#ffffff", pad=0.2${isLarge ? QUICK : ''}];\n`,
    ...LOOK,
  ];
  if (leftOut.quests > 0 || leftOut.edges > 0)
    lines.push(`  // left out: ${leftOut.quests} quests, ${leftOut.edges} edges\n`);
  // Graphviz puts the row that comes first at the bottom.
  for (const quest of rowOf === undefined ? quests : quests.toReversed()) {
    const label = questLabel(quest).map(folded).join('\\n');
    const look = neverStarts(quest) ? NEVER_QUEST : '';
    lines.push(`  q${quest.index} [label="${label}"${look}${tooltip(reasons(quest))}];\n`);
  }
  const others = new Map<string, string>();
  const nodeOf = ({ kind, key, label }: GraphEnd): string => {
    if (kind === 'quest') return key;
    const known = others.get(key);
    if (known !== undefined) return known;
    const id = `n${others.size}`;
    others.set(key, id);
    lines.push(`  ${id} [label="${folded(label)}", ${SHAPES[kind]}];\n`);
    return id;
  };
  for (const edge of edges) {
    const from = nodeOf(sourceOf(edge));
    const to = nodeOf(targetOf(edge));
    const words = escaped(edgeLabel(edge));
    // Graphviz writes the label of a loop over those beside it, unless it is as narrow as the quest.
    const folds = from === to ? words.replaceAll(/(?<=[,:]) /g, '\\n') : words;
    // Side by side, labels would touch.
    const label = isNarrow ? ` ${folds} ` : folds;
    const isTurn = edge.from.kind === 'quest' && rowOf?.(edge.from.quest) !== rowOf?.(edge.to);
    const turn = isTurn ? ', constraint=false' : '';
    lines.push(`  ${from} -> ${to} [label="${label}"${edgeLook(edge)}${turn}${tooltip(edge.never)}];\n`);
  }
  lines.push('}\n');
  return lines;
}

/** The row of each quest in the picture, by how many quests come before it; undefined for a single row. */
function rows(edges: readonly GraphEdge[]): ((quest: GraphEdge['to']) => number) | undefined {
  const next = new Map<number, number[]>();
  const waitsFor = new Map<number, number>();
  for (const { from, to, state } of edges) {
    // What resets a quest leads back.
    if (from.kind !== 'quest' || to === 'all' || to === from.quest || state === 0) continue;
    addTo(next, from.quest, to);
    waitsFor.set(to, (waitsFor.get(to) ?? 0) + 1);
  }
  const columns = new Map<GraphEdge['to'], number>();
  const ready = [...next.keys()].filter((quest) => !waitsFor.has(quest));
  for (const quest of ready) {
    const column = (columns.get(quest) ?? 0) + 1;
    for (const after of next.get(quest) ?? []) {
      columns.set(after, Math.max(columns.get(after) ?? 0, column));
      const left = (waitsFor.get(after) ?? 0) - 1;
      waitsFor.set(after, left);
      if (left === 0) ready.push(after);
    }
  }
  const longest = [...columns.values()].reduce((one, other) => Math.max(one, other), 0) + 1;
  if (longest <= MAX_ROW) return undefined;
  const width = Math.max(MIN_ROW, Math.ceil(Math.sqrt(longest) * 0.8));
  return (quest) => Math.floor((columns.get(quest) ?? 0) / width);
}

function edgeLook(edge: GraphEdge): string {
  if (edge.never !== undefined) return NEVER_EDGE;
  return isDotted(edge) ? ', style=dotted' : '';
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

/** A label on lines of about 30 characters, which end after a word where that is possible. */
function folded(text: string): string {
  const pieces = /^.{0,40}$/su.test(text) ? [text] : (text.match(/.{1,32}$|.{12,30}[ _-]|.{1,31}/gsu) ?? []);
  return pieces.map(escaped).join('\\n');
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
