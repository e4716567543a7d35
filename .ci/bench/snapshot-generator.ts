import { readFileSync } from 'node:fs';

/** A room with 30 items, three quests and every transition code, about which no rule has anything to say. */
const HARBOUR = readFileSync(new URL('harbour.json', import.meta.url), 'utf8');
const ITEMS = 30;
const QUESTS = 3;
const SECTIONS = ['roomItems', 'quests', 'logic'] as const;

export interface SnapshotOptions {
  /** Size of the whole text in UTF-8. */
  readonly bytes: number;
  /** Equal options give equal text. */
  readonly seed?: number;
  readonly layout?: 'indented' | 'one-line';
  /** Write every character beyond ASCII as a `\u` escape; otherwise all are raw UTF-8. */
  readonly ascii?: boolean;
}

/** The smallest room that can be asked for. */
const MINIMUM_BYTES = 60_000;

/** A room of so many bytes, in chunks to be joined: the harbour again and again, with ids of their own. */
export function snapshotChunks(options: SnapshotOptions): string[] {
  const { bytes, seed = 1, layout = 'indented', ascii = true } = options;
  if (!Number.isSafeInteger(bytes) || bytes < MINIMUM_BYTES)
    throw new RangeError(`bytes must be a whole number of at least ${MINIMUM_BYTES}, not ${bytes}`);
  const spelled = (text: string): string => {
    const escaped = ascii
      ? text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      : text;
    return layout === 'one-line' ? withoutSpace(escaped) : escaped;
  };
  const sections = new Map<string, string[]>(SECTIONS.map((name) => [name, []]));
  let left = bytes - Buffer.byteLength(frame(sections, spelled).join(''));
  for (let copy = 0; ; copy++) {
    const added = SECTIONS.map((name) => spelled(`,\n${renewed(membersOf(name), copy, seed)}`));
    const size = added.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    // The first member of each section has no comma before it.
    if (size > left) return frame(sections, spelled, left + SECTIONS.length * spelled(',\n').length);
    left -= size;
    for (const [index, name] of SECTIONS.entries()) sections.get(name)?.push(added[index] ?? '');
  }
}

/** The members of a section of the harbour, as text. */
function membersOf(section: string): string {
  return new RegExp(`^ {2}"${section}": \\{\\n([^]*?)\\n {2}\\}`, 'm').exec(HARBOUR)?.[1] ?? '';
}

/** Other item keys, ids and Names: those of one copy. */
function renewed(members: string, copy: number, seed: number): string {
  const hex = (copy ^ (seed << 20)).toString(16).padStart(8, '0').slice(-8);
  const letters = (copy + seed * 7919).toString(36).padStart(4, '0').slice(-4);
  const item = (_all: string, before: string, key: string): string =>
    `${before}${Number(key) + copy * ITEMS}`;
  const quest = (_all: string, name: string, number: string): string =>
    `${name}${Number(number) + copy * QUESTS}`;
  return members
    .replace(/^( {4}")(\d+)(?=": )/gm, item)
    .replace(/("parentItemID": )([1-9]\d*)/g, item)
    .replace(/\b(mlh[0-9a-z]+)[0-9a-z]{4}\b/g, `$1${letters}`)
    .replace(
      /\b([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{4})[0-9a-f]{8}\b/g,
      `$1${hex}`,
    )
    .replace(/\b()([0-2])(?=_\p{L}+_\p{L}+_[0-2]\b)/gu, quest)
    .replace(/((?<!\p{L})\p{L}+_\p{L}+_)([0-2])(?!\w)/gu, quest);
}

/** The harbour with other records, and a long text that makes it as large as it is to be. */
function frame(
  sections: ReadonlyMap<string, readonly string[]>,
  spelled: (text: string) => string,
  padding = 0,
): string[] {
  const filler = 'Walk slowly, read the signs and leave the lamps as they are. ';
  const prompt = filler.repeat(Math.ceil(padding / filler.length)).slice(0, padding);
  const texts = HARBOUR.trimEnd().split(
    new RegExp(`(?<=^ {2}"(?:${SECTIONS.join('|')})": \\{\\n)[^]*?(?=\\n {2}\\})`, 'm'),
  );
  return texts.flatMap((text, index) => {
    const around = spelled(text.replace('"roomPrompt": ""', `"roomPrompt": "${prompt}"`));
    const [first = '', ...others] = sections.get(SECTIONS[index] ?? '') ?? [];
    return [around, first.replace(/^,\n?/, ''), ...others];
  });
}

/** A text without the white space outside of its strings. */
function withoutSpace(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_all, string?: string) => string ?? '');
}

/** So many places of a room are changed by {@link faulty} and {@link edited}. */
const CHANGES = 1000;

/** The same room with up to 1,000 faults that can be repaired, spread over its quests. */
export function faulty(chunks: readonly string[]): string[] {
  return changed(chunks, '"AutoStart": false', '"AutoStart": true');
}

/** The same room as somebody else might write it: up to 1,000 values differ. */
export function edited(chunks: readonly string[]): string[] {
  // Both entries of a quest, which have to agree.
  return changed(chunks, '"Visible": true', '"Visible": false', 2);
}

/** Replaces up to 1,000 occurrences, as far apart from each other as they can be, `together` at a time. */
function changed(chunks: readonly string[], what: string, by: string, together = 1): string[] {
  const occurrences = chunks.reduce((sum, chunk) => sum + chunk.split(what).length - 1, 0);
  const every = Math.max(1, Math.floor(occurrences / CHANGES));
  let [seen, made] = [0, 0];
  return chunks.map((chunk) =>
    chunk.replaceAll(what, () => {
      if (Math.floor(seen++ / together) % every !== 0 || made === CHANGES) return what;
      made++;
      return by;
    }),
  );
}

/** The same room with a comma too few, in the middle. */
export function slipped(chunks: readonly string[]): string[] {
  const text = chunks.join('');
  const comma = text.indexOf(',\n', text.length / 2);
  return [text.slice(0, comma), text.slice(comma + 1)];
}
