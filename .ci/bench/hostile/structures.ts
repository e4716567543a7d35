import {
  effector,
  list,
  nested,
  note,
  padded,
  questId,
  questPair,
  questsWith,
  repeat,
  tasks,
  uuid,
  type WriteShape,
} from './texts.js';

/** Items, each with its logic. */
function items(bytes: number, item: (index: number) => object, value: (index: number) => object): string {
  const size = JSON.stringify(item(1_000)).length + 2 * JSON.stringify(value(1_000)).length + 20;
  const numbers = Array.from({ length: Math.max(2, Math.floor(bytes / size)) }, (_, index) => index + 1);
  const records = numbers.map((index) => `"${index}":${JSON.stringify(item(index))}`);
  const logics = numbers.map((index) => `"${index}":${JSON.stringify(JSON.stringify(value(index)))}`);
  return `{"roomItems":{${records.join(',')}},"logic":{${logics.join(',')}}}`;
}

/** Strings in strings, so deep that the backslashes of the innermost quotes fill `bytes`. */
function stringsInStrings(bytes: number, wrap: (text: string) => object): string {
  let text = '{"a":1,"a":2}';
  for (;;) {
    const next = JSON.stringify(wrap(text));
    if (JSON.stringify(next).length > bytes) return JSON.stringify(text);
    text = next;
  }
}

/** A character that is written as an escape. */
function escaped(text: string): string {
  return [...text].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}

/** What tables, indexes and searches are built for. */
export const STRUCTURES: Readonly<Record<string, WriteShape>> = {
  'tiny strings': (bytes) => `{"roomItems":{"2":{}},"settings":{"a":[${list(bytes, () => '"a"')}]}}`,
  'tiny objects': (bytes) => `{"roomItems":{"2":{}},"settings":{"a":[${list(bytes, () => '{}')}]}}`,
  'one huge key': (bytes) => `{"${'k'.repeat(bytes)}":1}`,
  'one huge item key': (bytes) =>
    `{"roomItems":{"${'9'.repeat(bytes / 2)}":{}},"logic":{"${'9'.repeat(bytes / 2)}":"{"}}`,
  'one huge quest name': (bytes) =>
    `{"quests":{${questPair(0, [], { Name: `0_${'n'.repeat(bytes / 2)}`, Enabled: false })}}}`,
  'one huge name in many subscriptions': (bytes) =>
    tasks(
      list(bytes * 0.8, (index) =>
        effector(uuid(index), questId(0)).replace('0_a', '0_'.padEnd(20_000, 'n')),
      ),
    ),
  'strings in strings in logic': (bytes) => {
    const text = stringsInStrings(bytes / 20, (inner) => ({ Tasks: [], ViewNodes: [], ExtraText: inner }));
    return `{"roomItems":{"2":{}},"logic":{${list(bytes, (index) => `"${padded(index)}":${text}`)}}}`;
  },
  'one string in strings as deep as fits': (bytes) =>
    `{"roomItems":{"2":{}},"settings":{"roomSettingsExtraData":${stringsInStrings(bytes, (inner) => ({ EventData: inner }))}}}`,
  'logic that is written as a string twice': (bytes) =>
    `{"roomItems":{"2":{}},"logic":{${list(bytes, (index) => `"${padded(index)}":${JSON.stringify(JSON.stringify('{"Tasks":[],"ViewNodes":[]}'))}`)}}}`,
  'nested lists in many strings': (bytes) =>
    `{"roomItems":{"2":{}},"logic":{${list(bytes, (index) => `"${padded(index)}":"${nested(400, '[', '', ']')}"`)}}}`,
  'a file in escapes': (bytes) =>
    `{"${escaped('quests')}":{${list(bytes, (index) => `"${escaped(questId(index))}":{"${escaped('Name')}":"${escaped('0_a')}"}`)}}}`,
  'logic in escapes': (bytes) =>
    `{"roomItems":{"2":{}},"logic":{"2":"${escaped('{"Tasks":[')}${list(bytes, (index) => escaped(effector(uuid(index), questId(index))))}${escaped('],"ViewNodes":[]}')}"}}`,
  'findings on one line of emoji': (bytes) =>
    `{"roomItems":{"2":{}},"😀":[${list(bytes / 2, () => '"😀"')}],"quests":{${list(bytes / 2, (index) => `"${questId(index)}":{"Name":"😀"}`)}}}`,
  'strings that never end': (bytes) => `{"a":("b":1,"c":(2)),${'"\\'.repeat(bytes / 2)}`,
  'backslashes in logic': (bytes) => `{"roomItems":{"2":{}},"logic":{"2":"{\\"a\\":${'\\'.repeat(bytes)}x"}}`,
  'lines of spaces': (bytes) => `{\n${`A${' '.repeat(197)}]\n`.repeat(bytes / 200)}}`,
  'lines that are empty': (bytes) =>
    `{"quests":{${'\n'.repeat(bytes / 2)}${list(bytes / 2, (index) => `"${questId(index)}":{}\r`)}}}`,
  'control characters in names': (bytes) =>
    questsWith(bytes, (index) => ({ Name: `${index}_${'\u001b[2J\u202e'.repeat(20)}`, Enabled: false })),
  'names of inherited members': (bytes) =>
    `{"roomItems":{${list(bytes / 2, (index) => `"${padded(index)}":{"__proto__":{"constructor":1},"toString":2}`)}},"__proto__":{${list(bytes / 2, (index) => `"${padded(index)}":{}`)}}}`,
  'UTF-16': (bytes) =>
    Buffer.from(`\ufeff{"quests":{${list(bytes / 2, (index) => `"${questId(index)}":{}`)}}}`, 'utf16le'),
};

/** Quests and items that are compared with each other. */
export const COMPARED: Readonly<Record<string, WriteShape>> = {
  'requirements of all by all': (bytes) => {
    const count = Math.floor(Math.sqrt(bytes / 130));
    const all = Array.from({ length: count }, (_, index) => index);
    return `{"quests":{${all
      .map((index) =>
        questPair(
          index,
          all.filter((other) => other !== index),
        ),
      )
      .join(',')}}}`;
  },
  'quests in groups of their own': (bytes) =>
    questsWith(bytes, (index) => ({ Group: `group ${index}`, DisplayGroup: `shown ${index}` })),
  'quests in one group': (bytes) => questsWith(bytes, () => ({ Group: 'group', DisplayGroup: 'group' })),
  'quests of many creators': (bytes) =>
    questsWith(bytes, (index) => ({ Creator: `Qm4RtY8uWx2ZaB6cDe0F${String(index).padStart(8, 'g')}` })),
  'pairs that differ in all fields': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, []).replace(`"Name":"${index}_quest","Description":"created in unity","Group":"","DisplayGroup":"","Enabled":true`, `"Name":"${index}_other","Description":"x","Group":"a","DisplayGroup":"b","Enabled":false`))}}}`,
  'quests with Ids of each other': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, []).replaceAll(`"id":"${questId(2 * index)}"`, `"id":"${questId(2 * (index ^ 1))}"`))}}}`,
  'quests without prefixes': (bytes) =>
    `{"quests":{${list(bytes, (index) => questPair(index, []).replaceAll('mlh', (index % 17_000).toString(36).padStart(3, 'z')))}}}`,
  'quest names that differ in one letter': (bytes) =>
    questsWith(bytes, (index) => ({ Name: `1_find_the_key_in_the_old_garden_${index.toString(36)}` })),
  'subscriptions with misspelled quest names': (bytes) =>
    `{"roomItems":{"2":{}},"quests":{${list(bytes / 2, (index) => questPair(index, [], { Name: `${index}_find_the_key_${index}` }))}},"logic":{"2":${JSON.stringify(
      `{"Tasks":[${list(bytes / 3, (index) => effector(uuid(index), questId(2 * index)).replace('0_a', `${index}_fnid_the_key_${index}`))}],"ViewNodes":[]}`,
    )}}}`,
  'subscriptions with misspelled quest ids': (bytes) =>
    `{"roomItems":{"2":{}},"quests":{${list(bytes / 2, (index) => questPair(index, []))}},"logic":{"2":${JSON.stringify(
      `{"Tasks":[${list(bytes / 3, (index) => effector(uuid(index), questId(2 * index).replace('mlh', 'mhl')))}],"ViewNodes":[]}`,
    )}}}`,
  'messages to misspelled characters': (bytes) =>
    items(
      bytes,
      (index) => ({ prefabName: index % 2 === 0 ? 'GLBNPC' : 'GLB' }),
      (index) =>
        index % 2 === 0
          ? { Tasks: [], ViewNodes: [], n: `Maria of the garden ${index}` }
          : {
              Tasks: [
                {
                  $type: 'TaskEffectorSubscription',
                  Effector: { $type: 'NPCMessageEvent', n: `Marai of the garden ${index}`, m: 'hello' },
                  Id: uuid(index),
                  TargetState: 1,
                },
              ],
              ViewNodes: [],
            },
    ),
  'variables that are misspelled': (bytes) =>
    tasks(
      list(
        bytes * 0.7,
        (index) =>
          `{"$type":"TaskEffectorSubscription","Effector":{"$type":"FunctionEffector","V":"SetVariable('coins${padded(index)}', $N{coin${padded(index + 1)}} + 1)"},"Id":"${uuid(index)}","TargetState":1}`,
      ),
    ),
  'misspelled prefabs': (bytes) =>
    items(
      bytes,
      (index) => ({ prefabName: `ResizableCub${index}` }),
      () => ({ Tasks: [], ViewNodes: [] }),
    ),
  'prefabs with the logic of others': (bytes) =>
    items(
      bytes,
      () => ({ prefabName: 'WorldText' }),
      (index) => ({ Tasks: [], ViewNodes: [], col: 'FFF', nav: true, n: `a${index}`, id: 'b' }),
    ),
  'items with parents that are missing': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${index + 1}":{"prefabName":"GLB","parentItemID":${9_000_000 + index}}`)}}}`,
  'items with wrong vectors': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${index + 1}":{"prefabName":"GLB","pos":[1,2],"rot":{"X":1},"scale":0}`)}}}`,
  'sections under other names': (bytes) =>
    `{"RoomItems":{${list(bytes / 3, (index) => `"${index + 1}":{"prefabName":"GLB"}`)}},"Quests":{${list(bytes / 3, (index) => questPair(index, []))}},"Logic":{${list(bytes / 3, (index) => `"${index + 1}":"{"`)}}}`,
  'sections inside other sections': (bytes) =>
    `{"data":{"room":{"roomItems":{${list(bytes, (index) => `"${index + 1}":{"prefabName":"GLB"}`)}}}}}`,
};

const LONG = 500;

/** Expressions that are long or deep. */
export const EXPRESSIONS: Readonly<Record<string, WriteShape>> = Object.fromEntries(
  Object.entries({
    'an expression of many sums': repeat('1 + '),
    'an expression of many comparisons': repeat('$TN{0_quest} > 1.0 && '),
    'an expression in brackets': (bytes) => nested(bytes / 2, '(', '1', ')'),
    'an expression of open brackets': repeat('('),
    'an expression of calls in calls': (bytes) => nested(bytes / 5, 'If(', '1', ')'),
    'an expression of open references': repeat('$TN{'),
    'an expression of quotes': repeat("'"),
    'an expression of signs': repeat('!-'),
    'an expression of names that are misspelled': repeat('$TN{0_qeust} + '),
    'an expression of one long name': (bytes) => `$TN{${'n'.repeat(bytes)}} > 1`,
  } satisfies Record<string, (bytes: number) => string>).flatMap(([name, expression]) => [
    [
      name,
      (bytes: number) =>
        tasks(
          `{"$type":"TaskEffectorSubscription","Effector":{"$type":"FunctionEffector","V":"${expression(bytes * 0.9)}"},"Id":"${uuid(1)}","TargetState":1}`,
        ),
    ],
    [
      `${name}, often`,
      (bytes: number) =>
        tasks(
          list(
            bytes * 0.9,
            (index) =>
              `{"$type":"TaskEffectorSubscription","Effector":{"$type":"FunctionEffector","V":"${expression(LONG)}"},"Id":"${uuid(index)}","TargetState":1}`,
          ),
        ),
    ],
  ]),
);

/** Text in which a search for credentials may begin everywhere. */
export const NEARLY_CREDENTIALS: Readonly<Record<string, WriteShape>> = Object.fromEntries(
  Object.entries({
    'names of keys without values': 'x-access-key ',
    'names of keys and separators': 'x-access-key: , ',
    'names of keys in open elements': '<x-access-key ',
    'open elements': '<a ',
    'names of keys in lists': '[[&quot;x-access-key&quot;],[',
    'percent signs': '%25',
    ampersands: '&amp;',
    'backslashes and a name': '\\\\\\\\x-access-key',
    'strings that are added': '&quot;x-api-key&quot; + &quot;&quot; + ',
    'values without names': 'value: a1b2c3d4e5f6, ',
    'user info that does not end': '//a:b',
    'zero-width characters': 'x\u200b-\u200baccess\u200b',
    'open addresses': 'http://a?X-Amz-Signature=',
    'folded YAML': 'x-access-key: >-\\n    \\n',
    'values before names': 'k41d7e0a93b2 is the ',
  }).map(([name, piece]) => [
    name,
    (bytes: number) => note(repeat(piece.replaceAll('&quot;', '\\"'))(bytes)),
  ]),
);
