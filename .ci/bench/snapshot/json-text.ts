/** A number that is written with its decimal point even when it is whole, as room files do: `3.0`. */
export class Decimal {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

export type Json = boolean | number | string | Decimal | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [key: string]: Json;
}

/**
 * `indented` takes two spaces a level, `compact` no white space, `spaced` one space after commas and colons.
 */
type Spacing = 'indented' | 'compact' | 'spaced';

export interface Spelling {
  readonly spacing: Spacing;
  /** Every character beyond ASCII becomes a `\u` escape. */
  readonly ascii: boolean;
}

export function writeJson(value: Json, spelling: Spelling, depth = 0): string {
  if (typeof value === 'string') return quote(value, spelling.ascii);
  if (value instanceof Decimal) return Number.isInteger(value.value) ? `${value.value}.0` : `${value.value}`;
  if (typeof value !== 'object') return String(value);
  const spacing = spelling.spacing;
  if (isList(value)) {
    const elements = value.map((element) => writeJson(element, spelling, depth + 1));
    return enclose('[', elements, ']', spacing, depth);
  }
  const colon = spacing === 'compact' ? ':' : ': ';
  const members = Object.entries(value).map(
    ([key, member]) => quote(key, spelling.ascii) + colon + writeJson(member, spelling, depth + 1),
  );
  return enclose('{', members, '}', spacing, depth);
}

export function quote(text: string, ascii: boolean): string {
  const quoted = JSON.stringify(text);
  if (!ascii) return quoted;
  return quoted.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isList(value: readonly Json[] | JsonRecord): value is readonly Json[] {
  return Array.isArray(value);
}

function enclose(open: string, parts: string[], close: string, spacing: Spacing, depth: number): string {
  if (parts.length === 0) return open + close;
  if (spacing !== 'indented') return open + parts.join(spacing === 'compact' ? ',' : ', ') + close;
  const outer = `\n${'  '.repeat(depth)}`;
  const inner = `${outer}  `;
  return open + inner + parts.join(`,${inner}`) + outer + close;
}
