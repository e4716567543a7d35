import type { Shape } from '../hostile/shapes.js';
import {
  effector,
  list,
  logic,
  nested,
  questPair,
  repeat,
  tasks,
  uuid,
  type WriteShape,
} from '../hostile/texts.js';
import { faulty, oneHugeLogicString, oneHugeString, snapshotChunks } from '../snapshot-generator.js';

const room = (bytes: number): string => snapshotChunks({ bytes, layout: 'indented' }).join('');
const oneLine = (bytes: number): string => snapshotChunks({ bytes, layout: 'one-line' }).join('');

/** A room with something else at its middle. */
function atMiddle(change: (text: string, at: number) => string): WriteShape {
  return (bytes) => {
    const text = room(bytes);
    return change(text, text.indexOf('\n', text.length >> 1));
  };
}

const without = (text: string, sign: string, from: number): string => {
  const at = text.indexOf(sign, from);
  return text.slice(0, at) + text.slice(at + sign.length);
};

/** Rooms as people and programs write them, and with one mistake, or the same everywhere. */
const ROOMS: Readonly<Record<string, WriteShape>> = {
  'a room': room,
  'a room on one line': oneLine,
  'a room with CRLF and a byte-order mark': (bytes) => `\ufeff${room(bytes).replaceAll('\n', '\r\n')}`,
  'a room indented with tabs': (bytes) => JSON.stringify(JSON.parse(room(bytes)), null, '\t'),
  'a room without escapes': (bytes) => snapshotChunks({ bytes, layout: 'indented', ascii: false }).join(''),
  'a room with one huge string': (bytes) => oneHugeString(bytes).join(''),
  'a room with one huge logic': (bytes) => oneHugeLogicString(bytes).join(''),
  'a room with some findings': (bytes) => faulty(snapshotChunks({ bytes, layout: 'indented' })).join(''),
  'a comma missing': atMiddle((text, at) => without(text, ',', at)),
  'a comma missing on one line': (bytes) => {
    const text = oneLine(bytes);
    return without(text, ',', text.indexOf('},"', text.length >> 1));
  },
  'a comma too many': atMiddle((text, at) => `${text.slice(0, at)},${text.slice(at)}`),
  'a quote missing': atMiddle((text, at) => without(text, '"', at)),
  'a bracket missing': atMiddle((text, at) => without(text, '}', at)),
  'a colon missing': atMiddle((text, at) => without(text, ':', at)),
  'a byte that is not UTF-8': (bytes) => {
    const written = Buffer.from(room(bytes));
    written[written.length >> 1] = 0xff;
    return Uint8Array.from(written);
  },
  'cut off in the middle': (bytes) => room(2 * bytes).slice(0, bytes),
  'the beginning missing': (bytes) => room(2 * bytes).slice(-bytes),
  'text after the end': (bytes) => `${room(bytes)}\n${room(1_000_000)}`,
  'every quote a curly one': (bytes) => room(bytes).replaceAll(/"((?:[^"\\]|\\.)*)"/g, '“$1”'),
  'every quote a single one': (bytes) => room(bytes).replaceAll(/"((?:[^"\\]|\\.)*)"/g, "'$1'"),
  'every quote doubled': (bytes) => room(bytes).replaceAll('"', '""'),
  'every quote escaped': (bytes) => room(bytes).replaceAll('"', '\\"'),
  'keys without quotes throughout': (bytes) => room(bytes).replaceAll(/^( *)"(\w+)":/gm, '$1$2:'),
  'commas missing throughout': (bytes) => room(bytes).replaceAll(/,$/gm, ''),
  'commas too many throughout': (bytes) => room(bytes).replaceAll(/([^,{[])\n( *[}\]])/g, '$1,\n$2'),
  'colons missing throughout': (bytes) => room(bytes).replaceAll(/^( *"\w+"):/gm, '$1'),
  'comments throughout': (bytes) => room(bytes).replaceAll(/,$/gm, ', // a comment'),
  'words of Python throughout': (bytes) =>
    room(bytes)
      .replaceAll(': true', ': True')
      .replaceAll(': false', ': False')
      .replaceAll(': null', ': None'),
  'raw line breaks in strings': (bytes) => room(bytes).replaceAll('\\n', '\n'),
  'lines numbered': (bytes) => {
    let number = 1;
    return room(bytes).replaceAll(/^/gm, () => `${number++} `);
  },
  'UTF-16': (bytes) => Uint8Array.from(Buffer.from(`\ufeff${room(bytes / 2)}`, 'utf16le')),
  'keys misspelled throughout': (bytes) =>
    room(bytes)
      .replaceAll(/\bTaskTriggerId\b/g, 'TasktriggerID')
      .replaceAll(/\bEntryId\b/g, 'entryid'),
  'keys in lower case throughout': (bytes) =>
    room(bytes).replaceAll(/\b(?:Name|Status|Enabled|Tasks)(?=\\?":)/g, (key) => key.toLowerCase()),
  'keys in snake case throughout': (bytes) =>
    room(bytes).replaceAll(/(?<=")\w+(?=\\?":)/g, (key) =>
      key.replaceAll(/(?<=[a-z])[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
    ),
  'types misspelled throughout': (bytes) =>
    room(bytes)
      .replaceAll('OnClickEvent', 'OnClikEvent')
      .replaceAll('EffectorSubscription', 'EffectorSubcription'),
  'numbers as strings throughout': (bytes) =>
    room(bytes).replaceAll(/": (-?\d+(?:\.\d+)?)(?=,?$)/gm, '": "$1"'),
  'ids that lead nowhere': (bytes) => room(bytes).replaceAll(/(TaskTriggerId\\":\\"mlh)\w/g, '$1_'),
  'every key twice': (bytes) => room(bytes).replaceAll(/^( *)("prefabName": .*)$/gm, '$1$2\n$1$2'),
  'null everywhere': (bytes) =>
    room(bytes).replaceAll(/": (?:true|false|-?\d+(?:\.\d+)?)(?=,?$)/gm, '": null'),
  'a credential': (bytes) => room(bytes).replace('{', '{"x-access-key": "abcdefgh12345678", '),
  'a credential and a comma missing': (bytes) => {
    const text = room(bytes).replace('{', '{"x-access-key": "abcdefgh12345678", ');
    return without(text, ',', text.length >> 1);
  },
  'extraData and logic agree': (bytes) => {
    const value = JSON.parse(room(bytes / 2)) as {
      roomItems: Record<string, object>;
      logic: Record<string, string>;
    };
    for (const [key, text] of Object.entries(value.logic))
      Object.assign(value.roomItems[key] ?? {}, { extraData: text });
    return JSON.stringify(value);
  },
  'JSON that is no room': (bytes) => `[${list(bytes, (index) => `{"id":${index + 1e7},"tags":["a","b"]}`)}]`,
  'one quest': (bytes) =>
    `{"roomItems":{"2":{}},"quests":{${questPair(0, [], { ExtraText: 'x'.repeat(bytes / 2) })}}}`,
  'as many quests as possible': (bytes) => `{"quests":{${list(bytes, (index) => questPair(index, []))}}}`,
  'items only': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${index + 1e6}":{"prefabName":"GLB","pos":{"x":1,"y":2,"z":3}}`)}}}`,
  'strings of a megabyte': (bytes) =>
    `{"roomItems":{${list(bytes, (index) => `"${index - 900}":{"hoverTitle":"${'t'.repeat(1 << 20)}"}`)}}}`,
  'deep logic': (bytes) =>
    logic(
      `{"Tasks":[],"extra":${nested(
        200,
        '[',
        list(bytes * 0.9, () => '[1]'),
        ']',
      )}}`,
    ),
  'one logic of very many subscriptions': (bytes) =>
    tasks(list(bytes * 0.8, (index) => effector(uuid(index), 'mlh00000000000'))),
  'empty lines': (bytes) => `{"settings":{}${repeat('\n')(bytes)}}`,
};

export const ROOM_SHAPES: readonly Shape[] = Object.entries(ROOMS).map(([name, text]) => ({ name, text }));
