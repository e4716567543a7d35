import { Transform, type TransformCallback } from 'node:stream';
import { filePath } from '../files/paths.js';
import type { JsonValue } from '../json/value.js';
import { LF } from '../text/characters.js';
import { bytesText } from '../text/in-words.js';

/** Enough for a room of 50 MB as a string of JSON. */
export const MAX_LINE = 128 * 1024 * 1024;
/** The parts of a refused line in which its id is looked for. */
const MAX_ENDS = 1024;

/** The lines of a client, each as one piece. A line that is too long is refused, and the next ones are read. */
export class ClientLines extends Transform {
  private pieces: Buffer[] = [];
  private length = 0;

  /** @param refuse is called with the answer to a line that is too long */
  constructor(
    private readonly refuse: (answer: string) => void,
    private readonly maxLine = MAX_LINE,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let start = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
      this.add(chunk.subarray(start, end + 1));
      this.finishLine();
      start = end + 1;
    }
    if (start < chunk.length) this.add(chunk.subarray(start));
    done();
  }

  private add(piece: Buffer): void {
    this.length += piece.length;
    this.pieces.push(piece);
    if (this.length > this.maxLine) this.keepEnds();
  }

  private keepEnds(): void {
    const start = this.pieces[0]?.subarray(0, MAX_ENDS) ?? Buffer.alloc(0);
    this.pieces = [start, Buffer.concat(this.pieces.slice(-2)).subarray(-MAX_ENDS)];
  }

  private finishLine(): void {
    const line = Buffer.concat(this.pieces);
    if (this.length <= this.maxLine) this.push(withFileRoots(line));
    else this.refuse(tooLong(String(line), this.maxLine));
    this.pieces = [];
    this.length = 0;
  }
}

function tooLong(ends: string, maxLine: number): string {
  const [, id = 'null'] =
    /"id"\s*:\s*(\d+|"[^"\\]*")\s*\}\s*$/.exec(ends) ??
    /^\s*\{(?:\s*"jsonrpc"\s*:\s*"2\.0"\s*,)?\s*"id"\s*:\s*(\d+|"[^"\\]*")/.exec(ends) ??
    [];
  const message = `a message may have ${bytesText(maxLine)} at most: name the file instead of sending its content`;
  return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32600,"message":${JSON.stringify(message)}}}\n`;
}

/** Passes over roots that are not files of this machine: with one of them, the protocol refuses all. */
function withFileRoots(line: Buffer): Buffer {
  if (line.length > 1_000_000 || !line.includes('"roots"')) return line;
  try {
    return Buffer.from(`${JSON.stringify(JSON.parse(String(line)), fileRoots)}\n`);
  } catch {
    // The protocol says what is wrong with it.
    return line;
  }
}

function fileRoots(key: string, value: JsonValue): JsonValue {
  if (key !== 'roots' || !Array.isArray(value)) return value;
  return value.filter((root) => {
    const { uri } = (root ?? {}) as { readonly uri?: unknown };
    return typeof uri === 'string' && filePath(uri) !== undefined;
  });
}
