import type { NeverActivated, NeverCompleted } from '../../src/model/flow/faults.js';
import type { FlowQuest } from '../../src/model/flow/model.js';
import { type TransitionCode, UNGUARDED_CODES } from '../../src/model/snapshot/quest-states.js';
import { defineRule, listed, quoteValue, recordAt, type Snapshot } from '../kit.js';
import {
  ASKS_FLOW,
  circleIdentity,
  circleOf,
  countedWords,
  flowName,
  hasEmptyLogic,
  isBlocked,
  MAX_RELATED,
  orChange,
  relatedRecords,
} from '../wording/flow-wording.js';

type Labelled<Values> = Values & Pick<Snapshot, 'labels'>;

/** Why nothing starts a quest. */
function neverStarts({ quest, circle, codes, shortcut, labels }: Labelled<NeverActivated>): string {
  if (circle.length > 0)
    return `${circleOf(circle, flowName)} wait for each other, so none can ever start: add a trigger that starts one of them`;
  if (codes.length === 0)
    return `no trigger or linked task activates ${flowName(quest)}, so it can never start: add a trigger with TargetState 111, and one with 121 that completes it`;
  return `nothing starts ${flowName(quest)}: ${codesText(codes)}. Add a trigger with TargetState 111${orChange(shortcut, labels)}`;
}

export const neverActivated = defineRule({
  id: 'flow/never-activated',
  level: 'warning',
  kinds: { 'waited-for': neverStarts, draft: { level: 'info', says: neverStarts } },
  summary: 'Something in the file can bring each quest out of Not Active',
  source: 'quest and task records, part 3',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, context) {
      if (hasEmptyLogic(context)) return;
      for (const fault of faults.neverActivated)
        report({
          kind: fault.isDraft ? 'draft' : 'waited-for',
          at: recordAt(fault.quest.entry.place),
          identity: fault.circle.length > 0 ? circleIdentity(fault.circle) : undefined,
          values: { ...fault, labels: context.snapshot.labels },
          related: relatedRecords(fault.effects, 'this effect waits for the quest'),
        });
    },
  },
});

/** `its only trigger has code 121, which needs an active quest` */
function codesText(codes: NeverActivated['codes']): string {
  const byCode = new Map(codes.map(({ code }) => [code.code, code]));
  const kinds = new Set(codes.map(({ cause }) => (cause.kind === 'event' ? 'trigger' : 'linked task')));
  const [kind = 'trigger', other] = kinds;
  const [code] = byCode.values();
  if (byCode.size === 1 && code !== undefined) {
    const who =
      codes.length === 1
        ? `its only ${kind} has`
        : `all its ${other ? 'triggers and linked tasks' : `${kind}s`} have`;
    return `${who} code ${code.code}, ${whyIdle(code)}`;
  }
  const all = [...byCode.values()].sort((one, next) => one.code - next.code);
  const listedCodes = listed(
    all.map((each) => `${each.code} (${whyIdle(each).replace(/^which /, '')})`),
    'and',
  );
  return `its ${other ? 'triggers and linked tasks' : `${kind}s`} have the codes ${listedCodes}`;
}

/** Why a code cannot start a quest. */
function whyIdle({ from, to }: TransitionCode): string {
  if (from === 1) return 'which needs an active quest';
  if (from === 2) return 'which needs a completed quest';
  return to === 0 ? 'which only resets a quest' : 'which never fires';
}

type Stuck = Pick<NeverCompleted, 'quest' | 'waiting'> & Pick<NeverActivated, 'shortcut'>;

const WORDS = { effect: 'effect', requirement: 'requirement', reward: 'reward', code: 'transition code' };

export const neverCompleted = defineRule({
  id: 'flow/never-completed',
  level: 'warning',
  kinds: {
    'no-way': ({ quest, waiting, shortcut, labels }: Labelled<Stuck>) =>
      `nothing completes ${flowName(quest)} once it is Active, but ${countedWords(waiting.map(({ kind }) => WORDS[kind]))} ${waiting.length === 1 ? 'waits' : 'wait'} for that: add a trigger with TargetState 121${orChange(shortcut, labels)}`,
    circle: ({ circle }: { circle: readonly FlowQuest[] }) =>
      `${circleOf(circle, flowName)} wait for each other to be completed, so none ever is: add a trigger that completes one of them`,
    'too-late': ({ quest, delay }: { quest: FlowQuest; delay: number }) =>
      `${flowName(quest)} expires after ${quoteValue(quest.finishTime)} seconds, before a linked task completes it (Delay ${quoteValue(delay)}): raise FinishTime or lower the Delay`,
  },
  summary: 'A quest that can start can be completed, if anything waits for that',
  source: 'quest and task records, part 3; part 2, FinishTime and Delay',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, context) {
      if (hasEmptyLogic(context)) return;
      for (const { quest, cause, waiting } of faults.neverCompleted) {
        const { place } = quest.entry;
        const ofWaiting = waiting.map(({ kind, place: at }) => ({
          at: kind === 'reward' || kind === 'code' ? at : recordAt(at),
          message: `this ${WORDS[kind]} waits for the completion`,
        }));
        const related = ofWaiting.slice(0, MAX_RELATED);
        switch (cause.kind) {
          case 'no-way': {
            const { shortcut } = cause;
            const { labels } = context.snapshot;
            const values = { quest, waiting, shortcut, labels };
            report({ kind: 'no-way', at: recordAt(place), values, related });
            break;
          }
          case 'circle': {
            const { circle } = cause;
            const identity = circleIdentity(circle);
            report({ kind: 'circle', at: recordAt(place), identity, values: { circle }, related });
            break;
          }
          case 'too-late': {
            const { links } = cause;
            const late = links.map((link) => ({
              at: recordAt(link.place),
              message: 'this linked task is too late',
            }));
            const delays = links.map(({ cause: by }) => (by.kind === 'link' ? by.delay : 0));
            report({
              kind: 'too-late',
              at: place.at('FinishTime'),
              values: { quest, delay: delays.reduce((one, other) => Math.min(one, other)) },
              related: [...late, ...ofWaiting].slice(0, MAX_RELATED),
            });
          }
        }
      }
    },
  },
});

export const unreachableEffect = defineRule({
  id: 'flow/unreachable-effect',
  level: 'warning',
  kinds: {
    never: ({ quest }: { quest: FlowQuest }) =>
      `${flowName(quest)} never becomes Active, so this effect never fires: add a trigger with TargetState 111, or write TargetState 2 to fire on its completion`,
  },
  summary: 'The quest of an effector subscription can enter its state',
  source: 'quest and task records, part 3; part 2, TaskEffectorSubscription',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, context) {
      if (hasEmptyLogic(context)) return;
      for (const { quest, effects } of faults.unreachable) {
        if (isBlocked(quest, faults)) continue;
        for (const { place } of effects)
          report({ kind: 'never', at: place.at('TargetState'), values: { quest } });
      }
    },
  },
});

export const unreachableTransition = defineRule({
  id: 'flow/unreachable-transition',
  level: 'warning',
  kinds: {
    never: ({ quest, code: { code, to } }: { quest: FlowQuest; code: TransitionCode }) =>
      `code ${code} works only while ${flowName(quest)} is Active, which it never is: activate the quest (111), or write ${UNGUARDED_CODES[to]?.code}, which works in any state`,
  },
  summary: 'A quest can be in the state that a transition code requires',
  source: 'quest and task records, part 3, transition codes',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report) {
      for (const { quest, transitions } of faults.unreachable) {
        if (isBlocked(quest, faults)) continue;
        for (const { place, code } of transitions)
          report({ kind: 'never', at: place.at('TargetState'), values: { quest, code } });
      }
    },
  },
});

interface Blocked {
  readonly quest: FlowQuest;
  readonly required: FlowQuest;
  /** Whether the quest can be completed without becoming Active. */
  readonly skipsActive: boolean;
}

/** What follows for the quest: `so "0_a" can never become Active`. */
function consequence({ quest, skipsActive }: Blocked): string {
  return `so ${flowName(quest)} can never become Active${skipsActive ? ', and only skips that state' : ''}`;
}

export const blockedRequirement = defineRule({
  id: 'flow/blocked-requirement',
  level: 'warning',
  kinds: {
    'never-completed': (blocked: Blocked) => {
      const needed = flowName(blocked.required);
      return `${flowName(blocked.quest)} requires ${needed}, which can never be completed, ${consequence(blocked)}: add a trigger that completes ${needed}`;
    },
    'too-often': ({
      amount,
      most,
      ...blocked
    }: Blocked & { readonly amount: number; readonly most: number }) => {
      const needed = flowName(blocked.required);
      return `amount is ${quoteValue(amount)}, but ${needed} can be completed ${most === 1 ? 'only once' : `${quoteValue(most)} times at most`}, ${consequence(blocked)}: lower amount on both entries, or reset ${needed} after its completion`;
    },
  },
  onlyIfAlone: true,
  summary: 'A required quest can be completed as often as needed',
  source: 'quest and task records, part 3, other rules tied to transitions; part 2, requirement object',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, context) {
      if (hasEmptyLogic(context)) return;
      const { faults } = flow;
      // A required quest that never starts is reported by flow/never-activated, unless that rule is off. A draft that
      // never starts is not a finding.
      const isStartReported = context.optionsOf('flow/never-activated') !== undefined;
      const neverStarts = new Set(
        faults.neverActivated.flatMap(({ quest, isDraft }) => (isDraft || isStartReported ? [quest] : [])),
      );
      for (const { requirement, quest, required, most } of faults.blockedRequirements) {
        if (neverStarts.has(required)) continue;
        // Another rule reports quests that require each other.
        const inCycles = context.snapshot.quests?.requirementTangles.entries;
        if (inCycles?.has(quest.entry) && inCycles.has(required.entry)) continue;
        const skipsActive = flow.analysis.possible.isPossible(quest.index, 2);
        const related = [{ at: recordAt(required.entry.place), message: 'the required quest' }];
        const blocked = { quest, required, skipsActive };
        const { place, amount } = requirement;
        if (most === 0) report({ kind: 'never-completed', at: place.at('id'), values: blocked, related });
        else
          report({
            kind: 'too-often',
            at: place.at('amount'),
            values: { ...blocked, amount, most },
            related,
          });
      }
    },
  },
});
