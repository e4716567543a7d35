import type { Report, RuleContext, RuleListeners } from '../../src/lint/rule.js';
import { type ItemLogic, itemLogicIn, rawItemLogic } from '../../src/snapshot/item-logic.js';

/** Listens to the logic of every item. What an item has both in extraData and in `logic` is judged in `logic`. */
export function onItemLogic<Options, State>(
  judge: (logic: ItemLogic, report: Report, context: RuleContext<Options, State>) => void,
): Pick<RuleListeners<Options, State>, 'embeddedText' | 'rawEmbedded'> {
  return {
    embeddedText(text, report, context) {
      const logic = itemLogicIn(text, context.snapshot);
      if (logic !== undefined) judge(logic, report, context);
    },
    rawEmbedded({ role, value, place }, report, context) {
      const logic = rawItemLogic(role, value, place, context.snapshot);
      if (logic !== undefined) judge(logic, report, context);
    },
  };
}
