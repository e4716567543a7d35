import fc from 'fast-check';

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

interface Shape {
  readonly owners: readonly number[];
  readonly targets: readonly number[];
  readonly parents: readonly number[];
  readonly forms: readonly number[];
  readonly isRepeated: boolean;
  readonly space: number;
}

export const questId = (index: number): string =>
  `mlh${'abcdefghijklmnop'.slice(index, index + 10)}${index}1`;
const completedId = (index: number): string => `${questId(index)}c`;

const bare = (name: string): string => name.slice(name.indexOf('_') + 1);
const picks = (max: number): fc.Arbitrary<number[]> => fc.array(fc.nat(max), { minLength: 6, maxLength: 10 });
const word = fc.constantFrom('find_key', 'open door', 'été', 'quest-2', 'a', 'läuft 10.5', 'find');
const numbered = (words: readonly string[]): string[] => words.map((each, index) => `${index * 3}_${each}`);

export const randomRoom: fc.Arbitrary<RandomRoom> = fc
  .record({
    words: fc.uniqueArray(word, { minLength: 2, maxLength: 5 }),
    items: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 5 }),
    shape: fc.record({
      owners: picks(4),
      targets: picks(4),
      parents: picks(5),
      forms: picks(10),
      isRepeated: fc.boolean(),
      space: fc.constantFrom(0, 2),
    }),
  })
  .map(({ words, items, shape }) => ({
    names: { quests: numbered(words), items: items.map(String) },
    print: (names) => new TextEncoder().encode(printed(names, shape)),
  }));

function printed({ quests, items }: RoomNames, shape: Shape): string {
  const at = <Value>(all: readonly Value[], index: number): Value => all[index % all.length] as Value;
  const uuid = (index: number): string => `6b1c8f1e-0f5a-4a3b-8c2d-${String(index).padStart(12, '0')}`;
  const tasksOf = (item: number): object[] =>
    shape.owners.flatMap((owner, index) =>
      owner % items.length === item ? [task(index, at(shape.targets, index) % quests.length)] : [],
    );
  const named = (quest: number): object => ({ Name: quests[quest], TaskTriggerId: questId(quest) });
  function task(index: number, quest: number): object {
    const name = quests[quest] as string;
    const effects = [
      { $type: 'ShowObjectEvent' },
      {
        $type: 'FunctionEffector',
        V: `SetTask('${bare(name)}', 111) && $T{${bare(name)}} == 1 // 0_find_key`,
      },
      { $type: 'FunctionEffector', V: `OnChange("${bare(name)}", $TN{ ${bare(name)} }) ? 'é\t' : "x"` },
      {
        $type: 'RunTriggersFromEffector',
        linkedTasks: [{ Trigger: {}, Id: uuid(index + 50), TargetState: 111, ...named(quest) }],
      },
      {
        $type: 'DialogueEffector',
        quest: { EntryId: uuid(900 + quest), id: questId(quest), Name: name, ExtraText: '{"text": "hi"}' },
      },
      // With its number, in a text that is no expression, and in a list.
      { $type: 'FunctionEffector', V: `$TN{${name}} > 1 ? SetTask("${name}", 121) : OnChange('x', 1)` },
      { $type: 'NotificationPillEvent', nt: `not 0_find_key: $T{${bare(name)}} 😀` },
      { $type: 'Custom', deep: [{ any: [`OnChange('${bare(name)}', 1)`] }] },
    ];
    const form = at(shape.forms, index);
    if (form === effects.length)
      return {
        $type: 'TaskTriggerSubscription',
        Trigger: { $type: 'OnClickEvent' },
        Id: uuid(index),
        DirectEffector: {
          Effector: effects[index % effects.length],
          Id: uuid(index + 200),
          TargetState: 1,
          Name: '',
        },
      };
    if (form >= effects.length)
      return {
        $type: 'TaskTriggerSubscription',
        Trigger: { $type: 'OnClickEvent' },
        Id: uuid(index),
        TargetState: 111,
        ...named(quest),
      };
    return {
      $type: 'TaskEffectorSubscription',
      Effector: effects[form],
      Id: uuid(index),
      TargetState: 1,
      ...named(quest),
    };
  }
  const logic = (item: number): string =>
    JSON.stringify(
      {
        Tasks: tasksOf(item),
        ViewNodes: [],
        col: '',
        e: 1,
        c: true,
        stateEvents: [{ when: `$T{${bare(at(quests, item))}}`, note: 'find_key' }],
      },
      null,
      shape.space,
    );
  const entry = (quest: number, status: string): object => ({
    EntryId: uuid(900 + quest),
    id: status === 'completed' ? completedId(quest) : questId(quest),
    Name: quests[quest],
    Status: status,
    Requirements: quest === 0 ? [] : [{ delete: false, amount: 1, type: 'quest', id: questId(quest - 1) }],
    Note: '0_find_key',
  });
  const member = (key: string, value: unknown): string =>
    `${JSON.stringify(key)}: ${JSON.stringify(value, null, shape.space)}`;
  const section = (name: string, members: readonly string[]): string =>
    `"${name}": {\r\n${members.join(',\r\n')}}`;
  const parentOf = (item: number): number => {
    const parent = at(shape.parents, item);
    return parent === item || parent >= items.length ? 0 : Number(items[parent]);
  };
  return `{${[
    section(
      'roomItems',
      items.map((key, item) =>
        member(key, {
          prefabName: 'GLB',
          hoverTitle: '0_find_key',
          parentItemID: parentOf(item),
          ...(shape.isRepeated ? { extraData: logic(item) } : {}),
        }),
      ),
    ),
    section(
      'quests',
      quests.flatMap((_, quest) => [
        member(questId(quest), entry(quest, 'inProgress')),
        member(completedId(quest), entry(quest, 'completed')),
      ]),
    ),
    section('settings', [member('roomSettingsExtraData', events(quests))]),
    section('roomTasks', [member('Tasks', [])]),
    section(
      'logic',
      items.map((key, item) => member(key, logic(item))),
    ),
  ].join(',\n')}}\n`;
}

/** Settings whose strings hold JSON, and in it another string that does. */
function events(quests: readonly string[]): string {
  return JSON.stringify({
    events: quests.map((name) => ({
      EventData: JSON.stringify({ when: `$TN{${bare(name)}} > 0`, title: 'quest-2' }),
    })),
  });
}
