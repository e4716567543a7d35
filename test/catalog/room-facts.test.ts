import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { type ExampleRoom, room } from '../example-room.js';
import { found } from './found.js';
import { addItem, basicTrigger } from './planted-rooms.js';
import { PREFAB_FACTS } from './prefab-facts.js';
import { contentOf, keysOf, rightLogic } from './right-values.js';

/*
 * Settings, renamed colours, the ground of enemies and animations, in rooms that keep and break what is
 * known.
 */

const foundIn = (change: (changed: ExampleRoom) => void): string[] => found(room(change));

test.each('roomName description skybox fogDensity fogColor ambientColor ambientIntensity gravity'.split(' '))(
  'the setting %s, which no room has, has one finding',
  (name) => {
    const advice =
      name === 'skybox'
        ? 'it is in roomSettingsExtraData, as skyBoxDayTextureUrl'
        : 'remove it if nothing reads it';
    expect(foundIn(({ settings }) => Object.assign(settings, { [name]: 1 }))).toEqual([
      `settings/foreign-key info at /settings/${name}: "${name}" is not a known setting: ${advice}`,
    ]);
  },
);

test('settings that nothing is known of are right', () => {
  expect(foundIn(({ settings }) => Object.assign(settings, { weather: 'rain', fov: 60 }))).toEqual([]);
});

test('a colour under the name that people write for it has one finding', () => {
  const shown: Record<string, string[]> = {};
  const wanted: Record<string, string[]> = {};
  for (const prefab of Object.keys(PREFAB_FACTS)) {
    const [key] = keysOf(prefab).find(([, kind]) => kind === 'colour') ?? [];
    if (key === undefined) continue;
    for (const slip of ['color', 'colour', 'Color', 'Colour']) {
      const { [key]: value = '', ...others } = rightLogic(prefab);
      shown[`${prefab} ${slip}`] = foundIn((changed) =>
        addItem(changed, '6', prefab, { ...others, [slip]: value }, contentOf(prefab)),
      );
      wanted[`${prefab} ${slip}`] = [
        `key/spelling warning at /logic/6#/${slip}: "${slip}" is not a key of a ${prefab}: rename it to ${key}`,
      ];
    }
  }
  expect(shown).toEqual(wanted);
});

const onGround = (prefab: string, logic: JsonObject): string[] =>
  foundIn((changed) => {
    addItem(changed, '6', prefab, { ...rightLogic(prefab), title: undefined, ...logic }, contentOf(prefab));
    addItem(changed, '7', 'EnemyNPC', { health: 1 }, 'https://models.example/');
    Object.assign(changed.roomItems['6'] ?? {}, { parentItemID: 2 });
    Object.assign(changed.roomItems['7'] ?? {}, { parentItemID: 6 });
  });

test.each([
  ['GLB', {}],
  ['ResizableCube', { nav: true }],
  ['9Cube', { nav: true }],
  ['Carousel', {}],
])('an enemy on a %s with %j is right', (prefab, logic) => {
  expect(onGround(prefab, logic)).toEqual([]);
});

test('an enemy on anything else has one finding', () => {
  const shown: Record<string, string[]> = {};
  const wanted: Record<string, string[]> = {};
  for (const prefab of Object.keys(PREFAB_FACTS)) {
    if (prefab === 'GLB') continue;
    const mayWalk = prefab === 'ResizableCube' || prefab === '9Cube';
    // Some items are called by what they show.
    shown[prefab] = onGround(prefab, mayWalk ? { nav: false } : {}).map((each) =>
      each.replace(/(item 6 \(\w+) "[^"]*"\)/, '$1)'),
    );
    const advice = mayWalk ? 'set nav to true in its logic' : 'choose a model, or a cube with nav';
    wanted[prefab] = [
      `item/enemy-ground warning at /roomItems/7/parentItemID: the parent of item 7 (EnemyNPC) is item 6 (${prefab}), on which enemies cannot walk: ${advice}`,
    ];
  }
  expect(shown).toEqual(wanted);
});

const ANIMATIONS = 'Sitting|Can Can|Wave|Salute|Jive|Salsa|Shuffling|Chicken|Slide n Jive|Robot'.split('|');
const AT_EFFECT = '/logic/2#/Tasks/2/DirectEffector/Effector/animationName';
const emote = (changed: ExampleRoom, animationName: string): void => {
  const task = basicTrigger('OnCollideEvent', { $type: 'PlayerEmote', animationName });
  tasksOf(changed, '2').push(task);
};

test.each(ANIMATIONS)('the animation %s is right, and has one finding in another spelling', (name) => {
  expect(foundIn((changed) => emote(changed, name))).toEqual([]);
  for (const slip of [name.toLowerCase(), `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}`])
    expect(foundIn((changed) => emote(changed, slip))).toEqual([
      `reference/animation warning at ${AT_EFFECT}: "${slip}" is not a known animation: write "${name}"`,
    ]);
  expect(
    foundIn((changed) =>
      addItem(changed, '6', 'GLBNPC', { n: 'Maria', a: `${name}s` }, 'https://models.example/'),
    ),
  ).toEqual([
    `reference/animation warning at /logic/6#/a: "${name}s" is not a known animation: write "${name}"`,
  ]);
});
