import {
  ASKS_FLOW,
  circleOf,
  countedWords,
  defineRule,
  FIND_KEY,
  fieldOf,
  flowName,
  linkTo,
  MAX_RELATED,
  movedByExpression,
  type NeverCompleted,
  OPEN_DOOR,
  quoteValue,
  recordAt,
  repeatedCodes,
  room,
  tasksOf,
} from '../kit.js';

const WORDS = { effect: 'effect', requirement: 'requirement', reward: 'reward', code: 'transition code' };

export default defineRule({
  id: 'flow/never-completed',
  level: 'warning',
  kinds: { 'no-way': {}, circle: {}, 'too-late': {} },
  fix: 'none',
  summary: 'A quest that can start can be completed, if anything waits for that',
  source: 'quest and task records, part 3; part 2, FinishTime and Delay',
  why: 'A quest changes its state only by a transition code or when its FinishTime has passed. If none can complete it, whatever waits for its completion never happens.',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, { snapshot: { emptyLogic } }) {
      for (const fault of flow.faults.neverCompleted) {
        const { place } = fault.quest.entry;
        const late = fault.cause.kind === 'too-late' ? fault.cause.links : [];
        report({
          at: late.length > 0 ? place.at('FinishTime') : recordAt(place),
          kind: fault.cause.kind,
          // Where empty logic is a finding, what completes the quest may have been there.
          unless: [
            ...emptyLogic,
            ...repeatedCodes(flow, fault.quest),
            ...(late.length > 0 ? fieldOf(fault.quest, 'FinishTime') : []),
          ],
          identity:
            fault.cause.kind === 'circle'
              ? JSON.stringify(fault.cause.circle.map(({ entry }) => entry.key).sort())
              : undefined,
          message: messageOf(fault),
          related: [
            ...late.map((link) => ({ at: recordAt(link.place), message: 'this linked task is too late' })),
            ...fault.waiting.map(({ kind, place: at }) => ({
              at: kind === 'reward' || kind === 'code' ? at : recordAt(at),
              message: `this ${WORDS[kind]} waits for the completion`,
            })),
          ].slice(0, MAX_RELATED),
        });
      }
    },
  },
  examples: () => ({
    good: [movedByExpression(), { title: 'quests that can be completed', text: room() }],
    bad: [
      {
        title: 'a quest that can be activated only',
        text: room((changed) => void tasksOf(changed, '4').splice(1, 1)),
        at: `/quests/${OPEN_DOOR}`,
        marks: `"${OPEN_DOOR}"`,
        message:
          'nothing completes "1_open_door" once it is Active, but 1 effect and 1 transition code wait for that: add a trigger with TargetState 121',
      },
      {
        title: 'a quest whose time is over before its only completion',
        text: room((changed) => {
          const [, found] = tasksOf(changed, '2');
          const [opening] = tasksOf(changed, '3');
          linkTo(found, OPEN_DOOR, 111, 'f826ea0c-7193-44b5-9fe0-6182a3c45678', { Delay: 0 });
          linkTo(opening, OPEN_DOOR, 121, '0937fb1d-82a4-45c6-80f1-7293b4d56789', { Delay: 10 });
          tasksOf(changed, '4').splice(0);
          for (const quest of Object.values(changed.quests))
            if (quest.Name === '1_open_door') quest.FinishTime = 5;
        }),
        at: `/quests/${OPEN_DOOR}/FinishTime`,
        marks: '5',
        message:
          '"1_open_door" expires after 5 seconds, before a linked task completes it (Delay 10): raise FinishTime or lower the Delay',
      },
      {
        title: 'two quests that can start and only complete each other',
        text: room((changed) => {
          const [find, found] = tasksOf(changed, '2');
          const [, opened] = tasksOf(changed, '3');
          Object.assign(find ?? {}, { TargetState: 111 });
          linkTo(found, OPEN_DOOR, 121, 'd604c8ea-5f71-4293-9dce-4f6081a23456');
          linkTo(opened, FIND_KEY, 121, '0937fb1d-82a4-45c6-80f1-7293b4d56789');
          tasksOf(changed, '4').splice(1, 1);
          for (const quest of Object.values(changed.quests)) quest.Requirements = [];
        }),
        at: `/quests/${FIND_KEY}`,
        marks: `"${FIND_KEY}"`,
        message:
          '"0_find_key" → "1_open_door" → "0_find_key" wait for each other to be completed, so none ever is: add a trigger that completes one of them',
      },
    ],
  }),
});

function messageOf({ quest, cause, waiting }: NeverCompleted): string {
  const name = flowName(quest);
  switch (cause.kind) {
    case 'no-way': {
      const words = countedWords(waiting.map(({ kind }) => WORDS[kind]));
      const waits = waiting.length === 1 ? 'waits' : 'wait';
      return `nothing completes ${name} once it is Active, but ${words} ${waits} for that: add a trigger with TargetState 121`;
    }
    case 'circle': {
      const circle = circleOf(cause.circle.map(flowName));
      return `${circle} wait for each other to be completed, so none ever is: add a trigger that completes one of them`;
    }
    case 'too-late': {
      const delays = cause.links.map(({ cause: by }) => (by.kind === 'link' ? by.delay : 0));
      const delay = quoteValue(delays.reduce((one, other) => Math.min(one, other)));
      return `${name} expires after ${quoteValue(quest.finishTime)} seconds, before a linked task completes it (Delay ${delay}): raise FinishTime or lower the Delay`;
    }
  }
}
