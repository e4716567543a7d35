import {
  BUILT_IN_VARIABLES,
  defineRule,
  type NameIndex,
  NearNames,
  quoteValue,
  type Report,
} from '../kit.js';
import { effects, setExtraData } from './examples.js';
import { namesToCompare, reportMissing, reportName } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/variable',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'never-set': {}, 'never-used': {} },
  fix: 'unsafe',
  summary: 'Variables are spelled alike where they are set and used',
  source:
    'public material of the platform, variables: names are case-sensitive, and a variable is created when it is first used',
  why: 'A variable with another spelling is another variable. Only names that resemble a known one are reported, because variables need no declaration.',
  ...namesOf('variable', (index, report) => {
    const reported = new Set(
      reportMissing(
        index,
        namesToCompare(index, BUILT_IN_VARIABLES),
        { kind: 'never-set', missing: (name) => `nothing sets the variable ${name}` },
        report,
      ),
    );
    reportUnused(index, reported, report);
  }),
  examples: () => ({
    good: [
      {
        title: 'a variable that is set and shown',
        text: effects(
          { $type: 'UpdateScoreEvent', label: 'coins', scoreChange: 1 },
          { $type: 'DisplayValueEvent', label: 'coins' },
        ),
      },
      {
        title: 'variables that differ in their numbers',
        text: effects(
          { $type: 'UpdateScoreEvent', label: 'door1', scoreChange: 1 },
          { $type: 'DisplayValueEvent', label: 'door2' },
        ),
      },
      {
        title: 'a variable that nothing sets or resembles',
        text: effects({ $type: 'DisplayValueEvent', label: 'coins' }),
      },
    ],
    bad: [
      {
        title: 'another spelling where it is used',
        text: effects(
          { $type: 'UpdateScoreEvent', label: 'coins', scoreChange: 1 },
          { $type: 'DisplayValueEvent', label: 'coin' },
        ),
        at: '/logic/4#/Tasks/2/DirectEffector/Effector/label',
        marks: '\\"coin\\"',
        message: 'nothing sets the variable "coin": did you mean "coins"?',
        fixed: effects(
          { $type: 'UpdateScoreEvent', label: 'coins', scoreChange: 1 },
          { $type: 'DisplayValueEvent', label: 'coins' },
        ),
      },
      {
        title: 'another spelling where it is set',
        text: effects({ $type: 'UpdateScoreEvent', label: 'coin', scoreChange: 1 }, undefined, (changed) =>
          setExtraData(changed, { numericParameters: [{ N: 'coins', VT: 0 }] }),
        ),
        at: '/logic/2#/Tasks/1/Effector/label',
        marks: '\\"coin\\"',
        message: 'nothing uses the variable "coin": did you mean "coins"?',
        fixed: effects({ $type: 'UpdateScoreEvent', label: 'coins', scoreChange: 1 }, undefined, (changed) =>
          setExtraData(changed, { numericParameters: [{ N: 'coins', VT: 0 }] }),
        ),
      },
      {
        title: 'another spelling in an expression',
        text: effects(
          { $type: 'UpdateScoreEvent', label: 'coins', scoreChange: 1 },
          { $type: 'FunctionEffector', V: 'PrintString($N{conis})' },
        ),
        at: '/logic/4#/Tasks/2/DirectEffector/Effector/V',
        marks: 'conis',
        message: 'nothing sets the variable "conis": did you mean "coins"?',
      },
    ],
  }),
});

/** Names that something sets and nothing uses or declares, and that resemble one that is used or declared. */
function reportUnused({ set, used }: NameIndex, reported: ReadonlySet<string>, report: Report): void {
  const isDeclared = (name: string): boolean => set.get(name)?.owner === 'settings';
  const known = new NearNames([...used.keys(), ...[...set.keys()].filter(isDeclared)], 'of creators');
  for (const [name, places] of set) {
    const meant = known.meant(name);
    if (meant === undefined || reported.has(name) || reported.has(meant)) continue;
    const message = `nothing uses the variable ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`;
    reportName(name, places, { kind: 'never-used', message }, meant, report);
  }
}
