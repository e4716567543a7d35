import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { type ExampleRoom, room } from '../example-room.js';
import { lintPreset } from '../lint-example.js';
import { addItem, basicTrigger, setExtraData } from './planted-rooms.js';
import { contentOf, rightLogic } from './right-values.js';

/* What sets a name beside what uses its kind: right if the two agree, else one finding. */

type Plant = (changed: ExampleRoom, name: string) => void;

const effect =
  ($type: string, field: string, others: JsonObject = {}): Plant =>
  (changed, name) => {
    const tasks = tasksOf(changed, '3');
    const digit = String(tasks.length);
    tasks.push(basicTrigger('OnCollideEvent', { $type, ...others, [field]: name }, digit));
  };
const trigger =
  ($type: string, field: string): Plant =>
  (changed, name) => {
    const tasks = tasksOf(changed, '3');
    const task = basicTrigger($type, undefined, String(tasks.length));
    Object.assign(task.Trigger as JsonObject, { [field]: name });
    tasks.push(task);
  };
const item =
  (prefab: string, field: string, others: JsonObject = {}): Plant =>
  (changed, name) => {
    const key = String(Object.keys(changed.roomItems).length + 10);
    const {
      valueLabel: _1,
      clipAmmoLabel: _2,
      reserveAmmoLabel: _3,
      ln: _4,
      gn: _5,
      sn: _6,
      ...logic
    } = rightLogic(prefab);
    addItem(changed, key, prefab, { ...logic, ...others, [field]: name }, contentOf(prefab));
  };
const setting =
  (list: string, field: string): Plant =>
  (changed, name) =>
    setExtraData(changed, { [list]: [{ [field]: name, ...(field === 'N' ? { VT: 0 } : {}) }] });
const expression = (text: (name: string) => string): Plant => {
  const plant = effect('FunctionEffector', 'V');
  return (changed, name) => plant(changed, text(name));
};
const text =
  (plant: Plant): Plant =>
  (changed, name) =>
    plant(changed, `You have |${name}|`);

interface KindOfName {
  readonly rule: string;
  readonly says: string;
  readonly set: Readonly<Record<string, Plant>>;
  readonly used: Readonly<Record<string, Plant>>;
}

const score = { scoreChange: 1 };
const SET_SCORE = effect('UpdateScoreEvent', 'label', score);

const KINDS: Readonly<Record<string, KindOfName>> = {
  variable: {
    rule: 'reference/variable',
    says: 'nothing sets the variable',
    set: {
      numericParameters: setting('numericParameters', 'N'),
      UpdateScoreEvent: SET_SCORE,
      UpdateScoreEventString: effect('UpdateScoreEventString', 'label', { targetText: 'a' }),
      StartTimerEffect: effect('StartTimerEffect', 'tn'),
      GlbCollectable: item('GlbCollectable', 'valueLabel'),
      'the clip of a Gun': item('Gun', 'clipAmmoLabel'),
      'the reserve of a Shotgun': item('Shotgun', 'reserveAmmoLabel'),
      'SetVariable()': expression((name) => `SetVariable('${name}', 1.0, 0.0)`),
      'SetPlayerParameter()': expression((name) => `SetPlayerParameter('${name}', 1.0)`),
      'SetPlayersParameters()': expression((name) => `SetPlayersParameters(Players, '${name}', 1.0)`),
      'AssignNumbersInOrder()': expression((name) => `AssignNumbersInOrder(Players, '${name}')`),
      'UpdateMultiplayerNumericVariable()': expression(
        (name) => `UpdateMultiplayerNumericVariable('${name}', 1.0, 0.0, 0.0)`,
      ),
    },
    used: {
      DisplayValueEvent: effect('DisplayValueEvent', 'label'),
      HideValueEvent: effect('HideValueEvent', 'label'),
      PostScoreToLeaderboard: effect('PostScoreToLeaderboard', 'label'),
      ScoreTrigger: trigger('ScoreTrigger', 'label'),
      Leaderboard: item('Leaderboard', 'ln'),
      '$N{}': expression((name) => `PrintString($N{${name}})`),
      '$S{}': expression((name) => `PrintString($S{${name}})`),
      'SelectPlayers()': expression((name) => `SelectPlayers(Players, '${name}', 1.0)`),
      'SelectPlayersParameters()': expression((name) => `SelectPlayersParameters(Players, '${name}')`),
      'a WorldText': text(item('WorldText', 'text')),
      'a notification': text(effect('NotificationPillEvent', 'nt')),
      'a message to a page': text(effect('SendMessageToIframes', 'iframeMsg')),
    },
  },
  timer: {
    rule: 'reference/timer',
    says: 'nothing starts the timer',
    set: { StartTimerEffect: effect('StartTimerEffect', 'tn') },
    used: {
      StopTimerEffect: effect('StopTimerEffect', 'tn'),
      CancelTimerEffect: effect('CancelTimerEffect', 'tn'),
    },
  },
  'spawn point': {
    rule: 'reference/spawn-point',
    says: 'no spawn point of this room is called',
    set: { SpawnPoint: item('SpawnPoint', 'n') },
    used: {
      Portal: item('Portal', 'sn'),
      TeleportEvent: effect('TeleportEvent', 'sn', { id: 'here' }),
      DuplicateEnemy: (changed, name) => {
        const task = basicTrigger('OnEnemyDied', { $type: 'DuplicateEnemy', spawnName: name });
        addItem(changed, '9', 'EnemyNPC', { health: 1, Tasks: [task] }, 'https://models.example/');
        Object.assign(changed.roomItems['9'] ?? {}, { parentItemID: 2 });
      },
    },
  },
  'camera state': {
    rule: 'reference/camera-state',
    says: 'no camera state is called',
    set: { customCameraStates: setting('customCameraStates', 'stateName') },
    used: { ChangeCamState: effect('ChangeCamState', 'camState'), CameraObject: item('CameraObject', 'sn') },
  },
  'movement profile': {
    rule: 'reference/movement-profile',
    says: 'no movement profile is called',
    set: { movementStates: setting('movementStates', 'movementStateName') },
    used: { ChangeMovementProfile: effect('ChangeMovementProfile', 'mvmtProfile') },
  },
  leaderboard: {
    rule: 'reference/leaderboard',
    says: 'no leaderboard is called',
    set: { 'Leaderboard ln': item('Leaderboard', 'ln'), 'Leaderboard gn': item('Leaderboard', 'gn') },
    used: {
      ClearLeaderboard: effect('ClearLeaderboard', 'label'),
      OpenLeaderboardEffect: effect('OpenLeaderboardEffect', 'lb'),
    },
  },
  character: {
    rule: 'reference/npc',
    says: 'no character is called',
    set: { GLBNPC: item('GLBNPC', 'n'), Agent: item('Agent', 'n') },
    used: { NPCMessageEvent: effect('NPCMessageEvent', 'n', { m: 'hello' }) },
  },
};

const shownIn = (change: (changed: ExampleRoom) => void): string[] =>
  lintPreset('catalog', room(change)).findings.map(
    ({ rule, level, message }) => `${rule} ${level}: ${message}`,
  );

const PAIRS = Object.values(KINDS).flatMap((kind) =>
  Object.entries(kind.set).flatMap(([set, plantSet]) =>
    Object.entries(kind.used).map(([used, plantUsed]) => ({ ...kind, set, plantSet, used, plantUsed })),
  ),
);

test('a name that is used as it is set is right', () => {
  const cases = PAIRS.map(({ set, plantSet, used, plantUsed }) => [
    `${set} and ${used}`,
    shownIn((changed) => {
      plantSet(changed, 'lantern');
      plantUsed(changed, 'lantern');
    }),
  ]);
  expect(cases.filter(([, shown]) => shown?.length !== 0)).toEqual([]);
});

test('a name that is used with a letter less has one finding', () => {
  const shown: Record<string, string[]> = {};
  const wanted: Record<string, string[]> = {};
  for (const { rule, says, set, plantSet, used, plantUsed } of PAIRS) {
    shown[`${set} and ${used}`] = shownIn((changed) => {
      plantSet(changed, 'lantern');
      plantUsed(changed, 'lantrn');
    });
    wanted[`${set} and ${used}`] = [`${rule} warning: ${says} "lantrn": did you mean "lantern"?`];
  }
  expect(shown).toEqual(wanted);
});

test('a name of another kind that something sets is no fault of the one that uses it', () => {
  const shown: Record<string, string[]> = {};
  for (const name of ['health', 'playerName', 'username', 'position', 'rotation', 'PlayerCount'])
    shown[name] = shownIn((changed) => {
      SET_SCORE(changed, 'lantern');
      effect('DisplayValueEvent', 'label')(changed, 'lantern');
      effect('DisplayValueEvent', 'label')(changed, name);
    });
  expect(Object.values(shown).flat()).toEqual([]);
});

/** What sets a name, with a fault that hides the name: what is found besides what uses it. */
const HIDDEN: Readonly<Record<string, readonly [change: (changed: ExampleRoom) => void, says: string]>> = {
  'the timer is started by a misspelled effect': [
    (changed) => {
      effect('StartTimerEfect', 'tn')(changed, 'escape');
      effect('StopTimerEffect', 'tn')(changed, 'escape');
    },
    'effect/unknown-type warning: "StartTimerEfect" is not a known effect: write "StartTimerEffect"',
  ],
  'the timer has no name': [
    (changed) => {
      effect('StartTimerEffect', 'timer')(changed, 'escape');
      effect('StopTimerEffect', 'tn')(changed, 'escape');
    },
    'effect/parameters warning: this StartTimerEffect has no tn: add it as a string',
  ],
  'the spawn point has a misspelled prefab': [
    (changed) => {
      addItem(changed, '8', 'SpawnPiont', { n: 'Cellar' });
      addItem(changed, '9', 'SpawnPoint', { n: 'Attic' });
      effect('TeleportEvent', 'sn', { id: 'here' })(changed, 'Celler');
      effect('TeleportEvent', 'sn', { id: 'here' })(changed, 'Cellar');
    },
    'item/prefab-name warning: "SpawnPiont" is not a known prefab: write "SpawnPoint"',
  ],
  'the spawn point has no prefab': [
    (changed) => {
      addItem(changed, '8', 'SpawnPoint', { n: 'Cellar' });
      delete changed.roomItems['8']?.prefabName;
      addItem(changed, '10', 'EnemyNPC', { health: 1 }, 'https://models.example/');
      const task = basicTrigger('OnEnemyDied', { $type: 'DuplicateEnemy', spawnName: 'Cellar' });
      Object.assign(changed.roomItems['10'] ?? {}, { parentItemID: 2 });
      tasksOf(changed, '10').push(task);
    },
    'item/expected-fields info: item 8 has no prefabName: add prefabName, pos, rot and scale to every item',
  ],
  'the character has no name': [
    (changed) => {
      addItem(changed, '8', 'GLBNPC', { N: 'Maria' }, 'https://models.example/');
      addItem(changed, '9', 'GLBNPC', { n: 'Marco' }, 'https://models.example/');
      effect('NPCMessageEvent', 'n', { m: 'hello' })(changed, 'Maria');
    },
    'logic/prefab-keys warning: the logic of item 8 (GLBNPC) has no n: add it',
  ],
};

test.each(Object.entries(HIDDEN))('only the cause is found where %s', (title, [change, says]) => {
  expect(
    shownIn(change).filter((each) => !each.includes('"Celler"')),
    title,
  ).toEqual([says]);
});
