import { expect, test } from 'vitest';
import { EXPRESSION_FUNCTIONS } from '../../../src/expression/functions.js';
import type { JsonObject, JsonValue } from '../../../src/json/value.js';
import { FIELDS } from '../../../src/schema/index.js';
import { isOneEdit } from '../../../src/schema/near-miss.js';
import {
  ADDRESSABLES,
  EFFECT_FACTS,
  type EffectFacts,
  FREE_EFFECTS,
  TRIGGER_FACTS,
} from '../../catalog/effect-facts.js';
import { mutants } from '../../catalog/one-edit.js';
import { addItem, basicTrigger, setExtraData } from '../../catalog/planted-rooms.js';
import { type FactKind, PREFAB_FACTS } from '../../catalog/prefab-facts.js';
import { contentOf, keysOf, RIGHT, rightLogic } from '../../catalog/right-values.js';
import { task } from '../../example-changes.js';
import { type ExampleRoom, OPEN_DOOR, room } from '../../example-room.js';
import { lintPreset } from '../../lint-example.js';

/*
 * Every known name with one letter changed, in a sound room: one finding that names it, unless it is another
 * name.
 */

interface Kind {
  readonly names: readonly string[];
  /** A room with a slip in place of a name. */
  readonly text: (slip: string, name: string) => string;
}

/** Shorter names resemble too many others. */
const MIN_LENGTH = 4;
const GROUND = '5';
const KEY = '6';
const ANIMATIONS = [
  'Sitting',
  'Can Can',
  'Wave',
  'Salute',
  'Jive',
  'Salsa',
  'Shuffling',
  'Chicken',
  'Slide n Jive',
  'Robot',
];
const CREATORS = ['escape', 'round2', 'race timer', 'Cellar', 'coins', 'top_down'];
const SPOT = { position: [0, 1, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], duration: 1 };

interface Others {
  /** The prefabName of the item. */
  readonly named?: string;
  readonly beside?: (changed: ExampleRoom) => void;
}

function withItem(
  prefab: string,
  logic: JsonObject,
  content: JsonValue,
  { named = prefab, beside }: Others = {},
): string {
  return room((changed) => {
    beside?.(changed);
    addItem(changed, GROUND, 'GLB', {}, 'https://models.example/');
    addItem(changed, KEY, named, logic, content);
    Object.assign(changed.roomItems[KEY] ?? {}, { parentItemID: prefab === 'EnemyNPC' ? Number(GROUND) : 0 });
  });
}

const long = (name: string): boolean => name.length > 3;
/** Shotgun has the keys of Gun. */
const PREFABS = Object.keys(PREFAB_FACTS).filter(
  (name) => name !== 'Shotgun' && keysOf(name).some(([key]) => long(key)),
);
const facts = (type: string): EffectFacts => EFFECT_FACTS[type] ?? {};
const needed = ({ needs = {} }: EffectFacts): [string, FactKind][] =>
  (Object.entries(needs) as [FactKind, string][]).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, FactKind] => [name, kind]),
  );
const LINK = {
  Trigger: { Delay: 1 },
  Id: '9e3f4a5b-6c7d-4e8f-8a0b-bc2d3e4f5a6b',
  TargetState: 171,
  Name: '1_open_door',
  TaskTriggerId: OPEN_DOOR,
};
const VALUES: Readonly<Record<string, JsonValue>> = { _transformState: SPOT, linkedTasks: [LINK], V: '1.0' };
const parameters = (type: string): JsonObject =>
  Object.fromEntries(needed(facts(type)).map(([name, kind]) => [name, VALUES[name] ?? RIGHT[kind]]));

/** A room in which an effect is on an item where it works. */
function withEffect(type: string, effect: JsonObject): string {
  const prefab = facts(type).on?.split(' ')[0] ?? 'GLB';
  const task = basicTrigger('OnCollideEvent', effect);
  return withItem(prefab, { ...rightLogic(prefab), Tasks: [task] }, contentOf(prefab), {
    beside: (changed) => {
      addItem(changed, '7', 'SpawnPoint', { n: 'a' });
      addItem(changed, '8', 'ResizableCube', {
        Tasks: [basicTrigger('OnCollideEvent', { $type: 'StartTimerEffect', tn: 'a' }, '6')],
      });
    },
  });
}

const triggers = TRIGGER_FACTS.flatMap(({ types, on = 'GLB' }) =>
  types.split(' ').map((type) => [type, on.split(' ')[0] ?? ''] as const),
);
const hosts = new Map(triggers);
const named = (names: string): string[] => names.split(' ');
const onItem = (effect: JsonObject): JsonObject => ({ Tasks: [basicTrigger('OnCollideEvent', effect)] });
const setBy =
  (set: (name: string) => JsonObject, used: (name: string) => JsonObject) => (slip: string, name: string) =>
    room((changed) => {
      addItem(changed, '5', 'ResizableCube', onItem(set(name)));
      addItem(changed, '6', 'ResizableCube', {
        Tasks: [basicTrigger('OnCollideEvent', used(slip), '6')],
      });
    });

const forEach = (
  all: readonly string[],
  kinds: (one: string) => Record<string, Kind>,
): Record<string, Kind> => Object.assign({}, ...all.map(kinds));

const KINDS: Readonly<Record<string, Kind>> = {
  prefabs: {
    names: Object.keys(PREFAB_FACTS),
    text: (slip, name) => withItem(name, rightLogic(name), contentOf(name), { named: slip }),
  },
  effects: {
    names: [...Object.keys(EFFECT_FACTS), ...named(FREE_EFFECTS)],
    text: (slip, name) => withEffect(name, { $type: slip, ...parameters(name) }),
  },
  triggers: {
    names: triggers.map(([type]) => type),
    text: (slip, name) => {
      const prefab = hosts.get(name) ?? '';
      return withItem(prefab, { ...rightLogic(prefab), Tasks: [basicTrigger(slip)] }, contentOf(prefab));
    },
  },
  'what an Addressable shows': {
    names: named(ADDRESSABLES),
    text: (slip) => withItem('Addressable', {}, `FurnitureAddressables/${slip}`),
  },
  'the kinds of 9Cube': {
    names: ['lava', 'hotlava', 'water'],
    text: (slip) => withItem('9Cube', {}, slip),
  },
  animations: {
    names: ANIMATIONS,
    text: (slip) => withEffect('PlayerEmote', { $type: 'PlayerEmote', animationName: slip }),
  },
  ...forEach(PREFABS, (prefab) => ({
    [`keys of ${prefab}`]: {
      names: keysOf(prefab)
        .map(([key]) => key)
        .filter(long),
      text: (slip, name) => {
        const { [name]: value = null, ...others } = rightLogic(prefab);
        return withItem(prefab, { ...others, [slip]: value }, contentOf(prefab));
      },
    },
  })),
  ...forEach(
    Object.keys(EFFECT_FACTS).filter((type) => needed(facts(type)).some(([name]) => long(name))),
    (type) => ({
      [`parameters of ${type}`]: {
        names: needed(facts(type))
          .map(([name]) => name)
          .filter(long),
        text: (slip, name) => {
          const { [name]: value = null, ...others } = parameters(type);
          return withEffect(type, { $type: type, ...others, [slip]: value });
        },
      },
    }),
  ),
  'the effect that starts a timer, which another one stops': {
    names: ['StartTimerEffect'],
    text: (slip) =>
      room((changed) => {
        addItem(changed, '5', 'ResizableCube', onItem({ $type: slip, tn: 'escape' }));
        addItem(changed, '6', 'ResizableCube', {
          Tasks: [basicTrigger('OnCollideEvent', { $type: 'StopTimerEffect', tn: 'escape' }, '6')],
        });
      }),
  },
  'the prefab of a spawn point, which an enemy needs': {
    names: ['SpawnPoint'],
    text: (slip) =>
      withItem(
        'EnemyNPC',
        {
          health: 40,
          Tasks: [basicTrigger('OnEnemyDied', { $type: 'DuplicateEnemy', spawnName: 'Cellar' })],
        },
        contentOf('EnemyNPC'),
        { beside: (changed) => addItem(changed, '7', slip, { n: 'Cellar' }) },
      ),
  },
  'the prefab of a leaderboard, which an effect opens': {
    names: ['Leaderboard'],
    text: (slip) =>
      room((changed) => {
        addItem(changed, '5', slip, { ln: 'laps' });
        addItem(changed, '7', 'Leaderboard', { ln: 'race' });
        addItem(changed, '6', 'ResizableCube', onItem({ $type: 'OpenLeaderboardEffect', lb: 'laps' }));
      }),
  },
  'the prefab of a character, which gets a message': {
    names: ['GLBNPC'],
    text: (slip) =>
      room((changed) => {
        addItem(changed, '5', slip, { n: 'Maria' }, 'https://models.example/');
        addItem(changed, '7', 'GLBNPC', { n: 'Tom' }, 'https://models.example/');
        addItem(changed, '6', 'ResizableCube', onItem({ $type: 'NPCMessageEvent', n: 'Maria', m: 'hello' }));
      }),
  },
  timers: {
    names: CREATORS,
    text: setBy(
      (tn) => ({ $type: 'StartTimerEffect', tn }),
      (tn) => ({ $type: 'StopTimerEffect', tn }),
    ),
  },
  variables: {
    names: CREATORS,
    text: setBy(
      (label) => ({ $type: 'UpdateScoreEvent', label, scoreChange: 1 }),
      (label) => ({ $type: 'DisplayValueEvent', label }),
    ),
  },
  'spawn points': {
    names: CREATORS,
    text: (slip, name) =>
      room((changed) => {
        addItem(changed, '5', 'SpawnPoint', { n: name });
        addItem(changed, '6', 'ResizableCube', onItem({ $type: 'TeleportEvent', id: 'here', sn: slip }));
      }),
  },
  'camera states': {
    names: CREATORS,
    text: (slip, name) =>
      room((changed) => {
        setExtraData(changed, { customCameraStates: [{ stateName: name }] });
        addItem(changed, '6', 'CameraObject', { sn: slip });
      }),
  },
  characters: {
    names: CREATORS,
    text: (slip, name) =>
      room((changed) => {
        addItem(changed, '5', 'GLBNPC', { n: name }, 'https://models.example/');
        addItem(changed, '6', 'ResizableCube', onItem({ $type: 'NPCMessageEvent', n: slip, m: 'hello' }));
      }),
  },
};

const expression = (V: string): string => task('2', 1, { Effector: { $type: 'FunctionEffector', V } });
const FUNCTIONS = EXPRESSION_FUNCTIONS.filter(
  ({ name, isOfPlatform }) => isOfPlatform && name !== 'OnChange' && long(name),
);

/** What the documents name, and what creators name themselves. */
const DOCUMENTED: Readonly<Record<string, Kind>> = {
  'the functions of the platform': {
    names: FUNCTIONS.map(({ name }) => name),
    text: (slip, name) => {
      const least = FUNCTIONS.find((each) => each.name === name)?.least ?? 0;
      return expression(`${slip}(${Array(least).fill("'a'").join(', ')})`);
    },
  },
  states: {
    names: ['NotActive', 'Active', 'Completed'],
    text: (slip) => expression(`SetTask('open_door', '${slip}', 0.0)`),
  },
  'the names of quests': { names: ['0_find_key'], text: (slip) => task('2', 1, { Name: slip }) },
  'the names of quests in expressions': {
    names: ['open_door', 'find_key'],
    text: (slip) => expression(`SetTask('${slip}', 'Active', 0.0)`),
  },
  ...forEach(['quest-entry', 'room-item', 'settings'], (record) => ({
    [`the fields of a ${record}`]: {
      // A slip in Name is two findings today, and neither names it.
      names: Object.keys(FIELDS[record as keyof typeof FIELDS]).filter(
        (field) => field !== 'Name' && room().includes(`"${field}"`),
      ),
      text: (slip, name) => room().replace(`"${name}"`, `"${slip}"`),
    },
  })),
};

test.each(Object.entries({ ...KINDS, ...DOCUMENTED }))('slips in %s are found', (_what, { names, text }) => {
  const known = new Set(names);
  const unlike: string[] = [];
  for (const name of names)
    for (const slip of new Set(mutants(name))) {
      if (known.has(slip) || resemblesToo(slip, name, names)) continue;
      const { findings } = lintPreset('catalog', text(slip, name));
      const isRight = findings.length === 1 && findings[0]?.message.includes(name) === true;
      const messages = findings.map(({ rule, message }) => `${rule} ${message}`).join('; ');
      if (!isRight) unlike.push(`${name} as ${slip}: ${messages}`);
    }
  expect(unlike).toEqual([]);
});

/** Whether a slip may be of another name, or is too short to tell, or differs in digits only. */
function resemblesToo(slip: string, meant: string, names: readonly string[]): boolean {
  if (Math.min(slip.length, meant.length) < MIN_LENGTH || withoutDigits(slip) === withoutDigits(meant))
    return true;
  return names.some((name) => name !== meant && isOneEdit(slip, name));
}

function withoutDigits(name: string): string {
  return name.replace(/\d/g, '');
}
