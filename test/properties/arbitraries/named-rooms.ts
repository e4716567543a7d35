import fc from 'fast-check';
import { many } from '../../runs.js';
import PARTS from './named-rooms.json' with { type: 'json' };

/* Random rooms as a function of their Names and keys, printed with the new name to check a rename. */

export interface RoomNames {
  /** Names of quests, with their number. */
  readonly quests: readonly string[];
  readonly items: readonly string[];
}

export interface RandomRoom {
  readonly names: RoomNames;
  print(names: RoomNames): Uint8Array;
}

export const questId = (index: number): string =>
  `mlh${'abcdefghijklmnop'.slice(index, index + 10)}${index}1`;

const picks = (max: number): fc.Arbitrary<number[]> =>
  fc.array(fc.nat(max), { minLength: many(6, 2), maxLength: many(10, 5), size: 'max' });
const shapes = fc.record({
  owners: picks(4),
  targets: picks(4),
  parents: picks(5),
  forms: picks(PARTS.tasks.length - 1),
  isRepeated: fc.boolean(),
  space: fc.constantFrom(0, 2),
});
type Shape = typeof shapes extends fc.Arbitrary<infer Value> ? Value : never;
const word = fc.constantFrom('find_key', 'open door', 'été', 'quest-2', 'a', 'läuft 10.5', 'find');

export const randomRoom: fc.Arbitrary<RandomRoom> = fc
  .record({
    words: fc.uniqueArray(word, { minLength: 2, maxLength: many(5, 3) }),
    items: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: many(5, 3) }),
    shape: shapes,
  })
  .map(({ words, items, shape }) => ({
    names: { quests: words.map((each, index) => `${index * 3}_${each}`), items: items.map(String) },
    print: (names) => new TextEncoder().encode(printed(names, shape)),
  }));

function printed({ quests, items }: RoomNames, shape: Shape): string {
  const at = <Value>(all: readonly Value[], index: number): Value => all[index % all.length] as Value;
  const uuid = (index: number): string => `6b1c8f1e-0f5a-4a3b-8c2d-${String(index).padStart(12, '0')}`;
  /** A part of a room with the name and the ids of a quest put in. */
  const filled = (part: object, quest: number, more: Readonly<Record<string, string>> = {}): object => {
    const name = quests[quest] as string;
    const bare = name.slice(name.indexOf('_') + 1);
    const words = { name, bare, id: questId(quest), entry: uuid(900 + quest), ...more };
    return JSON.parse(
      JSON.stringify(part).replace(/‹(\w+)›/g, (_, key) => String(words[key as keyof typeof words])),
    ) as object;
  };
  const task = (index: number): object => {
    const quest = at(shape.targets, index) % quests.length;
    const form = at(PARTS.tasks, at(shape.forms, index));
    const $type = 'Effector' in form ? 'TaskEffectorSubscription' : 'TaskTriggerSubscription';
    const named = 'DirectEffector' in form ? {} : { Name: '‹name›', TaskTriggerId: '‹id›' };
    return filled({ $type, Id: uuid(index), TargetState: 1, ...form, ...named }, quest, {
      other: uuid(index + 50),
    });
  };
  const logic = (item: number): string => {
    const Tasks = shape.owners.flatMap((owner, index) =>
      owner % items.length === item ? [task(index)] : [],
    );
    return JSON.stringify({ Tasks, ...filled(PARTS.logic, item % quests.length) }, null, shape.space);
  };
  const entry = (quest: number, own: string, status: string): object => {
    const before = quest === 0 ? '' : questId(quest - 1);
    const filledIn = filled(PARTS.entry, quest, { own, status, before });
    return quest === 0 ? { ...filledIn, Requirements: [] } : filledIn;
  };
  // Members are printed one by one: objects would sort whole numbers.
  const member = (key: string, value: unknown): string =>
    `${JSON.stringify(key)}: ${JSON.stringify(value, null, shape.space)}`;
  const section = (name: string, members: readonly string[]): string =>
    `"${name}": {\r\n${members.join(',\r\n')}}`;
  const parentOf = (item: number): number => {
    const parent = at(shape.parents, item);
    return parent === item || parent >= items.length ? 0 : Number(items[parent]);
  };
  const itemOf = (item: number): object => ({
    prefabName: 'GLB',
    hoverTitle: '0_find_key',
    parentItemID: parentOf(item),
    ...(shape.isRepeated ? { extraData: logic(item) } : {}),
  });
  // Settings whose strings hold JSON, and in it another string that does.
  const events = quests.map((_, quest) => ({ EventData: JSON.stringify(filled(PARTS.event, quest)) }));
  const sections = [
    section(
      'roomItems',
      items.map((key, item) => member(key, itemOf(item))),
    ),
    section(
      'quests',
      quests.flatMap((_, quest) =>
        [questId(quest), `${questId(quest)}c`].map((id, index) =>
          member(id, entry(quest, id, index === 0 ? 'inProgress' : 'completed')),
        ),
      ),
    ),
    section('settings', [member('roomSettingsExtraData', JSON.stringify({ events }))]),
    section('roomTasks', [member('Tasks', [])]),
    section(
      'logic',
      items.map((key, item) => member(key, logic(item))),
    ),
  ];
  return `{${sections.join(',\n')}}\n`;
}
