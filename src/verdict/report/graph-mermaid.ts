import { printable } from '../../bytes/json/quote.js';
import type { GraphEdge, GraphSource, QuestGraph } from '../../model/flow/graph.js';
import { cut, edgeLabel, NodeNumbers, neverStarts, questLabel } from './graph-labels.js';

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
  const drawing = new MermaidDrawing(MAX_CHARACTERS - RESERVE);
  const labels = new Map(quests.map((quest) => [quest.index, quest]));
  const addQuest = (index: number): boolean => {
    const quest = labels.get(index);
    return quest !== undefined && drawing.quest(index, questLabel(quest), neverStarts(quest));
  };
  let shownEdges = 0;
  for (const edge of worstFirst(edges, ({ never }) => never !== undefined)) {
    if (shownEdges === MAX_EDGES) break;
    const isThere = edge.to === 'all' || addQuest(edge.to);
    const isFrom = edge.from.kind !== 'quest' || addQuest(edge.from.quest);
    if (isThere && isFrom && drawing.edge(edge)) shownEdges++;
  }
  for (const { index } of worstFirst(quests, neverStarts)) addQuest(index);
  const leftOut = { quests: quests.length - drawing.quests, edges: edges.length - shownEdges };
  return { text: drawing.finish(leftOut), leftOut };
}

function worstFirst<Part>(parts: readonly Part[], isWorst: (part: Part) => boolean): readonly Part[] {
  return [...parts.filter(isWorst), ...parts.filter((part) => !isWorst(part))];
}

class MermaidDrawing {
  quests = 0;
  private text = 'flowchart LR\n';
  private readonly nodes = new NodeNumbers();
  private readonly never: number[] = [];
  private edges = 0;

  constructor(private readonly most: number) {}

  quest(index: number, label: readonly string[], isNever: boolean): boolean {
    return this.node(
      `q${index}`,
      (id) => `${id}["${label.map(escaped).join('<br/>')}"]${isNever ? ':::never' : ''}`,
    );
  }

  edge(edge: GraphEdge): boolean {
    const from = this.source(edge.from);
    if (edge.to === 'all' && !this.node('all', (id) => `${id}(["every quest"])`)) return false;
    if (from === undefined) return false;
    const to = this.idOf(edge.to === 'all' ? 'all' : `q${edge.to}`);
    const arrow = edge.kind === 'requirement' || edge.kind === 'influence' ? '-.->' : '-->';
    if (!this.add(`  ${from} ${arrow}|"${escaped(edgeLabel(edge))}"| ${to}\n`)) return false;
    if (edge.never !== undefined) this.never.push(this.edges);
    this.edges++;
    return true;
  }

  private source(source: GraphSource): string | undefined {
    switch (source.kind) {
      case 'quest':
        return this.idOf(`q${source.quest}`);
      case 'item': {
        const key = `i${source.item}`;
        const isThere = this.node(key, (id) => `${id}("${escaped(cut(source.text))}")`);
        return isThere ? this.idOf(key) : undefined;
      }
      case 'unread': {
        const key = `u${source.label}`;
        const isThere = this.node(key, (id) => `${id}{{"${escaped(cut(source.label))}"}}`);
        return isThere ? this.idOf(key) : undefined;
      }
    }
  }

  /** Draws a node the first time. */
  private node(key: string, shape: (id: string) => string): boolean {
    if (this.drawn.has(key)) return true;
    if (!this.add(`  ${shape(this.idOf(key))}\n`)) return false;
    this.drawn.add(key);
    if (key.startsWith('q')) this.quests++;
    return true;
  }

  private readonly drawn = new Set<string>();

  private idOf(key: string): string {
    return `n${this.nodes.of(key).number}`;
  }

  private add(line: string): boolean {
    if (this.text.length + line.length > this.most) return false;
    this.text += line;
    return true;
  }

  finish({ quests, edges }: DrawnGraph['leftOut']): string {
    let { text } = this;
    if (quests > 0 || edges > 0) text += `  %% left out: ${quests} quests, ${edges} edges\n`;
    text += '  classDef never stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3\n';
    if (this.never.length > 0)
      text += `  linkStyle ${this.never.join(',')} stroke:#d1242f,stroke-dasharray:4 3\n`;
    return text;
  }
}

/** Text for a quoted label, with codes for all that Mermaid, Markdown or HTML could act on. */
function escaped(text: string): string {
  return printable(text).replaceAll(
    /[^\p{L}\p{N}\p{M} _,:()/→…]/gu,
    (character) => `#${character.codePointAt(0)};`,
  );
}
