import type { QuestGraph } from '../flow/graph-parts.js';
import { QUEST_STATES, type QuestState } from '../snapshot/quest-states.js';

/** The version of the report's shape. */
const VERSION = 1;

/** The graph as data. Quests are named by their ids, states by their words; what does not apply is missing. */
export function graphJson({ quests, edges, leftOut }: QuestGraph): object {
  const idOf = new Map(quests.map(({ index, id }) => [index, id]));
  const state = (one: QuestState | undefined): string | undefined =>
    one === undefined ? undefined : QUEST_STATES[one];
  return {
    version: VERSION,
    quests: quests.map(({ id, name, group, enabled, never }) => ({
      ...{ id, name, group, enabled },
      never: never.map((one) => ({ state: state(one.state), reason: one.reason })),
    })),
    edges: edges.map((edge) => ({
      kind: edge.kind,
      from: edge.from.kind === 'quest' ? { quest: idOf.get(edge.from.quest) } : sourceShape(edge.from),
      to: edge.to === 'all' ? 'all' : idOf.get(edge.to),
      code: edge.code,
      state: state(edge.state),
      when: state(edge.when),
      trigger: edge.trigger,
      item: edge.item,
      seconds: edge.seconds,
      random: edge.isRandom || undefined,
      amount: edge.amount,
      never: edge.never,
    })),
    leftOut,
  };
}

function sourceShape(
  source:
    | { readonly kind: 'item'; readonly item: string }
    | { readonly kind: 'unread'; readonly label: string },
): object {
  return source.kind === 'item' ? { item: source.item } : { unread: source.label };
}
