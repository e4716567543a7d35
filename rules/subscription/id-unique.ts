import {
  beginsLikeJson,
  button,
  type Draft,
  defineRule,
  type EachSubscription,
  fixIn,
  type JsonObject,
  type Place,
  quoteValue,
  renewUuid,
  SeenTexts,
  type Step,
  type Subscription,
  textField,
  throughoutFile,
  uuidVersion,
} from '../kit.js';
import { LogicCopies, sectionOf } from './copies.js';

const ID = 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012';

const DIRECT_ID = '1a480c2e-93b5-46d7-9102-83a4c5e6789a';

/** Two buttons: these are the Ids of the second one. */
const twoButtons = (id: string, directId: string): string => {
  const [first, second] = [button(ID, DIRECT_ID), button(id, directId)].map(
    (text) => JSON.parse(text) as Record<string, JsonObject>,
  );
  const both = (section: string): JsonObject => ({
    ...first?.[section],
    '3': second?.[section]?.['2'] ?? null,
  });
  return JSON.stringify({ roomItems: both('roomItems'), logic: both('logic') }, null, 2);
};

const UUID_RULE = 'subscription/id-uuid';

export default defineRule({
  id: 'subscription/id-unique',
  level: 'error',
  kinds: { twice: { sentence: 'Id is unique for each subscription' } },
  fix: 'unsafe',
  summary: 'Every subscription and linked task has an Id of its own',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector',
  why: 'The Id must be unique for each subscription and linked task. The documents do not say what happens when two share one.',
  // Most files repeat no Id, so the walk only notes whether one may be repeated. A second walk finds which,
  // and where.
  state: () => ({ seen: new SeenTexts(), mayRepeat: false }),
  on: {
    subscription({ record }, _report, { state }) {
      const id = textField(record, 'Id');
      if (id !== undefined && state.seen.add(id)) state.mayRepeat = true;
    },
    *snapshotEnd(snapshot, report, { state, optionsOf, eachSubscription, inFileOrder }) {
      if (!state.mayRepeat) return;
      const repeated = usesOfRepeatedIds(eachSubscription, optionsOf(UUID_RULE));
      const copies = new LogicCopies();
      const kept = new Map<string, Keeper>();
      for (const at of yield* inFileOrder([...repeated.keys()])) {
        yield;
        const use = repeated.get(at);
        const first = use && keptBefore(use, kept);
        if (use !== undefined && first !== undefined)
          report(throughoutFile(repeatedId(use, first, copies.originalId(use.subscription, snapshot))));
      }
    },
  },
  examples: () => ({
    good: [
      {
        title: 'one Id for the trigger and another for the effect inside it',
        text: button(ID, DIRECT_ID),
      },
    ],
    bad: [
      {
        title: 'an Id that was copied',
        text: button(ID, ID),
        at: '/logic/2#/Tasks/0/Id',
        marks: `\\"${ID}\\"`,
        message: `Id "${ID}" is already used by another subscription: give this one its own`,
        fixed: button('f7c832c8-12da-4c0c-a2f7-5b24ae85cb93', ID),
      },
      {
        title: 'an Id that was copied in capitals',
        text: button(ID.toUpperCase(), ID),
        at: '/logic/2#/Tasks/0/Id',
        marks: `\\"${ID.toUpperCase()}\\"`,
        message: `Id "${ID.toUpperCase()}" is the same UUID as "${ID}", which another subscription uses: give this one its own`,
        fixed: button('5d95b81b-3d1f-4a66-bb98-1b58379de16f', ID),
      },
      {
        title: 'one Id for all',
        text: twoButtons(ID, ID),
        at: '/logic/3#/Tasks/0/DirectEffector/Id',
        marks: `\\"${ID}\\"`,
        message: `Id "${ID}" is used by 3 subscriptions: give each of them its own`,
        fixed: twoButtons('fbe66ab5-9b0e-4e12-8a27-6593d58053ba', '8dae959f-b939-40f2-836c-1318dc7b7945'),
      },
    ],
  }),
});

/** One of several uses of an Id. */
interface Use {
  readonly id: string;
  readonly key: string;
  readonly at: Place;
  readonly subscription: Subscription;
}

/** All uses of repeated Ids, by place. */
function usesOfRepeatedIds(
  eachSubscription: EachSubscription,
  uuidOptions: JsonObject | undefined,
): Map<Place, Use> {
  const counts = new Map<string, number>();
  const uses = new Map<Place, Use>();
  eachSubscription((subscription) => {
    const id = textField(subscription.record, 'Id');
    const key = id === undefined ? undefined : comparableId(id, uuidOptions);
    if (id === undefined || key === undefined) return;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const at = subscription.place.at('Id');
    uses.set(at, { id, key, at, subscription });
  });
  for (const [at, { key }] of uses) if (counts.get(key) === 1) uses.delete(at);
  return uses;
}

/** The item with the first use of an Id, which may have it in `logic` and in its extraData. */
interface Keeper {
  readonly itemKey: string;
  readonly first: Use;
  readonly sections: Set<Step | undefined>;
}

/** The first use of the same Id; undefined for the first itself and for its copy in the other section. */
function keptBefore(use: Use, kept: Map<string, Keeper>): Use | undefined {
  const { itemKey } = use.subscription;
  const section = sectionOf(use.at);
  const keeper = kept.get(use.key);
  if (keeper === undefined) {
    kept.set(use.key, { itemKey, first: use, sections: new Set([section]) });
    return undefined;
  }
  if (keeper.itemKey !== itemKey || keeper.sections.has(section)) return keeper.first;
  keeper.sections.add(section);
  return undefined;
}

/** @param original the place of the Id that this one is a copy of, or its own */
function repeatedId({ id, key, at, subscription }: Use, first: Use, original: Place): Draft {
  return {
    at,
    // Whoever gives one Id to many subscriptions makes one mistake.
    cause: key,
    identity: key,
    message: ({ drafts }) => {
      if (drafts > 1)
        return `Id ${quoteValue(id)} is used by ${drafts + 1} subscriptions: give each of them its own`;
      return id === first.id
        ? `Id ${quoteValue(id)} is already used by another subscription: give this one its own`
        : `Id ${quoteValue(id)} is the same UUID as ${quoteValue(first.id)}, which another subscription uses: give this one its own`;
    },
    related: [{ at: first.at, message: 'the first use of this Id' }],
    again: { message: 'another Id to change' },
    fix: beginsLikeJson(id)
      ? undefined
      : fixIn(subscription, {
          ...renewUuid(at, 'unsafe', 'write a new UUID v4', original),
          description: ({ drafts }) => (drafts === 1 ? 'write a new UUID v4' : 'write new UUIDs v4'),
        }),
  };
}

/**
 * The key under which two Ids are equal; undefined where the Id has a finding of its own.
 *
 * @param uuidOptions the options of subscription/id-uuid, if that rule is on
 */
function comparableId(id: string, uuidOptions: JsonObject | undefined): string | undefined {
  const version = uuidVersion(id);
  const isAccepted = version === 4 || (version !== undefined && uuidOptions?.version === 'any');
  // An invalid Id gets a new one from the other rule, so it is not a duplicate.
  if (uuidOptions !== undefined && !isAccepted) return undefined;
  // UUIDs are equal regardless of letter case (RFC 9562, section 4). Other strings are compared as they are.
  return version === undefined ? id : id.toLowerCase();
}
