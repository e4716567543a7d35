import type { Position, Range, TextEdit } from 'vscode-languageserver';

/** How a JSON text is spelled. What is left out stays as it is. */
export interface Spelling {
  readonly mark?: string;
  /** What a line break and its indentation become. */
  readonly lineBreak?: (indentation: string) => string;
  /** What goes after a colon or a comma in logic, which has no white space otherwise. */
  readonly gap?: string;
  /** A character in a string, and which of all characters it is. */
  readonly character?: (character: string, index: number) => string;
}

/** A part of a text that is spelled as a whole. */
interface Atom {
  readonly plain: string;
  readonly spelled: string;
  /** White space outside of all strings or in logic. */
  readonly isLayout: boolean;
}

const TOKEN = /"(?:\\.|[^"\\])*"|\n *| +|[^"\s]/gy;
const UNIT = /\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u....|\\.|[^\\]/gu;

export const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A character as an escape for each of its UTF-16 units. */
export function unicodeEscaped(character: string): string {
  const units = character.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  return units.map((digits) => `\\u${digits}`).join('');
}

export function asciiOnly(text: string): string {
  return text.replaceAll(/[^\0-\x7f]/g, unicodeEscaped);
}

export function isJsonObject(text: string): boolean {
  if (!text.startsWith('{')) return false;
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

export function deepParsed(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''), (_key, value) =>
    typeof value === 'string' && isJsonObject(value) ? deepParsed(value) : value,
  );
}

/** A JSON text, the same spelled in another way, and what belongs together. */
export class RespelledText {
  readonly spelled: string;
  private readonly atoms: readonly Atom[];
  private count = 0;

  constructor(
    readonly plain: string,
    private readonly spelling: Spelling,
  ) {
    const mark = { plain: '', spelled: spelling.mark ?? '', isLayout: true };
    this.atoms = [mark, ...this.atomsOf(plain, false)];
    if (this.atoms.map((atom) => atom.plain).join('') !== plain) throw new Error('the text is not plain');
    this.spelled = this.atoms.map((atom) => atom.spelled).join('');
  }

  /** Where a part of the plain text is in the other. */
  range(start: number, end: number): readonly [start: number, end: number] {
    let [from, to]: [number | undefined, number | undefined] = [undefined, undefined];
    let [before, after] = [0, 0];
    for (const { plain, spelled } of this.atoms) {
      if (before === end) to ??= after;
      before += plain.length;
      after += spelled.length;
      if (before === start) from = after;
    }
    if (before === end) to ??= after;
    if (from === undefined || to === undefined) throw new Error(`${start} or ${end} is inside a character`);
    return [from, start === end ? from : to];
  }

  /** The text outside of edits, which are given by index: of the plain text, or the other as if it were plain. */
  kept(which: 'plain' | 'spelled', edits: readonly (readonly [start: number, end: number])[]): string {
    let [kept, start] = ['', 0];
    for (const atom of this.atoms) {
      const end = start + atom[which].length;
      const touching = edits.filter(([from, to]) => from < end && to > start);
      if (touching.some(([from, to]) => (from > start || to < end) && !atom.isLayout))
        throw new Error(`an edit cuts ${atom[which]} in two`);
      if (touching.length === 0 && !atom.isLayout) kept += atom.plain;
      start = end;
    }
    return kept;
  }

  private atomsOf(json: string, isLogic: boolean): readonly Atom[] {
    return [...json.matchAll(TOKEN)].flatMap(([token]): readonly Atom[] => {
      if (token.startsWith('"')) {
        const quote = { plain: '"', spelled: '"', isLayout: false };
        return [quote, ...this.contentAtoms(token), quote];
      }
      const isLayout = /\s/.test(token);
      const lineBreak = token.startsWith('\n') ? this.spelling.lineBreak : undefined;
      const atom = { plain: token, spelled: lineBreak?.(token.slice(1)) ?? token, isLayout };
      const gap = { plain: '', spelled: this.spelling.gap ?? '', isLayout: true };
      return isLogic && /[:,]/.test(token) ? [atom, gap] : [atom];
    });
  }

  private contentAtoms(token: string): readonly Atom[] {
    const value = JSON.parse(token) as string;
    if (isJsonObject(value)) {
      return this.atomsOf(value, true).map(({ plain, spelled, isLayout }) => {
        const respelled = [...spelled].map((each) => this.spelledAs(each, asciiOnly(quoted(each)))).join('');
        return { plain: asciiOnly(quoted(plain)), spelled: respelled, isLayout };
      });
    }
    return [...token.slice(1, -1).matchAll(UNIT)].map(([unit]) => {
      const spelled = this.spelledAs(JSON.parse(`"${unit}"`) as string, unit);
      return { plain: unit, spelled, isLayout: false };
    });
  }

  private spelledAs(character: string, otherwise: string): string {
    return this.spelling.character?.(character, this.count++) ?? otherwise;
  }
}

export type PositionEncoding = 'utf-8' | 'utf-16';

/** Converts the positions of an editor, which counts UTF-16 units or bytes in a line. */
export class Lines {
  private readonly starts: readonly number[];

  constructor(
    private readonly text: string,
    private readonly encoding: PositionEncoding,
  ) {
    this.starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((found) => found.index + found[0].length)];
  }

  position(index: number): Position {
    const line = this.starts.findLastIndex((start) => start <= index);
    const before = this.text.slice(this.starts[line], index);
    return { line, character: this.encoding === 'utf-8' ? Buffer.byteLength(before) : before.length };
  }

  index({ line, character }: Position): number {
    const start = this.starts[line] ?? Number.NaN;
    if (this.encoding === 'utf-16') return start + character;
    const rest = Buffer.from(this.text.slice(start, this.starts[line + 1]));
    return start + rest.toString('utf8', 0, character).length;
  }

  indexes({ start, end }: Range): readonly [start: number, end: number] {
    return [this.index(start), this.index(end)];
  }

  edited(edits: readonly TextEdit[]): string {
    const splices = edits.map(({ range, newText }) => ({ at: this.indexes(range), newText }));
    splices.sort((one, other) => other.at[0] - one.at[0]);
    return splices.reduce(
      (text, { at: [start, end], newText }) => text.slice(0, start) + newText + text.slice(end),
      this.text,
    );
  }
}
