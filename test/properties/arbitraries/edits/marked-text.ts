import {
  type Context,
  elementContext,
  insideContext,
  kindContext,
  memberContext,
} from '../../../roundtrip/known-fields-by-hand.js';

/* A simple recursive reader that knows all places, in UTF-16 units, and shares no code with what it tests. */

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
  const root: Context = holder === undefined ? 'snapshot' : insideContext(holder.value.placed);
  let at = 0;
  const gap = (steps: MarkedGap['steps']): void => {
    const start = at;
    while (/[ \t\r\n]/.test(content.charAt(at))) at++;
    gaps.push({ range: [start, at], steps });
  };
  const token = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(content) ?? [];
    if (found === undefined) throw new Error(`not JSON at ${at}`);
    at += found.length;
    return found;
  };
  const value = (
    steps: MarkedGap['steps'],
    key: Range | undefined,
    around: Marked | undefined,
    placed: Context,
  ): Marked => {
    const start = at;
    const first = content.charAt(at);
    const children: Marked[] = [];
    const marked = { start, end: at, key, steps, children, around, placed, context: placed };
    if (first === '{' || first === '[') {
      const made = { ...marked, kind: first === '{' ? ('object' as const) : ('array' as const) };
      values.push(made);
      if (first === '{') made.context = kindContext(placed, typeIn(content, at));
      container(made, first === '{');
      made.end = at;
      return made;
    }
    const raw = first === '"' ? token(STRING) : token(/[-+.\w]+/y);
    const kind = first === '"' ? 'string' : /[-\d]/.test(first) ? 'number' : 'literal';
    const made = { ...marked, kind: kind as Marked['kind'], end: at };
    values.push(made);
    if (kind === 'string' && holdsJson(raw))
      inside.push(markText(JSON.parse(raw) as string, { text, value: made }));
    return made;
  };
  const container = (made: Marked & { children: Marked[] }, isObject: boolean): void => {
    const close = isObject ? '}' : ']';
    at++;
    const opened = at;
    if (content.slice(opened).trimStart().startsWith(close)) gap(made.steps);
    while (content.charAt(at) !== close) {
      if (at > opened) at++;
      const lead = at;
      while (/[ \t\r\n]/.test(content.charAt(at))) at++;
      const leadRange: Range = [lead, at];
      let step: string | number = made.children.length;
      let key: Range | undefined;
      let childContext = elementContext(made.context);
      if (isObject) {
        key = [at, at];
        step = JSON.parse(token(STRING)) as string;
        key = [key[0], at];
        childContext = memberContext(made.context, step);
      }
      const steps = [...made.steps, step];
      gaps.push({ range: leadRange, steps });
      if (isObject) {
        gap(steps);
        at++;
        gap(steps);
      }
      made.children.push(value(steps, key, made, childContext));
      gap(steps);
    }
    at++;
  };
  gap([]);
  value([], undefined, undefined, root);
  gap([]);
  return text;
}

const STRING = /"(?:[^"\\]|\\.)*"/y;

/** The $type among the members of the object that begins at `at`, the last of equal ones. */
function typeIn(content: string, at: number): unknown {
  let depth = 0;
  let end = at;
  do {
    const char = content.charAt(end);
    if (char === '"') {
      STRING.lastIndex = end;
      end += (STRING.exec(content)?.[0].length ?? 1) - 1;
    }
    if (char === '{' || char === '[') depth++;
    if (char === '}' || char === ']') depth--;
    end++;
  } while (depth > 0);
  return (JSON.parse(content.slice(at, end)) as Record<string, unknown>).$type;
}

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
