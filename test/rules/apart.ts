import { rulePack } from '../../rules/index.js';
import type { ActiveRule } from '../../src/lint/active-rule.js';
import type { Draft } from '../../src/lint/draft.js';
import type { Finding } from '../../src/lint/finding.js';
import { createLinter } from '../../src/lint/linter.js';
import { occurrencesOf } from '../../src/lint/occurrences.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import type { Report } from '../../src/lint/rule.js';
import { settingsFor, toBytes } from '../lint-example.js';

/* The check as it is, and the same check that shows each occurrence by itself. */

const RULES = activeRules(rulePack, settingsFor('all'));

const byItself = ({ cause, throughout, ...draft }: Draft): Draft => draft;

/** The same rule without causes: each of its occurrences is a finding of its own. */
function withoutCauses(active: ActiveRule): ActiveRule {
  type Listener = (record: unknown, report: Report, context: unknown) => void;
  const alone = (listener: Listener): Listener => {
    return (record, report, context) =>
      listener(
        record,
        (draft) =>
          report(
            'make' in draft
              ? { ...draft, make: () => byItself(draft.make()), isTogether: false }
              : byItself(draft),
          ),
        context,
      );
  };
  const listeners = Object.entries(active.rule.on as unknown as Record<string, Listener>);
  const on = Object.fromEntries(listeners.map(([event, listener]) => [event, alone(listener)]));
  return { ...active, rule: { ...active.rule, on } };
}

export const [grouped, apart] = [RULES, RULES.map(withoutCauses)].map((rules) => {
  const linter = createLinter(rulePack, rules, pureSha256);
  return (text: string): readonly Finding[] => linter.lint(toBytes(text)).findings;
}) as [(text: string) => readonly Finding[], (text: string) => readonly Finding[]];

/** All occurrences, each with its rule. No two are the same. */
export const keysOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap((finding) => occurrencesOf(finding).map((key) => `${finding.rule} ${key}`)).sort();
