import { member, membersOf } from '../../bytes/json/members.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { getOrInsert, groupedBy } from '../../bytes/text/add-to.js';
import type { Finding } from './finding.js';
import { namesIn, namesOf, occurrencesOf } from './occurrences.js';

/** The version of the baseline's shape. */
const VERSION = 2;
/** The version whose entries are the fingerprints of findings, each for all that the finding shows. */
const OF_FINDINGS = 1;
/** 32 hex digits, and a number where several of a file are alike. */
const ENTRY = /^(?:finding )?[0-9a-f]{32}(?::[1-9]\d*)?$/;
/** What an entry for a whole finding begins with. */
const WHOLE = 'finding ';

/** The accepted occurrences: for each file, by its path, the keys by rule. */
type Entries = Map<string, RuleEntries>;

type RuleEntries = Map<string, Set<string>>;

/** A file's findings compared with its entries in a baseline. */
export interface BaselineMatch {
  /** Findings with occurrences that the baseline does not know, which show only these. */
  readonly fresh: readonly Finding[];
  /** Entries that nothing matches any more, by rule. */
  readonly stale: ReadonlyMap<string, readonly string[]>;
}

/** The text is not a baseline. The message says what is wrong with it. */
export class BaselineError extends Error {}

/** Accepted findings, by the keys of their occurrences, or in version 1 by fingerprints of whole findings. */
export class Baseline {
  /** @param coversWhole whether there are entries for whole findings, which need the fingerprints of all */
  private constructor(
    private readonly entries: Entries,
    private readonly coversWhole: boolean,
  ) {}

  static empty(): Baseline {
    return new Baseline(new Map(), false);
  }

  /** @throws BaselineError */
  static read(text: string): Baseline {
    let value: JsonValue;
    try {
      value = JSON.parse(text.replace(/^\uFEFF/, '')) as JsonValue;
    } catch {
      throw new BaselineError('it is not JSON');
    }
    const files = member(value, 'files');
    if (!isObject(files)) throw new BaselineError('it is not a baseline: it has no "files"');
    const version = member(value, 'version');
    if (version !== VERSION && version !== OF_FINDINGS)
      throw new BaselineError(
        `it has version ${quoteValue(version ?? null)}, and this roomlint reads versions ${OF_FINDINGS} and ${VERSION}`,
      );
    const entries: Entries = new Map();
    let coversWhole = version === OF_FINDINGS;
    for (const [path, rules] of membersOf(files)) {
      if (!isObject(rules)) throw new BaselineError(`the entry of ${quoteValue(path)} is not an object`);
      const byRule: RuleEntries = new Map();
      for (const [rule, prints] of membersOf(rules)) {
        if (!Array.isArray(prints) || !prints.every(isEntry))
          throw new BaselineError(`${quoteValue(rule)} of ${quoteValue(path)} is not a list of fingerprints`);
        coversWhole ||= prints.some((print) => print.startsWith(WHOLE));
        byRule.set(rule, new Set(version === VERSION ? prints : prints.map((print) => WHOLE + print)));
      }
      entries.set(path, byRule);
    }
    return new Baseline(entries, coversWhole);
  }

  /** The paths of all files that have entries. */
  get paths(): readonly string[] {
    return [...this.entries.keys()];
  }

  /** How many entries a file has. */
  count(path: string): number {
    let count = 0;
    for (const prints of this.entries.get(path)?.values() ?? []) count += prints.size;
    return count;
  }

  /** The findings with occurrences that are not known. Each shows only these. */
  unknown(path: string, findings: readonly Finding[]): readonly Finding[] {
    const byRule = this.entries.get(path);
    if (byRule === undefined) return findings;
    const others = this.coversWhole
      ? findings.filter((finding) => byRule.get(finding.rule)?.has(wholeOf(finding)) !== true)
      : findings;
    return others.filter((finding) => {
      const entries = byRule.get(finding.rule);
      return occurrencesOf(finding).some((key) => !namesIn(key).some((name) => entries?.has(name) === true));
    });
  }

  match(path: string, findings: readonly Finding[]): BaselineMatch {
    const stale = new Map<string, readonly string[]>();
    const byRule = this.entries.get(path);
    if (byRule === undefined) return { fresh: findings, stale };
    const ofRules = groupedBy(findings, ({ rule }) => rule);
    for (const [rule, entries] of byRule) {
      const gone = this.unmatched(entries, ofRules.get(rule) ?? []);
      if (gone.length > 0) stale.set(rule, gone);
    }
    return { fresh: this.unknown(path, findings), stale };
  }

  /** The entries of a rule that none of its findings matches. */
  private unmatched(entries: ReadonlySet<string>, findings: readonly Finding[]): readonly string[] {
    let matched = 0;
    for (const name of this.namesOf(findings)) if (entries.has(name)) matched++;
    // No two names of a rule are the same.
    if (matched === entries.size) return [];
    const there = new Set(this.namesOf(findings));
    return [...entries].filter((entry) => !there.has(entry));
  }

  private namesOf(findings: readonly Finding[]): readonly string[] {
    return findings.flatMap((finding) =>
      this.coversWhole ? [wholeOf(finding), ...namesOf(finding)] : namesOf(finding),
    );
  }

  accept(path: string, findings: readonly Finding[]): void {
    const byRule: RuleEntries = new Map();
    for (const finding of findings) {
      const entries = getOrInsert(byRule, finding.rule, () => new Set());
      for (const name of namesOf(finding)) entries.add(name);
    }
    if (byRule.size === 0) this.entries.delete(path);
    else this.entries.set(path, byRule);
  }

  forgetFile(path: string): void {
    this.entries.delete(path);
  }

  /** As JSON, sorted and an entry a line, so that two people's changes to it can be merged. */
  toString(): string {
    const files = sorted(this.entries).map(([path, byRule]) => {
      const rules = sorted(byRule).map(([rule, prints]) => [rule, [...prints].sort()] as const);
      return [path, Object.fromEntries(rules)] as const;
    });
    return `${JSON.stringify({ version: VERSION, files: Object.fromEntries(files) }, null, 2)}\n`;
  }
}

function isEntry(value: JsonValue): value is string {
  return typeof value === 'string' && ENTRY.test(value);
}

function wholeOf({ fingerprint }: Finding): string {
  return WHOLE + fingerprint;
}

function sorted<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a baseline accepts in one file. */
export interface KnownFindings {
  /** The text of the baseline. */
  readonly baseline: string;
  /** The path of the file in it. */
  readonly file: string;
}

/** Returns what leaves out known findings. @throws BaselineError when the text is not a baseline */
export function unknownTo(
  known: KnownFindings | undefined,
): (findings: readonly Finding[]) => readonly Finding[] {
  if (known === undefined) return (findings) => findings;
  const baseline = Baseline.read(known.baseline);
  return (findings) => baseline.unknown(known.file, findings);
}
