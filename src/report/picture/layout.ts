import {
  type Anchor,
  FONT,
  type Frame,
  type PictureBox,
  type PictureEdge,
  QUEST_BOX,
  rowTop,
} from './parts.js';
import { textWidth } from './text-width.js';

/* Places for the parts of a picture, by a program for layered graphs (elkjs). Lengths are pixels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

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

export interface PlacedBox extends Rectangle {
  readonly box: PictureBox;
}

export interface PlacedEdge {
  readonly edge: PictureEdge;
  readonly points: readonly Point[];
  readonly label: Rectangle;
}

/** A frame whose parts have places from its top left corner. */
export interface PlacedFrame {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly edges: readonly PlacedEdge[];
}

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
const MANY_EDGES = 100;
const DENSE: Record<string, string> = {
  ...OPTIONS,
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
  'elk.layered.thoroughness': '1',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
};
const FIXED_PORTS: Record<string, string> = { 'elk.portConstraints': 'FIXED_POS' };
const LABEL_HEIGHT = 15;

/** Lays out a frame. Throws what `layOut` throws. */
export async function placeFrame(frame: Frame, layOut: LayOut): Promise<PlacedFrame> {
  const placed = await layOut({
    id: 'frame',
    layoutOptions: frame.edges.length < MANY_EDGES ? OPTIONS : DENSE,
    children: frame.boxes.map(nodeOf),
    edges: frame.edges.map((edge) => edgeOf(edge)),
  });
  const nodes = new Map((placed.children ?? []).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    title: frame.title,
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes: frame.boxes.map((box) => {
      const { x = 0, y = 0 } = nodes.get(box.id) ?? {};
      return { box, x, y, width: box.width, height: box.height };
    }),
    edges: frame.edges.map((edge) => placedEdge(edge, edges.get(edge.id))),
  };
}

function nodeOf(box: PictureBox): LayoutNode {
  const { id, width, height } = box;
  if (box.kind !== 'quest') return { id, width, height };
  const anchors: readonly Anchor[] = ['title', ...box.states.map(({ state }) => state)];
  return {
    id,
    width,
    height,
    layoutOptions: FIXED_PORTS,
    ports: anchors.flatMap((anchor) => {
      const y =
        anchor === 'title'
          ? QUEST_BOX.padding + QUEST_BOX.title / 2
          : rowTop(box, anchor) + QUEST_BOX.row / 2;
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
  const { id, label } = edge;
  return {
    id,
    sources: [isQuest(edge.from) ? portId(edge.from, edge.fromAnchor, 'out') : edge.from],
    targets: [isQuest(edge.to) ? portId(edge.to, edge.toAnchor, 'in') : edge.to],
    labels: [{ text: label, width: textWidth(label, FONT.text) + 6, height: LABEL_HEIGHT }],
  };
}

function isQuest(id: string): boolean {
  return id.startsWith('quest-');
}

function placedEdge(edge: PictureEdge, placed: LayoutEdge | undefined): PlacedEdge {
  const points = (placed?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const { x = 0, y = 0, width = 0, height = 0 } = placed?.labels?.[0] ?? {};
  return { edge, points, label: { x, y, width, height } };
}
