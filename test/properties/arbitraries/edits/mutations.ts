import { formatPointer } from '../../../../src/bytes/json/pointer.js';
import type { DifferenceClass } from '../../../../src/verdict/roundtrip/difference.js';
import {
  elementContext,
  holdsRecords,
  isJsonText,
  isMatchedById,
  kindContext,
  knownMembers,
  memberContext,
  RECORDS,
} from '../../../verdict/roundtrip/known-fields-by-hand.js';
import { pick } from '../damage/open-json.js';
import type { Random } from '../json.js';
import { escaped } from '../spellings.js';
import type { Marked, MarkedText, Range } from './marked-text.js';

/** One change of a text and its difference. Ranges count units of the content before and after. */
export interface Mutation {
  readonly class: DifferenceClass;
  readonly known: boolean;
  readonly content: string;
  readonly steps: readonly (string | number)[];
  readonly before: Range | undefined;
  readonly after: Range | undefined;
  readonly inArray?: boolean;
  readonly inUnknown?: boolean;
}

type Mutator = (text: MarkedText, random: Random) => Mutation | undefined;

function splice(content: string, [start, end]: Range, by: string): string {
  return content.slice(0, start) + by + content.slice(end);
}

const raw = (text: MarkedText, value: Marked): string => text.content.slice(value.start, value.end);

/** An Id decides which elements belong together: changing one is another story. */
const isId = (value: Marked): boolean => ['Id', 'id'].includes(String(value.steps.at(-1)));

const layout: Mutator = (text, random) => {
  const gap = pick(text.gaps, random);
  if (gap === undefined) return undefined;
  const spaces = [' ', '\n', '\t\t', '\r\n  ', ''].filter(
    (space) => space !== text.content.slice(...gap.range),
  );
  const space = pick(spaces, random) ?? ' ';
  const [start] = gap.range;
  return {
    class: 'layout',
    known: text.holder === undefined || text.holder.value.placed !== 'unknown',
    content: splice(text.content, gap.range, space),
    steps: gap.steps,
    before: gap.range,
    after: [start, start + space.length],
    inUnknown: text.holder?.value.placed === 'unknown',
  };
};

const spelling: Mutator = (text, random) => {
  const value = pick(text.values, random);
  if (value === undefined) return undefined;
  const useKey = value.key !== undefined && random(3) === 0;
  const range: Range = useKey && value.key !== undefined ? value.key : [value.start, value.end];
  const before = text.content.slice(...range);
  const after = before.startsWith('"') ? respelledText(before, random) : respelledNumber(before, random);
  if (after === undefined) return undefined;
  return {
    class: 'spelling',
    known: value.placed !== 'unknown',
    content: splice(text.content, range, after),
    steps: value.steps,
    before: range,
    after: [range[0], range[0] + after.length],
  };
};

function respelledText(token: string, random: Random): string | undefined {
  const units = token.slice(1, -1).match(/\\u[\da-fA-F]{4}|\\.|[\s\S]/g) ?? [];
  const plain = [...units.keys()].filter((index) => /^[ -~]$/.test(units[index] ?? ''));
  const index = pick(plain, random);
  if (index === undefined) return undefined;
  units[index] = escaped(units[index] ?? '');
  return `"${units.join('')}"`;
}

function respelledNumber(token: string, random: Random): string | undefined {
  if (/^-?\d+$/.test(token)) return token + pick(['.0', 'e0', 'E+00', '.000e-0'], random);
  if (/^-?\d+\.\d+$/.test(token)) return token + pick(['0', '000', 'e0', 'E-0'], random);
  return /^-?[\d.]+e[-+]?\d+$/i.test(token) ? token.replace(/e/i, (e) => (e === 'e' ? 'E' : 'e')) : undefined;
}

const order: Mutator = (text, random) => {
  const able = text.values.filter((value) => isMovable(text, value));
  const container = pick(able, random);
  if (container === undefined) return undefined;
  const index = random(container.children.length - 1);
  const [one, other] = [container.children[index] as Marked, container.children[index + 1] as Marked];
  const [start, end] = [one.key?.[0] ?? one.start, other.end];
  const between = text.content.slice(one.end, other.key?.[0] ?? other.start);
  const swapped =
    text.content.slice(other.key?.[0] ?? other.start, end) + between + text.content.slice(start, one.end);
  const range: Range = [container.start, container.end];
  return {
    class: 'order',
    known: (container.kind === 'array' ? elementContext(container.context) : container.context) !== 'unknown',
    content: splice(text.content, [start, end], swapped),
    steps: container.steps,
    before: range,
    after: range,
    inArray: container.kind === 'array',
  };
};

function isMovable(text: MarkedText, container: Marked): boolean {
  const { children } = container;
  if (children.length < 2) return false;
  if (container.kind === 'object')
    return new Set(children.map(({ steps }) => steps.at(-1))).size === children.length;
  return container.kind === 'array' && isMatchedById(container.context) && hasDistinctIds(text, container);
}

function hasDistinctIds(text: MarkedText, array: Marked): boolean {
  const ids = array.children.map((element) => idOf(text, element));
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
}

function idOf(text: MarkedText, element: Marked): string | undefined {
  const id =
    element.children.find(({ steps, kind }) => steps.at(-1) === 'Id' && kind === 'string') ??
    element.children.find(({ steps, kind }) => steps.at(-1) === 'id' && kind === 'string');
  return element.kind === 'object' && id !== undefined ? raw(text, id) : undefined;
}

const changed: Mutator = (text, random) => {
  const value = pick(text.values, random);
  if (value === undefined || isId(value)) return undefined;
  // Without its object a string holds no JSON any more: it is the string that changed.
  if (value.around === undefined && text.holder !== undefined) return undefined;
  const known = knownLoss(text, value, false);
  if (known === undefined) return undefined;
  const others = [
    'null',
    'true',
    '0.5',
    '"other"',
    '[7]',
    '{"other":7}',
    `"${random(1e6)}"`,
    String(random(1e6) + 0.25),
  ];
  const before = raw(text, value);
  const isContainer = value.kind === 'object' || value.kind === 'array';
  const after = pick(
    others.filter((other) => other !== before && !(isContainer && /^[{[]/.test(other))),
    random,
  );
  if (after === undefined || (value.kind === 'string' && isJson(before))) return undefined;
  const range: Range = [value.start, value.end];
  return {
    class: 'changed',
    known,
    content: splice(text.content, range, after),
    steps: value.steps,
    before: range,
    after: [value.start, value.start + after.length],
  };
};

function isJson(token: string): boolean {
  return /^\s*[{[]/.test(JSON.parse(token) as string);
}

/**
 * Whether nothing unknown is lost with a value; undefined if unsure. @param gone whether it goes as a whole
 */
function knownLoss(text: MarkedText, value: Marked, gone: boolean): boolean | undefined {
  if (value.context === 'unknown') return false;
  // Only an object is a record.
  if (gone && RECORDS.has(value.context)) return value.kind === 'object';
  if (value.kind === 'string' && isJsonText(value.placed))
    return gone && value.placed === 'logicText' && isJson(raw(text, value)) ? true : undefined;
  const below = text.values.filter((other) => other.start >= value.start && other.end <= value.end);
  if (below.some((other) => other.kind === 'string' && isJsonText(other.placed))) return undefined;
  if (below.every((other) => other.context !== 'unknown')) return true;
  // An unknown field directly in it, and not in a record further down.
  return value.children.some((child) => child.placed === 'unknown') ? false : undefined;
}

const NEW_MEMBERS = ['1', '"new"', '{"a":1}', '[]', '1.50'];

const added: Mutator = (text, random) => {
  const container = pick(
    text.values.filter(({ kind }) => kind === 'object' || kind === 'array'),
    random,
  );
  if (container === undefined) return undefined;
  const isObject = container.kind === 'object';
  const { context } = container;
  let step: string | number = random(container.children.length + 1);
  const position = step;
  let token = pick(NEW_MEMBERS, random) ?? '1';
  let known: boolean;
  let key = '';
  if (isObject) {
    const free = knownMembers(context).filter((name) => !isOneOf(name, container));
    step = random(2) === 0 && free.length > 0 ? (pick(free, random) ?? '') : `new ${random(1e9)}`;
    // An id or a $type more is another record.
    if (['Id', 'id', '$type'].includes(step)) return undefined;
    known = memberContext(context, step) !== 'unknown';
    key = `${JSON.stringify(step)}: `;
  } else {
    const type = pick(['TaskTriggerSubscription', 'MineSubscription', undefined], random);
    const typed = type === undefined ? '' : `"$type":"${type}",`;
    token = random(2) === 0 ? `{${typed}"Id":"new-${random(1e9)}"}` : `"new ${random(1e9)}"`;
    const element = elementContext(context);
    // What is not a record in a list of records is unknown.
    const inner = token.startsWith('{')
      ? kindContext(element, type)
      : holdsRecords(context)
        ? 'unknown'
        : element;
    known = inner !== 'unknown';
  }
  const at = container.children[position];
  const last = container.children.at(-1);
  const before = at?.key?.[0] ?? at?.start;
  const piece = key + token;
  // What comes behind keeps the white space before it.
  const lead = text.content.slice(0, before).match(/\s*$/)?.[0] ?? '';
  const where = before ?? last?.end ?? container.start + 1;
  const inserted = before !== undefined ? `${piece},${lead}` : last !== undefined ? `,${piece}` : piece;
  const content = splice(text.content, [where, where], inserted);
  const start = where + (before === undefined && last !== undefined ? 1 : 0);
  const length = isObject ? JSON.stringify(step).length : token.length;
  return {
    class: 'added',
    known,
    content,
    steps: [...container.steps, step],
    before: undefined,
    after: [start, start + length],
    inUnknown:
      context === 'unknown' ||
      (!isObject && elementContext(context) === 'unknown' && position < container.children.length),
  };
};

function isOneOf(name: string, container: Marked): boolean {
  return container.children.some(({ steps }) => steps.at(-1) === name);
}

const removed: Mutator = (text, random) => {
  const value = pick(text.values, random);
  const container = value?.around;
  if (value === undefined || container === undefined || (isId(value) && value.kind === 'string'))
    return undefined;
  const known = value.placed === 'unknown' ? false : knownLoss(text, value, true);
  if (known === undefined) return undefined;
  const index = container.children.indexOf(value);
  const isElement = container.kind === 'array';
  if (isElement && !isAlone(text, container, index)) return undefined;
  const start = value.key?.[0] ?? value.start;
  const next = container.children[index + 1];
  const previous = container.children[index - 1];
  let range: Range = [start, value.end];
  const upToNext = next !== undefined && (previous === undefined || random(2) === 0);
  if (upToNext) range = [start, next.key?.[0] ?? next.start];
  else if (previous !== undefined) range = [previous.end, value.end];
  return {
    class: 'removed',
    known,
    content: splice(text.content, range, ''),
    steps: value.steps,
    before: value.key ?? [value.start, value.end],
    after: undefined,
  };
};

/** Which of several equal elements is gone nobody can say. */
function isAlone(text: MarkedText, array: Marked, index: number): boolean {
  const value = (at: number): string | undefined => {
    const element = array.children[at];
    return element === undefined ? undefined : JSON.stringify(JSON.parse(raw(text, element)));
  };
  const own = value(index);
  const ids = array.children.map((element) => idOf(text, element));
  if (ids[index] !== undefined) return ids.filter((id) => id === ids[index]).length === 1;
  return own !== value(index - 1) && own !== value(index + 1);
}

export const MUTATORS: Readonly<Record<DifferenceClass, Mutator>> = {
  layout,
  spelling,
  order,
  changed,
  added,
  removed,
};

/** A mutation carried through the strings around it to the file: bytes and pointers. */
export interface Carried {
  readonly file: string;
  readonly pointers: readonly string[];
  readonly before: Range | undefined;
  readonly after: Range | undefined;
}

export function carryOut(text: MarkedText, mutation: Mutation): Carried {
  let { content, before, after } = mutation;
  const pointers = [formatPointer(mutation.steps)];
  let around = text;
  for (let { holder } = around; holder !== undefined; { holder } = around) {
    const { value } = holder;
    const outward = (inner: string, range: Range | undefined): Range | undefined => {
      const offset = (index: number): number =>
        value.start + JSON.stringify(inner.slice(0, index)).length - 1;
      return range === undefined ? undefined : [offset(range[0]), offset(range[1])];
    };
    before = outward(around.content, before);
    after = outward(content, after);
    content = splice(holder.text.content, [value.start, value.end], JSON.stringify(content));
    pointers.unshift(formatPointer(value.steps));
    around = holder.text;
  }
  const inBytes = (file: string, range: Range | undefined): Range | undefined => {
    const offset = (index: number): number => new TextEncoder().encode(file.slice(0, index)).length;
    return range === undefined ? undefined : [offset(range[0]), offset(range[1])];
  };
  return { file: content, pointers, before: inBytes(around.content, before), after: inBytes(content, after) };
}
