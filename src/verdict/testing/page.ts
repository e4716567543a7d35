import { rulePack } from '../../../rules/index.js';
import { tryJsonParse } from '../../bytes/json/parse-json.js';
import { createLinter, type Linter } from '../lint/linter.js';
import { pureSha256 } from '../lint/pure-sha256.js';
import { readConfig } from '../lint/read-config.js';
import type { Rule } from '../lint/rule.js';
import { rulesForFile } from '../lint/rule-settings.js';
import { fenced } from '../report/page-parts.js';
import { blockText } from './blocks.js';
import { casesOf, type PageCase } from './page-cases.js';
import { changesBetween } from './page-facts.js';
import { BlockError, bytesOf } from './room-text.js';
import { type ShownCase, showCase } from './shown-case.js';

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
