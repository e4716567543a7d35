import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../../src/json/value.js';

/* Fields of one's own, under every name that is documented elsewhere. */

export const SECTIONS = ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'];
export const ITEM_FIELDS =
  'prefabName pos rot scale modelsize modelCenter contentString parentItemID placed locked superLocked interactivityType interactivityURL hoverTitle hoverBodyContent ImageInteractivityDetails sessionData instanceId currentEditornetId extraData'.split(
    ' ',
  );
export const SETTINGS = 'roomBase isNight chatDisabled tasksRefresh roomSettingsExtraData'.split(' ');
export const QUEST_FIELDS =
  'EntryId id Name Description Status Group DisplayGroup Enabled RepeatableLimit FinishTime AutoStart TriggeredByInventory Requirements Creator TemplateName Tracked Visible ExtraText Rewards SuccessMsg'.split(
    ' ',
  );
const REQUIREMENT_FIELDS = 'delete amount type id'.split(' ');
export const TASK_FIELDS =
  '$type Effector Trigger DirectEffector Id TargetState Name TaskTriggerId linkedTasks useRandom Delay'.split(
    ' ',
  );
export const LOGIC_FIELDS = 'Tasks ViewNodes col e c'.split(' ');
const OTHER_NAMES =
  'RoomID Description ShortDescription Image Genre room code data uid items objectKey _transformState position rotation duration notes my field author version __proto__ constructor toString total sum Item Task Quest Settings'.split(
    ' ',
  );
/** Names that are documented somewhere, or by the other document, or nowhere. */
const NAMES = [
  ...SECTIONS,
  ...ITEM_FIELDS,
  ...SETTINGS,
  ...QUEST_FIELDS,
  ...REQUIREMENT_FIELDS,
  ...TASK_FIELDS,
  ...LOGIC_FIELDS,
  ...OTHER_NAMES,
];

/** Any key becomes a member, `__proto__` as well. */
export const objectOf = (members: Iterable<readonly [string, JsonValue]>): JsonObject =>
  Object.fromEntries(members);

const ODD_TEXTS = [
  ...'| |null|true|0|undefined|Line\nbreak|tab\there|日本語|🗝️|{"a":1}|[1,2|@{x=0}|a "quoted" word|C:\\models\\x'.split(
    '|',
  ),
  ...'=SUM(A1:A9)|# heading|// later|“Hello” – the key’s here…|10 % off!|https://example.org/a?b=c#d'.split(
    '|',
  ),
  ...'inProgress|OnClickEvent|2_other_quest'.split('|'),
];
export const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ maxLength: 12 }));
export const number = fc.oneof(
  fc.integer({ min: -1_000, max: 1_000 }),
  fc.constantFrom(0, 0.5, -0.25, 1e6, 1e-5),
);

/** Any value that a field of one's own may have. */
export const anyValue: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    oddText,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.constant('created in unity'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(fc.constantFrom(...NAMES), tie('value')), { maxLength: 3 }).map(objectOf),
  ),
})).value;

/** Members of one's own, under names that the record does not have. */
export const ownMembers = (documented: readonly string[], most = 3): fc.Arbitrary<JsonObject> =>
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES.filter((name) => !isLike(name, documented))), anyValue), {
      maxLength: most,
    })
    .map(objectOf);

/** Whether a name is one of these, or could be taken for a slip of one. */
function isLike(name: string, documented: readonly string[]): boolean {
  return documented.some(
    (other) => other.toLowerCase() === name.toLowerCase() || SLIPS_OF[other]?.includes(name) === true,
  );
}

const SLIPS_OF: Readonly<Record<string, readonly string[]>> = {
  pos: ['position'],
  rot: ['rotation'],
  Tasks: ['Task'],
  roomItems: ['items', 'Item'],
  quests: ['Quest'],
  settings: ['Settings'],
};
