import {
  type Anchor,
  anchorMiddle,
  type Frame,
  LABEL_HEIGHT,
  labelWidth,
  type PictureEdge,
  PLAIN_HEIGHT,
  type PlainBox,
  type QuestBox,
} from './parts.js';
import type { PlacedBox, PlacedEdge } from './placed.js';

/* With many arrows, boxes with a single quest are drawn in columns on both sides of it. */

/** A quest with the boxes that are linked to nothing else. Coordinates start at the top left corner of the group. */
export interface QuestGroup {
  readonly width: number;
  readonly height: number;
  /** Where the box of the quest begins. Its top is that of the group. */
  readonly questX: number;
  readonly boxes: readonly PlacedBox[];
  readonly edges: readonly PlacedEdge[];
}

interface Satellite {
  readonly box: PlainBox;
  readonly edge: PictureEdge;
}

interface Side {
  readonly satellites: readonly Satellite[];
  /** The end of the arrows that is at the quest. */
  readonly near: 'from' | 'to';
  /** Where the column begins: below the quest where other arrows pass beside it. */
  readonly top: number;
}

const GAP = 6;
/** Room for the head of an arrow. */
const HEAD = 12;
/** Arrows to different parts of a quest turn in lanes of their own. */
const LANE: Readonly<Record<Anchor, number>> = { 2: 16, 1: 24, 0: 32, title: 40 };
/** From the quest outwards: the lanes, then the labels, then the boxes. */
const LABELS = 50;

/** The groups of those quests that have satellites, by the ids of the quests. */
export function questGroups(frame: Frame): ReadonlyMap<string, QuestGroup> {
  const touching = new Map<string, PictureEdge[]>(frame.boxes.map(({ id }) => [id, []]));
  for (const edge of frame.edges)
    for (const end of new Set([edge.from, edge.to])) touching.get(end)?.push(edge);
  const plain = new Map<string, PlainBox>();
  for (const box of frame.boxes) if (box.kind !== 'quest') plain.set(box.id, box);
  const sideOf = ({ id, height }: QuestBox, near: 'from' | 'to'): Side => {
    const arrows = (touching.get(id) ?? []).filter((edge) => edge[near] === id);
    const satellites = arrows.flatMap((edge) => {
      const box = plain.get(near === 'to' ? edge.from : edge.to);
      return box !== undefined && touching.get(box.id)?.length === 1 ? [{ box, edge }] : [];
    });
    const laneOf = ({ edge }: Satellite): number => LANE[anchorOf(edge, near)];
    satellites.sort((one, other) => laneOf(other) - laneOf(one));
    return { satellites, near, top: satellites.length < arrows.length ? height + GAP : 0 };
  };
  const groups = new Map<string, QuestGroup>();
  for (const box of frame.boxes) {
    if (box.kind !== 'quest') continue;
    const sides = [sideOf(box, 'to'), sideOf(box, 'from')] as const;
    if (sides.some(({ satellites }) => satellites.length > 0)) groups.set(box.id, groupOf(box, sides));
  }
  return groups;
}

function groupOf(quest: QuestBox, [before, after]: readonly [Side, Side]): QuestGroup {
  const [left, right] = [columnWidth(before), columnWidth(after)];
  const placed = [
    ...column(quest, before, (distance) => left - distance),
    ...column(quest, after, (distance) => left + quest.width + distance),
  ];
  return {
    width: left + quest.width + right,
    height: placed.reduce((most, { box: { y, height } }) => Math.max(most, y + height), quest.height),
    questX: left,
    boxes: placed.map(({ box }) => box),
    edges: placed.map(({ edge }) => edge),
  };
}

/** @param xOf the place of what is this far from the quest */
function column(
  quest: QuestBox,
  { satellites, near, top }: Side,
  xOf: (distance: number) => number,
): readonly { readonly box: PlacedBox; readonly edge: PlacedEdge }[] {
  const boxes = LABELS + widestLabel(satellites);
  return satellites.map(({ box, edge }, index) => {
    const y = top + index * (PLAIN_HEIGHT + GAP);
    const middle = y + PLAIN_HEIGHT / 2;
    const anchor = anchorOf(edge, near);
    const [end, lane, row] = [xOf(0), xOf(LANE[anchor]), anchorMiddle(quest, anchor)];
    const outwards = [
      { x: end, y: row },
      { x: lane, y: row },
      { x: lane, y: middle },
      { x: xOf(boxes), y: middle },
    ];
    const width = labelWidth(edge);
    return {
      box: {
        box,
        x: Math.min(xOf(boxes), xOf(boxes + box.width)),
        y,
        width: box.width,
        height: PLAIN_HEIGHT,
      },
      edge: {
        edge,
        points: near === 'from' ? outwards : outwards.reverse(),
        label: {
          x: Math.min(xOf(LABELS), xOf(LABELS + width)),
          y: middle - LABEL_HEIGHT - 1,
          width,
          height: LABEL_HEIGHT,
        },
      },
    };
  });
}

function columnWidth({ satellites }: Side): number {
  if (satellites.length === 0) return 0;
  return (
    LABELS + widestLabel(satellites) + satellites.reduce((most, { box }) => Math.max(most, box.width), 0)
  );
}

function widestLabel(satellites: readonly Satellite[]): number {
  return satellites.reduce((most, { edge }) => Math.max(most, labelWidth(edge)), 0) + HEAD;
}

function anchorOf(edge: PictureEdge, near: 'from' | 'to'): Anchor {
  return near === 'from' ? edge.fromAnchor : edge.toAnchor;
}
