import { type DifferenceClass } from './difference.js';
import type { Side } from './not-json.js';
import { type AlikePlace, AlikePlaces } from './places.js';
/** A place of a difference while the texts are read: offsets of the text it stands in, in the end of the file. */
export interface PendingPlace {
    readonly pointer: string;
    readonly embedded: readonly string[];
    start: number;
    end: number;
}
/** A difference before its lines and columns are known. */
export interface PendingDifference {
    readonly class: DifferenceClass;
    readonly known: boolean;
    readonly forgiven: boolean;
    readonly message: string;
    readonly count: number;
    readonly before: PendingPlace | undefined;
    readonly after: PendingPlace | undefined;
}
/** What different things of one class can happen at places that are alike. They are told apart in groups. */
declare const WORDINGS: readonly ['value', 'type', 'key', 'repeated', 'content', 'no-json', 'embedded'];
export type Wording = (typeof WORDINGS)[number];
/** What is known of every difference, also of those that are only counted. */
export interface Noted {
    readonly class: DifferenceClass;
    readonly known: boolean;
    readonly forgiven: boolean;
    readonly wording: Wording;
    readonly place: AlikePlace;
}
export interface PendingGroup {
    readonly class: DifferenceClass;
    readonly known: boolean;
    readonly forgiven: boolean;
    readonly place: AlikePlace;
    readonly first: PendingDifference;
    count: number;
}
/** Takes differences in: the first so many are kept, and the first of each group; all are counted. */
export declare class Collector {
    private readonly mostListed;
    readonly places: AlikePlaces;
    /** In the order in which they were found. */
    readonly pending: PendingDifference[];
    private readonly listed;
    private readonly byKind;
    private total;
    private anyLost;
    constructor(mostListed: number);
    /** @param make words the difference and finds its place; not called where it is only counted */
    note(noted: Noted, make: () => PendingDifference): void;
    isListed(difference: PendingDifference): boolean;
    /** How many were found and not listed. */
    get omitted(): number;
    /** Whether something is lost that had to be kept. */
    get isLost(): boolean;
    get groups(): PendingGroup[];
    /** Carries the offsets of the pending from `first` on over to the text around the one they were found in. */
    carryOver(first: number, side: Side, mapping: (sorted: readonly number[]) => number[]): void;
}
/** White space that differs within one text. */
export interface LayoutTally {
    count: number;
    readonly before: PendingPlace;
    readonly after: PendingPlace;
}
export {};
