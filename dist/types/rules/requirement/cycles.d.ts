import type { Place } from '../../src/json/place.js';
import type { QuestEntry, QuestIndex } from '../../src/snapshot/quests.js';
/** One requirement: `entry` has it, at `index` of its Requirements. */
export interface RequirementLink {
    readonly entry: QuestEntry;
    readonly index: number;
    readonly from: QuestNode;
    readonly to: QuestNode;
}
/** A quest as the search for cycles sees it. */
interface QuestNode {
    /** What it requires; the inProgress entry's requirements before the same of the completed one. */
    readonly links: RequirementLink[];
    /** When it was met, from 1; 0 before that. */
    met: number;
    /** The earliest quest still open that can be reached from here. */
    low: number;
    nextLink: number;
    /** The number of its group of quests that can reach each other; 0 before it is known. */
    group: number;
}
/** Requirements that keep quests from ever starting, and the entries that have them. */
export interface RequirementTangles {
    /** Of each quest that requires itself, the requirement that says so. */
    readonly selfLinks: readonly RequirementLink[];
    /** Groups of two quests or more that all wait for each other, by way of the others; each by its inner links. */
    readonly groups: readonly (readonly RequirementLink[])[];
    readonly entries: ReadonlySet<QuestEntry>;
}
/**
 * The quests that can never start because they wait for each other (quest and task records, part 2, requirement
 * object). Worked out once a file, in linear time and with a flat stack. A completed entry's id stands for its quest.
 */
export declare function requirementTangles(quests: QuestIndex): RequirementTangles;
/** Where a requirement names the quest that it waits for. */
export declare function linkPlace({ entry, index }: RequirementLink): Place;
/** A shortest way from the quest back to itself along links of its group. */
export declare function shortestCycle(start: QuestNode): RequirementLink[];
export {};
