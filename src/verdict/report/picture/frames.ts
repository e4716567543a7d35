import { printable } from '../../../bytes/json/quote.js';
import type { GraphEdge, GraphQuest, QuestGraph } from '../../../model/flow/graph.js';
import { edgeLabel } from '../graph-labels.js';
import { plainBox, questBox, questBoxId, sourceBox } from './boxes.js';
import { clustersOf } from './clusters.js';
import { edgeWords } from './edge-words.js';
import type { Anchor, Frame, PictureBox, PictureEdge, PlainBox } from './parts.js';

/** The parts of a picture. What moves quests of several frames is in each, others' quests as plain boxes. */
export function framesOf(graph: QuestGraph): readonly Frame[] {
  const clusters = clustersOf(graph);
  const frameOf = new Map<number, number>();
  for (const [frame, { quests }] of clusters.entries())
    for (const { index } of quests) frameOf.set(index, frame);
  const builders = clusters.map(({ title, quests }, frame) => new FrameBuilder(frame, title, quests));
  const quests = new Map(graph.quests.map((quest) => [quest.index, quest]));
  for (const edge of graph.edges) {
    const ends = [edge.to, edge.from.kind === 'quest' ? edge.from.quest : undefined];
    const frames = new Set(ends.flatMap((end) => (typeof end === 'number' ? (frameOf.get(end) ?? []) : [])));
    if (edge.to === 'all' && frames.size === 0) frames.add(0);
    for (const frame of frames) builders[frame]?.add(edge, quests);
  }
  return builders.map((builder) => builder.frame());
}

class FrameBuilder {
  private readonly boxes = new Map<string, PictureBox>();
  /** By what they look like. */
  private readonly edges = new Map<string, PictureEdge & { readonly times: number }>();

  constructor(
    private readonly number: number,
    private readonly title: string,
    quests: readonly GraphQuest[],
  ) {
    for (const quest of quests) this.put(questBox(quest));
  }

  add(edge: GraphEdge, quests: ReadonlyMap<number, GraphQuest>): void {
    const from = this.sourceOf(edge, quests);
    const to = edge.to === 'all' ? this.everyQuest() : this.quest(edge.to, quests);
    if (from === undefined || to === undefined) return;
    const isNever = edge.never !== undefined;
    const label = edgeWords(edge);
    const fromAnchor = anchorFrom(edge);
    const toAnchor: Anchor = edge.state ?? 'title';
    const key = JSON.stringify([from.id, fromAnchor, to.id, toAnchor, label, isNever]);
    const same = this.edges.get(key);
    const times = (same?.times ?? 0) + 1;
    this.edges.set(key, {
      id: same?.id ?? `edge-${this.number}-${this.edges.size}`,
      kind: edge.kind === 'requirement' || edge.kind === 'influence' ? edge.kind : 'change',
      from: from.id,
      fromAnchor,
      to: to.id,
      toAnchor,
      label: times === 1 ? label : `${times} × ${label}`,
      title: same?.title ?? titleOf(edge, from, to),
      isNever,
      times,
    });
  }

  frame(): Frame {
    return {
      title: printable(this.title),
      boxes: [...this.boxes.values()],
      edges: [...this.edges.values()],
    };
  }

  private sourceOf({ from }: GraphEdge, quests: ReadonlyMap<number, GraphQuest>): PictureBox | undefined {
    if (from.kind === 'quest') return this.quest(from.quest, quests);
    const name = from.kind === 'item' ? `item ${from.item}` : `unread ${from.label}`;
    return this.boxes.get(name) ?? this.put(sourceBox(from, this.idOf(from.kind)), name);
  }

  private quest(index: number, quests: ReadonlyMap<number, GraphQuest>): PictureBox | undefined {
    const quest = quests.get(index);
    const id = questBoxId(index);
    if (quest === undefined || this.boxes.has(id)) return this.boxes.get(id);
    return this.put(plainBox('elsewhere', this.idOf('elsewhere'), `→ ${quest.name}`, index), id);
  }

  private everyQuest(): PictureBox {
    return (
      this.boxes.get('every') ??
      this.put(plainBox('every-quest', this.idOf('every-quest'), 'every quest'), 'every')
    );
  }

  /** What is in several frames has an id in each. */
  private idOf(kind: PlainBox['kind']): string {
    return `${kind}-${this.number}-${this.boxes.size}`;
  }

  private put(box: PictureBox, name: string = box.id): PictureBox {
    this.boxes.set(name, box);
    return box;
  }
}

/** Where the arrow leaves: the state that sets the change off, or Completed, which a requirement asks for. */
function anchorFrom({ kind, from, when }: GraphEdge): Anchor {
  if (from.kind !== 'quest') return 'title';
  return kind === 'requirement' ? 2 : (when ?? 'title');
}

function titleOf(edge: GraphEdge, from: PictureBox, to: PictureBox): string {
  const why = edge.never === undefined ? '' : `\n${edge.never}`;
  return `${firstLine(from)} → ${firstLine(to)}\n${printable(edgeLabel(edge))}${why}`;
}

function firstLine({ title }: PictureBox): string {
  return title.split('\n', 1)[0] ?? '';
}
