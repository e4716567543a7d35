import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { inFileOrder } from '../../src/lint/listeners.js';
import { toBytes } from '../lint-example.js';

const TEXT = JSON.stringify({
  quests: { b: { Name: 1, EntryId: 2 }, a: {} },
  logic: { x: JSON.stringify({ Tasks: [{ Id: 1, Name: 2 }, { Id: 3 }], b: 1, a: { c: 2 } }), y: '[]' },
}).replace('"x":', '"10":"{}","9":');
const BYTES = toBytes(TEXT);
const logic = Place.root.at('logic').at('9').inside();
const [first, second] = [0, 1].map((index) => logic.at('Tasks').at(index)) as [Place, Place];
const ten = Place.root.at('logic').at('10').inside();
const quest = Place.root.at('quests').at('b');

test('the order of places is that in the file, also of keys like whole numbers and inside strings', () => {
  const [top, quests] = [Place.root.at('logic'), Place.root.at('quests')];
  const fields = ['Name', 'EntryId'].map((key) => quest.at(key));
  const inside = [first, first.at('Id'), first.at('Name'), second, second.at('Id')];
  const after = [logic.at('b'), logic.at('a'), logic.at('a').at('c')];
  const places = [
    quests,
    quest,
    ...fields,
    quests.at('a'),
    top,
    top.at('10'),
    ten,
    top.at('9'),
    logic,
    ...inside,
    ...after,
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(places), (some) => {
      const expected = places.filter((place) => some.includes(place));
      expect(inFileOrder(BYTES, some, (place) => place)).toEqual(expected);
    }),
  );
});

test('the order is that of the names in the file, where those are misspelled', () => {
  const bytes = toBytes('{"Quests":{"b":1},"logic":{"2":{}}}');
  const item = Place.root.at('logic').at('2');
  const spelled = (place: Place): Place => (place === quest ? Place.root.at('Quests').at('b') : place);
  expect(inFileOrder(bytes, [item, quest], spelled)).toEqual([quest, item]);
});
