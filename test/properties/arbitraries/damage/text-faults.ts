import type { Random } from '../json.js';
import { escaped } from '../spellings.js';
import { pick } from './open-json.js';

/* Ways to write a room down, and faults of the file itself, made in its text. */

/** Spellings of the same values, which no fix may change. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replace(/[\u0080-\uffff]/g, escaped),
  (text) => text.replace(/(: -?\d+)(,?\n)/g, '$1.0$2'),
  (text) => text.replaceAll('"Tasks', '"\\u0054asks').replaceAll('"Status"', '"\\u0053tatus"'),
  (text) => text.replaceAll('/', '\\/'),
  (text) => `\n${text}\n\n`,
];

/** A room as text, in one of many layouts. */
export function printed(room: unknown, random: Random): string {
  const indent = pick([undefined, 2, 2, '\t'], random);
  return pick(SPELLINGS, random)(JSON.stringify(room, null, indent));
}

const FAULTS: readonly ((text: string, random: Random) => string)[] = [
  (text) => text.replace(/(\s*)\}\s*$/, ',$1}'),
  (text) => `\uFEFF${text}`,
  (text) => `\`\`\`json\n${text}\n\`\`\`\n`,
  (text) => `Here is the room:\n\n\`\`\`\n${text}\n\`\`\`\nTell me if it works.`,
  (text) => text.replace(/: true\b/g, ': True').replace(/: false\b/, ': False'),
  (text) => text.replace(/: null\b/, ': None'),
  (text) => text.replace(/: (?:-?\d+|"")(?=[,\n])/, ': undefined'),
  (text) => text.replace(/^(\s*\{)/, '$1 /* my room */'),
  (text) => text.replace(/\n/, ' // the rest is unchanged\n'),
  (text) => text.replace(/^\{(\s*"\w+":)/, '{$1null,$1'),
  (text) => text.slice(0, -1),
  (text) => text.replace(/^(\{[^\\]*?:)true\b/, '$1True'),
  (text, random) => atLineEnd(text, random, ' // a door'),
  (text, random) => atLineEnd(text, random, ' # a door'),
  (text, random) => beforeClosing(text, random, ','),
  (text, random) => beforeClosing(text, random, ', ...'),
  (text, random) => text.replace(nth(text, /,\n/g, random), '\n'),
  (text, random) => text.replace(nth(text, /"\w+": /g, random), (key) => key.replaceAll('"', '')),
  (text, random) => text.replace(nth(text, /"\w+": /g, random), (key) => key.replaceAll('"', "'")),
  (text, random) =>
    text.replace(nth(text, /"\w+": /g, random), (key) => key.replace('"', '“').replace('"', '”')),
  (text) => text.replace(/"\{\\"(?:[^"\\]|\\.)*\}"/, (string) => `"${JSON.parse(string)}"`),
  (text, random) => text.slice(0, random(text.length)),
  (text) => `${text}}`,
  (text) => `${text}\n${text}`,
  (text, random) =>
    text.replace(nth(text, /"\w+": (?:"[^"]*"|\d+|true|false),/g, random), (each) => each + each),
  (text, random) => text.replace(nth(text, /"\w+": "[^"]*"/g, random), (each) => each.replace(/"$/, '\n"')),
];

/** A text with a fault, and which one it was. */
export function damageText(text: string, random: Random): { readonly text: string; readonly fault: number } {
  const fault = random(FAULTS.length);
  return { text: FAULTS[fault]?.(text, random) ?? text, fault };
}

/** Some match of a pattern, with its neighbourhood where it would not be alone: the first one is replaced. */
function nth(text: string, pattern: RegExp, random: Random): string {
  const found = [...text.matchAll(pattern)].map(([match]) => match);
  return pick(found, random) ?? '\u0000';
}

function atLineEnd(text: string, random: Random, addition: string): string {
  const lines = text.split('\n');
  const at = random(lines.length);
  lines[at] += addition;
  return lines.join('\n');
}

function beforeClosing(text: string, random: Random, addition: string): string {
  const closings = [...text.matchAll(/\n\s*[}\]]/g)].map(({ index }) => index);
  const at = pick(closings, random);
  return at === undefined ? text : `${text.slice(0, at)}${addition}${text.slice(at)}`;
}
