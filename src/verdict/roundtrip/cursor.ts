import type { NodeTable } from '../../bytes/json/node-table.js';
import { formatPointer, type Step } from '../../bytes/json/pointer.js';
import {
  isKeyedById,
  memberShape,
  recordOfShape,
  type Shape,
  SNAPSHOT_SHAPE,
  UNKNOWN_SHAPE,
} from '../../model/schema/known-fields.js';
import type { AlikePlace } from './collector.js';
import type { Side } from './difference.js';
import { ALONE, type Matching } from './matching.js';
import { correctedShape } from './renames.js';
import { childShape, nodeShape } from './schema-lookup.js';

/** The section `logic`. */
const LOGIC_SHAPE = memberShape(SNAPSHOT_SHAPE, 'logic');
const ROOM_EXTRA_DATA = 'roomSettingsExtraData';
/** A pointer is cut after so many steps, or deep texts would take quadratic time. */
const MAX_STEPS = 1_000;
/** Where differences are deeper, their places are alike. */
const MAX_DEPTH = 100;
/** Longer keys are alike. */
const MAX_KEY_LENGTH = 200;

/** A container of one text. */
interface At {
  readonly node: number;
  /** Its child that is being compared, or {@link ALONE}. */
  child: number;
  /** The position of that child, from 0. */
  position: number;
}

/** An open container of both texts. */
export interface Frame {
  readonly before: At;
  readonly after: At;
  readonly matching: Matching | undefined;
  readonly shapes: Readonly<Record<Side, Shape>>;
  readonly place: AlikePlace;
  /** The number of children visited so far. */
  visited: number;
  /** Whether its place is exempt, once somebody has asked. */
  isExempt: boolean | undefined;
}

/** Where a comparison is: the open containers of both texts, and the children in them that are compared. */
export class Cursor {
  private readonly open: Frame[] = [];
  /** The innermost one. */
  top: Frame | undefined;

  constructor(
    private readonly tables: Readonly<Record<Side, NodeTable>>,
    private readonly rootShape: Shape,
    private readonly rootPlace: AlikePlace,
  ) {}

  get depth(): number {
    return this.open.length;
  }

  push(a: number, b: number, matching: Matching | undefined): void {
    const { before, after } = this.tables;
    const shapes = {
      before: correctedShape(before, a, after, b, this.childShape('before')),
      after: nodeShape(after, b, this.childShape('after')),
    };
    this.top = {
      before: { node: a, child: ALONE, position: ALONE },
      after: { node: b, child: ALONE, position: ALONE },
      matching,
      shapes,
      place: this.childPlace,
      visited: 0,
      isExempt: undefined,
    };
    this.open.push(this.top);
  }

  pop(): void {
    this.open.pop();
    this.top = this.open.at(-1);
  }

  /** The container so many levels around the innermost one. */
  around(levels: number): Frame | undefined {
    return this.open[this.open.length - 1 - levels];
  }

  /** What the schemas say about the innermost container. */
  shape(side: Side): Shape {
    return this.top?.shapes[side] ?? this.rootShape;
  }

  /** What the schemas say about the child, by its place alone and without its `$type`. */
  childShape(side: Side): Shape {
    const { top } = this;
    if (top === undefined) return this.rootShape;
    // A child under a misspelled key is placed where its partner in the text after is.
    const where = side === 'before' && this.isRenamed ? 'after' : side;
    const { node, child } = top[where];
    return child === ALONE ? UNKNOWN_SHAPE : childShape(this.tables[where], node, top.shapes[side], child);
  }

  /** Whether the child has a misspelled key before, and the right one after. */
  get isRenamed(): boolean {
    return this.top?.matching?.isRenamed(this.top.before.position) ?? false;
  }

  /** The place of the innermost container, or of the root if none is open. */
  get place(): AlikePlace {
    return this.top?.place ?? this.rootPlace;
  }

  /** The place of the child that is being compared. */
  get childPlace(): AlikePlace {
    const { top, depth } = this;
    if (top === undefined) return this.rootPlace;
    if (depth >= MAX_DEPTH) return depth === MAX_DEPTH ? `${top.place}/**` : top.place;
    const step = this.step(top.before.child === ALONE ? 'after' : 'before', top);
    const varies = typeof step === 'number' || isKeyedById(top.shapes.before) || step.length > MAX_KEY_LENGTH;
    return `${top.place}${varies ? '/*' : formatPointer([step])}`;
  }

  /** Whether expressions are read here: in logic, `roomTasks` and roomSettingsExtraData. */
  get mayHoldExpressions(): boolean {
    return this.open.some(({ before: { child }, shapes: { before: shape } }) => {
      // A value of the section that is not the documented record is logic all the same.
      if (shape === LOGIC_SHAPE) return true;
      const record = recordOfShape(shape);
      if (record === 'logic-value' || record === 'room-tasks') return true;
      return (
        record === 'settings' && child !== ALONE && this.tables.before.keyText(child) === ROOM_EXTRA_DATA
      );
    });
  }

  /** Whether the innermost container is exempt, which is asked once. */
  isExempt(ask: () => boolean): boolean {
    const { top } = this;
    if (top === undefined) return ask();
    top.isExempt ??= ask();
    return top.isExempt;
  }

  /** RFC 6901 pointer in this text to the innermost container or, with `child`, to its child. */
  pointer(side: Side, child: boolean): string {
    const length = child ? this.depth : this.depth - 1;
    const frames = this.open.slice(0, Math.max(0, Math.min(length, MAX_STEPS)));
    return formatPointer(frames.map((frame) => this.step(side, frame)));
  }

  private step(side: Side, frame: Frame): Step {
    const { node, child, position } = frame[side];
    const table = this.tables[side];
    return table.isArray(node) ? position : table.keyText(child);
  }
}
