import { type Shape } from '../schema/known-fields.js';
import { type Matching } from './matching.js';
import type { NodeTable } from './node-table.js';
import type { Side } from './not-json.js';
import type { AlikePlace, AlikePlaces } from './places.js';
/** Pointers of so many steps in all are told in full; after that, long ones are cut, or a deep text would take forever. */
export interface StepBudget {
    steps: number;
}
/**
 * The containers that are open in both texts, from the root of a text down to where the comparison stands, as flat lists: a million
 * levels are only longer. What is known of them is worked out when it is first asked for, since most are never asked about.
 */
export declare class Cursor {
    private readonly before;
    private readonly after;
    private readonly rootShape;
    private readonly rootPlace;
    private readonly places;
    private readonly budget;
    depth: number;
    /** The container itself, and the child of it that is being compared, or {@link ALONE}. */
    readonly nodeBefore: number[];
    readonly nodeAfter: number[];
    readonly childBefore: number[];
    readonly childAfter: number[];
    /** The position of that child, from 0. */
    readonly positionBefore: number[];
    readonly positionAfter: number[];
    readonly matchings: (Matching | undefined)[];
    /** How many children were visited. */
    readonly visited: number[];
    private readonly shapesBefore;
    private readonly shapesAfter;
    private readonly alikePlaces;
    private readonly exempt;
    constructor(before: NodeTable, after: NodeTable, rootShape: Shape, rootPlace: AlikePlace, places: AlikePlaces, budget: StepBudget);
    push(nodeBefore: number, nodeAfter: number, matching: Matching | undefined): void;
    pop(): void;
    /** What is known about the innermost container. */
    get shapeBefore(): Shape;
    get shapeAfter(): Shape;
    /** The place of the innermost container, or of the root where none is open. */
    get place(): AlikePlace;
    /** The place of the child that is being compared. */
    get childPlace(): AlikePlace;
    /** What is known about the child before, by its place: the `$type` in it is not looked at. */
    get childShapeBefore(): Shape;
    get childShapeAfter(): Shape;
    /** Whether the innermost container is exempt, by an answer that is asked for once. */
    isExempt(ask: () => boolean): boolean;
    /** RFC 6901 pointer within this text to the innermost container or, with `child`, to the child that is being compared. */
    pointer(side: Side, child: boolean): string;
    private resolve;
    private placedShape;
    private isKeyedById;
    /** The step to the child of a container, as the text before has it, else as the one after. */
    private step;
    private stepOn;
}
