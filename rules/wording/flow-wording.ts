import type { Flow } from '../../src/flow/flow.js';
import type { FlowFaults, FlowQuest } from '../../src/flow/index.js';
import type { Place } from '../../src/json/place.js';
import { quoteValue } from '../../src/json/quote.js';
import { type Draft, recordAt } from '../../src/lint/draft.js';
import { counted, listed } from '../../src/text/in-words.js';

/** How many quests of a circle or chain are shown at most. */
const MAX_SHOWN = 12;

/** How many other places of a finding are shown as related. */
export const MAX_RELATED = 12;

/** A quest by its Name, as messages write it. */
export function flowName({ name }: FlowQuest): string {
  return quoteValue(name);
}

/** A field of all entries of a quest: where they differ in it, it is unknown what plays there. */
export function fieldOf({ quest }: FlowQuest, field: string): readonly Place[] {
  const entries = 'entries' in quest ? quest.entries : [quest];
  return entries.map(({ place }) => place.at(field));
}

/** Where a requirement of a quest can never be met, which keeps the quest from ever being Active. */
export function blockedBy(quest: FlowQuest, { blockedRequirements }: FlowFaults): readonly Place[] {
  return blockedRequirements
    .filter((blocked) => blocked.quest === quest)
    .flatMap(({ requirement: { place } }) => [place.at('id'), place.at('amount')]);
}

/** The codes that one event sends to a quest again, which trigger/repeated reports. */
export function repeatedCodes({ analysis }: Pick<Flow, 'analysis'>, { index }: FlowQuest): readonly Place[] {
  const sent = new Set<string>();
  return (analysis.index.transitionsOf.get(index) ?? []).flatMap(({ cause, code, place }) => {
    if (cause.kind !== 'event') return [];
    const key = `${cause.event} ${code.code}`;
    if (sent.has(key)) return [place.at('TargetState')];
    sent.add(key);
    return [];
  });
}

/** `"0_a" → "1_b" → "0_a"`: the circle with its first element again at its end. */
export function circleOf(labels: readonly string[]): string {
  const shown = labels.slice(0, MAX_SHOWN);
  if (shown.length < labels.length) shown.push(`… (${labels.length - shown.length} more)`);
  return [...shown, labels[0]].join(' → ');
}

/** The first records that a finding is also about, with what to say of each. */
export function relatedRecords(
  records: readonly { readonly place: Place }[],
  message: string,
): NonNullable<Draft['related']> {
  return records.slice(0, MAX_RELATED).map(({ place }) => ({ at: recordAt(place), message }));
}

/** `1 effect and 2 requirements`, from one word for each thing. */
export function countedWords(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return listed(
    [...counts].map(([word, count]) => counted(count, word)),
    'and',
  );
}
