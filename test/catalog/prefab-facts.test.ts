import { test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { room } from '../example-room.js';
import { ADDRESSABLES } from './effect-facts.js';
import { type Cases, expectEach, found } from './found.js';
import { addItem, LOGIC_PLACES } from './planted-rooms.js';
import { PREFAB_FACTS } from './prefab-facts.js';
import { article, contentOf, keysOf, rightLogic, WORDS } from './right-values.js';

/* Each fact of the table of prefabs, in a room that keeps it and in rooms that break it. */

/** What enemies walk on. */
const GROUND = '5';
const KEY = '6';
const HOLDERS = { logic: `/logic/${KEY}`, extraData: `/roomItems/${KEY}/extraData` } as const;

function withItem(prefab: string, logic: JsonObject, content: JsonValue, place = 'logic'): string {
  return room((changed) => {
    addItem(changed, GROUND, 'GLB', {}, 'https://models.example/');
    addItem(changed, KEY, prefab, logic, content);
    Object.assign(changed.roomItems[KEY] ?? {}, { parentItemID: prefab === 'EnemyNPC' ? Number(GROUND) : 0 });
    LOGIC_PLACES[place]?.(changed, KEY);
  });
}

const PREFABS = Object.keys(PREFAB_FACTS);
const places = Object.entries(HOLDERS);
let turn = 0;
/** What is found of the logic of an item, in `logic` and in extraData by turns. */
function logicFound(prefab: string, logic: JsonObject): { readonly shown: string[]; readonly at: string } {
  const [place, at = ''] = places[turn++ % places.length] ?? [];
  return { shown: found(withItem(prefab, logic, contentOf(prefab), place)), at };
}

test('an item with all keys of its prefab is right', () => {
  const cases: Cases = {};
  for (const prefab of PREFABS)
    for (const place of Object.keys(HOLDERS)) {
      const text = withItem(prefab, rightLogic(prefab), contentOf(prefab), place);
      cases[`${prefab} in ${place}`] = { shown: found(text), wanted: [] };
    }
  expectEach(cases);
});

test('a key with a value of another kind has one finding', () => {
  const cases: Cases = {};
  for (const prefab of PREFABS)
    for (const [key, kind] of keysOf(prefab)) {
      if (kind === 'any') continue;
      const wrong = kind === 'string' || kind === 'colour' ? 7 : 'seven';
      const { shown, at } = logicFound(prefab, { ...rightLogic(prefab), [key]: wrong });
      const says = `${key} is ${JSON.stringify(wrong)} on ${article(prefab)}, where it is ${WORDS[kind]}`;
      const isDocumented = key === 'col' || key === 'e' || (key === 'c' && prefab === 'ResizableCube');
      const level = isDocumented ? 'error' : 'warning';
      cases[`${prefab}.${key}`] = { shown, wanted: [`logic/field-types ${level} at ${at}#/${key}: ${says}`] };
    }
  expectEach(cases);
});

test.each([
  ['red', 'write 6 hex digits, such as FF0000'],
  ['#FFB200', 'write FFB200, without #'],
  ['FFB', 'write 6 hex digits, such as FF0000'],
])('the colour %s has one finding', (wrong, advice) => {
  const cases: Cases = {};
  for (const prefab of PREFABS)
    for (const [key, kind] of keysOf(prefab)) {
      if (kind !== 'colour') continue;
      const { shown, at } = logicFound(prefab, { ...rightLogic(prefab), [key]: wrong });
      const says = `${key} is "${wrong}": ${advice}`;
      cases[`${prefab}.${key}`] = { shown, wanted: [`logic/colour warning at ${at}#/${key}: ${says}`] };
    }
  expectEach(cases);
});

test('a key that is misspelled has one finding', () => {
  const cases: Cases = {};
  for (const prefab of PREFABS)
    for (const [key] of keysOf(prefab)) {
      if (key.length < 5) continue;
      const slip = `${key.slice(0, 2)}${key.slice(3)}`;
      const { [key]: value = null, ...others } = rightLogic(prefab);
      const { shown, at } = logicFound(prefab, { ...others, [slip]: value });
      const says = `"${slip}" is not a key of ${article(prefab)}: rename it to ${key}`;
      cases[`${prefab}.${key}`] = { shown, wanted: [`key/spelling warning at ${at}#/${slip}: ${says}`] };
    }
  expectEach(cases);
});

test('a key that is needed and missing has one finding', () => {
  const cases: Cases = {};
  for (const prefab of PREFABS)
    for (const key of PREFAB_FACTS[prefab]?.needed?.split(' ') ?? []) {
      const { [key]: _gone, ...logic } = rightLogic(prefab);
      const { shown, at } = logicFound(prefab, logic);
      const says = `the logic of item ${KEY} (${LABELS[prefab] ?? prefab}) has no ${key}: add it`;
      cases[`${prefab}.${key}`] = { shown, wanted: [`logic/prefab-keys warning at ${at}: ${says}`] };
    }
  expectEach(cases);
});

/** How messages call items whose contentString says what they are. */
const LABELS: Readonly<Record<string, string>> = { Portal: 'Portal "garden"' };

const content = (prefab: string, text: string, says: string): Cases => ({
  [`${prefab} with ${JSON.stringify(text)}`]: {
    shown: found(withItem(prefab, rightLogic(prefab), text)),
    wanted: [
      `item/content-string warning at /roomItems/${KEY}/contentString: contentString of item ${KEY} ${says}`,
    ],
  },
});

test('a contentString that is not what the prefab needs has one finding', () => {
  const shows: Readonly<Record<string, string>> = { DefaultPainting: 'image', DefaultVideo: 'video' };
  const empty = PREFABS.filter((prefab) => PREFAB_FACTS[prefab]?.content?.startsWith('https:')).map(
    (prefab) => content(prefab, '', `(${prefab}) is empty: write the URL of its ${shows[prefab] ?? 'model'}`),
  );
  expectEach(
    Object.assign(
      {},
      ...empty,
      content(
        'GlbCollectable',
        'https://models.example/',
        '(GlbCollectable) lacks ?dynamic=true: add it to the URL',
      ),
      content('9Cube', 'watre', '(9Cube "watre") is "watre": write "water"'),
      content('9Cube', 'Hot lava', '(9Cube "Hot lava") is "Hot lava": write "hotlava"'),
      content(
        'Addressable',
        '',
        '(Addressable) is empty: write "FurnitureAddressables/" and the name of an effect',
      ),
      ...ADDRESSABLES.split(' ').map((name) =>
        content(
          'Addressable',
          name,
          `(Addressable "${name}") is "${name}": write "FurnitureAddressables/${name}"`,
        ),
      ),
    ) as Cases,
  );
});

test('each effect that an Addressable can show is right', () => {
  const cases: Cases = {};
  for (const name of ADDRESSABLES.split(' ')) {
    const text = withItem('Addressable', rightLogic('Addressable'), `FurnitureAddressables/${name}`);
    cases[name] = { shown: found(text), wanted: [] };
  }
  expectEach(cases);
});

test('a prefab whose name is misspelled has one finding', () => {
  const cases: Cases = {};
  for (const prefab of PREFABS) {
    if (prefab.length < 5) continue;
    const slip = `${prefab.slice(0, 2)}${prefab.slice(3)}`;
    const { shown } = { shown: found(withItem(slip, rightLogic(prefab), contentOf(prefab))) };
    const says = `"${slip}" is not a known prefab: write "${prefab}"`;
    cases[slip] = { shown, wanted: [`item/prefab-name warning at /roomItems/${KEY}/prefabName: ${says}`] };
  }
  expectEach(cases);
});

test('the other names of prefabs, and names that resemble none, are right', () => {
  const cases: Cases = {};
  for (const prefab of ['DefaultImage', 'GoldenPainting', 'Agent', 'Carousel'])
    cases[prefab] = { shown: found(withItem(prefab, { sparkle: 1 }, '')), wanted: [] };
  expectEach(cases);
});
