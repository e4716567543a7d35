import type {
  GraphReport,
  KnownFindings,
  PlanInWords,
  PlanLine,
  PlayReport,
  QuestAnalysis,
  ShowReport,
} from '../../../dist/index.js';

/** A finding as the page shows it. Texts are of the file with credentials covered. */
export interface ShownFinding {
  readonly rule: string;
  readonly level: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly subject: string;
  /** The bytes around the place: before it, the place, and after it. */
  readonly frame: Frame;
  readonly fix: ShownFix | undefined;
  /** The id of the quest that it is about. */
  readonly quest: string | undefined;
  readonly explanation: { readonly summary: string; readonly why: string; readonly source: string };
}

/** The first findings of a file, in its order. */
export interface ShownFindings {
  readonly findings: readonly ShownFinding[];
  /** How many more there are. */
  readonly more: number;
  readonly isFixable: boolean;
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

/** What the worker does with the snapshot that is looked at. Replies cover its credentials. */
export interface Jobs {
  /** @param known what a baseline accepts */
  look(bytes: Uint8Array, config: object, known: KnownFindings | undefined): void;
  /** What an error says. */
  fault(error: unknown): string;
  findings(): ShownFindings;
  /** The bytes with the fix of one finding. */
  fixOne(index: number): Uint8Array;
  /** The bytes with all safe fixes, as `check --fix` makes them. */
  fixAll(): Uint8Array;
  outline(): ShowReport;
  item(key: string): ShowReport;
  /** The logic of an item as JSON on several lines. */
  logic(key: string): string;
  graph(): GraphReport;
  analysis(quest: string): QuestAnalysis | undefined;
  /** Where lines of a script lead. */
  play(lines: readonly string[], seed: number): ShownPlay;
  /** The lines as a script that expects the states at its end. */
  script(lines: readonly string[], seed: number): string;
  plan(room: Uint8Array): ShownPlan;
}

export interface ShownPlan {
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
