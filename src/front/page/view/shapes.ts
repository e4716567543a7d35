import type {
  Level,
  PlanInWords,
  PlanLine,
  PlayReport,
  QuestAnalysis,
  ShowReport,
} from '../../../../dist/index.js';

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
  /** What the rule asks for. */
  readonly summary: string;
  readonly level: Level;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly subject: string;
  /** The bytes around the place: before it, the place, and after it. */
  readonly frame: Frame;
  readonly fix: ShownFix | undefined;
  /** The id of the quest that it is about. */
  readonly quest: string | undefined;
  readonly fingerprint: string;
}

/** A part of the page of a rule. */
export interface ExplainedPart {
  readonly kind: 'heading' | 'text' | 'code';
  readonly text: string;
}

/** A play with its credentials covered, except in what is played next. */
export interface ShownPlay extends Omit<PlayReport, 'steps' | 'idle'> {
  readonly steps: readonly ShownStep[];
  readonly idle: readonly ShownStep[];
}

/** `step` is sent back as it is, and `text` is shown. */
export type ShownStep = PlayReport['steps'][number] & { readonly text: string };

export type Frame = readonly [before: string, marked: string, after: string];

export interface ShownFix {
  readonly safety: 'safe' | 'unsafe';
  readonly description: string;
  /** Undefined where it holds a credential. */
  readonly change: { readonly before: string; readonly after: string } | undefined;
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
  outline(): ShownOutline;
  item(key: string): ShowReport;
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

/** The first items and quests of a room. */
export interface ShownOutline extends Pick<ShowReport, 'items' | 'quests' | 'unreachable'> {
  /** How many more there are. */
  readonly moreItems: number;
  readonly moreQuests: number;
}

export interface ShownPlan {
  /** Of what was planned into. */
  readonly name: string;
  readonly verdict: PlanInWords['verdict'];
  readonly parts: readonly {
    readonly title: string;
    readonly lines: readonly PlanLine[];
    /** How many more there are. */
    readonly more: number;
  }[];
  readonly looksLike: readonly string[];
}

export interface Call {
  readonly id: number;
  readonly job: keyof Jobs;
  readonly given: readonly unknown[];
}

export type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string });
