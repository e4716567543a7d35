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
import type { Side } from './difference.js';
import { ALONE, type Matching } from './matching.js';
import type { AlikePlace, AlikePlaces } from './places.js';
import { correctedShape } from './renames.js';
import { childShape, keyText, nodeShape } from './schema-lookup.js';

const UNRESOLVED = -1;
/** The section `logic`. */
const LOGIC_SHAPE = memberShape(SNAPSHOT_SHAPE, 'logic');

/** The remaining pointer steps: later pointers are cut, or deep texts would take quadratic time. */
export interface StepBudget {
  steps: number;
}
const CUT_STEPS = 100;

const ROOM_EXTRA_DATA = 'roomSettingsExtraData';

/** The open containers of both texts, in flat lists, with shapes and places that are resolved on demand. */
export class Cursor {
  depth = 0;
  /** Each open container, and its child that is being compared, or {@link ALONE}. */
  readonly nodeBefore: number[] = [];
  readonly nodeAfter: number[] = [];
  readonly childBefore: number[] = [];
  readonly childAfter: number[] = [];
  /** The position of that child, from 0. */
  readonly positionBefore: number[] = [];
  readonly positionAfter: number[] = [];
  readonly matchings: (Matching | undefined)[] = [];
  /** The number of children visited so far. */
  readonly visited: number[] = [];
  private readonly shapesBefore: Shape[] = [];
  private readonly shapesAfter: Shape[] = [];
  private readonly alikePlaces: AlikePlace[] = [];
  private readonly exempt: (boolean | undefined)[] = [];
  /** The names of the open containers in messages, as far as they were asked for. */
  private readonly names: Readonly<Record<Side, (string | undefined)[]>> = { before: [], after: [] };
  /** The pointers to open containers that were asked for, which share their beginnings. */
  private readonly pointers: Readonly<Record<Side, (string | undefined)[]>> = { before: [], after: [] };

  constructor(
    private readonly before: NodeTable,
    private readonly after: NodeTable,
    private readonly rootShape: Shape,
    private readonly rootPlace: AlikePlace,
    private readonly places: AlikePlaces,
    private readonly budget: StepBudget,
  ) {}

  push(nodeBefore: number, nodeAfter: number, matching: Matching | undefined): void {
    const depth = this.depth++;
    this.nodeBefore[depth] = nodeBefore;
    this.nodeAfter[depth] = nodeAfter;
    this.childBefore[depth] = ALONE;
    this.childAfter[depth] = ALONE;
    this.positionBefore[depth] = -1;
    this.positionAfter[depth] = -1;
    this.matchings[depth] = matching;
    this.visited[depth] = 0;
    this.alikePlaces[depth] = UNRESOLVED;
    this.exempt[depth] = undefined;
    this.names.before[depth] = undefined;
    this.names.after[depth] = undefined;
    this.pointers.before[depth] = undefined;
    this.pointers.after[depth] = undefined;
  }

  pop(): void {
    this.depth--;
    this.matchings[this.depth] = undefined;
  }

  /** What the schemas say about the innermost container. */
  get shapeBefore(): Shape {
    this.resolve();
    return this.shapesBefore[this.depth - 1] ?? this.rootShape;
  }

  get shapeAfter(): Shape {
    this.resolve();
    return this.shapesAfter[this.depth - 1] ?? this.rootShape;
  }

  /** The place of the innermost container, or of the root if none is open. */
  get place(): AlikePlace {
    this.resolve();
    return this.alikePlaces[this.depth - 1] ?? this.rootPlace;
  }

  /** The place of the child that is being compared. */
  get childPlace(): AlikePlace {
    const top = this.depth - 1;
    if (top < 0) return this.rootPlace;
    const { place } = this;
    return this.places.at(place, this.step(top), this.isKeyedById(top));
  }

  /** What the schemas say about the child in the text before, by its place alone and without its `$type`. */
  get childShapeBefore(): Shape {
    const top = this.depth - 1;
    if (top < 0) return this.rootShape;
    return this.placedBefore(top, this.shapeBefore);
  }

  get childShapeAfter(): Shape {
    const top = this.depth - 1;
    if (top < 0) return this.rootShape;
    return this.placedShape(this.after, top, this.shapeAfter, this.nodeAfter, this.childAfter);
  }

  /** Whether expressions are read here: in logic, `roomTasks` and roomSettingsExtraData. */
  get mayHoldExpressions(): boolean {
    this.resolve();
    for (let depth = this.depth - 1; depth >= 0; depth--) {
      const shape = this.shapesBefore[depth] as Shape;
      // A value of the section that is not the documented record is logic all the same.
      if (shape === LOGIC_SHAPE) return true;
      const record = recordOfShape(shape);
      if (record === 'logic-value' || record === 'room-tasks') return true;
      const child = this.childBefore[depth] ?? ALONE;
      if (record === 'settings' && child !== ALONE && keyText(this.before, child) === ROOM_EXTRA_DATA)
        return true;
    }
    return false;
  }

  /** Whether the innermost container is exempt. The answer is cached. */
  isExempt(ask: () => boolean): boolean {
    const top = this.depth - 1;
    if (top < 0) return ask();
    const known = this.exempt[top];
    if (known !== undefined) return known;
    const answer = ask();
    this.exempt[top] = answer;
    return answer;
  }

  /** The name of an open container in messages. It is made once, because its key may be long. */
  name(side: Side, depth: number, make: () => string): string {
    const name = this.names[side][depth] ?? make();
    this.names[side][depth] = name;
    return name;
  }

  /** RFC 6901 pointer in this text to the innermost container or, with `child`, to its child. */
  pointer(side: Side, child: boolean): string {
    const length = child ? this.depth : this.depth - 1;
    this.budget.steps -= length;
    const most = this.budget.steps < 0 ? Math.min(length, CUT_STEPS) : length;
    if (most <= 0) return '';
    return this.containerPointer(side, most - 1) + formatPointer([this.stepOn(side, most - 1)]);
  }

  /** The pointer to the open container at a depth, which writes a long key once. */
  private containerPointer(side: Side, depth: number): string {
    const pointers = this.pointers[side];
    let from = depth;
    while (from > 0 && pointers[from] === undefined) from--;
    let pointer = pointers[from] ?? '';
    pointers[from] = pointer;
    for (let at = from + 1; at <= depth; at++) {
      pointer += formatPointer([this.stepOn(side, at - 1)]);
      pointers[at] = pointer;
    }
    return pointer;
  }

  private resolve(): void {
    let depth = this.depth - 1;
    while (depth >= 0 && this.alikePlaces[depth] === UNRESOLVED) depth--;
    for (depth++; depth < this.depth; depth++) {
      const parent = depth - 1;
      const before = this.nodeBefore[depth] as number;
      const after = this.nodeAfter[depth] as number;
      if (parent < 0) {
        this.alikePlaces[0] = this.rootPlace;
        this.shapesBefore[0] = correctedShape(this.before, before, this.after, after, this.rootShape);
        this.shapesAfter[0] = nodeShape(this.after, after, this.rootShape);
        continue;
      }
      const placedBefore = this.placedBefore(parent, this.shapesBefore[parent] as Shape);
      const placedAfter = this.placedShape(
        this.after,
        parent,
        this.shapesAfter[parent] as Shape,
        this.nodeAfter,
        this.childAfter,
      );
      this.shapesBefore[depth] = correctedShape(this.before, before, this.after, after, placedBefore);
      this.shapesAfter[depth] = nodeShape(this.after, after, placedAfter);
      this.alikePlaces[depth] = this.places.at(
        this.alikePlaces[parent] as AlikePlace,
        this.step(parent),
        this.isKeyedById(parent),
      );
    }
  }

  /** A child under a misspelled key is placed where its partner in the text after is. */
  private placedBefore(depth: number, shape: Shape): Shape {
    return this.isRenamed(depth)
      ? this.placedShape(this.after, depth, shape, this.nodeAfter, this.childAfter)
      : this.placedShape(this.before, depth, shape, this.nodeBefore, this.childBefore);
  }

  /** Whether the child has a misspelled key before, and the right one after. */
  isRenamed(depth: number): boolean {
    const matching = this.matchings[depth];
    return matching?.isRenamed(this.positionBefore[depth] as number) ?? false;
  }

  private placedShape(
    table: NodeTable,
    depth: number,
    shape: Shape,
    nodes: readonly number[],
    children: readonly number[],
  ): Shape {
    const child = children[depth] as number;
    return child === ALONE ? UNKNOWN_SHAPE : childShape(table, nodes[depth] as number, shape, child);
  }

  private isKeyedById(depth: number): boolean {
    return isKeyedById(this.shapesBefore[depth] as Shape);
  }

  /** The step to the child of a container: in the text before, otherwise in the text after. */
  private step(depth: number): Step {
    return this.stepOn(this.childBefore[depth] === ALONE ? 'after' : 'before', depth);
  }

  private stepOn(side: Side, depth: number): Step {
    const before = side === 'before';
    const table = before ? this.before : this.after;
    const node = (before ? this.nodeBefore : this.nodeAfter)[depth] as number;
    if (table.isArray(node)) return (before ? this.positionBefore : this.positionAfter)[depth] as number;
    return keyText(table, (before ? this.childBefore : this.childAfter)[depth] as number);
  }
}
