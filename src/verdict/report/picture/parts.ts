import type { QuestState } from '../../../model/snapshot/quest-states.js';
import { textWidth } from './text-width.js';

/* What a picture of quests consists of, before anything has a place. Lengths are pixels. */

export const FONT = { title: 13, text: 11 } as const;

/** A state in the box of a quest: one that it can never be in, or one that it skips. */
export type StateLook = 'usual' | 'never' | 'skipped';

export interface StateRow {
  readonly state: QuestState;
  readonly text: string;
  readonly look: StateLook;
}

interface Box {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The lines of its text, cut to fit. */
  readonly lines: readonly string[];
  /** Everything that is known about it, whole. */
  readonly title: string;
}

export interface QuestBox extends Box {
  readonly kind: 'quest';
  /** Its index in the room. */
  readonly quest: number;
  readonly states: readonly StateRow[];
  /** Whether it can be neither Active nor Completed. */
  readonly neverStarts: boolean;
}

/** Moves quests from outside, or represents a quest that is drawn elsewhere. */
export interface PlainBox extends Box {
  readonly kind: 'item' | 'unread' | 'every-quest' | 'elsewhere';
  /** The quest that is drawn elsewhere. */
  readonly quest: number | undefined;
}

export type PictureBox = QuestBox | PlainBox;

/** Where an arrow touches a box: the row of a state, or its title. */
export type Anchor = QuestState | 'title';

export interface PictureEdge {
  readonly id: string;
  readonly kind: 'change' | 'requirement' | 'influence';
  readonly from: string;
  readonly fromAnchor: Anchor;
  readonly to: string;
  readonly toAnchor: Anchor;
  readonly label: string;
  readonly title: string;
  readonly isNever: boolean;
}

/** A part of the picture that is laid out by itself. */
export interface Frame {
  /** Empty where all quests are in one frame. */
  readonly title: string;
  readonly boxes: readonly PictureBox[];
  readonly edges: readonly PictureEdge[];
}

export const QUEST_BOX = { padding: 10, title: 20, line: 16, row: 22 } as const;

/** The top of the row of a state, from the top of its box. */
export function rowTop({ lines, states }: QuestBox, state: QuestState): number {
  const { padding, title, line, row } = QUEST_BOX;
  const position = states.findIndex((each) => each.state === state);
  return padding + title + (lines.length - 1) * line + position * row;
}

/** The height at which arrows touch a quest, from the top of its box. */
export function anchorMiddle(quest: QuestBox, anchor: Anchor): number {
  const { padding, title, row } = QUEST_BOX;
  return anchor === 'title' ? padding + title / 2 : rowTop(quest, anchor) + row / 2;
}

export const LABEL_HEIGHT = 15;
/** Of a box that is no quest. */
export const PLAIN_HEIGHT = 30;

/** The words beside an arrow, as they are drawn. */
export function labelText({ label, isNever }: PictureEdge): string {
  return isNever ? `✕ ${label}` : label;
}

export function labelWidth(edge: PictureEdge): number {
  return textWidth(labelText(edge), FONT.text, edge.isNever ? 'bold' : 'regular') + 6;
}
