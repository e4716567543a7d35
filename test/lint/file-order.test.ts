import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locate } from '../../src/json/locate.js';
import { Place } from '../../src/json/place.js';
import { FileOrder } from '../../src/lint/file-order.js';
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
const itself = (place: Place): Place => place;

test('the order of places is that of their values in the file, and is known without sorting', () => {
  const [top, quests] = [Place.root.at('logic'), Place.root.at('quests')];
  const [lists, objects] = [[first, second], ['a', 'b'].map((key) => logic.at(key))];
  const fields = ['Name', 'EntryId'].map((key) => quest.at(key));
  const inside = [first.at('Id'), first.at('Name'), second.at('Id'), logic.at('a').at('c'), ten];
  const all = [top, top.at('9'), top.at('10'), quest, quests.at('a')];
  const places = [...all, ...lists, ...objects, ...fields, ...inside];
  const locations = locate(BYTES, places);
  const start = (place: Place): number => locations.of(place)?.value.start ?? 0;
  fc.assert(
    fc.property(fc.shuffledSubarray(places), (some) => {
      const expected = some.toSorted((a, b) => start(a) - start(b));
      expect(new FileOrder(BYTES).sorted(some, itself)).toEqual(expected);
      expect(new FileOrder(BYTES).areInOrder([expected], itself)).toEqual([true]);
    }),
  );
  const pairs = places.flatMap((one) => places.map((other) => [one, other] as const));
  expect(pairs.map((pair) => new FileOrder(BYTES).areInOrder([pair], itself)[0])).toEqual(
    pairs.map(([one, other]) => start(one) <= start(other)),
  );
});

test('the order is that of the names in the file, where those are misspelled', () => {
  const bytes = toBytes('{"Quests":{"b":1},"logic":{"2":{}}}');
  const item = Place.root.at('logic').at('2');
  const spelled = (place: Place): Place => (place === quest ? Place.root.at('Quests').at('b') : place);
  expect(new FileOrder(bytes).sorted([item, quest], spelled)).toEqual([quest, item]);
});
