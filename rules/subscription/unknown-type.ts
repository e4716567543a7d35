import {
  DOCUMENTED_TYPES,
  defineRule,
  found,
  nearest,
  objectField,
  type Place,
  quoteValue,
  type Report,
  room,
  task,
  textField,
} from '../kit.js';

const NAMES = [...DOCUMENTED_TYPES.keys()];
const LENGTHS = NAMES.map(({ length }) => length);

/** Letters that may be wrong. Of the names that the game has beside the documented ones, the nearest differ in four. */
const MOST_SLIPS = 2;
const MOST_SLIPS_IN_LONG = 3;
const LONG = 16;

const SHORTEST = Math.min(...LENGTHS) - MOST_SLIPS;
const LONGEST = Math.max(...LENGTHS) + MOST_SLIPS_IN_LONG;

/** So many different names are remembered: a file has a few dozen. */
const MOST_REMEMBERED = 1_000;

type Guesses = Map<string, string | undefined>;

export default defineRule({
  id: 'subscription/unknown-type',
  level: 'info',
  fix: 'none',
  summary: 'A $type that looks like a documented one is spelled exactly like it',
  source: 'quest and task records, part 2, effect types and trigger types: the lists are incomplete',
  why: 'The documents call their lists of effects and triggers incomplete, so other names are free. Only names that look mistyped are reported.',
  state: (): Guesses => new Map(),
  otherTask({ type, place }, report, { state }) {
    tell(type, place, state, report);
  },
  effect({ type, place }, report, { state }) {
    if (type !== undefined) tell(type, place, state, report);
  },
  // The Trigger of a linked task has no $type, right or wrong: that it has one is another rule's.
  kinds: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
  subscription({ record, place }, report, { state }) {
    const trigger = objectField(record, 'Trigger');
    const type = trigger && textField(trigger, '$type');
    if (type !== undefined) tell(type, place, state, report, 'Trigger');
  },
  examples: () => ({
    good: [
      {
        title: 'a kind of effect that is not documented',
        text: task('2', 1, { Effector: { $type: 'PlaySoundOnce', Url: '' } }),
      },
      {
        title: 'a kind of trigger whose name is another word',
        text: task('2', 0, { Trigger: { $type: 'OnCollideEvent' } }),
      },
    ],
    bad: [
      {
        title: 'a letter that is missing',
        text: task('2', 0, { Trigger: { $type: 'OnClikEvent' } }),
        findings: found(
          '/logic/2#/Tasks/0/Trigger/$type',
          '\\"OnClikEvent\\"',
          '"OnClikEvent" is not a documented $type: did you mean "OnClickEvent"?',
        ),
      },
      {
        title: 'letters in the wrong case',
        text: task('2', 1, { Effector: { $type: 'hideObjectEvent' } }),
        findings: found(
          '/logic/2#/Tasks/1/Effector/$type',
          '\\"hideObjectEvent\\"',
          '"hideObjectEvent" is not a documented $type: did you mean "HideObjectEvent"?',
        ),
      },
      {
        title: 'a mistyped kind of subscription',
        text: room().replace('TaskEffectorSubscription', 'TaskEffectorSubscribtion'),
        findings: found(
          '/logic/2#/Tasks/1/$type',
          '\\"TaskEffectorSubscribtion\\"',
          '"TaskEffectorSubscribtion" is not a documented $type: did you mean "TaskEffectorSubscription"?',
        ),
      },
    ],
  }),
});

/** @param step from the place to the record that has the `$type`, where it is not that place itself */
function tell(type: string, place: Place, guesses: Guesses, report: Report, step?: string): void {
  if (DOCUMENTED_TYPES.has(type) || type.length < SHORTEST || type.length > LONGEST) return;
  let meant = guesses.get(type);
  if (meant === undefined && !guesses.has(type)) {
    meant = nearest(type, NAMES, type.length < LONG ? MOST_SLIPS : MOST_SLIPS_IN_LONG);
    if (guesses.size < MOST_REMEMBERED) guesses.set(type, meant);
  }
  if (meant === undefined) return;
  const record = step === undefined ? place : place.at(step);
  report({
    at: record.at('$type'),
    message: `${quoteValue(type)} is not a documented $type: did you mean "${meant}"?`,
  });
}
