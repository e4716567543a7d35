import { quoteValue } from '../json/quote.js';
import { isObject, type JsonValue } from '../json/value.js';
import type { Finding } from './finding.js';

/** The version of the baseline's shape. */
const VERSION = 1;
/** 32 hex digits, and a number where several findings of a file are alike. */
const FINGERPRINT = /^[0-9a-f]{32}(?::[1-9]\d*)?$/;

/** The accepted findings: for each file, by its path, the fingerprints by rule. */
type Entries = Map<string, Map<string, Set<string>>>;

/** A file's findings compared with its entries in a baseline. */
export interface BaselineMatch {
  /** Findings that the baseline does not know. */
  readonly fresh: readonly Finding[];
  /** Entries that no finding matches any more, by rule. */
  readonly stale: ReadonlyMap<string, readonly string[]>;
}

/** The text is not a baseline. The message says what is wrong with it. */
export class BaselineError extends Error {}

/**
 * Findings that are known and accepted for now, so that only new ones count. It holds fingerprints, which are made of rule, place by
 * identity and value: they stay the same when a file is laid out anew, members change their order or items come before.
 */
export class Baseline {
  private constructor(private readonly entries: Entries) {}

  static empty(): Baseline {
    return new Baseline(new Map());
  }

  /** @throws BaselineError */
  static read(text: string): Baseline {
    let value: JsonValue;
    try {
      value = JSON.parse(text.replace(/^\uFEFF/, '')) as JsonValue;
    } catch {
      throw new BaselineError('it is not JSON');
    }
    if (!isObject(value) || !isObject(value.files))
      throw new BaselineError('it is not a baseline: it has no "files"');
    if (value.version !== VERSION)
      throw new BaselineError(
        `it has version ${quoteValue(value.version ?? null)}, and this roomlint reads version ${VERSION}`,
      );
    const entries: Entries = new Map();
    for (const [path, rules] of Object.entries(value.files)) {
      if (!isObject(rules)) throw new BaselineError(`the entry of ${quoteValue(path)} is not an object`);
      const byRule = new Map<string, Set<string>>();
      for (const [rule, prints] of Object.entries(rules)) {
        if (!Array.isArray(prints) || !prints.every(isFingerprint))
          throw new BaselineError(`${quoteValue(rule)} of ${quoteValue(path)} is not a list of fingerprints`);
        byRule.set(rule, new Set(prints));
      }
      entries.set(path, byRule);
    }
    return new Baseline(entries);
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

  /** Whether a finding is known. */
  knows(path: string, { rule, fingerprint }: Pick<Finding, 'rule' | 'fingerprint'>): boolean {
    return this.entries.get(path)?.get(rule)?.has(fingerprint) === true;
  }

  match(path: string, findings: readonly Finding[]): BaselineMatch {
    const there = new Set(findings.map(({ rule, fingerprint }) => `${rule} ${fingerprint}`));
    const stale = new Map<string, string[]>();
    for (const [rule, prints] of this.entries.get(path) ?? []) {
      const gone = [...prints].filter((print) => !there.has(`${rule} ${print}`));
      if (gone.length > 0) stale.set(rule, gone);
    }
    return { fresh: findings.filter((finding) => !this.knows(path, finding)), stale };
  }

  /** Accepts all findings of a file. */
  accept(path: string, findings: readonly Finding[]): void {
    const byRule = new Map<string, Set<string>>();
    for (const { rule, fingerprint } of findings) {
      const prints = byRule.get(rule) ?? new Set();
      byRule.set(rule, prints.add(fingerprint));
    }
    if (byRule.size === 0) this.entries.delete(path);
    else this.entries.set(path, byRule);
  }

  /** Forgets entries of a file. */
  forget(path: string, stale: BaselineMatch['stale']): void {
    const byRule = this.entries.get(path);
    for (const [rule, prints] of stale) {
      for (const print of prints) byRule?.get(rule)?.delete(print);
      if (byRule?.get(rule)?.size === 0) byRule.delete(rule);
    }
    if (byRule?.size === 0) this.entries.delete(path);
  }

  forgetFile(path: string): void {
    this.entries.delete(path);
  }

  /** As JSON, sorted and a fingerprint a line, so that two people's changes to it can be merged. */
  toString(): string {
    const files = sorted(this.entries).map(([path, byRule]) => {
      const rules = sorted(byRule).map(([rule, prints]) => [rule, [...prints].sort()] as const);
      return [path, Object.fromEntries(rules)] as const;
    });
    return `${JSON.stringify({ version: VERSION, files: Object.fromEntries(files) }, null, 2)}\n`;
  }
}

function isFingerprint(value: JsonValue): value is string {
  return typeof value === 'string' && FINGERPRINT.test(value);
}

function sorted<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
