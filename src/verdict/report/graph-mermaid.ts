import { printable } from '../../bytes/json/quote.js';
import type { GraphQuest, QuestGraph } from '../../model/flow/graph.js';
import {
  edgeLabel,
  type GraphEnd,
  isDotted,
  neverStarts,
  questEnd,
  questLabel,
  sourceOf,
  targetOf,
} from './graph-labels.js';

/** The limits of Mermaid by default, which GitHub does not raise. */
const MAX_EDGES = 500;
const MAX_CHARACTERS = 50_000;
/** Room for the classes and the styles of the edges, which come last. */
const RESERVE = 3_000;

/** A graph in the language of Mermaid. */
export interface DrawnGraph {
  readonly text: string;
  /** What did not fit. */
  readonly leftOut: { readonly quests: number; readonly edges: number };
}

/** The graph for Mermaid. If it is too large, quests that never start and dead edges come first. */
export function mermaidGraph({ quests, edges }: QuestGraph): DrawnGraph {
  const byKey = new Map(quests.map((quest) => [questEnd(quest.index).key, quest]));
  const ids = new Map<string, string>();
  const never: number[] = [];
  let text = 'flowchart LR\n';
  let [shownQuests, shownEdges] = [0, 0];
  const add = (line: string): boolean => {
    if (text.length + line.length > MAX_CHARACTERS - RESERVE) return false;
    text += line;
    return true;
  };
  /** Draws a node the first time. Returns its name; undefined where there is no room for it. */
  const nodeOf = ({ kind, key, label }: GraphEnd): string | undefined => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `n${ids.size}`;
    const shape = kind === 'quest' ? questShape(byKey.get(key)) : SHAPES[kind](escaped(label));
    if (shape === undefined || !add(`  ${id}${shape}\n`)) return undefined;
    ids.set(key, id);
    if (kind === 'quest') shownQuests++;
    return id;
  };
  for (const edge of worstFirst(edges, (each) => each.never !== undefined)) {
    if (shownEdges === MAX_EDGES) break;
    // A quest is drawn before what leads to it.
    if (edge.to !== 'all') nodeOf(targetOf(edge));
    const from = nodeOf(sourceOf(edge));
    const to = nodeOf(targetOf(edge));
    if (from === undefined || to === undefined) continue;
    const arrow = isDotted(edge) ? '-.->' : '-->';
    if (!add(`  ${from} ${arrow}|"${escaped(edgeLabel(edge))}"| ${to}\n`)) continue;
    if (edge.never !== undefined) never.push(shownEdges);
    shownEdges++;
  }
  for (const { index } of worstFirst(quests, neverStarts)) nodeOf(questEnd(index));
  const leftOut = { quests: quests.length - shownQuests, edges: edges.length - shownEdges };
  if (leftOut.quests > 0 || leftOut.edges > 0)
    text += `  %% left out: ${leftOut.quests} quests, ${leftOut.edges} edges\n`;
  text += '  classDef never stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3\n';
  if (never.length > 0) text += `  linkStyle ${never.join(',')} stroke:#d1242f,stroke-dasharray:4 3\n`;
  return { text, leftOut };
}

const SHAPES = {
  all: (label: string) => `(["${label}"])`,
  item: (label: string) => `("${label}")`,
  unread: (label: string) => `{{"${label}"}}`,
} as const;

function questShape(quest: GraphQuest | undefined): string | undefined {
  if (quest === undefined) return undefined;
  const label = questLabel(quest).map(escaped).join('<br/>');
  return `["${label}"]${neverStarts(quest) ? ':::never' : ''}`;
}

function worstFirst<Part>(parts: readonly Part[], isWorst: (part: Part) => boolean): readonly Part[] {
  return [...parts.filter(isWorst), ...parts.filter((part) => !isWorst(part))];
}

/** Text for a quoted label, with codes for all that Mermaid, Markdown or HTML could act on. */
function escaped(text: string): string {
  return printable(text).replaceAll(
    /[^\p{L}\p{N}\p{M} _,:()/→…]/gu,
    (character) => `#${character.codePointAt(0)};`,
  );
}
