import type { Location, Position, Range, TextEdit } from 'vscode-languageserver';
import type { Splice } from '../../bytes/json/edit/edit.js';
import { JsonEditor } from '../../bytes/json/edit/json-editor.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { InnerText } from '../../bytes/places/inner-text.js';
import type { OffsetRange } from '../../bytes/text/span.js';
import { SnapshotDocument } from '../assist/snapshot-document.js';
import type { EditedText } from './edited-text.js';
import type { LogicPlace } from './logic-documents.js';
import type { FileView, View } from './view.js';

/** The JSON of a string as a document: the snapshot has it laid out so that every byte has its place. */
export class LogicView implements View {
  private constructor(
    readonly text: EditedText,
    readonly host: FileView,
    readonly snapshot: SnapshotDocument,
    private readonly inner: InnerText,
    /** The string in the file as it is. */
    private readonly before: OffsetRange,
  ) {}

  /** undefined where the string is gone from the file, or the file does not parse. */
  static of(text: EditedText, host: FileView, { pointer, embedded }: LogicPlace): LogicView | undefined {
    const { bytes } = host.text;
    const before = InnerText.at(bytes, { pointer, embedded });
    if (before === undefined || tryParseJson(host.text.text.replace(/^\uFEFF/, '')) === undefined)
      return undefined;
    const merged = new JsonEditor(bytes).replace([pointer, ...embedded], text.text).result();
    const inner = InnerText.at(merged, { pointer, embedded });
    return inner && new LogicView(text, host, new SnapshotDocument(merged), inner, before.span);
  }

  get uri(): string {
    return this.text.uri;
  }

  get path(): string {
    return this.host.path;
  }

  offsetAt(position: Position): number {
    const offset = this.text.offsetAt(position);
    return this.inner.inFile({ start: offset, end: offset }).start;
  }

  rangeOf(bytes: OffsetRange): Range | undefined {
    const inside = this.inner.fromFile(bytes);
    return inside && this.text.rangeOf(inside);
  }

  locationOf(bytes: OffsetRange): Location | undefined {
    const range = this.rangeOf(bytes);
    if (range !== undefined) return { uri: this.uri, range };
    const outside = this.inHost(bytes);
    return outside && this.host.locationOf(outside);
  }

  editOf({ start, end, text }: Splice): TextEdit | undefined {
    const range = this.rangeOf({ start, end });
    const newText = unescaped(text, this.inner.depth);
    return range && newText !== undefined ? { range, newText } : undefined;
  }

  editsOf(splices: readonly Splice[]): ReadonlyMap<string, readonly TextEdit[]> {
    const [here, there]: [TextEdit[], TextEdit[]] = [[], []];
    for (const splice of splices) {
      const inside = this.editOf(splice);
      const outside = this.inHost(splice);
      if (inside !== undefined) here.push(inside);
      else if (outside !== undefined) there.push({ range: this.host.rangeOf(outside), newText: splice.text });
    }
    return new Map([
      [this.uri, here],
      [this.host.uri, there],
    ]);
  }

  /** Bytes outside the string, in the file as it is. */
  private inHost({ start, end }: OffsetRange): OffsetRange | undefined {
    const { span } = this.inner;
    if (end <= span.start) return { start, end };
    const longer = span.end - span.start - (this.before.end - this.before.start);
    return start >= span.end ? { start: start - longer, end: end - longer } : undefined;
  }
}

/** A text without the escapes of the strings around it. */
function unescaped(text: string, strings: number): string | undefined {
  let plain = text;
  for (let level = 0; level < strings; level++) {
    const parsed = tryParseJson(`"${plain}"`);
    if (typeof parsed !== 'string') return undefined;
    plain = parsed;
  }
  return plain;
}
