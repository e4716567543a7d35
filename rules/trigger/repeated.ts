import { canonical } from '../../src/bytes/json/canonical.js';
import { triggerOf } from '../../src/model/snapshot/trigger.js';
import {
  defineRule,
  integerField,
  type JsonValue,
  otherQuestLabel,
  type Place,
  textField,
  transitionCode,
} from '../kit.js';

interface Values {
  readonly item: string;
  readonly code: number;
  readonly quest: string;
  readonly type: string;
}

export default defineRule({
  id: 'trigger/repeated',
  level: 'warning',
  kinds: {
    twice: ({ item, code, quest, type }: Values) =>
      `${item} sends ${code} to ${quest} twice on ${type}: ${code === 111 ? 'change this one to 121 to complete the quest' : 'give this one another code'}`,
  },
  fix: 'none',
  summary: 'An event sends a code to a quest only once',
  source: 'quest and task records, part 3, transition codes',
  state: () => new Map<string, { readonly place: Place; readonly id: JsonValue | undefined }>(),
  subscriptions: ['quest-trigger'],
  on: {
    subscription(subscription, report, { state, snapshot: { labels, quests } }) {
      const trigger = triggerOf(subscription);
      if (trigger?.type === undefined) return;
      const { type, record } = trigger;
      const { itemKey, record: task, place } = subscription;
      const id = textField(task, 'TaskTriggerId');
      const code = integerField(task, 'TargetState') ?? Number.NaN;
      if (id === undefined || transitionCode(code) === undefined) return;
      const event = Object.keys(record).length === 1 ? type : canonical(record);
      // The lengths keep two texts apart that would be one when joined.
      const sent = `${code} ${itemKey.length} ${id.length} ${itemKey}${id}${event}`;
      const first = state.get(sent);
      if (first === undefined) {
        state.set(sent, { place, id: task.Id });
        return;
      }
      // subscription/id-unique reports a task that was pasted twice.
      if (first.id === task.Id) return;
      const entry = quests?.entry(id);
      const quest = entry === undefined ? 'this quest' : otherQuestLabel(entry);
      report({
        kind: 'twice',
        at: place.at('TargetState'),
        values: { item: labels.text(itemKey), code, quest, type },
        related: [{ at: first.place.at('TargetState'), message: 'the first of the two' }],
      });
    },
  },
});
