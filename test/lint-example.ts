import { rulePack } from '../rules/index.js';
import type { PlainObject } from '../src/bytes/json/value.js';
import type { Finding } from '../src/verdict/lint/finding.js';
import type { RuleLevel } from '../src/verdict/lint/levels.js';
import { createLinter, type Linter } from '../src/verdict/lint/linter.js';
import { plainFinding } from '../src/verdict/lint/located-finding.js';
import { mergeOptions } from '../src/verdict/lint/options.js';
import { type ActiveRule, type Preset, presetChoices, type RulePack } from '../src/verdict/lint/pack.js';
import { pureSha256 } from '../src/verdict/lint/pure-sha256.js';
import type { LintResult } from '../src/verdict/lint/result.js';
import type { Rule } from '../src/verdict/lint/rule.js';

/** What is set for one rule: its level and the options given so far. */
export interface RuleSetting {
  readonly level: RuleLevel;
  readonly options: PlainObject;
}

/** What presets set for a rule together. */
export function presetSetting(preset: Preset, rule: Rule): RuleSetting {
  const choices = presetChoices([preset], rule);
  return {
    level: choices.findLast(({ level }) => level !== undefined)?.level ?? 'off',
    options: mergeOptions(
      {},
      choices.map(({ options }) => options),
    ),
  };
}

/** The rules that are on, each with all of its options. */
export function activeRules(pack: RulePack, settings: ReadonlyMap<string, RuleSetting>): ActiveRule[] {
  return [...pack].flatMap(([id, rule]): ActiveRule[] => {
    const { level = 'off', options = {} } = settings.get(id) ?? {};
    return level === 'off' ? [] : [{ rule, level, options: mergeOptions(rule.options ?? {}, [options]) }];
  });
}

/** Settings of all rules by a preset, with options for one of them. */
export function settingsFor(
  preset: Preset,
  options: Record<string, PlainObject> = {},
): Map<string, RuleSetting> {
  const settings = new Map<string, RuleSetting>();
  for (const [id, rule] of rulePack) {
    const setting = presetSetting(preset, rule);
    settings.set(id, { level: setting.level, options: { ...setting.options, ...options[id] } });
  }
  return settings;
}

export function toBytes(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

export function lintWith(rules: readonly ActiveRule[], text: string | Uint8Array): LintResult {
  return plainly(createLinter(rulePack, rules, pureSha256), text);
}

function plainly(linter: Linter, text: string | Uint8Array): LintResult {
  const result = soundly(linter, text);
  return { ...result, findings: result.findings.map(plainFinding) };
}

/** A rule that crashes has no findings, which must not look like a text without faults. */
function soundly(linter: Linter, text: string | Uint8Array): LintResult {
  const result = linter.lint(toBytes(text));
  const [crash] = result.crashes;
  if (crash !== undefined) throw new Error(`${crash.rule} crashed`, { cause: crash.error });
  return result;
}

/** A linter depends on its rules alone: thousands of cases share one. */
const linters = new Map<Preset, Linter>();

function linterOf(preset: Preset): Linter {
  const linter =
    linters.get(preset) ?? createLinter(rulePack, activeRules(rulePack, settingsFor(preset)), pureSha256);
  linters.set(preset, linter);
  return linter;
}

export function lintPreset(preset: Preset, text: string | Uint8Array): LintResult {
  return plainly(linterOf(preset), text);
}

/** The findings of a text with every rule, as a check has them: with their occurrences. */
export function findingsOf(text: string | Uint8Array): readonly Finding[] {
  return soundly(linterOf('all'), text).findings;
}

/** Lints a text with every rule at its recommended level. */
export function lintExample(text: string | Uint8Array, options?: Record<string, PlainObject>): LintResult {
  if (options === undefined) return lintPreset('all', text);
  return lintWith(activeRules(rulePack, settingsFor('all', options)), text);
}

/** `/logic/4#/Tasks/0/TargetState`: the pointers of a finding in one line. */
export function placeOf(finding: Pick<Finding, 'pointer' | 'embedded'>): string {
  return [finding.pointer, ...finding.embedded].join('#');
}
