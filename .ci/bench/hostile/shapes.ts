import { DENSE } from './dense.js';
import { PLAYS, RECORDS, SLIPS } from './records.js';
import { COMPARED, EXPRESSIONS, NEARLY_CREDENTIALS, STRUCTURES } from './structures.js';
import {
  effector,
  list,
  logic,
  nested,
  note,
  padded,
  questId,
  questPair,
  repeat,
  tasks,
  uuid,
  type WriteShape,
} from './texts.js';

/** One way to make roomlint slow. */
export interface Shape {
  readonly name: string;
  readonly text: WriteShape;
}

const LONG_NAME = 5_000;

/** Nesting, tokens and bytes that are hard to read. */
const READING: Record<string, WriteShape> = {
  'open lists': repeat('['),
  'closed lists': (bytes) => nested(bytes / 2, '[', '', ']'),
  'open objects': repeat('{"a":'),
  'brackets that do not match': repeat('[}'),
  'quotes and line breaks': repeat('"\n'),
  'comments that are not closed': repeat('/*'),
  'apostrophes and backslashes': repeat("'\\'"),
  'invalid UTF-8': (bytes) => new Uint8Array(bytes).fill(0x80),
  'zero bytes': (bytes) => new Uint8Array(bytes),
  'white space': (bytes) => `{"settings":${' '.repeat(bytes)}{}}`,
  'one long number': (bytes) => `{"roomItems":{"2":{}},"settings":{"a":${'9'.repeat(bytes)}}}`,
  'numbers that change': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{"a":[${list(bytes, () => '9007199254740993')}]}}`,
  'escapes in one string': (bytes) => note(repeat('\\u00e9')(bytes)),
  'unpaired surrogates in one string': (bytes) => note(repeat('\\ud83d')(bytes)),
  'many strings with an unpaired surrogate': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{"a":[${list(bytes, () => '"\\ud800"')}]}}`,
};

/** Objects with very many or equal members. */
const MEMBERS: Record<string, WriteShape> = {
  'equal keys': (bytes) => `{"roomItems":{"2":{}},"settings":{${list(bytes, () => '"a":1')}}}`,
  'equal keys 200 levels deep': (bytes) =>
    `{"settings":${nested(200, '{"level":', `{${list(bytes, () => '"a":1')}}`, '}')}}`,
  'equal keys before a large value': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{${list(bytes / 2, () => '"a":1')},"a":[${list(bytes / 2, () => '1')}]}}`,
  'items with one key': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"2":{"prefabName":"GLB","parentItemID":${index}}`)}}}`,
  'quests that are there twice': (bytes) =>
    `{"quests":{${list(bytes, (index) => `${questPair(index, [])},${questPair(index, [], { Name: '0_other' })}`)}}}`,
  'keys with escapes': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{${list(bytes, (index) => `"\\u0061${String(index).padStart(8, '0')}":1`)}}}`,
  'integer keys in falling order': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{${list(bytes, (index) => `"${9_999_999 - index}":1`)}}}`,
  'equal keys in strings': (bytes) =>
    `{"logic":{${list(bytes, (index) => `"${padded(index)}":"{\\"a\\":1,\\"a\\":2}"`)}}}`,
  'equal keys in one string': (bytes) => logic(`{${list(bytes * 0.75, () => '"a":1')}}`),
};

/** Names that every finding repeats. */
const LONG_NAMES: Record<string, WriteShape> = {
  'one long key with half of its bytes in findings': (bytes) =>
    `{"quests":{"${'k'.repeat(bytes / 2)}":{"Requirements":[${list(bytes / 2, () => '{"type":"quest"}')}]}}}`,
  'one long key in a string': (bytes) =>
    logic(`{"Tasks":[],"${'k'.repeat(bytes / 2)}":{${list(bytes / 3, () => '"a":1')}}}`),
  'long keys within each other': (bytes) =>
    `{"settings":${nested(100, `{"${'k'.repeat(bytes / 200)}":`, `{${list(bytes / 2, () => '"a":1')}}`, '}')}}`,
  'long quest names': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, [], { Name: `${index}_${'n'.repeat(LONG_NAME)}`, Enabled: false }))}}}`,
  'items with long ids': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${'k'.repeat(LONG_NAME)}${padded(index)}":{"parentItemID":"x"}`)}}}`,
};

/** Many findings of each family. */
const FINDINGS: Record<string, WriteShape> = {
  'items that are no objects': (bytes) => `{"roomItems":{${list(bytes, (index) => `"${padded(index)}":1`)}}}`,
  'unknown sections': (bytes) =>
    `{"roomItems":{"2":{}},${list(bytes, (index) => `"roomItem${padded(index)}":1`)}}`,
  'misspelled fields': (bytes) =>
    `{"roomItems":{"2":{}},"logic":{${list(bytes, (index) => `"${padded(index)}":"{\\"Taskz\\":[],\\"ViewNode\\":[]}"`)}}}`,
  'a quest with unknown fields': (bytes) =>
    `{"quests":{"${questId(0)}":{${list(bytes, (index) => `"Enable${padded(index)}":1`)}}}}`,
  'empty quests': (bytes) => `{"quests":{${list(bytes, (index) => `"${questId(index)}":{}`)}}}`,
  'quests that start by themselves': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, [], { AutoStart: true, Enabled: false }))}}}`,
  'quests without a twin': (bytes) =>
    `{"quests":{${list(bytes, (index) => `"${questId(index)}":{"id":"${questId(index)}","EntryId":"${uuid(index)}","Name":"0_a","Status":"inProgress"}`)}}}`,
  'quests with one EntryId': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, [], { EntryId: uuid(7) }))}}}`,
  'quests with one name': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, [], { Name: '0_same' }))}}}`,
  'quests with numbers for ids': (bytes) =>
    `{"quests":{${list(bytes, (index) =>
      questPair(index, [], { AutoStart: true }).replaceAll(
        /mlh(\w{11})/g,
        (_, number) => `${Number.parseInt(number, 36)}`,
      ),
    )}}}`,
  'Names that end in a space': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, [], { Name: `${index}_quest ` }))}}}`,
  'references in a file without quests': (bytes) =>
    tasks(list(bytes * 0.8, (index) => effector(uuid(index), `x${index >> 1}`))).replace(
      /"quests":\{.*?\},"logic"/,
      '"logic"',
    ),
  'broken logic': (bytes) =>
    `{"roomItems":{"2":{}},"logic":{${list(bytes, (index) => `"${padded(index)}":"{"`)}}}`,
  'one logic value broken everywhere': (bytes) => logic(repeat('["\n')(bytes / 2)),
  'unknown quests in one string': (bytes) =>
    tasks(list(bytes * 0.8, (index) => effector(uuid(index), questId(index)))),
  'equal Ids in one string': (bytes) => tasks(list(bytes * 0.8, () => effector(uuid(1), questId(1)))),
  'subscriptions of one state in one string': (bytes) =>
    tasks(list(bytes * 0.8, (index) => effector(uuid(index), questId(1)))),
  'unknown types': (bytes) =>
    tasks(list(bytes * 0.8, (index) => `{"$type":"TaskEffectorSubscriptio","Id":"${index}"}`)),
  'empty effect chains': (bytes) =>
    tasks(
      list(
        bytes * 0.6,
        (index) =>
          `{"$type":"TaskEffectorSubscription","Effector":{"$type":"RunTriggersFromEffector","linkedTasks":[]},"Id":"${uuid(index)}","TargetState":7}`,
      ),
    ),
  'linked tasks in one chain': (bytes) =>
    tasks(
      `{"$type":"TaskEffectorSubscription","Effector":{"$type":"RunTriggersFromEffector","linkedTasks":[${list(bytes * 0.8, (index) => `{"Trigger":{"Delay":1},"Id":"${index}","TargetState":0,"Name":"x"}`)}]},"Id":"${uuid(1)}","TargetState":1}`,
    ),
  'expressions in one string': (bytes) =>
    tasks(`{"$type":"TaskEffectorSubscription","e":"${repeat('$TN{find_key} > 1.0, ')(bytes)}"}`),
  'many expressions': (bytes) =>
    tasks(list(bytes, (index) => `{"$type":"Other","e":"$TN{find_key${padded(index)}} > 1.0"}`)),
};

/** Links between records. */
const LINKS: Record<string, WriteShape> = {
  "items as each other's parents": (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${index + 1}":{"prefabName":"GLB","parentItemID":${index}}`)}}}`,
  'a circle of items': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${index + 1}":{"prefabName":"GLB","parentItemID":${index === 0 ? 5 : index}}`)}}}`,
  'a chain of requirements': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, index === 0 ? [] : [index - 1]))}}}`,
  'circles of requirements': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, [index ^ 1]))}}}`,
  'quests that all require one circle': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, index < 2 ? [1 - index] : [0, 1]))}}}`,
  'many requirements of one quest': (bytes) =>
    `{"quests":{${questPair(
      0,
      Array.from({ length: Math.floor(bytes / 130) }, (_, index) => index),
    )}}}`,
};

/** JSON in strings, and secrets. */
const STRINGS: Record<string, WriteShape> = {
  'JSON in strings in strings': (bytes) => {
    let text = `{${list(bytes / 100, () => '"a":1')}}`;
    for (let depth = 0; depth < 5; depth++) text = JSON.stringify({ EventData: text });
    return `{"roomItems":{"2":{}},"settings":{"roomSettingsExtraData":${JSON.stringify(text)}}}`;
  },
  'backslashes in one string': (bytes) => note(repeat('\\\\')(bytes)),
  'addresses with queries': (bytes) => note(repeat('http://a?b ')(bytes)),
  'signed addresses in one string': (bytes) => note(repeat('http://a?sig=abc ')(bytes)),
  'signed addresses in many strings': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{"a":[${list(bytes, (index) => `"http://a?sig=${String(index).padStart(9, '0')}"`)}]}}`,
  'access keys in one string': (bytes) => note(repeat('x-access-key: abcdefghijk ')(bytes)),
  'access keys as fields': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{"a":[${list(bytes, (index) => `{"x-access-key":"${String(index).padStart(9, '0')}"}`)}]}}`,
  'secrets in text that is not JSON': repeat('http://a?sig=abc '),
};

export const SHAPES: readonly Shape[] = [
  READING,
  MEMBERS,
  LONG_NAMES,
  FINDINGS,
  LINKS,
  STRINGS,
  RECORDS,
  PLAYS,
  SLIPS,
  STRUCTURES,
  COMPARED,
  EXPRESSIONS,
  NEARLY_CREDENTIALS,
  DENSE,
].flatMap((family) => Object.entries(family).map(([name, text]) => ({ name, text })));
