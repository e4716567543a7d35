import type { Level, PlanInWords, PlanLine, PlayReport, QuestAnalysis } from '../../../../dist/index.js';

/** Where a file is: on the server, by its number there, or dropped, by its number on the page, where it stays. */
export type Source =
  | { readonly kind: 'served'; readonly index: number }
  | { readonly kind: 'dropped'; readonly index: number; readonly file: File };

/** What was found in a file, and what is said about checking it. Texts are with credentials covered. */
export interface CheckedFile {
  /** Changes whenever the file or its settings change. */
  readonly stamp: string;
  readonly findings: readonly ShownFinding[];
  /** How many findings there are by level, also those that are not in the list. */
  readonly counts: Readonly<Record<Level, number>>;
  readonly isFixable: boolean;
  /** Whether there is a fix that can be taken back. */
  readonly canUndo: boolean;
  readonly notes: readonly string[];
}

/** A finding as the page shows it. */
export interface ShownFinding {
  readonly rule: string;
  readonly level: Level;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** What it is about, as creators call it; empty for the room as a whole. */
  readonly about: string;
  /** The bytes around the place: before it, the place, and after it. */
  readonly frame: Frame;
  readonly fix: ShownFix | undefined;
  /** Why a safe fix is not made. */
  readonly notFixed: string | undefined;
  /** The id of the quest that it is about or names. */
  readonly quest: string | undefined;
  /** The key of the item that it is about. */
  readonly item: string | undefined;
  readonly fingerprint: string;
}

/** A part of the page of a rule. */
export interface ExplainedPart {
  readonly kind: 'heading' | 'text' | 'code';
  readonly text: string;
}

/** A play in words. Credentials are covered, except in what is played next. */
export interface ShownPlay extends Omit<PlayReport, 'start' | 'lines' | 'steps' | 'idle'> {
  readonly steps: readonly ShownStep[];
  readonly idle: readonly ShownStep[];
  readonly lines: readonly ShownLine[];
  /** What the last line did, or the start. */
  readonly happened: readonly ShownEvent[];
  /** How many quests there are, also those that are not in the list. */
  readonly questCount: number;
}

/** What a player can do to an item. */
export interface ShownStep {
  /** As it is sent back. */
  readonly step: string;
  /** `Click Chest`. */
  readonly words: string;
  /** What tells the item from others of its name: `GLB, key 4`. */
  readonly sort: string;
  /** What it does, or what holds it back. */
  readonly effects: readonly string[];
}

export interface ShownLine {
  readonly words: string;
  readonly result: PlayReport['lines'][number]['result'];
  readonly message: string;
}

export interface ShownEvent {
  readonly text: string;
  /** Seconds since the start. */
  readonly time: number;
  readonly player: string;
  /** Whether it says how the simulator reads what the documents leave open. */
  readonly isNote: boolean;
}

export type Frame = readonly [before: string, marked: string, after: string];

export interface ShownFix {
  readonly safety: 'safe' | 'unsafe';
  readonly description: string;
  /** What it changes and what is around that, in order. Undefined where it holds a credential. */
  readonly change: readonly Change[] | undefined;
}

export interface Change {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** What the worker does with files. */
export interface FileJobs {
  /** Undefined where nothing has changed since the stamp. */
  check(source: Source, since: string | undefined): Promise<CheckedFile | undefined>;
  /** Makes the fix of one finding, or all safe fixes, in a file that is still the one that was checked. */
  fix(source: Source, stamp: string, fingerprint: string | undefined): Promise<void>;
  /** Takes the last fix of a file back. */
  undo(source: Source): Promise<void>;
  explain(rule: string): Promise<readonly ExplainedPart[]>;
}

/** What the worker does with the file that is looked at. Replies cover its credentials. */
export interface RoomJobs {
  look(source: Source): Promise<void>;
  /** The quests and items in which all of a text occurs. */
  outline(wanted: string): ShownOutline;
  /** The logic of an item as JSON on several lines. */
  logic(key: string): string;
  /** The quests for Graphviz. */
  dot(): string;
  analysis(quest: string): QuestAnalysis | undefined;
  /** Where lines of a script lead. */
  play(lines: readonly string[], seed: number): ShownPlay;
  /** The lines as a script that expects the states at its end. */
  script(lines: readonly string[], seed: number): string;
  /** @param room what is planned into: a file, or an earlier version of the one that is looked at */
  plan(room: File | string): Promise<ShownPlan>;
}

export type Jobs = FileJobs & RoomJobs;

/** The first quests and items that are wanted, and how many there are. */
export interface ShownOutline {
  readonly quests: readonly ShownQuest[];
  readonly items: readonly ShownItem[];
  readonly questCount: number;
  readonly itemCount: number;
}

export interface ShownQuest {
  readonly id: string;
  readonly name: string;
  /** What is special about it: its group, that it is not enabled, states that it never reaches. */
  readonly marks: readonly string[];
  /** What it needs and what moves it, each with its kind in front. */
  readonly ways: readonly (readonly [kind: string, texts: readonly string[]])[];
}

export interface ShownItem {
  readonly key: string;
  readonly name: string;
  /** What tells it from others of its name: `GLB, key 4`. */
  readonly sort: string;
  /** What players can do to it when the room is new, and what that does. */
  readonly steps: readonly ShownStep[];
}

export interface ShownPlan {
  /** Of what was planned into. */
  readonly name: string;
  readonly verdict: PlanInWords['verdict'];
  readonly parts: readonly {
    readonly title: string;
    readonly lines: readonly PlanLine[];
    /** How many there are, also those that are not in the list. */
    readonly count: number;
  }[];
  readonly looksLike: readonly string[];
}

export interface Call {
  readonly id: number;
  readonly job: keyof Jobs;
  readonly given: readonly unknown[];
}

export type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string });
