import { type FlowModel, isSharedOnce, runsAtLogin } from './model.js';

/** What a decision is about, as sentences name it. */
export interface About {
  readonly quest: string;
  /** A part of an expression, as it is written, and in quotes. */
  readonly part: string;
  readonly quoted: string;
}

type Says = (about: About) => string;

/** What roomlint decides where the documents are silent. docs/decisions/flow.md explains each by its name. */
export const DECISIONS = {
  tie: ({ quest }) =>
    `several changes of ${quest} fall due now: they happen in the order in which they were set off`,
  'delay-lost': ({ quest }) => `a delayed change of ${quest} is lost`,
  'countdown-away': ({ quest }) => `the countdown of ${quest} went on while its player was away`,
  'completions-kept': ({ quest }) => `completions of ${quest} still count after the reset`,
  'refresh-shared': ({ quest }) => `this reload resets ${quest} for everyone`,
  'join-keeps': ({ quest }) => `coming back is not a page reload, so tasksRefresh does not reset ${quest}`,
  'load-not-entered': ({ quest }) => `effects of ${quest} do not fire again when the page loads`,
  'random-shared': () => 'the choice of useRandom is the same for all players',
  'load-entered': () =>
    'quests in Not Active enter that state when the page loads. Another reading is that only a change of state counts',
  'login-fires': () => 'OnPlayerLoggedIn triggers run when the page loads. Only their name says so',
  'stays-completed': ({ quest }) =>
    `no code moves ${quest} out of Completed, not even a reset. They say that it "stays completed for everyone"`,
  'expression-runs': () =>
    'an expression runs when its effect fires. It may also run at other times: by public material at the start unless S is false, and again on changes if R is true',
  'expression-syntax': () => 'the expression cannot be read, so it does nothing',
  'expression-condition': ({ part }) => `whether ${part} holds is not known, so neither value is used`,
  'expression-argument': ({ part }) => `the value of ${part} is not known, so the call does nothing`,
  'expression-function': ({ part }) =>
    `${part}() is not played: it changes nothing, and its value is not known`,
  'expression-state': ({ quoted }) => `${quoted} is not a state, so the call does nothing`,
  'expression-quest': ({ quoted }) =>
    `${quoted} is the name of no quest, or of several, so nothing is read or set`,
  'requirement-unknown': ({ quest }) => `${quest} requires a quest that the snapshot does not have`,
} as const satisfies Record<string, Says>;

export type FlowDecision = keyof typeof DECISIONS;

/**
 * Sentences of the documents with two meanings, as the decisions that are taken. A play shows one reading; what is
 * certain holds under all. Without `login-fires`, such triggers may run at any time, or never. Without `tie`, what a
 * change sets off at the same moment happens before what waits already.
 */
export type Reading = ReadonlySet<FlowDecision>;

/** The reading that plays show. */
export const PLAYED_READING: Reading = new Set(['load-entered', 'login-fires', 'stays-completed', 'tie']);

/** The readings under which a room may play in other ways than under {@link PLAYED_READING}. */
export function otherReadings({ reactions, events, quests, chains }: FlowModel): readonly Reading[] {
  const open: FlowDecision[] = [];
  if (reactions.some(({ state, chain }) => state === 0 && chain !== undefined)) open.push('load-entered');
  if (events.some(runsAtLogin)) open.push('login-fires');
  if (quests.some(isSharedOnce)) open.push('stays-completed');
  if (chains.length > 0) open.push('tie');
  let readings = [PLAYED_READING];
  for (const decision of open)
    readings = readings.flatMap((reading) => [
      reading,
      new Set([...reading].filter((each) => each !== decision)),
    ]);
  return readings.slice(1);
}
