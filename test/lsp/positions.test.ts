import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type {
  CodeAction,
  CompletionItem,
  Diagnostic,
  DocumentSymbol,
  Position,
  Range,
  TextEdit,
} from 'vscode-languageserver';
import type { SnapshotSymbol } from '../../src/assist/symbols.js';
import {
  applySplices,
  checkSnapshot,
  rekeyItem,
  renameQuest,
  repairSnapshot,
  SnapshotDocument,
  type Splice,
} from '../../src/index.js';
import type { OffsetRange } from '../../src/text/span.js';
import { temporaryFolder } from '../temporary-folder.js';
import { type Client, editsFor, startClient } from './client.js';

const folder = temporaryFolder();
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A room with faults, and with non-ASCII characters and escapes before everything in logic. */
function plainRoom(): string {
  const broken = new URL('../../examples/garden-broken.json', import.meta.url);
  const room = JSON.parse(readFileSync(broken, 'utf8'));
  room.roomItems[2].contentString = 'é "😀"\\\t';
  for (const [key, logic] of Object.entries<string>(room.logic))
    room.logic[key] = JSON.stringify({ note: 'é "😀"\\\t', ...JSON.parse(logic) });
  return JSON.stringify(room, undefined, 2);
}

const PLAIN = plainRoom();
const ESCAPED = PLAIN.replace(
  /[^\0-\x7f]/g,
  (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
const SPELLINGS: Readonly<Record<string, string>> = {
  'with the line ends of Windows and a byte-order mark': `\uFEFF${PLAIN.replaceAll('\n', '\r\n')}`,
  'on one line': JSON.stringify(JSON.parse(PLAIN)),
  'with tabs and escapes': ESCAPED.replaceAll('  ', '\t'),
};
/** Texts, and characters after their start. */
const PLACES = [
  ['\\"0_find_key\\"', 5],
  ['"1_open_door"', 3],
  ['\\"mlh5m8r2v1u7gh\\"', 4],
  ['"mlh4k2p9x7q1ab"', 9],
  ['\\"TargetState\\":181', 17],
  ['TaskEffectorSubscription', 4],
  ['"3"', 1],
  ['created in unity', 3],
  ['itemNames', 3],
] as const;

describe.each([
  ['that is sent diagnostics and counts UTF-16 units', 'utf-16', {}],
  [
    'that asks for diagnostics and counts bytes',
    'utf-8',
    { general: { positionEncodings: ['utf-8'] }, textDocument: { diagnostic: {} } },
  ],
] as const)('an editor %s', (_how, encoding, capabilities) => {
  test.each(Object.entries(SPELLINGS))(
    'gets what the library says about a room %s, at its own positions',
    async (name, text) => {
      const client = await startClient({ folder: folder.path, capabilities });
      const uri = `file://${folder.path}/${encoding}-${name.replaceAll(' ', '-')}.json`;
      client.open(uri, text);
      const room = new Shown(client, uri, text, encoding);
      await room.expectFindings();
      await room.expectOutline();
      for (const [part, after] of PLACES) {
        const index = text.indexOf(part) + after;
        const offset = Buffer.byteLength(text.slice(0, index));
        await room.expectAnswers(offset, index);
      }
    },
  );
});

/** A room in an editor. */
class Shown {
  readonly document: SnapshotDocument;
  private readonly lines: Lines;

  constructor(
    private readonly client: Client,
    private readonly uri: string,
    text: string,
    private readonly encoding: 'utf-8' | 'utf-16',
  ) {
    this.document = new SnapshotDocument(encode(text));
    this.lines = new Lines(text, encoding);
  }

  async expectFindings(): Promise<void> {
    const { findings } = checkSnapshot(this.document.bytes);
    const diagnostics =
      this.encoding === 'utf-16'
        ? await this.client.diagnosticsOf(this.uri)
        : (await this.ask<{ items: Diagnostic[] }>('diagnostic')).items;
    const rangeOf = (place: (typeof findings)[number]['related'][number] | (typeof findings)[number]) =>
      this.lines.range({ start: place.start.offset, end: place.end.offset });
    expect(
      diagnostics.map(({ code, message, range, relatedInformation = [] }) => [
        ...[code, message, range],
        relatedInformation.map(({ location }) => location.range),
      ]),
    ).toEqual(
      findings.map((finding) => [
        ...[finding.rule, finding.message, rangeOf(finding)],
        finding.related.map(rangeOf),
      ]),
    );
    const fixes = findings.flatMap(({ fix }) => fix ?? []);
    const offered = (await this.actions('quickfix')).filter(({ isPreferred }) => isPreferred !== undefined);
    expect(fixes).not.toEqual([]);
    expect(offered.map(({ edit }) => this.edited(edit)).sort()).toEqual(
      fixes.map(({ edits }) => this.spliced(edits)).sort(),
    );
    const [all] = await this.actions('source.fixAll');
    expect(this.edited(all?.edit)).toBe(textOf(repairSnapshot(this.document.bytes).after.bytes));
  }

  async expectOutline(): Promise<void> {
    const shown = ({ name, detail, span, nameSpan, parts }: SnapshotSymbol): unknown => ({
      ...{ name, detail, kind: expect.any(Number), children: parts.map(shown) },
      ...{ range: this.lines.range(span), selectionRange: this.lines.range(nameSpan) },
    });
    expect(await this.ask<DocumentSymbol[]>('documentSymbol')).toEqual(this.document.symbols().map(shown));
  }

  async expectAnswers(offset: number, index: number): Promise<void> {
    const { document, lines, uri } = this;
    const position = lines.position(index);
    const description = document.describeAt(offset);
    expect(await this.ask('hover', { position })).toEqual(
      description === undefined
        ? null
        : {
            contents: { kind: 'markdown', value: description.markdown },
            range: lines.range(description.span),
          },
    );
    const items = await this.ask<CompletionItem[]>('completion', { position });
    for (const { filterText, textEdit } of items) expect(filterText).toContain(textEdit?.newText);
    expect(items.map(({ textEdit }) => textEdit)).toEqual(
      document
        .completionsAt(offset)
        .map(({ splice }) => ({ range: lines.range(splice), newText: splice.text })),
    );
    const found = document.referredAt(offset);
    const references = found?.kind === 'quest' ? found.quest.references : (found?.item.references ?? []);
    const all = references.map(({ span }) => ({ uri, range: lines.range(span) }));
    const asked = (includeDeclaration: boolean): Promise<unknown> =>
      this.ask('references', { position, context: { includeDeclaration } });
    const highlights = await this.ask<{ range: unknown; kind: number }[]>('documentHighlight', { position });
    expect(highlights.map(({ range }) => ({ uri, range }))).toEqual(all);
    const isDefinition = (_: unknown, each: number): boolean => highlights[each]?.kind === 3;
    expect(await this.ask('definition', { position })).toEqual(all.filter(isDefinition));
    expect(await asked(true)).toEqual(all);
    expect(await asked(false)).toEqual(all.filter((place, each) => !isDefinition(place, each)));
    const renameable = await this.ask('prepareRename', { position });
    expect(renameable).toEqual(
      found === undefined ? null : { range: lines.range(found.at.span), placeholder: expect.any(String) },
    );
    if (found === undefined) return;
    const newName = found.kind === 'quest' ? '0_other' : '33';
    const edit = await this.ask<object>('rename', { position, newName });
    expect(this.edited(edit)).toBe(
      this.spliced(
        found.kind === 'quest'
          ? renameQuest(document.bytes, found.quest.ids[0] ?? '', newName)
          : rekeyItem(document.bytes, found.item.key, newName),
      ),
    );
  }

  private ask<Answer>(method: string, params: object = {}): Promise<Answer> {
    return this.client.ask(method, { textDocument: { uri: this.uri }, ...params });
  }

  private actions(kind: string): Promise<readonly CodeAction[]> {
    const whole = this.lines.range({ start: 0, end: this.document.bytes.length });
    return this.client.codeActions(this.uri, whole, kind);
  }

  private edited(edit: object | undefined): string {
    return this.lines.edited(editsFor(this.uri, edit ?? {}));
  }

  private spliced(splices: readonly Splice[]): string {
    return textOf(applySplices(this.document.bytes, splices));
  }
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}

/** Counts as an editor does: UTF-16 units in a line, or bytes. */
class Lines {
  private readonly starts: readonly number[];
  private readonly bytes: Buffer;

  constructor(
    private readonly text: string,
    private readonly encoding: 'utf-8' | 'utf-16',
  ) {
    this.bytes = Buffer.from(text);
    this.starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((found) => found.index + found[0].length)];
  }

  position(index: number): Position {
    const line = this.starts.findLastIndex((start) => start <= index);
    const before = this.text.slice(this.starts[line], index);
    return { line, character: this.encoding === 'utf-8' ? Buffer.byteLength(before) : before.length };
  }

  /** The range of bytes. */
  range({ start, end }: OffsetRange): Range {
    const position = (offset: number): Position =>
      this.position(this.bytes.toString('utf8', 0, offset).length);
    return { start: position(start), end: position(end) };
  }

  /** The text after edits. */
  edited(edits: readonly TextEdit[]): string {
    const splices = edits.map(({ range, newText }) => ({
      start: this.index(range.start),
      end: this.index(range.end),
      newText,
    }));
    return splices
      .sort((one, other) => other.start - one.start)
      .reduce((text, { start, end, newText }) => text.slice(0, start) + newText + text.slice(end), this.text);
  }

  private index({ line, character }: Position): number {
    const start = this.starts[line] ?? Number.NaN;
    if (this.encoding === 'utf-16') return start + character;
    return start + Buffer.from(this.text.slice(start)).toString('utf8', 0, character).length;
  }
}
