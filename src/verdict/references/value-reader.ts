import { tryParseJson } from '../../bytes/json/parse-json.js';
import type { Place } from '../../bytes/json/place.js';
import { formatPointer, type Step } from '../../bytes/json/pointer.js';
import { childOf, type JsonValue } from '../../bytes/json/value.js';

/** Places come nearly in file order, so few strings are needed again. */
const MAX_KEPT = 4;

/** Reads values by their place in the file as it is spelled: the model may have corrected what is there. */
export class ValueReader {
  /** What strings hold, by their place. */
  private readonly kept = new Map<string, JsonValue | undefined>();

  constructor(private readonly root: JsonValue) {}

  /** undefined where there is nothing at this place. */
  at(place: Place): JsonValue | undefined {
    let value: JsonValue | undefined = this.root;
    let key = '';
    let steps: Step[] = [];
    for (const { parent, step } of place.chain()) {
      if (parent === undefined) continue;
      if (step === undefined) {
        if (typeof value !== 'string') return undefined;
        key += `#${formatPointer(steps)}`;
        steps = [];
        value = this.read(key, value);
        continue;
      }
      steps.push(step);
      value = childOf(value, step);
    }
    return value;
  }

  private read(key: string, text: string): JsonValue | undefined {
    const { kept } = this;
    if (!kept.has(key)) {
      const [oldest] = kept.keys();
      if (kept.size === MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(key, tryParseJson(text));
    }
    return kept.get(key);
  }
}
