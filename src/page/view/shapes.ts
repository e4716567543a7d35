import type { GraphReport, QuestAnalysis, ShowReport, SimulationReport } from '../../../dist/index.js';

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
  readonly explanation: { readonly summary: string; readonly why: string; readonly source: string };
}

export type Frame = readonly [before: string, marked: string, after: string];

export interface ShownFix {
  readonly safety: 'safe' | 'unsafe';
  readonly description: string;
  /** Undefined where it holds a credential. */
  readonly change: { readonly before: string; readonly after: string } | undefined;
}

/** What the worker does with the snapshot that is looked at. Replies cover its credentials. */
export interface Jobs {
  look(bytes: Uint8Array, config: object): void;
  /** What an error says. */
  fault(error: unknown): string;
  findings(): readonly ShownFinding[];
  /** The bytes with the fix of one finding. */
  fixOne(index: number): Uint8Array;
  /** The bytes with all safe fixes, as `check --fix` makes them. */
  fixAll(): Uint8Array;
  outline(): ShowReport;
  item(key: string): ShowReport;
  /** The logic of an item as JSON on several lines. */
  logic(key: string): string;
  graph(): GraphReport;
  analyses(): readonly QuestAnalysis[];
  play(script: string, seed: number): SimulationReport;
  plan(room: Uint8Array): ShownPlan;
}

export interface ShownPlan {
  readonly verdict: string;
  readonly changes: readonly ShownChange[];
  /** How many more there are. */
  readonly more: number;
}

export interface ShownChange {
  readonly kind: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

export interface Call {
  readonly id: number;
  readonly job: keyof Jobs;
  readonly given: readonly unknown[];
}

export type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string });
