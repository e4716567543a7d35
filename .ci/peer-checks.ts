import { rulePack } from '../rules/index.js';
import { pagePath } from '../src/verdict/report/rule-pages.js';

/** A check of the validator in the platform's own toolkit, and what covers it here. */
export interface PeerCheck {
  readonly what: string;
  /** The rules that report it. */
  readonly rules: readonly string[];
  /** What is not reported, and why; or what reports it where no rule does. */
  readonly note?: string;
}

const check = (what: string, rules: string, note?: string): PeerCheck => ({
  what,
  rules: rules === '' ? [] : rules.split(' '),
  ...(note === undefined ? {} : { note }),
});

/**
 * The checks of tools/validate_room.py (busportals/portals-mcp, commit 67c10ab), in the order of its code.
 */
export const PEER_CHECKS: readonly PeerCheck[] = [
  check('the path exists', '', 'exit code 2, "no such file"'),
  check('the text is JSON', 'text/syntax text/encoding'),
  check('the root is an object', 'schema'),
  check('`logic` is an object', 'schema'),
  check('each logic value is a string', 'logic/json-string'),
  check('all four sections are present', '', 'not reported: the documents make every section optional'),
  check('`roomTasks` is an object', 'schema'),
  check('it has `Tasks`', 'schema'),
  check('`Tasks` is an array', 'schema'),
  check('each entry of `Tasks` is a string', 'snapshot/room-tasks'),
  check('it is the id of a quest', 'snapshot/room-tasks'),
  check('`roomItems` is an object', 'schema'),
  check('each item key is a number', 'item/key-number'),
  check('`settings` is an object', 'schema'),
  check('it is not empty', 'snapshot/empties-settings'),
  check('it is not in a format of its own', 'settings/foreign-key'),
  check('it has none of 8 made-up keys', 'settings/foreign-key'),
  check('`roomBase` is present', '', 'not reported: the documents require no setting'),
  check('`roomSettingsExtraData` is present', '', 'not reported: the documents require no setting'),
  check('`tasksRefresh` is a boolean', 'schema'),
  check('`roomSettingsExtraData` is a string', 'settings/extra-data-json'),
  check('it is JSON', 'settings/extra-data-json'),
  check('it holds an object', 'settings/variables'),
  check('`numericParameters` is an array', 'settings/variables'),
  check('each parameter is an object', 'settings/variables'),
  check('each has `N`', 'settings/variables'),
  check('`VT` is an integer', 'settings/variables'),
  check('an item is an object', 'schema'),
  check('`prefabName` is present', 'item/expected-fields'),
  check('it is one of 26', 'item/prefab-name', 'near misses only: the list is open'),
  check('`pos` is present', 'item/expected-fields'),
  check('`pos` has x, y and z', 'schema'),
  check('`rot` is present', 'item/expected-fields'),
  check('`rot` has x, y, z and w', 'schema'),
  check('`scale` is present', 'item/expected-fields'),
  check('`scale` has x, y and z', 'schema'),
  check('every item has logic', '', 'not reported: items without logic may be left out'),
  check('it is a string', 'item/extra-data-json'),
  check('the parent exists', 'item/parent-exists'),
  check('the logic is JSON', 'logic/json-string'),
  check('a cube has no `color` in place of `col`', 'key/spelling'),
  check('`c` of a cube is no string', 'logic/field-types'),
  check('`col` of a cube is 6 hex digits', 'logic/colour'),
  check('`contentString` of models and media is not empty', 'item/content-string'),
  check('`contentString` of a GlbCollectable is not empty', 'item/content-string'),
  check('it has `?dynamic=true`', 'item/content-string'),
  check(
    'the keys that a prefab needs are present',
    'logic/prefab-keys',
    'without keyCode of a Trigger and the keys of a Destructible, which have defaults',
  ),
  check('`contentString` of an Addressable is not empty', 'item/content-string'),
  check('it begins with `FurnitureAddressables/`', 'item/content-string'),
  check('`c` of a light is 6 hex digits', 'logic/colour'),
  check('a task is an object', 'schema'),
  check('it has a `$type`', 'schema'),
  check(
    'it is one of the two subscriptions',
    'subscription/unknown-type',
    'near misses only: other records may be in the list',
  ),
  check('an effector subscription has `Effector`', 'schema'),
  check('its `$type` is known', 'effect/unknown-type', 'near misses only: the list is open'),
  check('the needed parameters are present', 'effect/parameters schema'),
  check('sounds have `Url` and `Dist`', 'effect/parameters'),
  check('`DuplicateItem` has `TS`, `MoveToSpot` has `_transformState`', 'effect/parameters schema'),
  check('`TargetState` of a linked task is a code', 'subscription/transition-code'),
  check('`TaskTriggerId` looks like an id', 'subscription/known-quest'),
  check('`Name` has a number', 'subscription/quest-name'),
  check('a trigger subscription has `Trigger`', 'schema'),
  check('its `$type` is known', 'effect/unknown-type', 'near misses only: the list is open'),
  check('events of zones are on a Trigger only', 'trigger/enter-needs-trigger-prefab trigger/prefab'),
  check('events of the pointer are not on a Trigger', 'trigger/visible-item'),
  check(
    'events of enemies are on an EnemyNPC only',
    'trigger/prefab',
    'OnTakeDamageTrigger also on a Destructible',
  ),
  check('the effect of `DirectEffector` is as in 55 to 59', 'effect/unknown-type effect/parameters'),
  check(
    'id and name of a trigger subscription are as in 60 and 61',
    'subscription/known-quest subscription/quest-name',
  ),
  check('its `TargetState` is a code', 'subscription/transition-code'),
  check('an enemy has a parent', 'item/enemy-ground'),
  check('the parent is a cube or model', 'item/enemy-ground'),
  check('a cube under an enemy has `nav`', 'item/enemy-ground'),
  check('`id` equals the key', 'quest/id-matches-key'),
  check('the key looks like an id', 'quest/id-format'),
  check('8 fields are present', 'schema'),
  check('`EntryId` is a UUID', 'quest/entry-id-uuid'),
  check('`Name` has a number', 'quest/numbered-name'),
  check('`Description` is "created in unity"', 'quest/description'),
  check('`Status` is one of two', 'schema'),
  check('`Group` is a string', 'schema'),
  check('`Group` is one of three', 'schema'),
  check('`DisplayGroup` is a string', 'schema'),
  check('5 fields are booleans', 'schema'),
  check('`RepeatableLimit` and `FinishTime` are numbers', 'schema'),
  check('`Requirements` is an array', 'schema'),
  check('a requirement is an object', 'schema'),
  check('it has `type`, `id` and `amount`', 'schema'),
  check('its `type` is "quest"', 'schema'),
  check('its `id` is that of a quest', 'requirement/known-quest'),
  check('its `amount` is not negative', 'schema'),
  check('`Rewards` is an array', 'schema'),
  check('`SuccessMsg` is a string', 'schema'),
  check('each `EntryId` occurs twice', 'quest/pair-complete'),
  check('a pair has an inProgress entry', 'quest/pair-complete'),
  check('a pair has a completed entry', 'quest/pair-complete'),
  check('the two ids differ', 'quest/id-matches-key'),
  check('the entries of a pair agree in 3 fields', 'quest/pair-symmetry'),
  check('`TaskTriggerId` is that of a quest', 'subscription/known-quest'),
  check(
    'the label of a value is a declared variable',
    'reference/variable',
    'near misses only: a variable needs no declaration',
  ),
  check('a camera state is declared', 'reference/camera-state'),
  check('a movement profile is declared', 'reference/movement-profile'),
];

/** The checks as a Markdown table. */
export function peerTable(): string {
  const rows = PEER_CHECKS.map(({ what, rules, note = '' }, index) => {
    const links = rules.map((id) => {
      const isInLayer = rulePack.get(id)?.level === 'off';
      return `[\`${id}\`](../rules/${pagePath(id)})${isInLayer ? ' (`catalog`)' : ''}`;
    });
    return `| ${index + 1} | ${what} | ${links.join(', ')} | ${note} |`;
  });
  return ['| | check | rules | note |', '|---|---|---|---|', ...rows].join('\n');
}

/** What the preset `catalog` sets otherwise than `recommended`. */
export function catalogTable(): string {
  const rows = [...rulePack.values()].flatMap(({ id, level, catalog }) => {
    if (catalog === undefined) return [];
    const options = Object.entries(catalog.options ?? {}).map(
      ([name, value]) => `\`${name}: ${JSON.stringify(value)}\``,
    );
    const setting = [catalog.level ?? level, ...options].join(', with ');
    return [`| [\`${id}\`](../rules/${pagePath(id)}) | ${level} | ${setting} |`];
  });
  return ['| rule | `recommended` | `catalog` |', '|---|---|---|', ...rows].join('\n');
}
