import {
  effector,
  list,
  logic,
  padded,
  questId,
  questPair,
  questsWith,
  repeat,
  tasks,
  uuid,
  type WriteShape,
} from './texts.js';

/** The sections of a room with one item, and one quest before `more`. */
function room(sections: string): string {
  return `{"roomItems":{"2":{}},"quests":{${questPair(0, [])}},${sections}}`;
}

function trigger(index: number, change: object): string {
  return JSON.stringify({
    $type: 'TaskTriggerSubscription',
    Trigger: { $type: 'OnClickEvent' },
    Id: uuid(index),
    TargetState: 111,
    Name: '0_quest',
    TaskTriggerId: questId(0),
    ...change,
  });
}

function chain(index: number, links: object[], state = 1 + (index % 2)): string {
  return JSON.stringify({
    $type: 'TaskEffectorSubscription',
    Effector: { $type: 'RunTriggersFromEffector', linkedTasks: links },
    Id: uuid(index),
    TargetState: state,
    Name: '0_quest',
    TaskTriggerId: questId(0),
  });
}

const CODES = [101, 111, 121, 131, 141, 151, 161, 171, 181] as const;
const link = (index: number, quest = 0, delay = 1): object => ({
  Trigger: { Delay: delay },
  Id: questId(quest * 2),
  TargetState: CODES[index % CODES.length],
  Name: `${quest}_quest`,
});

/** One kind of record very often. */
export const RECORDS: Readonly<Record<string, WriteShape>> = {
  'subscriptions with one fault each': (bytes) =>
    tasks(list(bytes * 0.8, (index) => trigger(index, { Name: `0_${index}` }))),
  'subscriptions with unknown states': (bytes) =>
    tasks(list(bytes * 0.8, (index) => trigger(index, { TargetState: 100_000 + index }))),
  'subscriptions that do nothing': (bytes) =>
    tasks(list(bytes * 0.8, (index) => trigger(index, { TargetState: 161 }))),
  'subscriptions of all codes': (bytes) =>
    tasks(list(bytes * 0.8, (index) => trigger(index, { TargetState: CODES[index % CODES.length] }))),
  'triggers that fire effects': (bytes) =>
    tasks(
      list(bytes * 0.8, (index) =>
        JSON.stringify({
          $type: 'TaskTriggerSubscription',
          Trigger: { $type: 'OnClickEvent' },
          Id: uuid(index),
          DirectEffector: { Effector: { $type: 'HideObjectEvent' }, Id: uuid(index + 7_000_000) },
        }),
      ),
    ),
  'effects of one quest': (bytes) => tasks(list(bytes * 0.8, (index) => effector(uuid(index), questId(0)))),
  'chains of one quest': (bytes) => tasks(list(bytes * 0.7, (index) => chain(index, [link(index)]))),
  'links of one chain': (bytes) =>
    tasks(chain(1, JSON.parse(`[${list(bytes * 0.8, (index) => JSON.stringify(link(index)))}]`), 1)),
  'view nodes': (bytes) =>
    logic(`{"Tasks":[],"ViewNodes":[${list(bytes * 0.75, (index) => `{"Id":"${uuid(index)}"}`)}]}`),
  'rewards of one quest': (bytes) =>
    `{"quests":{${questPair(0, [], { Rewards: JSON.parse(`[${list(bytes, (index) => `{"amount":${index}}`)}]`) })}}}`,
  'requirements of missing quests': (bytes) =>
    `{"quests":{${questPair(
      0,
      Array.from({ length: Math.floor(bytes / 130) }, (_, index) => index + 5),
    )}}}`,
  'quests with JSON in ExtraText': (bytes) => questsWith(bytes, () => ({ ExtraText: '{"a":1,"a":2}' })),
  'quests with wrong types': (bytes) =>
    questsWith(bytes, () => ({ Enabled: 'true', Tracked: 1, FinishTime: '' })),
  'quests with fields in lower case': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, []).replaceAll('"Name"', '"name"'))}}}`,
  'items with JSON in extraData': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${padded(index)}":{"prefabName":"GLB","extraData":"{\\"a\\":1,\\"a\\":2}"}`)}}}`,
  'items with logic in extraData': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${padded(index)}":{"extraData":"{\\"Tasks\\":[{}],\\"ViewNodes\\":[]}"}`)}}}`,
  'items without logic': (bytes) =>
    `{"roomItems":{${list(bytes / 2, (index) => `"${padded(index)}":{}`)}},"logic":{${list(bytes / 2, (index) => `"x${padded(index)}":"{\\"Tasks\\":[],\\"ViewNodes\\":[]}"`)}}}`,
  'one misspelled field in one record': (bytes) =>
    `{"quests":{"${questId(0)}":{${list(bytes, () => '"enabled":1')}}}}`,
  'unknown fields before wrong ones in one record': (bytes) =>
    `{"quests":{"${questId(0)}":{${list(bytes, (index) => `"x${index}":1`)},"Enabled":1,"Visible":2,"Requirements":3}}}`,
  'misspelled fields in one string': (bytes) =>
    tasks(list(bytes * 0.7, (index) => trigger(index, {}).replace('"TargetState"', '"targetState"'))),
  'entries in a group of roomTasks': (bytes) =>
    room(
      `"roomTasks":{"Tasks":[],"group":{${list(bytes, (index) => `"${questId(index)}":{"id":"a","EntryId":"b","Name":"c","Status":"inProgress"}`)}}}`,
    ),
  'entries in a roomTasks without Tasks': (bytes) =>
    room(
      `"roomTasks":{"group":{${list(bytes, (index) => `"${questId(index)}":{"id":"a","EntryId":"b","Name":"c","Status":"inProgress"}`)}}}`,
    ),
  'groups of roomTasks': (bytes) =>
    room(`"roomTasks":{"Tasks":[],${list(bytes, (index) => `"g${padded(index)}":{}`)}}`),
  'subscriptions in roomTasks': (bytes) =>
    room(`"roomTasks":{"Tasks":[${list(bytes, (index) => trigger(index, { Name: `0_${index}` }))}]}`),
  'settings with unknown keys': (bytes) =>
    room(`"settings":{${list(bytes, (index) => `"a${padded(index)}":1`)}}`),
  'events in roomSettingsExtraData': (bytes) =>
    room(
      `"settings":{"roomSettingsExtraData":${JSON.stringify(`{"events":[${list(bytes * 0.5, (index) => JSON.stringify({ EventData: `{"a":"$TN{${index}_x} > 1"}` }))}]}`)}}`,
    ),
  'sections that nobody knows': (bytes) =>
    `{"roomItems":{"2":{}},${list(bytes, (index) => `"${String(index).padStart(7, 'x')}":1`)}}`,
  'names of quests in expressions of many quests': (bytes) =>
    `{"roomItems":{"2":{}},"quests":{${list(bytes / 2, (index) => questPair(index, []))}},"logic":{"2":${JSON.stringify(
      `{"Tasks":[{"$type":"Other","e":"${repeat('$TN{1_quess} > 1.0, ')(bytes / 2)}"}],"ViewNodes":[]}`,
    )}}}`,
};

/** What sets quests off: a room with as many items as quests. */
function playable(
  bytes: number,
  requirements: (index: number) => number[],
  next: (index: number) => number,
): string {
  const count = Math.floor(bytes / 1_900);
  const numbers = Array.from({ length: count }, (_, index) => index);
  const items = numbers.map((index) => `"${index + 2}":{}`).join(',');
  const quests = numbers.map((index) => questPair(index, requirements(index))).join(',');
  const logics = numbers.map((index) => {
    const click = trigger(index, {
      TargetState: 111,
      Name: `${index}_quest`,
      TaskTriggerId: questId(index * 2),
    });
    const other = next(index) % count;
    const on = JSON.parse(chain(count + index, [link(4, other, 0), link(1, other, 0)], 1)) as object;
    const own = JSON.stringify({ ...on, Name: `${index}_quest`, TaskTriggerId: questId(index * 2) });
    return `"${index + 2}":${JSON.stringify(`{"Tasks":[${click},${own}],"ViewNodes":[]}`)}`;
  });
  return `{"roomItems":{${items}},"quests":{${quests}},"logic":{${logics.join(',')}}}`;
}

/** Quests in motion. */
export const PLAYS: Readonly<Record<string, WriteShape>> = {
  'quests that start the next one': (bytes) =>
    playable(
      bytes,
      () => [],
      (index) => index + 1,
    ),
  'quests that start and require the next one': (bytes) =>
    playable(
      bytes,
      (index) => [index + 1],
      (index) => index + 1,
    ),
  'quests that start the first one': (bytes) =>
    playable(
      bytes,
      () => [],
      () => 0,
    ),
  'one circle of requirements': (bytes) => {
    const count = Math.floor(bytes / 1_250);
    const pairs = Array.from({ length: count }, (_, index) => questPair(index, [(index + 1) % count]));
    return `{"roomItems":{"2":{}},"quests":{${pairs.join(',')}},"logic":{"2":${JSON.stringify(
      `{"Tasks":[${trigger(1, {})}],"ViewNodes":[]}`,
    )}}}`;
  },
  'a chain of requirements that never begins': (bytes) => {
    const count = Math.floor(bytes / 1_250);
    const pairs = Array.from({ length: count }, (_, index) =>
      questPair(index, index === 0 ? [] : [index - 1]),
    );
    return `{"roomItems":{"2":{}},"quests":{${pairs.join(',')}},"logic":{"2":${JSON.stringify(
      `{"Tasks":[${trigger(1, { Name: '1_quest', TaskTriggerId: questId(2) })}],"ViewNodes":[]}`,
    )}}}`;
  },
};

const LINE = '  "name": "a value", "other": [1, 2],\n';
/** Text that is almost JSON, in every line. */
export const SLIPS: Readonly<Record<string, WriteShape>> = {
  'curly quotes': (bytes) => `{${repeat(LINE.replaceAll(/"(.*?)"/g, '“$1”'))(bytes)}}`,
  'single quotes': (bytes) => `{${repeat(LINE.replaceAll('"', "'"))(bytes)}}`,
  'keys without quotes': (bytes) => `{${repeat(LINE.replace(/"(\w+)":/, '$1:'))(bytes)}}`,
  'missing commas': (bytes) => `{${repeat(LINE.replaceAll(',', ''))(bytes)}}`,
  'missing colons': (bytes) => `{${repeat(LINE.replaceAll(':', ''))(bytes)}}`,
  'missing quotes at the end': (bytes) => `{${repeat('  "name": "a value,\n')(bytes)}}`,
  'missing brackets': (bytes) => `{${repeat('  "name": [1, {"a": 2,\n')(bytes)}}`,
  comments: (bytes) => `{${repeat(`${LINE} // a comment /* \n`)(bytes)}}`,
  'escapes of HTML': (bytes) => `{${repeat(LINE.replaceAll('"', '&quot;'))(bytes)}}`,
  'quotes that are escaped': (bytes) => `{${repeat(LINE.replaceAll('"', '\\"'))(bytes)}}`,
  'quotes that are doubled': (bytes) => `{${repeat(LINE.replaceAll('"', '""'))(bytes)}}`,
  'numbers at the start of lines': (bytes) => `{\n${repeat(`12: ${LINE}`)(bytes)}}`,
  'diff marks': (bytes) => `{\n${repeat(`+${LINE}-${LINE}`)(bytes)}}`,
  'merge conflicts': (bytes) => `{\n${repeat(`<<<<<<< a\n${LINE}=======\n${LINE}>>>>>>> b\n`)(bytes)}}`,
  'terminal colours': (bytes) => `{${repeat(`\u001b[32m${LINE}\u001b[0m`)(bytes)}}`,
  'string concatenation': (bytes) => `{${repeat('  "name": "a" +\n "b",\n')(bytes)}}`,
  'words of Python': (bytes) => `{${repeat('  "name": None, "other": True,\n')(bytes)}}`,
  'numbers that JSON does not know': (bytes) => `{"a":[${repeat('01, .5, +1, 0x1F, 1_000, NaN, ')(bytes)}]}`,
  'wrapped lines': (bytes) => `{${repeat('  "name": "a value\nthat goes on",\n')(bytes)}}`,
  'broken JSON in many strings': (bytes) =>
    `{"roomItems":{"2":{}},"logic":{${list(bytes, (index) => `"${padded(index)}":"{\\"Tasks\\":[,]}"`)}}}`,
  'broken JSON in one string': (bytes) => logic(`{${repeat("'a': 1 b,\n")(bytes * 0.9)}}`),
};
