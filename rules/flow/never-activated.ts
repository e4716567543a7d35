import {
  ASKS_FLOW,
  circleOf,
  type Draft,
  defineRule,
  FIND_KEY,
  fieldOf,
  flowName,
  linkTo,
  listed,
  movedByExpression,
  type NeverActivated,
  OPEN_DOOR,
  recordAt,
  relatedRecords,
  repeatedCodes,
  room,
  type TransitionCode,
  tasksOf,
  throughoutFile,
} from '../kit.js';

export default defineRule({
  id: 'flow/never-activated',
  level: 'warning',
  kinds: { 'waited-for': {}, draft: { level: 'info' } },
  fix: 'none',
  summary: 'Something in the file can bring each quest out of Not Active',
  source: 'quest and task records, part 3',
  why: 'Quests stay Not Active until a trigger changes them. If no trigger, linked task or anything else that the file shows can do that, nobody can ever start the quest, and its effects never fire.',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, { snapshot: { emptyLogic, quests } }) {
      for (const fault of flow.faults.neverActivated) {
        const draft: Draft = {
          at: recordAt(fault.quest.entry.place),
          kind: fault.isDraft ? 'draft' : 'waited-for',
          // The triggers may have been in empty logic, or use another Name.
          unless: [...emptyLogic, ...repeatedCodes(flow, fault.quest), ...fieldOf(fault.quest, 'Name')],
          // Which quest of a circle is reported depends on the order of the file.
          identity:
            fault.circle.length > 0
              ? JSON.stringify(fault.circle.map(({ entry }) => entry.key).sort())
              : undefined,
          message: reasonOf(fault),
          related: relatedRecords(fault.effects, 'this effect waits for the quest'),
        };
        // What would activate all quests may be what is missing.
        const { key } = fault.quest.entry;
        if (fault.circle.length + fault.codes.length > 0) report(draft);
        else report({ ...throughoutFile(draft, quests?.pairs.length), subject: key });
      }
    },
  },
  examples: () => ({
    good: [
      movedByExpression(),
      { title: 'quests that a click, an entry and a chain can start', text: room() },
    ],
    bad: [
      {
        title: 'a quest without a trigger that activates it',
        text: room((changed) => void tasksOf(changed, '4').splice(0, 1)),
        at: `/quests/${OPEN_DOOR}`,
        marks: `"${OPEN_DOOR}"`,
        message:
          'nothing starts "1_open_door": its triggers and linked tasks have the codes 121 (needs an active quest) and 171 (needs a completed quest). Add a trigger with TargetState 111',
      },
      {
        title: 'a quest whose only trigger completes it',
        text: room((changed) => {
          tasksOf(changed, '4').splice(0, 1);
          tasksOf(changed, '3').splice(1, 1);
        }),
        at: `/quests/${OPEN_DOOR}`,
        marks: `"${OPEN_DOOR}"`,
        message:
          'nothing starts "1_open_door": its only trigger has code 121, which needs an active quest. Add a trigger with TargetState 111',
      },
      {
        title: 'a quest that no trigger or linked task refers to',
        text: room((changed) => {
          tasksOf(changed, '4').splice(0, 2);
          tasksOf(changed, '3').splice(1, 1);
        }),
        at: `/quests/${OPEN_DOOR}`,
        marks: `"${OPEN_DOOR}"`,
        message:
          'no trigger or linked task activates "1_open_door", so it can never start: add a trigger with TargetState 111',
      },
      {
        title: 'two quests that only start each other',
        text: room((changed) => {
          linkTo(tasksOf(changed, '2')[1], OPEN_DOOR, 181, 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012');
          linkTo(tasksOf(changed, '3')[1], FIND_KEY, 181, 'f826ea0c-7193-44b5-9fe0-6182a3c45678');
          tasksOf(changed, '2').splice(0, 1);
          tasksOf(changed, '3').splice(0, 1);
          tasksOf(changed, '4').splice(0, 2);
          for (const quest of Object.values(changed.quests)) quest.Requirements = [];
        }),
        at: `/quests/${FIND_KEY}`,
        marks: `"${FIND_KEY}"`,
        message:
          '"0_find_key" → "1_open_door" → "0_find_key" wait for each other, so none can ever start: add a trigger that starts one of them',
      },
    ],
  }),
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
