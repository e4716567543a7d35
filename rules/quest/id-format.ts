import { idOf } from '../../src/model/snapshot/quest-entries.js';
import {
  type Claim,
  defineRule,
  isQuestIdShaped,
  keyAt,
  QUEST_KINDS,
  quoteValue,
  textField,
} from '../kit.js';
import {
  allowPrefixes,
  anyOf,
  beginnings,
  beginsWithOne,
  form,
  listed,
  misshape,
  type Prefixes,
} from './id-prefixes.js';

interface Values {
  readonly id: string;
  readonly prefixes: Prefixes;
}

interface Notes {
  /** Whether some id begins with an allowed prefix: then the others are likely mistakes, one by one. */
  passed: boolean;
  readonly foreign: { readonly id: string; readonly at: Claim }[];
}

export default defineRule({
  id: 'quest/id-format',
  level: 'error',
  lenient: { options: { prefixes: 'any' } },
  catalog: { options: { prefixes: 'any' }, isRelaxing: true },
  kinds: {
    empty: ({ prefixes }: Values) => `quest id is empty: use ${form(prefixes)}`,
    uuid: ({ id, prefixes }: Values) => `quest id ${quoteValue(id)} is a UUID: use ${form(prefixes)}`,
    'other-form': ({ id, prefixes }: Values) =>
      `quest id ${quoteValue(id)} does not have the observed format: use ${form(prefixes)}`,
    'other-prefix': ({ id, prefixes, allowed }: Values & { readonly allowed: Prefixes }) =>
      `quest id ${quoteValue(id)} does not begin with ${anyOf(prefixes)}: if the creator tool made it, ${allowPrefixes(allowed)}`,
  },
  sentence: 'a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid',
  fix: 'none',
  summary: 'A quest id is 14 to 17 lowercase letters or digits and begins with a known prefix',
  source: 'quest and task records, part 2, quest entry fields',
  options: {
    prefixes: {
      type: 'strings',
      default: ['mlh'],
      orAny: true,
      description: 'What a quest id may begin with. `"any"`, or an empty list, allows any letter or digit.',
    },
  },
  state: (): Notes => ({ passed: false, foreign: [] }),
  on: {
    questEntry(entry, report, { options: { prefixes }, state }) {
      const { key, record, place } = entry;
      const at = keyAt(place);
      if (!isQuestIdShaped(key)) {
        // quest/id-matches-key reports a key that is not an id, beside an id that is one.
        if (idOf(entry) === key) report({ kind: misshape(key), at, values: { id: key, prefixes } });
      } else if (beginsWithOne(key, prefixes)) state.passed = true;
      // When id and key differ, that is the finding.
      else if ((textField(record, 'id') ?? key) === key) state.foreign.push({ id: key, at });
    },
    subscription({ record, place }, report, { snapshot, options: { prefixes }, state }) {
      // With quests in the file, a reference is one of their ids or unknown.
      if (snapshot.section('quests') !== undefined) return;
      const id = textField(record, 'TaskTriggerId');
      if (id === undefined) return;
      const at = place.at('TaskTriggerId');
      if (!isQuestIdShaped(id)) report({ kind: misshape(id), at, values: { id, prefixes } });
      else if (beginsWithOne(id, prefixes)) state.passed = true;
      else state.foreign.push({ id, at });
    },
    snapshot(_snapshot, report, { options: { prefixes }, state: { passed, foreign } }) {
      // Where no id begins with an allowed prefix, the creator tool most likely uses others: the advice allows all.
      const all = passed ? undefined : beginnings(foreign.map(({ id }) => id));
      for (const { id, at } of foreign) {
        const allowed = all ?? [...listed(prefixes), id.slice(0, 2)];
        report({ kind: 'other-prefix', at, values: { id, prefixes, allowed } });
      }
    },
  },
  subscriptions: QUEST_KINDS,
});
