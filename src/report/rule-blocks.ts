import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../json/value.js';
import type { Finding } from '../lint/finding.js';
import { createLinter, type Linter } from '../lint/linter.js';
import type { OptionSpec } from '../lint/options.js';
import { activeRules, levelWhenOn, presetSetting, type RuleSetting } from '../lint/pack.js';
import { pureSha256 } from '../lint/pure-sha256.js';
import type { BadExample, Example, Rule } from '../lint/rule.js';
import { findLoss } from '../roundtrip/find-loss.js';
import { type Expected, FUNCTION, objectWith, requireArgument, STRING } from '../text/arguments.js';
import { capitalized, listed } from '../text/in-words.js';
import { exampleBytes, excerptOfFindings, excerptOfSamePlaces, MAX_LINE_LENGTH } from './example-excerpt.js';
import { type Paint, TextReporter } from './text-report.js';
import { unifiedDiff } from './unified-diff.js';

const RULE: Expected = { ...objectWith({ id: STRING, examples: FUNCTION }), what: 'a rule' };

/** The file name of the examples in diagnostics and diffs. */
const EXAMPLE_FILE = 'room.json';

/** A part of a rule's documentation. Texts may hold Markdown code spans; there is no other markup in them. */
export type RuleBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'code'; readonly language: 'json' | 'diff'; readonly content: string }
  | {
      readonly kind: 'diagnostics';
      readonly findings: readonly Finding[];
      /** The example, with secrets masked. */
      readonly shownBytes: Uint8Array;
    }
  | { readonly kind: 'options'; readonly options: readonly RuleOption[] };

export interface RuleOption {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly description: string;
}

/** The documentation of a rule, with diagnostics and diffs from running its examples. @throws TypeError */
export function ruleBlocks(rule: Rule): RuleBlock[] {
  requireArgument('rule', rule, RULE);
  const { good, bad } = rule.examples();
  const options = Object.entries(rule.options ?? {});
  return [
    { kind: 'heading', level: 1, text: rule.id },
    { kind: 'facts', facts: facts(rule) },
    ...section('What it checks', sentence(rule.summary)),
    ...section('Why it matters', rule.why),
    { kind: 'heading', level: 2, text: 'Examples with findings' },
    ...bad.flatMap((example) => badExample(rule, example)),
    { kind: 'heading', level: 2, text: 'Examples without findings' },
    ...good.flatMap((example) => goodExample(rule, example, bad[0])),
    ...(rule.fix === 'none' ? [] : section('Fix safety', FIX_SAFETY[rule.fix] + revealed(rule))),
    ...optionBlocks(options.map(([name, spec]) => ruleOption(name, spec))),
    ...section('Source', sentence(rule.source)),
  ];
}

const FIX: Readonly<Record<Rule['fix'], string>> = {
  none: 'none',
  safe: 'safe',
  unsafe: 'unsafe',
  mixed: 'in some cases',
};

const FIX_SAFETY: Readonly<Record<Exclude<Rule['fix'], 'none'>, string>> = {
  safe: 'The fix is safe. `--fix` applies it.',
  unsafe: 'The fix may change what the snapshot means. Only `--fix --unsafe-fixes` applies it.',
  mixed:
    'It depends on the finding. `--fix` applies safe fixes, and `--fix --unsafe-fixes` also those that may change what the snapshot means. Some findings have no fix.',
};

function revealed({ reveals = [] }: Rule): string {
  if (reveals.length === 0) return '';
  const rules = reveals.map((names) => `\`${names}\``);
  return ` After the fix, ${listed(rules, 'and')} can see more of the file and may have new findings.`;
}

function section(heading: string, text: string): RuleBlock[] {
  return [
    { kind: 'heading', level: 2, text: heading },
    { kind: 'paragraph', text },
  ];
}

function optionBlocks(options: readonly RuleOption[]): RuleBlock[] {
  if (options.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Options' },
    { kind: 'options', options },
  ];
}

function facts({ level, lenient, catalog, levelInAll, fix }: Rule): [string, string][] {
  return [
    ['Level', level],
    ['In `lenient`', changesOf(lenient)],
    ...(catalog === undefined ? [] : [['In `catalog`', changesOf(catalog)] as [string, string]]),
    ...(levelInAll === undefined ? [] : [['In `all`', levelInAll] as [string, string]]),
    ['Fix', FIX[fix]],
  ];
}

function changesOf(change: Rule['lenient']): string {
  const options = Object.entries(change?.options ?? {});
  const changes = [
    ...(change?.level === undefined ? [] : [change.level]),
    ...options.map(([name, value]) => `\`${name}: ${JSON.stringify(value)}\``),
  ];
  return changes.length === 0 ? 'the same' : changes.join(', with ');
}

function sentence(text: string): string {
  return `${atStart(text)}.`;
}

/** Fields and JSON's own words keep their spelling. */
const SPELLED = /^(?:[a-z]+[A-Z]|(?:null|true|false|undefined)\b)/;

function atStart(text: string): string {
  return SPELLED.test(text) ? text : capitalized(text);
}

function badExample(rule: Rule, example: BadExample): RuleBlock[] {
  const bytes = exampleBytes(example.text);
  const linter = linterOf(rule, example.options);
  const result = linter.lint(bytes);
  const findings = result.findings.filter((finding) => finding.rule === rule.id);
  const blocks = introduction(rule, example);
  blocks.push({ kind: 'code', language: 'json', content: excerptOfFindings(example, findings) });
  blocks.push({ kind: 'diagnostics', findings, shownBytes: result.shownBytes });
  const { before, after, splices } = linter.repair(bytes, { unsafe: true, first: result, findLoss });
  if (splices.length === 0) return blocks;
  const change = {
    path: EXAMPLE_FILE,
    before: before.shown,
    after: after.shown,
    splices,
    longestLine: MAX_LINE_LENGTH,
  };
  const isUnsafe = findings.some(({ fix }) => fix?.safety === 'unsafe');
  blocks.push(
    { kind: 'paragraph', text: isUnsafe ? 'After `--fix --unsafe-fixes`:' : 'After `--fix`:' },
    { kind: 'code', language: 'diff', content: [...unifiedDiff(change)].join('').trimEnd() },
  );
  return blocks;
}

/** A good example is cut to the places that the first bad example is about. */
function goodExample(rule: Rule, example: Example, bad: BadExample): RuleBlock[] {
  const { findings } = linterOf(rule, bad.options).lint(exampleBytes(bad.text));
  const content = excerptOfSamePlaces(example, findings);
  return [...introduction(rule, example), { kind: 'code', language: 'json', content }];
}

function introduction(rule: Rule, { title, options }: Example): RuleBlock[] {
  const blocks: RuleBlock[] = [{ kind: 'heading', level: 3, text: atStart(title) }];
  if (options !== undefined) {
    const setting = `"${rule.id}": ["${levelWhenOn(rule)}", ${JSON.stringify(options)}]`;
    blocks.push({ kind: 'paragraph', text: `With \`${setting}\` in the config:` });
  }
  return blocks;
}

function linterOf(rule: Rule, options: JsonObject | undefined): Linter {
  const setting: RuleSetting = presetSetting('recommended', rule);
  const own = { level: levelWhenOn(rule), options: { ...setting.options, ...options } };
  return createLinter(rulePack, activeRules(rulePack, new Map([[rule.id, own]])), pureSha256);
}

function ruleOption(name: string, spec: OptionSpec): RuleOption {
  const { description } = spec;
  return { name, type: typeOf(spec), default: JSON.stringify(spec.default), description };
}

function typeOf(spec: OptionSpec): string {
  switch (spec.type) {
    case 'choice':
      return spec.choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(' or ');
    case 'integer':
      return `integer, at least ${spec.minimum}`;
    case 'strings':
      return spec.orAny === true ? 'list of strings or `"any"`' : 'list of strings';
    case 'string':
      return 'string';
    case 'boolean':
      return '`true` or `false`';
  }
}

/** What `roomlint check` prints for the findings of an example. */
export function diagnostics(
  { findings, shownBytes }: RuleBlock & { kind: 'diagnostics' },
  paint: Paint,
): string {
  const reporter = new TextReporter(paint, false);
  const report = { path: EXAMPLE_FILE, bytes: shownBytes.length, findings, rules: [], shownBytes };
  return [...reporter.file(report)].join('').trimEnd();
}
