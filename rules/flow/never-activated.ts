import type { NeverActivated } from '../../src/model/flow/index.js';
import type { TransitionCode } from '../../src/model/snapshot/quest-states.js';
import { defineRule, listed, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { circleOf, flowName, hasEmptyLogic, relatedRecords } from '../wording/flow-wording.js';

export default defineRule({
  id: 'flow/never-activated',
  level: 'warning',
  kinds: ['waited-for', { name: 'draft', level: 'info' }],
  fix: 'none',
  summary: 'Something in the file can bring each quest out of Not Active',
  source: 'quest and task records, part 3',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, context) {
      if (hasEmptyLogic(context)) return;
      for (const fault of faults.neverActivated) {
        report({
          at: recordAt(fault.quest.entry.place),
          kind: fault.isDraft ? 'draft' : 'waited-for',
          // Which quest of a circle is reported depends on the order of the file.
          identity:
            fault.circle.length > 0
              ? JSON.stringify(fault.circle.map(({ entry }) => entry.key).sort())
              : undefined,
          message: reasonOf(fault),
          related: relatedRecords(fault.effects, 'this effect waits for the quest'),
        });
      }
    },
  },
});

function reasonOf({ quest, circle, codes }: NeverActivated): string {
  if (circle.length > 0)
    return `${circleOf(circle.map(flowName))} wait for each other, so none can ever start: add a trigger that starts one of them`;
  if (codes.length === 0)
    return `no trigger or linked task activates ${flowName(quest)}, so it can never start: add a trigger with TargetState 111`;
  return `nothing starts ${flowName(quest)}: ${codesText(codes)}. Add a trigger with TargetState 111`;
}

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
