import { counted } from '../../src/bytes/text/in-words.js';
import type { FlowQuest } from '../../src/model/flow/model.js';
import { playText } from '../../src/model/flow/script-words.js';
import { CHAIN_TYPE } from '../../src/model/schema/index.js';
import { QUEST_STATES, type QuestState } from '../../src/model/snapshot/quest-states.js';
import { defineRule, isObject, member, recordAt } from '../kit.js';
import { ASKS_FLOW, circleOf, flowName, relatedRecords } from '../wording/flow-wording.js';

interface Endless {
  readonly reached: readonly { readonly quest: FlowQuest | undefined; readonly state: QuestState }[];
  /** What sets the chain off; empty where the page alone does. */
  readonly after: string;
}

export const endlessChain = defineRule({
  id: 'flow/endless-chain',
  level: 'warning',
  kinds: {
    endless: ({ reached, after }: Endless) => {
      const circle = circleOf(
        reached,
        ({ quest, state }) => `${quest && flowName(quest)} ${QUEST_STATES[state]}`,
      );
      const start = after === '' ? 'once the page has loaded' : `after ${after}`;
      return `${circle} follow each other forever ${start}: give one of these linked tasks a Delay, or break the loop`;
    },
  },
  summary: 'Linked tasks without Delay do not set each other off forever',
  source: 'quest and task records, part 3; part 2, RunTriggersFromEffector',
  ...ASKS_FLOW,
  on: {
    flow(flow, report) {
      for (const { links, facts, play } of flow.faults.endlessChains) {
        const [first, ...others] = links;
        if (first === undefined) continue;
        const reached = facts.map(({ quest, state }) => ({ quest: flow.model.quests[quest], state }));
        report({
          kind: 'endless',
          at: recordAt(first.place),
          identity: JSON.stringify(reached.map(({ quest, state }) => `${state} ${quest?.entry.key}`).sort()),
          values: { reached, after: play.steps.length === 0 ? '' : playText(play) },
          related: relatedRecords(others, 'the loop goes on here'),
        });
      }
    },
  },
});

interface AtOnce {
  readonly quest: FlowQuest;
  readonly code: number;
  readonly effects: number;
}

export const resetRacesCompletion = defineRule({
  id: 'flow/reset-races-completion',
  level: 'warning',
  kinds: {
    'at-once': ({ quest, code, effects }: AtOnce) =>
      `this linked task (${code}) takes ${flowName(quest)} out of Completed at once, so ${counted(effects, 'effect')} of its completion may not finish: give it a Delay`,
  },
  summary: 'A quest that leaves Completed by itself does so after a Delay',
  source: 'quest and task records, part 3, the common loop',
  ...ASKS_FLOW,
  on: {
    flow({ faults: { selfMoves } }, report) {
      for (const { quest, link, isInVain, effects } of selfMoves) {
        if (isInVain) continue;
        const waiting = effects.filter(({ effect }) => effect !== CHAIN_TYPE);
        if (waiting.length === 0 || link.cause.kind !== 'link' || link.cause.delay > 0) continue;
        report({
          kind: 'at-once',
          at: recordAt(link.place),
          values: { quest, code: link.code.code, effects: waiting.length },
          related: relatedRecords(waiting, 'this effect waits for the completion'),
        });
      }
    },
  },
});

export const limitStopsLoop = defineRule({
  id: 'flow/limit-stops-loop',
  level: 'warning',
  kinds: {
    once: ({ quest, isInVain }: { quest: FlowQuest; isInVain: boolean }) =>
      isInVain
        ? `RepeatableLimit is 1 and Group is multiplayer, so ${flowName(quest)} stays completed for everyone and its linked task may do nothing: set it to 0 to let the quest repeat`
        : `RepeatableLimit is 1, so ${flowName(quest)} cannot be completed again after its linked task resets it: set it to 0 to let the quest repeat`,
  },
  summary: 'A quest that resets itself to be repeated has no RepeatableLimit of 1',
  source: 'quest and task records, part 3, other rules tied to transitions',
  ...ASKS_FLOW,
  on: {
    flow({ faults: { selfMoves } }, report) {
      const reported = new Set<number>();
      for (const { quest, link, isInVain } of selfMoves) {
        if (quest.limit !== 1 || reported.has(quest.index)) continue;
        reported.add(quest.index);
        report({
          kind: 'once',
          at: quest.entry.place.at('RepeatableLimit'),
          values: { quest, isInVain },
          related: [{ at: recordAt(link.place), message: 'the linked task that resets it' }],
        });
      }
    },
  },
});

export const refreshOverridesGroup = defineRule({
  id: 'flow/refresh-overrides-group',
  level: 'info',
  kinds: {
    refreshed: ({ saved }: { saved: number }) =>
      `tasksRefresh is true, so each page reload resets ${counted(saved, 'quest')} whose Group saves progress: set it to false to keep the progress`,
  },
  summary: 'tasksRefresh does not reset quests whose Group saves progress',
  source: 'quest and task records, part 2, Group semantics',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, { snapshot }) {
      const settings = snapshot.section('settings');
      if (!isObject(settings) || member(settings, 'tasksRefresh') !== true) return;
      const saved = flow.model.quests.filter(({ group }) => group !== 'nonPersistent').length;
      if (saved === 0) return;
      report({ kind: 'refreshed', at: snapshot.place.at('settings').at('tasksRefresh'), values: { saved } });
    },
  },
});
