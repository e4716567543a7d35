import { describe, expect, test } from 'vitest';
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
const PLACES: readonly Place[] = [
  logic.at('a').at('c'),
  logic.at('a'),
  logic.at('b'),
  logic.at('Tasks').at(1).at('Id'),
  logic.at('Tasks').at(0).at('Name'),
  logic.at('Tasks').at(0).at('Id'),
  Place.root.at('logic').at('9'),
  Place.root.at('logic').at('10'),
  Place.root.at('quests').at('a'),
  Place.root.at('quests').at('b').at('EntryId'),
  Place.root.at('quests').at('b').at('Name'),
  Place.root.at('quests').at('b'),
  Place.root.at('logic'),
];
const itself = (place: Place): Place => place;

describe('the order of places in a file', () => {
  test('is that of their values, whatever their keys look like', () => {
    const locations = locate(BYTES, PLACES);
    const start = (place: Place): number => locations.of(place)?.value.start ?? 0;
    const expected = [...PLACES].sort((a, b) => start(a) - start(b));
    expect(finish(new FileOrder(BYTES).sorted(PLACES, itself))).toEqual(expected);
  });

  test('is that of their indexes in one list', () => {
    const at = (index: number): Place => logic.at('Tasks').at(index).at('Id');
    const order = new FileOrder(BYTES);
    expect(finish(order.sorted([at(1), at(0)], itself))).toEqual([at(0), at(1)]);
    const rising = [at(0), at(1)].map((place) => place);
    expect(finish(order.sorted(rising, itself))).toEqual(rising);
  });

  test('is known without sorting where a walk goes through the file', () => {
    const order = new FileOrder(BYTES);
    const [nine, ten] = ['9', '10'].map((key) => Place.root.at('logic').at(key).inside().at('Tasks').at(0));
    const quest = Place.root.at('quests').at('b');
    const inOrder = (...places: (Place | undefined)[]): boolean =>
      finish(order.areInOrder([places as Place[]], itself))[0] === true;
    expect(inOrder(quest, quest, quest.at('Name'), ten, nine, nine?.at('Id'))).toBe(true);
    expect(inOrder(nine, ten)).toBe(false);
    expect(inOrder(quest.at('Name'), quest)).toBe(false);
    expect(inOrder(ten, quest)).toBe(false);
    expect(inOrder(logic.at('Tasks').at(1), logic.at('Tasks').at(0))).toBe(false);
    expect(inOrder(quest.at('Name'), quest.at('EntryId'))).toBe(true);
    expect(inOrder(quest.at('EntryId'), quest.at('Name'))).toBe(false);
    expect(
      finish(
        order.areInOrder(
          [
            [logic.at('a'), logic.at('b')],
            [logic.at('b'), logic.at('a')],
          ],
          itself,
        ),
      ),
    ).toEqual([false, true]);
  });

  test('is that of the names in the file, where those are misspelled', () => {
    const bytes = toBytes('{"Quests":{"b":1},"logic":{"2":{}}}');
    const [quest, item] = [Place.root.at('quests').at('b'), Place.root.at('logic').at('2')];
    const spelled = (place: Place): Place => (place === quest ? Place.root.at('Quests').at('b') : place);
    expect(finish(new FileOrder(bytes).sorted([item, quest], spelled))).toEqual([quest, item]);
  });
});
