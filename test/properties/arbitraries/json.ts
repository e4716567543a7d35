import fc from 'fast-check';
import { Place } from '../../../src/bytes/json/place.js';
import type { PlainJson } from '../../../src/bytes/json/value.js';
import { oracleParse } from '../../bytes/json/oracle-parse.js';

/* Random JSON by a printer of our own, which records all places and shares no code with what it tests. */

/** A value to print: a number as it is spelled, `inside` a string with the JSON of another value. */
export type Model =
  | { readonly kind: 'literal'; readonly text: 'true' | 'false' | 'null' }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'array'; readonly elements: readonly Model[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [key: string, value: Model])[] }
  | { readonly kind: 'inside'; readonly value: Model };

/** Start and end of a value and of its key, in bytes of the file. */
export interface Mark {
  readonly place: Place;
  readonly model: Model;
  readonly value: readonly [number, number];
  readonly key: readonly [number, number] | undefined;
  /** How many strings lie around it. */
  readonly depth: number;
}

export interface Printed {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly marks: readonly Mark[];
}

/** Any character. The unit `binary` of fast-check begins with a table of all of them, which takes a second to make. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.nat(0xff), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code));

/** UTF-16 units of all kinds, halves of surrogate pairs included. */
const unit = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
  { weight: 2, arbitrary: fc.constantFrom(0x22, 0x5c, 0x2f, 0x7b, 0x5b, 0x3a, 0x2c, 0x7f) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 0x1f }) },
  { weight: 2, arbitrary: fc.integer({ min: 0x80, max: 0xffff }) },
);
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.array(unit, { maxLength: 8 }).map((units) => String.fromCharCode(...units)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '😀', 'e\u0301', '\ud800', '\udc00', '\udc00\ud800', '{"a":1}', 'C:\\x'),
  },
);
const hostileKey = fc.constantFrom('', ...'__proto__ constructor toString 0 1 10 -1 a/b m~n ~1'.split(' '));
const anyKey = fc.oneof(hostileKey, anyText, fc.constantFrom('x-access-key', 'X-API-Key', 'signedUploadURL'));

const digits = fc.stringMatching(/^(?:0|[1-9][0-9]{0,24})$/);
const anyNumber = fc
  .tuple(
    fc.boolean(),
    digits,
    fc.option(fc.stringMatching(/^[0-9]{1,24}$/)),
    fc.option(fc.stringMatching(/^[eE][+-]?[0-9]{1,3}$/)),
  )
  .map(([minus, whole, fraction, exponent]) => {
    return `${minus ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}${exponent ?? ''}`;
  });

export interface Shape {
  readonly equalKeys?: boolean;
  readonly halves?: boolean;
  /** Whether JSON in a string may hold them without an escape of its own: only the file itself cannot. */
  readonly bareHalves?: boolean;
  /** Other strings that are to occur. */
  readonly texts?: readonly string[];
}

export function anyModel({ equalKeys = false, halves = true, texts }: Shape = {}): fc.Arbitrary<Model> {
  const whole = (text: string): string => (halves ? text : text.toWellFormed());
  const scalar: fc.Arbitrary<Model> = fc.oneof(
    fc
      .constantFrom('true', 'false', 'null')
      .map((text) => ({ kind: 'literal' as const, text: text as 'true' })),
    anyNumber.map((text) => ({ kind: 'number' as const, text })),
    anyText.map((text) => ({ kind: 'string' as const, text: whole(text) })),
    ...(texts === undefined
      ? []
      : [fc.constantFrom(...texts).map((text) => ({ kind: 'string' as const, text }))]),
  );
  const few = { maxLength: 4, depthSize: 'small' as const };
  const { value } = fc.letrec<{ value: Model }>((tie) => {
    const member = fc.tuple(anyKey.map(whole), tie('value'));
    const members = equalKeys
      ? fc.array(fc.oneof(member, fc.tuple(fc.constantFrom('a', '"', '1'), tie('value'))), few)
      : fc.uniqueArray(member, { ...few, selector: ([key]) => key });
    return {
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        { weight: 2, arbitrary: scalar },
        {
          weight: 2,
          arbitrary: fc.array(tie('value'), few).map((elements) => ({ kind: 'array' as const, elements })),
        },
        { weight: 3, arbitrary: members.map((pairs) => ({ kind: 'object' as const, members: pairs })) },
        { weight: 2, arbitrary: tie('value').map((held) => ({ kind: 'inside' as const, value: held })) },
      ),
    };
  });
  return value;
}

/** A value as a model, with small whole numbers spelled as fractions now and then. */
export function modelOf(value: PlainJson, random: () => number): Model {
  if (typeof value === 'string') return { kind: 'string', text: value };
  if (typeof value === 'number') {
    const isSmall = Number.isInteger(value) && Math.abs(value) < 10;
    return { kind: 'number', text: JSON.stringify(value) + (isSmall && random() < 0.2 ? '.0' : '') };
  }
  if (Array.isArray(value))
    return { kind: 'array', elements: value.map((element) => modelOf(element, random)) };
  if (typeof value === 'object' && value !== null)
    return {
      kind: 'object',
      members: Object.entries(value).map(([key, each]) => [key, modelOf(each, random)]),
    };
  return { kind: 'literal', text: value === null ? 'null' : value ? 'true' : 'false' };
}

/** A small generator of pseudo-random numbers, so that a document is a function of a seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Random = (below: number) => number;

export function randomBelow(seed: number): Random {
  const random = randomOf(seed);
  return (below) => Math.floor(random() * below);
}

interface Note {
  readonly place: Place;
  readonly model: Model;
  readonly depth: number;
  /** Start and end of the value, and of the key if there is one, in UTF-16 units. */
  offsets: number[];
}

/** Prints a document with random white space and random spelling of its strings. */
export function print(model: Model, seed: number, bareHalves = true): Printed {
  const { text, notes } = new Printer(randomOf(seed), bareHalves, 0).document(model, Place.root);
  const byteAt = new Uint32Array(text.length + 1);
  let bytes = 0;
  for (let index = 0; index < text.length; index++) {
    byteAt[index] = bytes;
    const code = text.codePointAt(index) as number;
    if (code > 0xffff) {
      byteAt[++index] = bytes;
      bytes += 4;
    } else {
      bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
    }
  }
  byteAt[text.length] = bytes;
  const pair = (a: number | undefined, b: number | undefined): readonly [number, number] => [
    byteAt[a ?? 0] as number,
    byteAt[b ?? 0] as number,
  ];
  const marks = notes.map(({ place, model: of, depth, offsets: [start, end, keyStart, keyEnd] }) => ({
    place,
    model: of,
    depth,
    value: pair(start, end),
    key: keyStart === undefined ? undefined : pair(keyStart, keyEnd),
  }));
  return { text, bytes: new TextEncoder().encode(text), marks };
}

class Printer {
  private text = '';
  private notes: Note[] = [];

  constructor(
    private readonly random: () => number,
    private readonly bareHalves: boolean,
    private readonly depth: number,
  ) {}

  document(model: Model, place: Place): { text: string; notes: Note[] } {
    this.space();
    this.value(model, place, []);
    this.space();
    return { text: this.text, notes: this.notes };
  }

  private value(model: Model, place: Place, key: number[]): void {
    const start = this.text.length;
    switch (model.kind) {
      case 'literal':
      case 'number':
        this.text += model.text;
        break;
      case 'string':
        this.string(model.text);
        break;
      case 'inside': {
        const held = new Printer(this.random, this.bareHalves, this.depth + 1).document(
          model.value,
          place.inside(),
        );
        const map = this.string(held.text);
        for (const note of held.notes) note.offsets = note.offsets.map((offset) => map[offset] as number);
        this.notes.push(...held.notes);
        break;
      }
      case 'array':
        this.text += '[';
        this.space();
        for (const [index, element] of model.elements.entries()) {
          if (index > 0) this.separator(',');
          this.value(element, place.at(index), []);
        }
        this.space();
        this.text += ']';
        break;
      case 'object':
        this.text += '{';
        this.space();
        for (const [index, [name, member]] of model.members.entries()) {
          if (index > 0) this.separator(',');
          const keyStart = this.text.length;
          this.string(name);
          const keyEnd = this.text.length;
          this.separator(':');
          this.value(member, place.at(name), [keyStart, keyEnd]);
        }
        this.space();
        this.text += '}';
    }
    this.notes.push({ place, model, depth: this.depth, offsets: [start, this.text.length, ...key] });
  }

  private separator(sign: string): void {
    this.space();
    this.text += sign;
    this.space();
  }

  private space(): void {
    while (this.random() < 0.25) this.text += this.pick([' ', '\t', '\n', '\r\n', '\r', '  ']);
  }

  private pick(choices: readonly string[]): string {
    return choices[Math.floor(this.random() * choices.length)] as string;
  }

  /** Writes a string token and returns the place of each unit of its content and of the closing quote. */
  private string(content: string): number[] {
    const map: number[] = [];
    this.text += '"';
    for (let index = 0; index < content.length; index++) {
      const character = content.charAt(index);
      const two = content.slice(index, index + 2);
      map[index] = this.text.length;
      if (isPair(two) && this.random() < 0.6) {
        // A raw surrogate pair is one character: both units have the same place.
        map[++index] = this.text.length;
        this.text += two;
      } else {
        // Both halves of a pair are escapes, or neither is.
        this.text += isPair(two) ? this.unicodeEscape(character) : this.spelled(character);
        if (isPair(two)) {
          map[++index] = map[index - 1] as number;
          this.text += this.unicodeEscape(two.charAt(1));
        }
      }
    }
    map[content.length] = this.text.length;
    this.text += '"';
    return map;
  }

  private spelled(character: string): string {
    const short = SHORT_ESCAPES[character];
    const mayBeBare = (this.bareHalves && this.depth > 0) || !/[\ud800-\udfff]/.test(character);
    const raw = character >= ' ' && character !== '"' && character !== '\\' && mayBeBare;
    const chance = this.random();
    if (raw && chance < 0.8) return character;
    if (short !== undefined && chance < 0.95) return short;
    return this.unicodeEscape(character);
  }

  private unicodeEscape(character: string): string {
    const hex = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${[...hex].map((digit) => (this.random() < 0.5 ? digit : digit.toUpperCase())).join('')}`;
  }
}

export const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function isPair(two: string): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(two);
}

/** A document with everything in it that JSON allows. */
export function anyPrinted(shape?: Shape): fc.Arbitrary<Printed & { readonly model: Model }> {
  return fc.tuple(anyModel(shape), fc.integer()).map(([model, seed]) => ({
    ...print(model, seed, shape?.bareHalves),
    model,
  }));
}

/** Whether a value read from the file is what the model says. Keys such as `__proto__` count. */
export function isValueOf(value: unknown, model: Model): boolean {
  switch (model.kind) {
    case 'literal':
      return value === JSON.parse(model.text);
    case 'number':
      return Object.is(value, JSON.parse(model.text));
    case 'string':
      return value === model.text;
    case 'inside':
      return typeof value === 'string' && isValueOf(oracleParse(value), model.value);
    case 'array':
      return (
        Array.isArray(value) &&
        value.length === model.elements.length &&
        model.elements.every((element, index) => isValueOf(value[index], element))
      );
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const last = new Map(model.members);
      const keys = Object.getOwnPropertyNames(value);
      return (
        keys.length === last.size &&
        keys.every((key) => {
          const member = last.get(key);
          return member !== undefined && isValueOf((value as Record<string, unknown>)[key], member);
        })
      );
    }
  }
}
