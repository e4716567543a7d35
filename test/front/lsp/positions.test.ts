import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CodeAction, CompletionItem, DocumentSymbol, Position, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { OffsetRange } from '../../../src/bytes/text/span.js';
import type { SnapshotSymbol } from '../../../src/front/assist/symbols.js';
import {
  applySplices,
  checkSnapshot,
  rekeyItem,
  renameQuest,
  repairSnapshot,
  SnapshotDocument,
  type Splice,
} from '../../../src/index.js';
import { escaped } from '../../properties/arbitraries/spellings.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { type Client, edited, editsFor, startClient } from './client.js';

const folder = temporaryFolder();
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A room with faults, and with non-ASCII characters and escapes before everything in logic. */
function plainRoom(): string {
  const broken = new URL('../../../examples/garden-broken.json', import.meta.url);
  const room = JSON.parse(readFileSync(broken, 'utf8'));
  room.roomItems[2].contentString = 'é "😀"\\\t';
  for (const [key, logic] of Object.entries<string>(room.logic))
    room.logic[key] = JSON.stringify({ note: 'é "😀"\\\t', ...JSON.parse(logic) });
  return JSON.stringify(room, undefined, 2);
}

const PLAIN = plainRoom();
const ESCAPED = PLAIN.replace(/[^\0-\x7f]/g, escaped);
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

let client: Client;
beforeAll(async () => {
  client = await startClient({ folder: folder.path });
});

describe.each(Object.entries(SPELLINGS))(
  'an editor gets what the library says about a room %s, at its own positions:',
  (name, text) => {
    let room: Shown;
    beforeAll(() => {
      const uri = `file://${folder.path}/${name.replaceAll(' ', '-')}.json`;
      client.open(uri, text);
      room = new Shown(client, uri, text);
    });

    test('findings and fixes', () => room.expectFindings());
    test('the outline', () => room.expectOutline());
    test.each(PLACES)('what is at %s', async (part, after) => {
      const index = text.indexOf(part) + after;
      await room.expectAnswers(Buffer.byteLength(text.slice(0, index)), index);
    });
  },
);

/** A room in an editor. */
class Shown {
  readonly document: SnapshotDocument;
  private readonly lines: TextDocument;

  constructor(
    private readonly client: Client,
    private readonly uri: string,
    private readonly text: string,
  ) {
    this.document = new SnapshotDocument(encode(text));
    this.lines = TextDocument.create(uri, 'json', 0, text);
  }

  /** The range of bytes. */
  private range({ start, end }: OffsetRange): Range {
    const position = (offset: number): Position =>
      this.lines.positionAt(Buffer.from(this.text).toString('utf8', 0, offset).length);
    return { start: position(start), end: position(end) };
  }

  async expectFindings(): Promise<void> {
    const { findings } = checkSnapshot(this.document.bytes);
    const diagnostics = await this.client.diagnosticsOf(this.uri);
    const rangeOf = (place: (typeof findings)[number]['related'][number] | (typeof findings)[number]) =>
      this.range({ start: place.start.offset, end: place.end.offset });
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
      ...{ range: this.range(span), selectionRange: this.range(nameSpan) },
    });
    expect(await this.ask<DocumentSymbol[]>('documentSymbol')).toEqual(this.document.symbols().map(shown));
  }

  async expectAnswers(offset: number, index: number): Promise<void> {
    const { document, lines, uri } = this;
    const position = lines.positionAt(index);
    const description = document.describeAt(offset);
    expect(await this.ask('hover', { position })).toEqual(
      description === undefined
        ? null
        : {
            contents: { kind: 'markdown', value: description.markdown },
            range: this.range(description.span),
          },
    );
    const items = await this.ask<CompletionItem[]>('completion', { position });
    for (const { filterText, textEdit } of items) expect(filterText).toContain(textEdit?.newText);
    expect(items.map(({ textEdit }) => textEdit)).toEqual(
      document
        .completionsAt(offset)
        .map(({ splice }) => ({ range: this.range(splice), newText: splice.text })),
    );
    const found = document.referredAt(offset);
    const references = found?.kind === 'quest' ? found.quest.references : (found?.item.references ?? []);
    const all = references.map(({ span }) => ({ uri, range: this.range(span) }));
    const asked = (includeDeclaration: boolean): Promise<unknown> =>
      this.ask('references', { position, context: { includeDeclaration } });
    const isDefinition = (_: unknown, each: number): boolean => {
      const { kind, by } = references[each] ?? {};
      return kind === 'entry' ? by === 'key' : kind === 'item' || kind === 'logic';
    };
    expect(await this.ask('definition', { position })).toEqual(all.filter(isDefinition));
    expect(await asked(true)).toEqual(all);
    expect(await asked(false)).toEqual(all.filter((place, each) => !isDefinition(place, each)));
    const renameable = await this.ask('prepareRename', { position });
    expect(renameable).toEqual(
      found === undefined ? null : { range: this.range(found.at.span), placeholder: expect.any(String) },
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
    const whole = this.range({ start: 0, end: this.document.bytes.length });
    return this.client.codeActions(this.uri, whole, kind);
  }

  private edited(edit: object | undefined): string {
    return edited(this.text, editsFor(this.uri, edit ?? {}));
  }

  private spliced(splices: readonly Splice[]): string {
    return textOf(applySplices(this.document.bytes, splices));
  }
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}
