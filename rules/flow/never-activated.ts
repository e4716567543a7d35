import type { NeverActivated } from '../../src/model/flow/index.js';
import type { TransitionCode } from '../../src/model/snapshot/quest-states.js';
import { defineRule, listed, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import {
  circleIdentity,
  circleOf,
  flowName,
  hasEmptyLogic,
  relatedRecords,
} from '../wording/flow-wording.js';

/** Why nothing starts a quest. */
function neverStarts({ quest, circle, codes }: NeverActivated): string {
  if (circle.length > 0)
    return `${circleOf(circle, flowName)} wait for each other, so none can ever start: add a trigger that starts one of them`;
  if (codes.length === 0)
    return `no trigger or linked task activates ${flowName(quest)}, so it can never start: add a trigger with TargetState 111`;
  return `nothing starts ${flowName(quest)}: ${codesText(codes)}. Add a trigger with TargetState 111`;
}

export default defineRule({
  id: 'flow/never-activated',
  level: 'warning',
  kinds: { 'waited-for': neverStarts, draft: { level: 'info', says: neverStarts } },
  fix: 'none',
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
          values: fault,
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
