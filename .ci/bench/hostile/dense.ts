import {
  effector,
  list,
  logic,
  nested,
  padded,
  questId,
  questPair,
  questsWith,
  repeat,
  tasks,
  uuid,
  type WriteShape,
} from './texts.js';

/** One string with its quotes escaped `depth` times. */
function inStrings(text: string, depth: number): string {
  let inner = text;
  for (let level = 0; level < depth; level++) inner = JSON.stringify({ EventData: inner });
  return JSON.stringify(inner);
}

/** Names that look like "garden", of letters of several scripts. */
function lookalike(index: number): string {
  const letters = ['gɡ', 'aа', 'rг', 'dԁ', 'eе', 'nո'] as const;
  return letters.map((pair, bit) => [...pair][(index >> bit) & 1]).join('');
}

function withQuests(bytes: number, inner: string): string {
  return `{"roomItems":{"2":{}},"quests":{${list(bytes / 2, (index) => questPair(index, []))}},"logic":{"2":${JSON.stringify(inner)}}}`;
}

/** Very many small values, and many links between few records. */
export const DENSE: Readonly<Record<string, WriteShape>> = {
  'empty lists in a list': (bytes) => `{"roomItems":{"2":{}},"settings":{"a":[${list(bytes, () => '[]')}]}}`,
  'pairs of lists as deep as allowed': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{"a":[${list(bytes, () => nested(60, '[', '', ']'))}]}}`,
  'keys that differ in the last character': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{${list(bytes, (index) => `"${'k'.repeat(200)}${padded(index)}":1`)}}}`,
  'item keys that differ in the last character': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${'7'.repeat(200)}${padded(index)}":{"prefabName":"GLB"}`)}},"logic":{${list(bytes / 4, (index) => `"${'7'.repeat(200)}${padded(index)}x":"{}"`)}}}`,
  'duplicate keys in strings in strings': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{"roomSettingsExtraData":${inStrings(`{${list(bytes / 40, () => '"a":1')}}`, 4)}}}`,
  'equal keys of every length': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{${list(bytes, (index) => `"${'k'.repeat(50)}${padded(index % 5)}":${index % 10}`)}}}`,
  'names of letters that look alike': (bytes) =>
    questsWith(bytes, (index) => ({ Name: `${index}_${lookalike(index)}`, Group: lookalike(index) })),
  'references to names that look alike': (bytes) =>
    withQuests(
      bytes,
      `{"Tasks":[${list(bytes / 3, (index) => effector(uuid(index), questId(index)).replace('0_a', `${index % 50}_${lookalike(index)}`))}],"ViewNodes":[]}`,
    ),
  'items with prefabs that look alike': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${padded(index + 1_000_000)}":{"prefabName":"Resizable${index % 2 === 0 ? 'Сube' : 'Cubе'}"}`)}}}`,
  'one expression as large as the file': (bytes) =>
    withQuests(
      bytes / 4,
      `{"Tasks":[{"$type":"TaskEffectorSubscription","Effector":{"$type":"FunctionEffector","V":"${repeat("If($TN{0_quest} > 1.0, SetVariable('a', $N{a} + 1), 0) + ")(bytes * 0.6)}0"},"Id":"${uuid(1)}","TargetState":1}],"ViewNodes":[]}`,
    ),
  'quests that require all quests before': (bytes) => {
    const count = Math.floor(Math.sqrt(bytes / 75));
    return `{"quests":{${Array.from({ length: count }, (_, index) => questPair(index, [...Array(index).keys()])).join(',')}}}`;
  },
  'chains that link to all quests': (bytes) => {
    const count = Math.floor(Math.sqrt(bytes / 120));
    const numbers = [...Array(count).keys()];
    const links = numbers.map((index) => ({
      Trigger: { Delay: 0 },
      Id: questId(index * 2),
      TargetState: 111,
      Name: `${index}_quest`,
    }));
    const chains = numbers.map((index) =>
      JSON.stringify({
        $type: 'TaskEffectorSubscription',
        Effector: { $type: 'RunTriggersFromEffector', linkedTasks: links },
        Id: uuid(index),
        TargetState: 1,
        Name: `${index}_quest`,
        TaskTriggerId: questId(index * 2),
      }),
    );
    return `{"roomItems":{"2":{}},"quests":{${numbers.map((index) => questPair(index, [])).join(',')}},"logic":{"2":${JSON.stringify(`{"Tasks":[${chains.join(',')}],"ViewNodes":[]}`)}}}`;
  },
  'groups of roomTasks with one entry each': (bytes) =>
    `{"roomTasks":{"Tasks":[],${list(bytes, (index) => `"g${padded(index)}":{"${questId(index)}":{"id":"${questId(index)}"}}`)}}}`,
  'settings that are almost known': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{${list(bytes, (index) => `"roomSettingsExtraDat${padded(index)}":"{}"`)}}}`,
  'logic of one item in pieces': (bytes) =>
    logic(`{"Tasks":[],"ViewNodes":[],${list(bytes * 0.8, (index) => `"Task${padded(index)}":[]`)}}`),
  'subscriptions inside subscriptions': (bytes) =>
    tasks(
      list(bytes * 0.7, (index) =>
        effector(uuid(index), questId(0), `,"Effector2":${effector(uuid(index + 9_000_000), questId(1))}`),
      ),
    ),
  'texts with tags of every kind': (bytes) =>
    questsWith(bytes, (index) => ({
      Description: `<b>${index}</b> [a](javascript:alert) ##[error] ::warning:: |`,
      AutoStart: true,
    })),
  'quest ids in other letter cases': (bytes) =>
    withQuests(
      bytes,
      `{"Tasks":[${list(bytes / 3, (index) => effector(uuid(index), questId(2 * index).toUpperCase()))}],"ViewNodes":[]}`,
    ),
  'UUIDs in other letter cases': (bytes) =>
    tasks(
      list(bytes * 0.8, (index) =>
        effector(uuid(index >> 1)[index % 2 === 0 ? 'toUpperCase' : 'toLowerCase'](), questId(0)),
      ),
    ),
  'numbers in strings everywhere': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${padded(index + 1_000_000)}":{"prefabName":"GLB","parentItemID":"${index}","pos":{"x":"1","y":"2","z":"3"}}`)}}}`,
  'whole rooms in strings': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{"roomSettingsExtraData":${JSON.stringify(`{"roomItems":{${list(bytes / 3, (index) => `"${index}":{"prefabName":"GLB"}`)}},"quests":{${list(bytes / 3, (index) => questPair(index, []))}}}`)}}}`,
};
