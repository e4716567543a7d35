import type { Place } from '../../src/bytes/json/place.js';
import { quoteValue } from '../../src/bytes/json/quote.js';
import { counted, listed } from '../../src/bytes/text/in-words.js';
import type { FlowFaults, Shortcut } from '../../src/model/flow/faults.js';
import { type FlowQuest, KNOWLEDGE } from '../../src/model/flow/model.js';
import type { Snapshot } from '../../src/model/snapshot/snapshot.js';
import { type Draft, recordAt } from '../../src/verdict/lint/draft.js';
import type { RuleContext } from '../../src/verdict/lint/rule.js';

/** Shared by all rules that listen to the flow. */
export const ASKS_FLOW = {
  options: {
    knowledge: {
      type: 'choice',
      choices: KNOWLEDGE,
      default: 'documents',
      description:
        'what effects are known to do to quests: only what the documents say, or what public material of the platform says as well. With `catalog`, expressions are read',
    },
  },
  catalog: { options: { knowledge: 'catalog' } },
} as const;

/** How many quests of a circle or chain are shown at most. */
const MAX_SHOWN = 12;

/** How many other places of a finding are shown as related. */
export const MAX_RELATED = 12;

/** A quest by its Name, as messages write it. */
export function flowName({ name }: FlowQuest): string {
  return quoteValue(name);
}

/**
 * Whether logic that is reported as empty may have held what a quest lacks: then nobody knows what never
 * happens.
 */
export function hasEmptyLogic({
  snapshot,
  optionsOf,
}: Pick<RuleContext<unknown, unknown>, 'snapshot' | 'optionsOf'>): boolean {
  return snapshot.emptyLogic.length > 0 && optionsOf('logic/json-string')?.allowEmpty === false;
}

/** Whether a requirement that can never be met keeps a quest from being Active: that is the fault then. */
export function isBlocked(quest: FlowQuest, { blockedRequirements }: FlowFaults): boolean {
  return blockedRequirements.some((blocked) => blocked.quest === quest);
}

/** `"0_a" → "1_b" → "0_a"`: the circle with its first element again at its end. */
export function circleOf<Element>(circle: readonly Element[], nameOf: (element: Element) => string): string {
  const shown = circle.slice(0, MAX_SHOWN).map(nameOf);
  const more = shown.length < circle.length ? [`… (${circle.length - shown.length} more)`] : [];
  return [...shown, ...more, shown[0]].join(' → ');
}

/** Names a circle: which of its quests is reported depends on the order of the file. */
export function circleIdentity(circle: readonly FlowQuest[]): string {
  return JSON.stringify(circle.map(({ entry }) => entry.key).sort());
}

/** `, or change the click on item 2 (GLB) from 111 to 181`; empty without such a trigger. */
export function orChange(shortcut: Shortcut | undefined, labels: Snapshot['labels']): string {
  if (shortcut === undefined) return '';
  const { event, transition } = shortcut;
  const trigger = event.type === 'OnClickEvent' ? 'click on' : `${event.type} of`;
  return `, or change the ${trigger} ${labels.text(event.item)} from ${transition.code.code} to 181`;
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
