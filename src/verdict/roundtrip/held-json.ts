import { decodeString, sourceOffsets } from '../../bytes/json/decode.js';
import { NodeTable } from '../../bytes/json/node-table.js';
import { skipSpace } from '../../bytes/json/space.js';

/** Whether the content of a string begins as an object or a list. */
export function mayHoldJson(content: Uint8Array): boolean {
  const first = content[skipSpace(content, 0)];
  return first === 0x7b || first === 0x5b;
}

/** The JSON at a place where the format has a string that holds JSON. */
export interface HeldJson {
  readonly content: Uint8Array;
  /** The number of strings around it: 1 as documented, 0 for an object, 2 if encoded twice. */
  readonly strings: number;
  /** The offsets in the text around it of offsets in the content. */
  toSource(offsets: readonly number[]): readonly number[];
}

/** The JSON of a value: an object or list itself, or what a string holds; undefined for other values. */
export function heldJson(table: NodeTable, node: number): HeldJson | undefined {
  const { bytes } = table;
  const start = table.start[node] as number;
  const end = table.end[node] as number;
  if (table.isContainer(node)) {
    const toSource: HeldJson['toSource'] = (offsets) => offsets.map((offset) => offset + start);
    return { content: bytes.subarray(start, end), strings: 0, toSource };
  }
  if (!table.isString(node)) return undefined;
  const strings = [{ bytes, start, end }];
  const inner = new NodeTable();
  let content = decodeString(bytes, start, end);
  while (content[skipSpace(content, 0)] === 0x22 && inner.read(content)) {
    const [from, to] = [inner.start[0] as number, inner.end[0] as number];
    strings.push({ bytes: content, start: from, end: to });
    content = decodeString(content, from, to);
  }
  const toSource: HeldJson['toSource'] = (inside) =>
    strings.reduceRight(
      (offsets, around) => sourceOffsets(around.bytes, around.start, around.end, offsets),
      inside,
    );
  return { content, strings: strings.length, toSource };
}
