import { rulePack } from '../../../rules/index.js';
import { tryJsonParse } from '../../bytes/json/parse-json.js';
import { printable } from '../../bytes/json/quote.js';
import type { Finding } from '../lint/finding.js';
import { kindNamesOf } from '../lint/kinds.js';
import { createLinter, type Linter } from '../lint/linter.js';
import { plainFinding } from '../lint/located-finding.js';
import { pureSha256 } from '../lint/pure-sha256.js';
import { readConfig } from '../lint/read-config.js';
import type { Repair } from '../lint/repair.js';
import type { Rule } from '../lint/rule.js';
import { rulesForFile } from '../lint/rule-settings.js';
import { fenced } from '../report/page-parts.js';
import { repairDiff } from '../report/result-text.js';
import { TextReporter } from '../report/text-report.js';
import { findLoss } from '../roundtrip/find-loss.js';
import { blockText } from './blocks.js';
import { casesOf, type PageCase } from './page-cases.js';
import { changesBetween } from './page-facts.js';
import { BlockError, bytesOf } from './room-text.js';

/* Markdown pages as tests: each room is checked, and the page must show what the command shows. */

/** What a page may use beside our own rules. */
export interface PageOptions {
  /** The rules of a plugin. */
  readonly rules?: readonly Rule[];
  /** The text of a room that blocks change, by its name. */
  readonly roomNamed: (name: string) => string | undefined;
}

/** Something that a page shows and the command does not, or the other way round. */
export interface PageFault {
  /** The headings above the room. */
  readonly title: string;
  /** The line of the block that is wrong or lacking, from 1. */
  readonly line: number;
  /** What the page says, and what it should say, with the fences around it. */
  readonly shown: string;
  readonly expected: string;
}

/** A page that says what is true, and whether more than words had to change for that. */
export interface AcceptedPage {
  readonly markdown: string;
  /** Findings and fixes that came and went, by what they are: `+ error quest/name at /quests/a`. */
  readonly changes: readonly string[];
}

/** Every rule is on, unless a page has a config. */
const EVERY_RULE = '{ "extends": "all" }';

/** The parts of a case in the order in which a page has them. */
const PARTS = ['findings', 'safeFix', 'unsafeFix'] as const;
type Part = (typeof PARTS)[number];

/** Runs the rooms of a page. @throws BlockError for a page that cannot be read */
export class PageRunner {
  /** Our rules and those that are tested beside them, by id. */
  readonly rules: ReadonlyMap<string, Rule>;
  private readonly linters = new Map<string, Linter>();

  constructor(private readonly options: PageOptions) {
    this.rules = new Map([...rulePack, ...(options.rules ?? []).map((rule) => [rule.id, rule] as const)]);
  }

  /** The rooms of a page, with what the page says of them. */
  cases(markdown: string): readonly PageCase[] {
    return casesOf(markdown);
  }

  /** The bytes of a room. */
  bytes({ text }: PageCase): Uint8Array {
    return bytesOf(text, this.options.roomNamed);
  }

  /** What checks a room: its config, or that of its page. */
  linter({ config, text }: PageCase): Linter {
    const source = config?.content ?? EVERY_RULE;
    const known = this.linters.get(source);
    if (known !== undefined) return known;
    const value = tryJsonParse(source);
    const line = config?.line ?? text.line;
    if (value === undefined) throw new BlockError(line, 'this config is not JSON');
    const reading = readConfig(value, this.rules);
    if ('faults' in reading)
      throw new BlockError(line, reading.faults.map(({ message }) => message).join('; '));
    const sources = { config: reading, presets: undefined, commandLine: new Map() };
    const linter = createLinter(
      this.rules,
      rulesForFile(this.rules, sources, () => false),
      pureSha256,
    );
    this.linters.set(source, linter);
    return linter;
  }

  /** Where a page shows something else of a room than the command. */
  faultsOf(pageCase: PageCase): readonly PageFault[] {
    const truth = showCase(this.linter(pageCase), this.bytes(pageCase), this.rules);
    return PARTS.flatMap((part) => {
      const block = pageCase[part];
      const [shown, expected] = [block && blockText(block), blockOf(truth, part)];
      if (shown === expected) return [];
      const { title, text } = pageCase;
      const line = block?.line ?? text.line;
      return [{ title, line, shown: shown ?? '(nothing)', expected: expected ?? '(nothing)' }];
    });
  }

  /** The page with the blocks that are true. */
  accept(markdown: string): AcceptedPage {
    const lines = markdown.split('\n');
    const changes: string[] = [];
    const written: string[] = [];
    let next = 0;
    for (const pageCase of this.cases(markdown)) {
      const truth = showCase(this.linter(pageCase), this.bytes(pageCase), this.rules);
      const parts = PARTS.flatMap((part) => pageCase[part] ?? []);
      const old = parts.map(blockText);
      const now = PARTS.flatMap((part) => blockOf(truth, part) ?? []);
      for (const change of changesBetween(old, now)) changes.push(change);
      written.push(lines.slice(next, pageCase.text.lastLine).join('\n'));
      for (const block of now) written.push(`\n${block}`);
      next = parts.reduce((last, { lastLine }) => Math.max(last, lastLine), pageCase.text.lastLine);
    }
    written.push(lines.slice(next).join('\n'));
    return { markdown: written.join('\n'), changes };
  }
}

/** A block, as it should be in a page. */
function blockOf(truth: ShownCase, part: Part): string | undefined {
  const content = truth[part];
  if (content === undefined) return undefined;
  switch (part) {
    case 'findings':
      return fenced(['findings', ...truth.kinds].join(' '), content);
    case 'safeFix':
      return fenced('diff', content);
    case 'unsafeFix':
      return fenced('diff unsafe', content);
  }
}

/** What the command shows of a room, as blocks of a page hold it; undefined where there is nothing. */
interface ShownCase {
  /** The kinds of the findings whose rules have several, in order. */
  readonly kinds: readonly string[];
  readonly findings: string | undefined;
  /** What `--fix` changes. */
  readonly safeFix: string | undefined;
  /** What `--fix --unsafe-fixes` changes, where that is something else. */
  readonly unsafeFix: string | undefined;
}

/** The name of the room in findings and diffs. */
const FILE = 'room.json';

/** Longer lines, such as those with logic strings, are shortened around a change. */
const LONGEST_LINE = 200;

/** Checks and repairs a room. @throws Error for a rule that crashed @throws RepairError */
function showCase(linter: Linter, bytes: Uint8Array, pack: ReadonlyMap<string, Rule>): ShownCase {
  const result = linter.lint(bytes);
  const [crash] = result.crashes;
  if (crash !== undefined) throw new Error(`the rule ${crash.rule} crashed`, { cause: crash.error });
  const findings = result.findings.map(plainFinding);
  let offersUnsafe = false;
  const wanted = (some: readonly Finding[]): readonly Finding[] => {
    offersUnsafe ||= some.some(({ fix }) => fix?.safety === 'unsafe');
    return some;
  };
  const repaired = (unsafe: boolean): string | undefined =>
    findings.some(({ fix }) => fix !== undefined)
      ? diffOf(linter.repair(bytes, { unsafe, first: result, wanted, findLoss }))
      : undefined;
  const safeFix = repaired(false);
  const unsafeFix = offersUnsafe ? repaired(true) : safeFix;
  return {
    kinds: shownKinds(findings, pack),
    findings: textOf(findings, result.shownBytes),
    safeFix,
    unsafeFix: unsafeFix === safeFix ? undefined : unsafeFix,
  };
}

function textOf(findings: readonly Finding[], shownBytes: Uint8Array): string | undefined {
  if (findings.length === 0) return undefined;
  const reporter = new TextReporter((_style, text) => text, false);
  const report = { path: FILE, bytes: shownBytes.length, findings, rules: [], shownBytes };
  return [...reporter.file(report)].join('').trimEnd();
}

/** The kind says more than the rule where that has several. */
function shownKinds(findings: readonly Finding[], pack: ReadonlyMap<string, Rule>): readonly string[] {
  return findings.flatMap(({ kind, rule }) => {
    const known = pack.get(rule);
    return known === undefined || kindNamesOf(known).length < 2 ? [] : [kind];
  });
}

/** The changed lines of the diff, under the lines where they are. */
function diffOf(repair: Repair): string | undefined {
  const lines = repairDiff(repair, { path: FILE, longestLine: LONGEST_LINE }).split('\n').slice(2);
  const changed = lines.filter((line) => /^[-+@]/.test(line));
  return changed.length === 0 ? undefined : printable(changed.join('\n'), '\n\t');
}
