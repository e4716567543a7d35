import { rulePack } from '../../rules/index.js';
import { tryJsonParse } from '../json/parse-json.js';
import { readConfig } from '../lint/config.js';
import { createLinter, type Linter } from '../lint/linter.js';
import { pureSha256 } from '../lint/pure-sha256.js';
import type { Rule } from '../lint/rule.js';
import { rulesForFile } from '../lint/rule-settings.js';
import { fenced } from './markdown.js';
import { casesOf, type PageCase } from './page-cases.js';
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

/** Something that a page shows otherwise than the command. */
export interface PageFault {
  /** The headings above the room. */
  readonly title: string;
  /** The line of the block that is wrong or lacking, from 1. */
  readonly line: number;
  /** What the page says, and what is true: the blocks as they stand in the page. */
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

  /** Where a room of a page shows something else than the command. */
  faultsOf(pageCase: PageCase): readonly PageFault[] {
    const truth = showCase(this.linter(pageCase), this.bytes(pageCase), this.rules);
    return PARTS.flatMap((part) => {
      const [shown, expected] = [blockText(pageCase, part), blockOf(truth, part)];
      if (shown === expected) return [];
      const { title, text } = pageCase;
      const line = pageCase[part]?.line ?? text.line;
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
      const old = PARTS.flatMap((part) => blockText(pageCase, part) ?? []);
      const now = PARTS.flatMap((part) => blockOf(truth, part) ?? []);
      for (const change of changesBetween(old, now)) changes.push(change);
      written.push(lines.slice(next, pageCase.text.lastLine).join('\n'));
      for (const block of now) written.push(`\n${block}`);
      const parts = PARTS.flatMap((part) => pageCase[part] ?? []);
      next = parts.reduce((last, { lastLine }) => Math.max(last, lastLine), pageCase.text.lastLine);
    }
    written.push(lines.slice(next).join('\n'));
    return { markdown: written.join('\n'), changes };
  }
}

/** A block of a page as it stands there. */
function blockText(pageCase: PageCase, part: Part): string | undefined {
  const block = pageCase[part];
  return block && fenced([block.language, ...block.words].join(' '), block.content);
}

/** A block as it should stand in a page. */
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

/** What differs in two lists of blocks beside words. */
function changesBetween(old: readonly string[], now: readonly string[]): readonly string[] {
  const [before, after] = [factsOf(old), factsOf(now)];
  return [
    ...withoutAll(before, after).map((fact) => `- ${fact}`),
    ...withoutAll(after, before).map((fact) => `+ ${fact}`),
  ];
}

function withoutAll(facts: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return facts.filter((fact) => {
    const at = left.indexOf(fact);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What blocks say without the words of messages: rules, levels, places, kinds and changes of fixes. */
function factsOf(blocks: readonly string[]): readonly string[] {
  return blocks.flatMap((block) => {
    const [head = '', ...lines] = block.split('\n');
    const info = head.replace(/^`+/, '');
    if (info.startsWith('diff'))
      return lines.filter((line) => /^[-+]/.test(line)).map((line) => `${info} ${line}`);
    const kinds = info
      .split(' ')
      .slice(1)
      .map((kind) => `kind ${kind}`);
    const found = lines.flatMap((line, index) => {
      const [, place = '', level, rule] = FINDING.exec(line) ?? [];
      if (rule === undefined) return [];
      const at = lines.slice(index + 1).find((each) => AT.test(each) || FINDING.test(each));
      return [`${level} ${rule} at ${AT.exec(at ?? '')?.[1] ?? place}`];
    });
    return [...kinds, ...found];
  });
}

const FINDING = /^room\.json:(\d+:\d+) (error|warning|info) .*\(([\w/-]+)\)$/;
const AT = /^ +(?:=|\|) at (.*)$/;
