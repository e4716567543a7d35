import { isCredentialName } from '../../bytes/scan/secrets.js';
import { EXPRESSION_FIELD } from '../../model/snapshot/effect.js';
import { withoutCodedCredentials } from './coded-credentials.js';
import { Pseudonyms, type Shape } from './pseudonyms.js';
import { type Role, Roles } from './roles.js';
import { matchAt, spelledLike, textOf, type Unit, unitAt } from './units.js';
import { isTellingInExpression, MAX_NAME, Resemblances, VOCABULARY } from './vocabulary.js';

/** The text of a room does not parse as JSON, so nobody can say where its strings are. */
export class UnscrubbableError extends Error {}

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\p{L}\p{N}-])/iuy;
const BLANK = /\s+/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy;
/** Those of JSON, and those that other languages write in their place. */
const LITERAL = /(?:true|false|null|none|nil|undefined|nan|infinity)(?![\p{L}\p{N}_])/iuy;
/** What rules look for beside names of the documents: names of credentials, placeholders, and what went wrong. */
const PHRASE =
  /(?:https?|wss?|ftps?|ipfs|data|blob|file|mailto)(?=:)|object Object(?=\])|process\.env|(?:your|my|x{3,}|bearer|basic|apikey|header|secret|password|content|string|value)(?![\p{L}\p{N}])|signed[-_]?upload[-_]?url|x[-_. ]{0,2}(?:(?:access|api)[-_. ]{0,2}key|(?:amz|goog)[-_. ]{0,2}(?:signature|security[-_. ]{0,2}token))|(?:signature|sig|security[-_]?token|upload_id)(?=(?:\[\w{0,20}\])?=)/iuy;
/** How a Description begins that names an editor. */
const EDITOR = /created in /y;
const E_MAIL = /[\w.+-]{1,64}@(?=[\p{L}\p{N}-]+\.)/uy;
/** Emoji stay: they say nothing of who wrote them. */
const WORDY = /[\p{L}\p{N}\p{M}_]/u;
/** Zero-width spaces and their like, which end no word. */
const INVISIBLE = /\p{Cf}/u;
/** `://` of a URL inside another one. */
const ENCODED_AUTHORITY = /%3a%2f%2f/iy;
const ENDS_ADDRESS = /[\s"'<>`]/;
const ENDS_AUTHORITY = /[/?#\s"'<>\\`,;]/;
/** A port, at the end of an authority. */
const PORT = /:\d{0,5}$/;
/** A host that is on this machine. */
const OWN_HOST = 'localhost';
/** No authority of a URL that means something is longer. */
const MAX_AUTHORITY = 1_000;
/** Shorter numbers in texts say nothing of who wrote them. */
const MIN_DIGITS = 6;
/** Characters between a function and its bracket. */
const MAX_SPACE = 20;

/**
 * The room with all names, texts, ids and addresses replaced, equal words by equal ones, except documented
 * ones.
 * @throws UnscrubbableError
 */
export function scrubText(text: string): string {
  try {
    JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    throw new UnscrubbableError('not valid JSON, so texts may be anywhere: correct the syntax first');
  }
  const scrubbing = { names: new Pseudonyms(VOCABULARY), resemblances: new Resemblances() };
  return new TextScrubber(withoutCodedCredentials(text), NOWHERE, scrubbing, true).scrub();
}

const NOWHERE: Role = { isKey: false, key: '' };
/** Whether a string holds JSON rather than text. */
const HOLDS_JSON = /^\s*[[{]/;
const ESCAPE = /\\(?:u[\da-f]{4}|[\s\S])/gi;

/** What all texts of a room have in common. */
interface Scrubbing {
  readonly names: Pseudonyms;
  readonly resemblances: Resemblances;
}

/** Replaces the words of a text: of a room, or of a string in it, which may hold JSON again. */
class TextScrubber {
  private readonly roles: Roles;
  private readonly pieces: string[] = [];
  private copied = 0;
  /** Whether this is part of a URL, where `%61` is a letter. */
  private isInAddress = false;
  private last = '';

  /** @param role what the text is */
  constructor(
    private readonly text: string,
    role: Role,
    private readonly scrubbing: Scrubbing,
    private readonly isJson = HOLDS_JSON.test(text),
  ) {
    this.roles = new Roles(role);
  }

  /** The text with other words, as long as before. */
  scrub(): string {
    let at = 0;
    while (at < this.text.length) at = this.isJson ? this.readStructure(at) : this.readText(at);
    return this.pieces.join('') + this.text.slice(this.copied);
  }

  /** Reads what is between strings: numbers stay, except keys of items and credentials. */
  private readStructure(at: number): number {
    if (this.text[at] === '"') return this.readString(at + 1);
    const blank = matchAt(BLANK, this.text, at);
    if (blank !== '') return at + blank.length;
    this.roles.structure(this.text[at]);
    const literal = matchAt(LITERAL, this.text, at);
    if (literal !== '') return at + literal.length;
    const number = matchAt(NUMBER, this.text, at);
    if (number === '') return this.readText(at);
    const end = at + number.length;
    const isWhole = /[[,:\s]/.test(this.text[at - 1] ?? '[') && /[\],}\s]/.test(this.text[end] ?? ']');
    if (!isWhole) return this.readText(at);
    const { key } = this.roles.role;
    if (key === 'parentItemID' || isCredentialName(key)) this.readWord(at);
    return end;
  }

  /** Scrubs a string, unless a finding may depend on it as a whole. @param at after its quote */
  private readString(at: number): number {
    const end = endOfString(this.text, at);
    const spelled = this.text.slice(at, end);
    const content = spelled.replace(ESCAPE, unescaped);
    const { role } = this.roles;
    if (role.isKey) this.roles.nameKey(content);
    const isTelling =
      content !== '' && content.length <= MAX_NAME && this.scrubbing.resemblances.isTelling(content, role);
    const scrubbed = isTelling ? content : new TextScrubber(content, role, this.scrubbing).scrub();
    if (scrubbed !== content) this.write(at, end, spelledAs(spelled, scrubbed));
    this.isInAddress = false;
    this.last = '';
    return end + 1;
  }

  private readText(at: number): number {
    const { last } = this;
    if (matchAt(ENCODED_AUTHORITY, this.text, at) !== '') this.isInAddress = true;
    const { character, end } = this.unitAt(at);
    if (ENDS_ADDRESS.test(character)) this.isInAddress = false;
    this.last = character;
    if (!WORDY.test(character)) return character === '/' ? this.readSlash(end, last) : end;
    const uuid = matchAt(UUID, this.text, at);
    if (uuid !== '') {
      this.replace(unitsOf(uuid, at), 'uuid');
      return at + uuid.length;
    }
    const phrase = matchAt(PHRASE, this.text, at) || matchAt(EDITOR, this.text, at);
    if (phrase !== '' && !WORDY.test(last)) return at + phrase.length;
    const account = matchAt(E_MAIL, this.text, at);
    if (account === '') return this.readWord(at);
    this.replaceAll(unitsOf(account, at));
    return at + account.length;
  }

  /** What follows two slashes is a host, with a user name and password before it: digits are replaced as well. */
  private readSlash(at: number, before: string): number {
    const second = this.unitAt(at);
    if (second.character !== '/' || before === '/' || WORDY.test(before)) return at;
    const isUrl = before === ':';
    if (isUrl) this.isInAddress = true;
    const units = this.unitsUntil(second.end, (character) => ENDS_AUTHORITY.test(character));
    const text = textOf(units);
    if (!isUrl && !/[@:.]/.test(text)) return second.end;
    const [port = ''] = PORT.exec(text) ?? [];
    const host = units.slice(0, units.length - port.length);
    if (textOf(host) !== OWN_HOST) this.replaceAll(host);
    return units.at(-1)?.end ?? second.end;
  }

  private unitsUntil(start: number, isEnd: (character: string) => boolean): readonly Unit[] {
    const units: Unit[] = [];
    let at = start;
    while (at < this.text.length && units.length < MAX_AUTHORITY) {
      const unit = this.unitAt(at);
      if (isEnd(unit.character)) break;
      units.push(unit);
      at = unit.end;
    }
    return units;
  }

  private readWord(at: number): number {
    const units = this.unitsUntil(at, (character) => !WORDY.test(character) && !INVISIBLE.test(character));
    const word = units.filter(({ character }) => WORDY.test(character));
    const end = word.at(-1)?.end ?? at;
    this.last = word.at(-1)?.character ?? '';
    const text = textOf(word);
    if (VOCABULARY.has(text)) return end;
    const isExpression = this.roles.role.key === EXPRESSION_FIELD;
    if (isExpression && isTellingInExpression(text, this.text.slice(end, end + MAX_SPACE))) return end;
    for (const part of partsOf(word)) this.replacePart(part);
    return end;
  }

  private replacePart(part: readonly Unit[]): void {
    const text = textOf(part);
    if (/^[\da-z]$/i.test(text) || VOCABULARY.has(text)) return;
    if (/^[a-z\d]{14,17}$/.test(text) && /\d|^mlh/.test(text)) this.replaceId(part, text);
    else if (/^(?:AKIA|ASIA)/.test(text)) this.replace(part.slice(4), 'id');
    else if (/^(?:0x)?[\da-f]{6,}$/i.test(text) && /\d/.test(text) && /[a-f]/i.test(text))
      this.replace(text[1] === 'x' ? part.slice(2) : part, 'hex');
    else if (/^[a-f]+$/i.test(text) && [3, 4, 6, 8].includes(text.length)) this.replace(part, 'hex');
    else if ((text.match(/\d+/g) ?? []).length > 1 && text.length >= MIN_DIGITS) this.replace(part, 'id');
    else
      for (const run of split(part, ({ character }) => (/\d/.test(character) ? 'digits' : 'letters')))
        this.replaceRun(run);
  }

  private replaceRun(run: readonly Unit[]): void {
    const text = textOf(run);
    if (/^\d+$/.test(text)) {
      if (run.length >= MIN_DIGITS) this.replace(run, 'digits');
    } else if (!/^[a-z]$/i.test(text) && !VOCABULARY.has(text)) this.replace(run, 'word');
  }

  /** An id begins with its time: the first three characters are kept where they are documented. */
  private replaceId(id: readonly Unit[], text: string): void {
    if (!text.startsWith('mlh')) this.replace(id.slice(0, 3), 'id');
    this.replace(id.slice(3), 'id');
  }

  /** Replaces all words, and digits of any number: of an account or a password. */
  private replaceAll(units: readonly Unit[]): void {
    for (const run of split(units, ({ character }) => (WORDY.test(character) ? 'word' : ''))) {
      const [first] = run;
      if (first !== undefined && WORDY.test(first.character) && !/^(?:your|my|x{3,})$/i.test(textOf(run)))
        this.replace(run, 'id');
    }
  }

  private unitAt(at: number): Unit {
    return unitAt(this.text, at, this.isInAddress);
  }

  private replace(units: readonly Unit[], shape: Shape): void {
    const names = this.scrubbing.names.of(
      units.map(({ character }) => character),
      shape,
    );
    for (const [index, { start, end, character }] of units.entries()) {
      const name = names[index] ?? character;
      if (name !== character) this.write(start, end, spelledLike(this.text.slice(start, end), name));
    }
  }

  private write(start: number, end: number, replacement: string): void {
    this.pieces.push(this.text.slice(this.copied, start), replacement);
    this.copied = end;
  }
}

/** Where a string ends: at its quote, or with the text. */
function endOfString(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

/** The character of an escape. White space is a blank: all the same where words end. */
function unescaped(spelling: string): string {
  if (/^\\u/i.test(spelling)) return String.fromCharCode(Number.parseInt(spelling.slice(2), 16));
  return /[bfnrt]/.test(spelling) ? ' ' : spelling.slice(1);
}

/** The content of a string, of the length that it had, with the escapes that it had. */
function spelledAs(spelled: string, content: string): string {
  let text = '';
  let [at, copied] = [0, 0];
  for (const { 0: spelling, index } of spelled.matchAll(ESCAPE)) {
    const end = at + index - copied;
    const character = content[end] ?? '';
    text += content.slice(at, end);
    text += character === unescaped(spelling) ? spelling : spelledLike(spelling, character);
    at = end + 1;
    copied = index + spelling.length;
  }
  return text + content.slice(at);
}

/** The parts of a word between underscores. */
function partsOf(word: readonly Unit[]): Unit[][] {
  const parts = split(word, ({ character }) => (character === '_' ? '_' : 'letters'));
  return parts.filter(([first]) => first?.character !== '_');
}

function split(units: readonly Unit[], kindOf: (unit: Unit) => string): Unit[][] {
  const parts: Unit[][] = [];
  let kind: string | undefined;
  for (const unit of units) {
    const next = kindOf(unit);
    if (next === kind) parts.at(-1)?.push(unit);
    else parts.push([unit]);
    kind = next;
  }
  return parts;
}

function unitsOf(text: string, at: number): Unit[] {
  let start = at;
  return [...text].map((character) => {
    const unit = { character, start, end: start + character.length };
    start = unit.end;
    return unit;
  });
}
