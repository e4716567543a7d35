import type { JsonObject } from '../../src/json/value.js';
import type { Finding } from '../../src/lint/finding.js';
import type { Preset } from '../../src/lint/preset.js';
import { lintExample, lintPreset, placeOf } from '../lint-example.js';

/* Findings as lines of text, for tests to compare. */

type Options = Readonly<Record<string, JsonObject>>;

function findingsBy(text: string | Uint8Array, rules: Preset | Options): readonly Finding[] {
  return (typeof rules === 'string' ? lintPreset(rules, text) : lintExample(text, rules)).findings;
}

/** The rule and place of each finding: of a preset, or of every rule with these options. */
export function found(text: string | Uint8Array, rules: Preset | Options = 'all'): string[] {
  return findingsBy(text, rules).map((finding) => `${finding.rule} ${placeOf(finding)}`);
}

/** The place and message of a finding, and below it its related places and its fix. */
export function detailsOf(finding: Finding): string[] {
  return [
    `${placeOf(finding)}: ${finding.message}`,
    ...finding.related.map((each) => `  ${placeOf(each)}: ${each.message}`),
    ...(finding.fix === undefined ? [] : [`  ${finding.fix.safety} fix: ${finding.fix.description}`]),
  ];
}

/** The same with its rule, of each finding that is not about the flow. */
export function inDetail(text: string, options?: Options): string[] {
  return lintExample(text, options)
    .findings.filter(({ rule }) => !rule.startsWith('flow/'))
    .flatMap((finding) => {
      const [first, ...others] = detailsOf(finding);
      return [`${finding.rule} ${first}`, ...others];
    });
}
