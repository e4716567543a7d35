import { childOf } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { Place } from '../../bytes/json/place.js';
import type { InnerSpan } from '../../bytes/json/place-query.js';
import { formatPointer, type Step } from '../../bytes/json/pointer.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { span } from '../../bytes/text/span.js';
import { utf8Length } from '../../bytes/text/utf8-offsets.js';
import { bareName } from '../../model/snapshot/quest-values.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';
import type { MentionedQuest, QuestMention } from './mentions.js';

/** A text as it is written in strings, one inside the other. */
export function escapedAt(text: string, strings: number): string {
  let escaped = text;
  for (let level = 0; level < strings; level++) escaped = JSON.stringify(escaped).slice(1, -1);
  return escaped;
}

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

/** The text of a Name in the file: of the whole Name, or of the Name without its number. */
export interface NamedText extends InnerSpan {
  readonly name: string;
  readonly isExpression: boolean;
}

/** Every place with the Name of a quest, also in tasks that extraData repeats. */
export function namedTexts(
  snapshot: Snapshot,
  root: JsonValue,
  { name, mentions }: MentionedQuest,
): readonly NamedText[] {
  const values = new ValueReader(root);
  const found: NamedText[] = [];
  const addField = (place: Place): void => {
    if (values.at(place) === name)
      found.push({ holder: place, span: span(0, utf8Length(name)), name, isExpression: false });
  };
  for (const mention of mentions) {
    if (mention.kind === 'requirement') continue;
    for (const at of placesOf(snapshot, mention))
      if (mention.kind === 'expression') {
        const { reference } = mention;
        const isSame = at === mention.place || values.at(at) === values.at(mention.place);
        if (isSame && (reference.name === name || reference.name === bareName(name)))
          found.push({ holder: at, span: reference.span, name: reference.name, isExpression: true });
      } else addField(at.at('Name'));
  }
  return found;
}

/** The place, and the one in extraData that may repeat it. */
export function placesOf(snapshot: Snapshot, { place }: QuestMention): Place[] {
  const [outer, inner, ...deeper] = place.paths;
  const [section, key] = outer;
  if (section !== 'logic' || key === undefined || inner === undefined) return [place];
  const item = String(key);
  const index = inner[0] === 'Tasks' ? snapshot.repeatedTasks.get(item)?.get(Number(inner[1])) : undefined;
  const steps = index === undefined ? inner : ['Tasks', index, ...inner.slice(2)];
  let repeated = Place.root.along(['roomItems', item, 'extraData']).inside().along(steps);
  for (const further of deeper) repeated = repeated.inside().along(further);
  return [place, repeated];
}
