import { OBJECT, requireArgument } from '../../../bytes/text/arguments.js';
import {
  type Anchor,
  anchorMiddle,
  type Frame,
  LABEL_HEIGHT,
  labelWidth,
  type PictureBox,
  type PictureEdge,
} from './parts.js';
import type { PlacedBox, PlacedEdge, PlacedFrame, Point, Rectangle } from './placed.js';
import { type QuestGroup, questGroups } from './satellites.js';

/* Places for the parts of a picture, by a program for layered graphs (elkjs). Lengths are pixels. */

/** The part of a graph of elkjs that is used here. Its places are missing until it is laid out. */
export interface LayoutNode {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly layoutOptions?: Record<string, string>;
  readonly ports?: { readonly id: string; readonly x?: number; readonly y?: number }[];
  readonly children?: LayoutNode[];
  readonly edges?: LayoutEdge[];
}

export interface LayoutEdge {
  readonly id: string;
  readonly sources: string[];
  readonly targets: string[];
  readonly labels?: (Partial<Rectangle> & { readonly text?: string })[];
  readonly sections?: {
    readonly startPoint: Point;
    readonly endPoint: Point;
    readonly bendPoints?: readonly Point[];
  }[];
}

/** Gives every part of a graph its place. */
export type LayOut = (graph: LayoutNode) => Promise<LayoutNode>;

const OPTIONS: Record<string, string> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.componentComponent': '36',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.aspectRatio': '1.6',
};
/** From so many edges on, no order of boxes can be followed by eye, and keeping it takes most of the time. */
const MANY_EDGES = 60;
const DENSE: Record<string, string> = {
  ...OPTIONS,
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
  'elk.layered.thoroughness': '1',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
};
const FIXED_PORTS: Record<string, string> = { 'elk.portConstraints': 'FIXED_POS' };

/** Lays out a frame. Throws what `layOut` throws. */
export async function placeFrame(frame: Frame, layOut: LayOut): Promise<PlacedFrame> {
  const isDense = frame.edges.length >= MANY_EDGES;
  const groups: ReadonlyMap<string, QuestGroup> = isDense ? questGroups(frame) : new Map();
  const inGroups = new Set<PictureBox | PictureEdge>();
  for (const { boxes, edges } of groups.values()) {
    for (const { box } of boxes) inGroups.add(box);
    for (const { edge } of edges) inGroups.add(edge);
  }
  const boxes = frame.boxes.filter((box) => !inGroups.has(box));
  const edges = frame.edges.filter((edge) => !inGroups.has(edge));
  const laidOut = await layOut({
    id: 'frame',
    layoutOptions: isDense ? DENSE : OPTIONS,
    children: boxes.map((box) => nodeOf(box, groups.get(box.id))),
    edges: edges.map(edgeOf),
  });
  requireArgument('what layOut gives', laidOut, OBJECT);
  const { width = 0, height = 0, ...placed } = laidOut;
  const nodes = new Map((placed.children ?? []).map((node) => [node.id, node]));
  const lines = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  const parts = boxes.map((box) => placedBoxes(box, nodes.get(box.id), groups.get(box.id)));
  const quests = new Map(parts.map(([first]) => [first.box.id, first]));
  return {
    title: frame.title,
    width,
    height,
    boxes: parts.flat(),
    edges: [
      ...edges.map((edge) => placedEdge(edge, lines.get(edge.id), quests)),
      ...boxes.flatMap(({ id }) => groupEdges(nodes.get(id), groups.get(id))),
    ],
  };
}

function nodeOf(box: PictureBox, group: QuestGroup | undefined): LayoutNode {
  const { id, width, height } = group === undefined ? box : { ...group, id: box.id };
  if (box.kind !== 'quest') return { id, width, height };
  const anchors: readonly Anchor[] = ['title', ...box.states.map(({ state }) => state)];
  return {
    id,
    width,
    height,
    layoutOptions: FIXED_PORTS,
    ports: anchors.flatMap((anchor) => {
      const y = anchorMiddle(box, anchor);
      return [
        { id: portId(id, anchor, 'in'), x: 0, y },
        { id: portId(id, anchor, 'out'), x: width, y },
      ];
    }),
  };
}

function portId(box: string, anchor: Anchor, direction: 'in' | 'out'): string {
  return `${box}-${anchor}-${direction}`;
}

function edgeOf(edge: PictureEdge): LayoutEdge {
  return {
    id: edge.id,
    sources: [isQuest(edge.from) ? portId(edge.from, edge.fromAnchor, 'out') : edge.from],
    targets: [isQuest(edge.to) ? portId(edge.to, edge.toAnchor, 'in') : edge.to],
    labels: [{ text: edge.label, width: labelWidth(edge), height: LABEL_HEIGHT }],
  };
}

function isQuest(id: string): boolean {
  return id.startsWith('quest-');
}

/** A box, and then those of its group. */
function placedBoxes(
  box: PictureBox,
  { x = 0, y = 0 }: Partial<Point> = {},
  group?: QuestGroup,
): readonly [PlacedBox, ...PlacedBox[]] {
  const { width, height } = box;
  const others = group?.boxes.map((each) => moved(each, { x, y })) ?? [];
  return [{ box, x: x + (group?.questX ?? 0), y, width, height }, ...others];
}

/** @param boxes those that the layout has placed */
function placedEdge(
  edge: PictureEdge,
  placed: LayoutEdge | undefined,
  boxes: ReadonlyMap<string, PlacedBox>,
): PlacedEdge {
  const points = (placed?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
  const [first, last] = [points[0], points.at(-1)];
  // An arrow goes on to its quest through the columns beside it.
  if (from !== undefined && first !== undefined && first.x > from.x + from.width)
    points.unshift({ x: from.x + from.width, y: first.y });
  if (to !== undefined && last !== undefined && last.x < to.x) points.push({ x: to.x, y: last.y });
  const { x = 0, y = 0, width = 0, height = 0 } = placed?.labels?.[0] ?? {};
  return { edge, points, label: { x, y, width, height } };
}

function groupEdges(at: Partial<Point> = {}, group?: QuestGroup): readonly PlacedEdge[] {
  const { x = 0, y = 0 } = at;
  return (group?.edges ?? []).map(({ edge, points, label }) => ({
    edge,
    points: points.map((point) => moved(point, { x, y })),
    label: moved(label, { x, y }),
  }));
}

function moved<Part extends Point>(part: Part, { x, y }: Point): Part {
  return { ...part, x: part.x + x, y: part.y + y };
}
