import { Finding, OmittedFindings, PlainJson, Preset, Rule, RuleLevel } from "./shared.js";

// src/verdict/lint/rule-settings.d.ts
/** Where a level or an option comes from. */
type Origin = {
  readonly kind: 'default';
} | {
  readonly kind: 'preset';
  readonly name: Preset;
} | {
  readonly kind: 'rules';
} | {
  readonly kind: 'override';
  readonly index: number;
  readonly reason: string | undefined;
} | {
  readonly kind: 'command-line';
};
/** What holds for one rule, or one of its kinds, in a file, and why. */
interface ExplainedSetting {
  readonly rule: string;
  readonly level: RuleLevel;
  readonly from: Origin;
  readonly options: readonly {
    readonly name: string;
    readonly value: PlainJson;
    readonly from: Origin;
  }[];
  /** Levels at some places, weakest first. */
  readonly places: readonly {
    readonly at: string;
    readonly level: RuleLevel;
    readonly from: Origin;
  }[];
}
/** Work that cannot be done, and why. The command line ends with exit code 2. */
declare class CommandError extends Error {
  readonly details: string;
  readonly name = "CommandError";
  /** @param details more lines, below the message */
  constructor(message: string, details?: string);
}
/** Line and column from 1, the column in bytes. */
interface BytePosition {
  readonly line: number;
  readonly column: number;
}
/** The line of a finding, cut to fit, and a second line with the marks under it. */
interface CodeFrame {
  readonly code: string;
  readonly marks: string;
}
/** A rule as SARIF describes it. */
interface RuleShape {
  readonly id: string;
  readonly [member: string]: unknown;
}
/** What formats show of a file beyond its findings, where its bytes are not at hand. */
interface CarriedEvidence {
  readonly frames: ReadonlyMap<Finding, CodeFrame>;
  readonly positions: ReadonlyMap<number, BytePosition>;
  readonly graph: string | undefined;
  /** Of plugins, which are not loaded where a report is read. */
  readonly rules: ReadonlyMap<string, RuleShape>;
}
/** The result of checking one file. */
interface FileReport {
  /** Relative to the working directory, with `/`; `<stdin>` for standard input. */
  readonly path: string;
  /** Size in bytes; undefined when the file could not be read. */
  readonly bytes: number | undefined;
  readonly findings: readonly Finding[];
  /** Findings that are only counted, because there are too many of one rule. */
  readonly omitted?: OmittedFindings;
  /** How many findings an earlier version has as well; undefined without such a comparison. */
  readonly earlier?: number;
  /** Findings that do not count, because the earlier versions of their records were not checked in full. */
  readonly uncovered?: readonly Finding[];
  /** Why the file could not be checked completely. */
  readonly error?: string;
  /** Whether the text has a fault that stops the check: encoding, syntax, depth or size. */
  readonly isStopped?: true;
  /** The rules that the file was checked with, including those of plugins. */
  readonly rules: readonly Rule[];
  /** The bytes for code frames, with secrets masked. */
  readonly shownBytes: Uint8Array;
  /** What a report that was read has instead of these bytes. */
  readonly carried?: CarriedEvidence;
}
type ConfigChoice = string | false | undefined;
/** The settings that apply to a file. */
interface LoadedConfig {
  /** The path of the config; undefined where there is none. */
  readonly config: string | undefined;
  /** Whether the config ignores the file. */
  readonly ignored: boolean;
  /** The absolute path of the baseline that the config names. */
  readonly baseline: string | undefined;
  /** Each rule with its level and options, and where they come from. */
  readonly settings: readonly ExplainedSetting[];
}
/** How the settings of a file are found. */
interface FileOptions {
  /** The folder that paths are relative to; the current one unless given. */
  readonly cwd?: string;
  /** The path of the config; the nearest one unless given, and none for `false`. */
  readonly config?: ConfigChoice;
  /** Whether the plugins of the config are loaded. They are code, and they run. True unless given. */
  readonly plugins?: boolean;
}
/**
 * The settings that `roomlint check` uses for a file: its config, or the nearest one above it, with presets
 * and plugins.
 *
 * @param path of the snapshot, which need not exist
 * @throws CommandError for a config that cannot be used; `details` says where and why, one fault a line
 */
declare function loadConfig(path: string, options?: FileOptions): Promise<LoadedConfig>;
interface CheckFileOptions extends FileOptions {
  /** The content of the file in an editor, where that differs from the file; the file is not read then. */
  readonly bytes?: Uint8Array;
  /** Whether a file that holds no snapshot is passed over: nothing is found in it. */
  readonly onlySnapshots?: boolean;
  /** Whether safe fixes are tried in memory, so that none is given that `--fix` would refuse. True unless given. */
  readonly triesFixes?: boolean;
}
/** What `roomlint check` reports of one file. */
interface CheckedFile extends Pick<FileReport, 'path' | 'findings' | 'shownBytes' | 'rules'> {
  /** Whether the config ignores the file. Then nothing was checked. */
  readonly ignored: boolean;
  /** Why it could not be checked completely: a rule that crashed, for example. */
  readonly error?: string;
  /** What the command says beside the report. */
  readonly notes: readonly string[];
}
/**
 * Checks a file as `roomlint check` does: with its config, plugins and baseline.
 *
 * @throws CommandError when the file cannot be read, or its config or baseline cannot be used
 */
declare function checkFile(path: string, given?: CheckFileOptions): Promise<CheckedFile>;
export { type CheckedFile, CommandError, type ExplainedSetting, type FileOptions, type LoadedConfig, checkFile, loadConfig };