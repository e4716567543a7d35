import { expect, test } from 'vitest';
import { locate } from '../../src/json/locate.js';
import { Place } from '../../src/json/place.js';
import { FileOrder } from '../../src/lint/file-order.js';
import { finish } from '../../src/text/steps.js';
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

test('the order of places in a file is that of their values, whatever their keys look like', () => {
  const places = [
    ...[
      logic.at('a').at('c'),
      logic.at('a'),
      logic.at('b'),
      second.at('Id'),
      first.at('Name'),
      first.at('Id'),
    ],
    ...['9', '10'].map((key) => Place.root.at('logic').at(key)),
    ...[
      Place.root.at('quests').at('a'),
      quest.at('EntryId'),
      quest.at('Name'),
      quest,
      Place.root.at('logic'),
    ],
  ];
  const locations = locate(BYTES, places);
  const start = (place: Place): number => locations.of(place)?.value.start ?? 0;
  expect(finish(new FileOrder(BYTES).sorted(places, itself))).toEqual(
    places.toSorted((a, b) => start(a) - start(b)),
  );
});

test.each<[what: string, places: readonly Place[], isInOrder: boolean]>([
  ['a walk through the file', [quest, quest, quest.at('Name'), ten, first, first.at('Id'), second], true],
  ['keys that are numbers', [first, ten], false],
  ['a record after its field', [quest.at('Name'), quest], false],
  ['a section after another', [ten, quest], false],
  ['elements of a list', [second, first], false],
  ['fields as in the file', [quest.at('Name'), quest.at('EntryId')], true],
  ['fields in another order', [quest.at('EntryId'), quest.at('Name')], false],
  ['fields in the alphabet', [logic.at('a'), logic.at('b')], false],
])('the order is known without sorting: %s', (_what, places, isInOrder) => {
  expect(finish(new FileOrder(BYTES).areInOrder([places], itself))).toEqual([isInOrder]);
});

test('the order is that of the names in the file, where those are misspelled', () => {
  const bytes = toBytes('{"Quests":{"b":1},"logic":{"2":{}}}');
  const item = Place.root.at('logic').at('2');
  const spelled = (place: Place): Place => (place === quest ? Place.root.at('Quests').at('b') : place);
  expect(finish(new FileOrder(bytes).sorted([item, quest], spelled))).toEqual([quest, item]);
});
