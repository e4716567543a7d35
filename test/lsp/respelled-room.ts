import { expect } from 'vitest';
import type { CodeAction, Diagnostic, Position, Range, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { type Client, editsFor } from './client.js';
import { deepParsed, Lines, type PositionEncoding, type RespelledText } from './respelled-text.js';

type Indexes = readonly [start: number, end: number];

export class OpenRoom {
  readonly lines: Lines;

  constructor(
    readonly client: Client,
    readonly uri: string,
    readonly text: string,
    readonly encoding: PositionEncoding,
  ) {
    this.lines = new Lines(text, encoding);
    client.open(uri, text);
  }

  get whole(): Range {
    return { start: this.lines.position(0), end: this.lines.position(this.text.length) };
  }

  ask<Answer = unknown>(method: string, params: object = {}): Promise<Answer> {
    const textDocument = { uri: this.uri };
    return this.client.request(`textDocument/${method}`, { textDocument, ...params }) as Promise<Answer>;
  }

  /** What an editor that counts bytes asks for, and another one is sent; without a finding of the BOM. */
  async diagnostics(): Promise<readonly Diagnostic[]> {
    const all =
      this.encoding === 'utf-16'
        ? await this.client.diagnosticsOf(this.uri, 1)
        : (await this.ask<{ items: readonly Diagnostic[] }>('diagnostic')).items;
    return all.filter((diagnostic) => !isAboutMark(diagnostic));
  }

  /** Code actions of a kind; without those for a BOM. */
  async actions(kind: string): Promise<readonly CodeAction[]> {
    const context = { diagnostics: [], only: [kind] };
    const all = await this.ask<CodeAction[]>('codeAction', { range: this.whole, context });
    return all.filter(({ diagnostics: [diagnostic] = [] }) => !diagnostic || !isAboutMark(diagnostic));
  }

  close(): void {
    this.client.notify('textDocument/didClose', { textDocument: { uri: this.uri } });
  }
}

function isAboutMark({ code }: Diagnostic): boolean {
  return code === 'text/encoding';
}

/** A plain room, and the same spelled in another way. */
export class RoomPair {
  constructor(
    readonly plain: OpenRoom,
    readonly room: OpenRoom,
    private readonly text: RespelledText,
  ) {}

  /** The position inside of a part of the plain room, in one of them. */
  at(room: OpenRoom, [part, after]: readonly [part: string, after: number]): Position {
    const start = this.plain.text.indexOf(part);
    if (start < 0) throw new Error(`${part} is not in the room`);
    const index = start + after;
    return room.lines.position(room === this.plain ? index : this.text.range(index, index)[0]);
  }

  /** That both rooms answer the same, with ranges of the same characters. Returns that answer. */
  async expectSame(ask: (of: OpenRoom) => Promise<unknown>, what = ''): Promise<unknown> {
    const expected = indexed(await ask(this.plain), this.plain, (...at) => this.text.range(...at));
    const actual = indexed(await ask(this.room), this.room, (...at) => at);
    expect(actual, what).toEqual(expected);
    return actual;
  }

  /** That edits of both rooms mean the same and leave the same characters as they are. */
  expectSameEdits(made: WorkspaceEdit, expected: WorkspaceEdit, what = ''): void {
    const [edits, wanted] = [editsFor(this.room.uri, made), editsFor(this.plain.uri, expected)];
    const after = this.room.lines.edited(edits);
    expect(this.meaning(after), what).toBe(this.meaning(this.plain.lines.edited(wanted)));
    expect(this.text.kept('spelled', rangesOf(this.room, edits)), what).toBe(
      this.text.kept('plain', rangesOf(this.plain, wanted)),
    );
  }

  /** What a text means, whatever new ids it has: they depend on the bytes of the room. */
  private meaning(text: string): string {
    return JSON.stringify(deepParsed(text)).replaceAll(
      /"([0-9a-f-]{36}|[a-z0-9]{14})"/g,
      (id, inside: string) => (this.plain.text.includes(inside) ? id : '"a new id"'),
    );
  }

  /** That each quick fix is the same, and each action that turns a rule off. */
  async expectSameQuickFixes(what = ''): Promise<void> {
    const [expected, actual] = [await this.plain.actions('quickfix'), await this.room.actions('quickfix')];
    const shown = ({ title, isPreferred }: CodeAction): unknown => ({ title, isPreferred });
    expect(actual.map(shown), what).toEqual(expected.map(shown));
    for (const [index, { isPreferred, edit = {} }] of actual.entries()) {
      const wanted = expected[index]?.edit ?? {};
      if (isPreferred === undefined) expect(edit, what).toEqual(wanted);
      else this.expectSameEdits(edit, wanted, what);
    }
  }
}

function rangesOf(room: OpenRoom, edits: readonly TextEdit[]): readonly Indexes[] {
  return edits.map(({ range }) => room.lines.indexes(range));
}

/** An answer with indexes of the text for ranges, and no URI of the room. */
function indexed(
  answer: unknown,
  { lines, uri }: OpenRoom,
  place: (start: number, end: number) => Indexes,
): unknown {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value === uri ? 'room' : value;
    if ('start' in value && 'end' in value) return place(...lines.indexes(value as Range));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]));
  };
  return walk(answer);
}
