import {
  defineRule,
  FIND_KEY,
  idOf,
  isQuestIdShaped,
  type JsonObject,
  keyAt,
  OPEN_DOOR,
  type Place,
  QUEST_KINDS,
  questsOnly,
  rawRoom,
  type Target,
  textField,
  throughoutFile,
} from '../kit.js';
import {
  beginnings,
  beginsWithOne,
  ELSEWHERE,
  type ForeignId,
  foreignId,
  foreignIds,
  misshapen,
} from './id-prefixes.js';

/** The quests of the example room under other ids. */
const renamed = (rename: (id: string) => string): string => {
  const { quests } = JSON.parse(questsOnly()) as { quests: Record<string, JsonObject> };
  const names = new Map(Object.keys(quests).map((id) => [id, rename(id)]));
  let text = questsOnly();
  for (const [id, name] of names) text = text.replaceAll(`"${id}"`, JSON.stringify(name));
  return text;
};
const openDoorAs = (name: string): string => renamed((id) => (id === OPEN_DOOR ? name : id));
const UUID = 'c9f2d1a4-5b6e-4f70-8a1b-2c3d4e5f6071';
const ALLOW = "with --rule 'quest/id-format:error:";

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
  kinds: {
    empty: {
      sentence: 'a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid',
    },
    uuid: {
      sentence: 'a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid',
    },
    'other-form': {
      sentence: 'a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid',
    },
    'other-prefix': {
      sentence: 'a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid',
    },
  },
  fix: 'none',
  summary: 'A quest id is 14 to 17 lowercase letters or digits and begins with a known prefix',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'The documents give this format as observed, and say that a UUID is not a valid id. In published rooms the prefix varies: an id appears to begin with its creation time in base 36, so ids made at other times begin with other letters. Allow those with the option, or any beginning with `"any"`.',
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
    questEntry(entry, report, { snapshot: { quests }, options: { prefixes }, state }) {
      const { key, record, place } = entry;
      if (!isQuestIdShaped(key)) {
        // quest/id-matches-key reports a key that is not an id, beside an id that is one.
        if (idOf(entry) === key)
          report(
            throughoutFile(
              { ...misshapen(key, keyAt(place), prefixes), subject: String(record.EntryId ?? key) },
              quests.pairs.length,
            ),
          );
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
      if (!isQuestIdShaped(id)) report({ ...misshapen(id, at, prefixes), cause: `misshapen ${id}` });
      else if (beginsWithOne(id, prefixes)) state.passed = true;
      else state.foreign.push({ id, place: at });
    },
    *snapshotEnd({ quests }, report, { options: { prefixes }, state }) {
      const { passed, foreign } = state;
      const asTarget = (place: Place): Target | Place => (quests === undefined ? place : keyAt(place));
      if (passed) {
        for (const { id, place } of foreign)
          yield report({
            kind: 'other-prefix',
            make: () => ({ at: asTarget(place), kind: 'other-prefix', message: foreignId(id, prefixes) }),
            fix: 'none',
            place,
          });
        return;
      }
      const ids = new Set(foreign.map(({ id }) => id));
      const allowed = beginnings(ids);
      for (const { id, place } of foreign)
        yield report({
          at: asTarget(place),
          kind: 'other-prefix',
          cause: 'all',
          subject: id,
          message: ({ subjects }) => foreignIds(id, subjects, prefixes, allowed),
          again: ELSEWHERE,
        });
    },
  },
  subscriptions: QUEST_KINDS,
  examples: () => ({
    good: [
      { title: 'ids in the documented format', text: questsOnly() },
      {
        title: 'ids with another prefix that the option allows',
        text: renamed((id) => id.replace('mlh', 'mk7')),
        options: { prefixes: ['mlh', 'mk'] },
      },
      {
        title: 'ids made at any time',
        text: renamed((id) => id.replace('mlh', id === OPEN_DOOR ? 'n0a' : '0zz')),
        options: { prefixes: 'any' },
      },
    ],
    bad: [
      {
        title: 'a made-up id',
        text: openDoorAs('open_door'),
        at: '/quests/open_door',
        marks: '"open_door"',
        message:
          'quest id "open_door" does not have the observed format: use 14 to 17 lowercase letters or digits that begin with "mlh"',
      },
      {
        title: 'a UUID',
        text: openDoorAs(UUID),
        at: `/quests/${UUID}`,
        marks: `"${UUID}"`,
        message: `quest id "${UUID}" is a UUID: use 14 to 17 lowercase letters or digits that begin with "mlh"`,
      },
      {
        title: 'an id with a different prefix',
        text: openDoorAs('mk75m8r2t6y4ef'),
        at: '/quests/mk75m8r2t6y4ef',
        marks: '"mk75m8r2t6y4ef"',
        message: `quest id "mk75m8r2t6y4ef" does not begin with "mlh": if the creator tool made it, allow the prefix ${ALLOW}{"prefixes":["mlh","mk"]}', or any prefix with {"prefixes":"any"}`,
      },
      {
        title: 'a room in which all ids have another prefix: one finding, at the first',
        text: renamed((id) => id.replace('mlh', 'mk7')),
        at: `/quests/${FIND_KEY.replace('mlh', 'mk7')}`,
        marks: `"${FIND_KEY.replace('mlh', 'mk7')}"`,
        message: `none of the 4 quest ids begins with "mlh": if the creator tool made them, allow their prefix ${ALLOW}{"prefixes":["mk"]}', or any prefix with {"prefixes":"any"}`,
      },
      {
        title: 'an id in a reference, in a file without quests',
        text: rawRoom((snapshot) => {
          delete snapshot.quests;
          snapshot.logic = {
            '2': JSON.stringify({
              Tasks: [
                {
                  $type: 'TaskTriggerSubscription',
                  Trigger: { $type: 'OnClickEvent' },
                  Id: 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012',
                  TargetState: 111,
                  Name: '0_find_key',
                  TaskTriggerId: 'find_key',
                },
              ],
              ViewNodes: [],
            }),
          };
        }),
        at: '/logic/2#/Tasks/0/TaskTriggerId',
        marks: '\\"find_key\\"',
        message:
          'quest id "find_key" does not have the observed format: use 14 to 17 lowercase letters or digits that begin with "mlh"',
      },
    ],
  }),
});
