import {
  defineRule,
  FIND_KEY,
  found,
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
} from '../kit.js';
import {
  allow,
  anyOf,
  beginnings,
  beginsWithOne,
  type ForeignId,
  foreignId,
  inFileOrderOf,
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

export default defineRule({
  id: 'quest/id-format',
  level: 'error',
  lenient: { options: { prefixes: ['m'] } },
  fix: 'none',
  summary: 'A quest id is 14 to 17 lowercase letters or digits and begins with a known prefix',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'The creator tool makes quest ids of this form only, and a UUID is no valid one. An id of another form was made up by hand or by a script.',
  options: {
    prefixes: {
      type: 'strings',
      default: ['mlh'],
      description:
        'What a quest id may begin with; an empty list allows anything. Ids seem to begin with the time they were made at, so rooms of another age need other prefixes.',
    },
  },
  state: (): { passed: boolean; readonly foreign: ForeignId[] } => ({ passed: false, foreign: [] }),
  questEntry({ key, record, place }, report, { options: { prefixes }, state }) {
    if (!isQuestIdShaped(key)) report(misshapen(key, keyAt(place), prefixes));
    else if (beginsWithOne(key, prefixes)) state.passed = true;
    // An id that says otherwise has a finding: what the key should be is open.
    else if ((textField(record, 'id') ?? key) === key) state.foreign.push({ id: key, place });
  },
  kinds: QUEST_KINDS,
  subscription({ record, place }, report, { snapshot, options: { prefixes }, state }) {
    // With quests in the file, an id in a reference is one of theirs or unknown.
    if (snapshot.section('quests') !== undefined) return;
    const id = textField(record, 'TaskTriggerId');
    if (id === undefined) return;
    const at = place.at('TaskTriggerId');
    if (!isQuestIdShaped(id)) report(misshapen(id, at, prefixes));
    else if (beginsWithOne(id, prefixes)) state.passed = true;
    else state.foreign.push({ id, place: at });
  },
  snapshotEnd({ quests }, report, { options: { prefixes }, state: { passed, foreign }, inFileOrder }) {
    const asTarget = (place: Place): Target | Place => (quests === undefined ? place : keyAt(place));
    if (passed) {
      for (const { id, place } of foreign)
        report({ at: asTarget(place), message: foreignId(id, prefixes, [...prefixes, id.slice(0, 2)]) });
      return;
    }
    const [first] = inFileOrderOf(foreign, inFileOrder);
    if (first === undefined) return;
    const ids = new Set(foreign.map(({ id }) => id));
    report({
      at: asTarget(first.place),
      message:
        ids.size === 1
          ? foreignId(first.id, prefixes, beginnings(ids))
          : `none of the ${ids.size} quest ids begins with ${anyOf(prefixes)}: if the creator tool made them, ${allow(beginnings(ids))}`,
    });
  },
  examples: () => ({
    good: [
      { title: 'ids as the documents have them', text: questsOnly() },
      {
        title: 'ids that were made at another time',
        text: renamed((id) => id.replace('mlh', 'mk7')),
        options: { prefixes: ['mlh', 'mk'] },
      },
    ],
    bad: [
      {
        title: 'an id that was made up',
        text: openDoorAs('open_door'),
        findings: found(
          '/quests/open_door',
          '"open_door"',
          'quest id "open_door" is not 14 to 17 lowercase letters or digits that begin with "mlh"',
        ),
      },
      {
        title: 'a UUID',
        text: openDoorAs(UUID),
        findings: found(
          `/quests/${UUID}`,
          `"${UUID}"`,
          `quest id "${UUID}" is a UUID: it needs 14 to 17 lowercase letters or digits that begin with "mlh"`,
        ),
      },
      {
        title: 'an id with another prefix than the rest',
        text: openDoorAs('mk75m8r2t6y4ef'),
        findings: found(
          '/quests/mk75m8r2t6y4ef',
          '"mk75m8r2t6y4ef"',
          `quest id "mk75m8r2t6y4ef" does not begin with "mlh": if the creator tool made it, allow that ${ALLOW}{"prefixes":["mlh","mk"]}'`,
        ),
      },
      {
        title: 'a room whose ids were all made at another time, with one finding at the first',
        text: renamed((id) => id.replace('mlh', 'mk7')),
        findings: found(
          `/quests/${FIND_KEY.replace('mlh', 'mk7')}`,
          `"${FIND_KEY.replace('mlh', 'mk7')}"`,
          `none of the 4 quest ids begins with "mlh": if the creator tool made them, allow that ${ALLOW}{"prefixes":["mk"]}'`,
        ),
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
        findings: found(
          '/logic/2#/Tasks/0/TaskTriggerId',
          '\\"find_key\\"',
          'quest id "find_key" is not 14 to 17 lowercase letters or digits that begin with "mlh"',
        ),
      },
    ],
  }),
});
