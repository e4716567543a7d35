import { type Node, parseTree } from 'jsonc-parser';
import {
  type Context,
  elementContext,
  insideContext,
  kindContext,
  memberContext,
} from '../../../verdict/roundtrip/known-fields-by-hand.js';

/* All values and white space of a text with their places, in UTF-16 units, by a foreign reader. */

export type Range = readonly [start: number, end: number];

export interface Marked {
  readonly kind: 'object' | 'array' | 'string' | 'number' | 'literal';
  readonly start: number;
  readonly end: number;
  readonly key: Range | undefined;
  readonly steps: readonly (string | number)[];
  readonly children: readonly Marked[];
  readonly around: Marked | undefined;
  /** By its place alone, and with its $type looked at. */
  readonly placed: Context;
  readonly context: Context;
}

/** White space, and the value that it belongs to. */
export interface MarkedGap {
  readonly range: Range;
  readonly steps: readonly (string | number)[];
}

export interface MarkedText {
  readonly content: string;
  readonly values: readonly Marked[];
  readonly gaps: readonly MarkedGap[];
  readonly holder: { readonly text: MarkedText; readonly value: Marked } | undefined;
  /** The texts in its strings, and in theirs. */
  readonly inside: readonly MarkedText[];
}

export function markText(content: string, holder?: MarkedText['holder']): MarkedText {
  const values: Marked[] = [];
  const gaps: MarkedGap[] = [];
  const inside: MarkedText[] = [];
  const text: MarkedText = { content, values, gaps, holder, inside };
  /** Notes the white space at an offset, and returns where it ends. */
  const gap = (at: number, steps: MarkedGap['steps']): number => {
    const end = at + (/^[ \t\r\n]*/.exec(content.slice(at, at + 10_000))?.[0].length ?? 0);
    gaps.push({ range: [at, end], steps });
    return end;
  };
  const visit = (
    node: Node,
    { steps, key, around, placed }: Pick<Marked, 'steps' | 'key' | 'around' | 'placed'>,
  ): Marked => {
    const kind = node.type === 'boolean' || node.type === 'null' ? 'literal' : node.type;
    if (kind === 'property') throw new Error('a property is no value');
    const children: Marked[] = [];
    const context = kind === 'object' ? kindContext(placed, typeOf(node)) : placed;
    const [start, end] = endsOf(node);
    const made: Marked = { kind, start, end, key, steps, children, around, placed, context };
    values.push(made);
    if (kind === 'string' && holdsJson(content.slice(start, end)))
      inside.push(markText(node.value as string, { text, value: made }));
    let at = start + 1;
    if (node.children?.length === 0) gap(at, steps);
    for (const [index, part] of (node.children ?? []).entries()) {
      const [value, name] = kind === 'object' ? [part.children![1]!, part.children![0]!] : [part];
      const step = name === undefined ? index : (name.value as string);
      const own = [...steps, step];
      gap(at, own);
      if (name !== undefined) gap(gap(endsOf(name)[1], own) + 1, own);
      const inner = name === undefined ? elementContext(context) : memberContext(context, String(step));
      const where = { steps: own, key: name && endsOf(name), around: made, placed: inner };
      children.push(visit(value, where));
      at = gap(endsOf(value)[1], own) + 1;
    }
    return made;
  };
  const root = parseTree(content);
  if (root === undefined) throw new Error('not JSON');
  gap(0, []);
  const placed: Context = holder === undefined ? 'snapshot' : insideContext(holder.value.placed);
  const { end } = visit(root, { steps: [], key: undefined, around: undefined, placed });
  gap(end, []);
  return text;
}

const endsOf = ({ offset, length }: Node): Range => [offset, offset + length];

/** The $type among the members of an object, the last of equal ones. */
const typeOf = ({ children = [] }: Node): unknown =>
  children.findLast((member) => member.children?.[0]?.value === '$type')?.children?.[1]?.value;

/** Only strings that are spelled as JSON.stringify does: the places inside are worked out with it. */
function holdsJson(raw: string): boolean {
  const text = JSON.parse(raw) as string;
  if (!/^\s*[{[]/.test(text) || JSON.stringify(text) !== raw) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function allTexts(text: MarkedText): MarkedText[] {
  return [text, ...text.inside.flatMap(allTexts)];
}
