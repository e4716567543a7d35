import { idOf } from '../../src/model/snapshot/quest-entries.js';
import {
  type Claim,
  defineRule,
  isQuestIdShaped,
  keyAt,
  type Place,
  QUEST_KINDS,
  textField,
} from '../kit.js';
import { beginnings, beginsWithOne, type ForeignId, foreignId, misshapen } from './id-prefixes.js';

interface Notes {
  /** Whether some id begins with an allowed prefix. */
  passed: boolean;
  readonly foreign: ForeignId[];
}

export default defineRule({
  id: 'quest/id-format',
  level: 'error',
  lenient: { options: { prefixes: 'any' } },
  catalog: { options: { prefixes: 'any' }, isRelaxing: true },
  kinds: ['empty', 'uuid', 'other-form', 'other-prefix'],
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
      if (!isQuestIdShaped(key)) {
        // quest/id-matches-key reports a key that is not an id, beside an id that is one.
        if (idOf(entry) === key) report(misshapen(key, keyAt(place), prefixes));
      } else if (beginsWithOne(key, prefixes)) state.passed = true;
      // When id and key differ, that is the finding.
      else if ((textField(record, 'id') ?? key) === key) state.foreign.push({ id: key, place });
    },
    subscription({ record, place }, report, { snapshot, options: { prefixes }, state }) {
      // With quests in the file, a reference is one of their ids or unknown.
      if (snapshot.section('quests') !== undefined) return;
      const id = textField(record, 'TaskTriggerId');
      if (id === undefined) return;
      const at = place.at('TaskTriggerId');
      if (!isQuestIdShaped(id)) report(misshapen(id, at, prefixes));
      else if (beginsWithOne(id, prefixes)) state.passed = true;
      else state.foreign.push({ id, place: at });
    },
    snapshot({ quests }, report, { options: { prefixes }, state }) {
      const { passed, foreign } = state;
      const claim = (place: Place): Claim => (quests === undefined ? place : keyAt(place));
      if (passed) {
        for (const { id, place } of foreign)
          report({ at: claim(place), kind: 'other-prefix', message: () => foreignId(id, prefixes) });
        return;
      }
      const ids = new Set(foreign.map(({ id }) => id));
      const allowed = beginnings(ids);
      for (const { id, place } of foreign)
        report({
          at: claim(place),
          kind: 'other-prefix',
          message: () => foreignId(id, prefixes, allowed),
        });
    },
  },
  subscriptions: QUEST_KINDS,
});
