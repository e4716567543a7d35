import type { ObjectText } from '../../bytes/json/object-text.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { decodeUtf8 } from '../../bytes/text/encoding.js';
import type { Content } from './same-content.js';

/** Records by key, parsed when they are asked for, as most imports touch few. */
export class Records {
  private readonly values = new Map<string, JsonValue | undefined>();

  /** @param text undefined for a section that is absent */
  constructor(readonly text: ObjectText | undefined) {}

  get keys(): string[] {
    return this.text === undefined ? [] : [...this.text.keys];
  }

  has(key: string): boolean {
    return this.text?.find(key) !== undefined;
  }

  get(key: string): JsonValue | undefined {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const text = this.text?.valueOf(key);
    if (text === undefined) return undefined;
    const value = parseBytes(text);
    this.values.set(key, value);
    return value;
  }

  content(key: string): Content | undefined {
    const text = this.text?.valueOf(key);
    return text === undefined ? undefined : new RecordContent(this, key, text);
  }
}

class RecordContent implements Content {
  constructor(
    private readonly records: Records,
    private readonly key: string,
    readonly text: Uint8Array,
  ) {}

  get value(): JsonValue {
    return this.records.get(this.key) ?? null;
  }
}

/** The value of a JSON text; undefined if it is not one. */
export function parseBytes(bytes: Uint8Array): JsonValue | undefined {
  const text = decodeUtf8(bytes);
  return text === undefined ? undefined : tryParseJson(text);
}
