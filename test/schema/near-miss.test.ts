import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import type { FieldSetName } from '../../src/schema/documented-fields.js';
import { isOneEdit, meantType, nearestName, readKeys } from '../../src/schema/near-miss.js';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Keys of published and generated rooms that no document names. */
const LOGIC_KEYS = words(`
  n r s text lookAtCamera valueLabel valueChange displayValue se minRespawnTime maxRespawnTime events cm keyCode b p gn ln ci nav
  title pressBtn a bq swn tags o ang bd bi GLBUrl id sn auto weaponType maxDamage minDamage firerate clipSize startLoaded autoReload
  gunColor isInfinityAmmo automaticWeapon acceleration drag maxSpeed steering drift extraSteeringWhileDrifting gravity timeToMaxSteer
  maxDistanceToEnter rotationPoint exitPoint cameraState cameraRotationSpeed cameraFollowSpeed maxHealth respawnTime
  destructionEffect particleOrigin healthBarPos multiplayer health damage detectDistance attackDistance loseTarget fov minTimeAttack
  maxTimeAttack attackSpeed swingSpeed maxAttacks rollChance detectState speedMultiplier tb fs fc bb t h l f so nc fStart sEnd
  absPos absRot opacity useSpatialAudio fullVolumeRange op login guests isLight C E Col`);
const SETTINGS_KEYS = words(`
  onlyNftHolders wallIndex inTownHallMode globalSpeaking audiusPlaylist allCanBuild roomPrompt roomNodeExtraData bannedUsers
  shareLiveKitCrossInstances tokenImage tokenName tokenAddress login guests isLight`);
const ITEM_KEYS = words(
  'id roomItemId createdAt createdBy updatedAt updatedBy version Variables spawnPosition',
);
const TASK_KEYS = words('OtherRandomTasksEmpty InProgressId CompletedId PreparationEffector RTime Delay');
const TYPES = words(`
  NotificationPillEvent FunctionEffector PlayAnimationOnce PlaySoundOnce ShowOutline HideOutline OnExitEvent DialogEffectorDisplay
  TurnToPlayer WalkNpcToSpot NpcCopyPlayerPath OnPlayerLoggedIn StartTimerEffect TeleportEvent UpdateScoreEvent DisplayValueEvent
  HideValueEvent ScoreTrigger PortalsAnimation OnPlayerDied OnCollideEvent OnItemClickEvent OnHoverStartEvent OnHoverEndEvent
  OnDestroyedEvent MoveItemToPlayer DuplicateItem HideAllPlayersEvent UserExitTrigger IframeEvent TaskSubscription CompleteQuestEvent`);

/** Values of every JSON type: none makes an observed key a near miss. */
const VALUES: readonly JsonValue[] = ['x', 1, true, [], {}, null, { x: 0, y: 0, z: 0 }];

describe('undocumented keys of published rooms are not near misses', () => {
  test.each<[FieldSetName, readonly string[]]>([
    ['logic-value', LOGIC_KEYS.filter((key) => key !== 'Col')],
    ['settings', SETTINGS_KEYS],
    ['room-item', ITEM_KEYS],
    ['effector-subscription', TASK_KEYS],
    ['trigger-subscription', TASK_KEYS],
    ['linked-task', TASK_KEYS],
  ])('of %s', (record, keys) => {
    for (const key of keys)
      for (const value of VALUES) expect([key, readKeys(record, { [key]: value }).slips]).toEqual([key, []]);
  });

  test('undocumented $types of published rooms are not near misses', () => {
    for (const type of TYPES)
      for (const subject of ['subscription', 'effect', 'trigger'] as const)
        expect([type, meantType(subject, type)]).toEqual([type, undefined]);
  });
});

describe('a near miss of a documented field', () => {
  test.each<[FieldSetName, JsonObject, string]>([
    ['room-item', { Pos: null }, 'pos'],
    ['room-item', { prefabname: 'GLB' }, 'prefabName'],
    ['room-item', { prefab: 'GLB' }, 'prefabName'],
    ['room-item', { position: { x: 0, y: 0, z: 0 } }, 'pos'],
    ['room-item', { Position: { x: 0, y: 0, z: 0 } }, 'pos'],
    ['room-item', { rotation: { x: 0, y: 0, z: 0, w: 1 } }, 'rot'],
    ['settings', { taskRefresh: true }, 'tasksRefresh'],
    ['settings', { roomSettingExtraData: '{}' }, 'roomSettingsExtraData'],
    ['logic-value', { tasks: [] }, 'Tasks'],
    ['logic-value', { Task: [] }, 'Tasks'],
    ['logic-value', { ViewNode: [] }, 'ViewNodes'],
    ['quest-entry', { autostart: false }, 'AutoStart'],
    ['quest-entry', { Reqiurements: [] }, 'Requirements'],
    ['requirement', { Amount: 1 }, 'amount'],
    ['effector-subscription', { targetState: 1 }, 'TargetState'],
    ['effector-subscription', { TaskTriggerID: 'a' }, 'TaskTriggerId'],
    ['linked-task', { Triger: {} }, 'Trigger'],
    ['linked-task-trigger', { delay: 1 }, 'Delay'],
    ['effect', { type: 'ShowObjectEvent' }, '$type'],
    ['move-to-spot', { transformState: {} }, '_transformState'],
    ['transform-state', { Position: [] }, 'position'],
    ['run-triggers-from-effector', { linkedtasks: [] }, 'linkedTasks'],
  ])('of %s: %j is %s', (record, value, field) => {
    const [spelled = ''] = Object.keys(value);
    expect(readKeys(record, value).slips).toEqual([{ field, spelled }]);
  });

  test('is none where the documented field is present', () => {
    expect(readKeys('room-item', { Pos: {}, pos: {} }).slips).toEqual([]);
  });

  test('is none by one edit where the value is of another type', () => {
    expect(readKeys('settings', { taskRefresh: 'yes' }).slips).toEqual([]);
    expect(readKeys('room-item', { position: [0, 1, 2] }).slips).toEqual([]);
    expect(readKeys('logic-value', { Task: 'open the door' }).slips).toEqual([]);
  });

  test('is one for each documented field, the first of two', () => {
    expect(readKeys('room-item', { POS: {}, Pos: {} }).slips).toEqual([{ field: 'pos', spelled: 'POS' }]);
  });

  test('is none for the keys of objects that are not own', () => {
    expect(
      readKeys('room-item', JSON.parse('{"__proto__":{"Pos":{}},"constructor":1}') as JsonObject).slips,
    ).toEqual([]);
  });
});

test.each([
  ['abcde', 'abcde', false],
  ['abcd', 'abcde', true],
  ['bcde', 'abcde', true],
  ['abxde', 'abcde', true],
  ['abdce', 'abcde', true],
  ['abcdef', 'abcde', true],
  ['badce', 'abcde', false],
  ['abc', 'abcde', false],
  ['', 'a', true],
])('isOneEdit(%j, %j) is %j, in both directions', (one, other, expected) => {
  expect(isOneEdit(one, other)).toBe(expected);
  expect(isOneEdit(other, one)).toBe(expected);
});

test('short names are compared by letter case alone, and the shortest not at all', () => {
  expect(nearestName('rott', ['rot'])).toBeUndefined();
  expect(nearestName('ROT', ['rot'])).toBe('rot');
  expect(nearestName('ID', ['id'])).toBeUndefined();
});
