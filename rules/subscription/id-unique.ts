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
  room,
  SeenTexts,
  type Snapshot,
  type Step,
  type Subscription,
  tasksOf,
  textField,
  throughout,
  uuidVersion,
} from '../kit.js';
import { LogicCopies, sectionOf } from './copies.js';
import { PastedTasks } from './pasted-tasks.js';

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
      const inOrder = (yield* inFileOrder([...repeated.keys()])).flatMap((at) => repeated.get(at) ?? []);
      const pasted = new PastedTasks(inOrder);
      const uses: Use[] = [];
      for (const use of inOrder) {
        yield;
        const draft = pasted.draft(use.subscription);
        if (draft !== undefined) report(draft);
        if (!pasted.holds(use.subscription)) uses.push(use);
      }
      const repetitions = [...repeatedUses(uses)].map(
        (each): Repetition => ({ ...each, original: copies.originalId(each.use.subscription, snapshot) }),
      );
      const copied = copiedItems(repetitions);
      for (const repetition of repetitions)
        yield report(
          throughout(`in one item: ${isInOneItem(repetition)}`, repeatedId(repetition, copied, snapshot)),
        );
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
        title: 'a task that was pasted twice: one finding for all Ids in it',
        text: room((changed) => {
          const tasks = tasksOf(changed, '3');
          tasks.push(structuredClone(tasks[1] ?? {}));
        }),
        at: '/logic/3#/Tasks/2',
        marks: '{',
        message: 'this task is an exact copy of an earlier task of the item, with the same Id: remove it',
        fixed: room(),
      },
      {
        title: 'an item that was copied with its logic',
        text: twoButtons(ID, DIRECT_ID),
        at: '/logic/3#/Tasks/0/DirectEffector/Id',
        marks: `\\"${DIRECT_ID}\\"`,
        message: `item 3 (GLB) uses 2 Ids of item 2 (GLB), such as "${DIRECT_ID}": give each subscription its own`,
        fixed: twoButtons('3e7e6067-3fa0-4006-a504-32e8203be27a', 'e0f46f5d-36e9-4dad-b69c-3fcdd3ece11e'),
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

/** The item that keeps each Id: one with it in both logic and extraData, or the first that uses it. */
function keepers(uses: readonly Use[]): ReadonlyMap<string, Step | undefined> {
  const keepers = new Map<string, Step | undefined>();
  const sections = new Map<string, Step | undefined>();
  const settled = new Set<string>();
  for (const { key, at, subscription } of uses) {
    if (!keepers.has(key)) keepers.set(key, subscription.itemKey);
    if (settled.has(key)) continue;
    const ofItem = JSON.stringify([key, subscription.itemKey]);
    const section = sectionOf(at);
    const known = sections.get(ofItem);
    if (known === undefined) sections.set(ofItem, section);
    else if (known !== section) {
      settled.add(key);
      keepers.set(key, subscription.itemKey);
    }
  }
  return keepers;
}

/** The uses of Ids that another subscription keeps, each with that one. */
function* repeatedUses(uses: readonly Use[]): Generator<Pick<Repetition, 'use' | 'first'>> {
  const keeper = keepers(uses);
  const kept = new Map<string, Map<Step | undefined, Use>>();
  for (const use of uses) {
    if (use.subscription.itemKey !== keeper.get(use.key)) continue;
    const bySection = kept.get(use.key) ?? new Map<Step | undefined, Use>();
    kept.set(use.key, bySection);
    const section = sectionOf(use.at);
    if (!bySection.has(section)) bySection.set(section, use);
  }
  for (const use of uses) {
    const bySection = kept.get(use.key);
    const isKeeper = use.subscription.itemKey === keeper.get(use.key);
    const first = isKeeper ? bySection?.get(sectionOf(use.at)) : bySection?.values().next().value;
    if (first !== undefined && first !== use) yield { use, first };
  }
}

/** A use of an Id that another subscription keeps. */
interface Repetition {
  readonly use: Use;
  readonly first: Use;
  /** The Id that this one is a copy of, or its own place. */
  readonly original: Place;
}

/** The item of a use and the item that used its Id first. */
function itemsOf({ use, first }: Repetition): string {
  return JSON.stringify([use.subscription.itemKey, first.subscription.itemKey]);
}

function isInOneItem({ use, first }: Repetition): boolean {
  return use.subscription.itemKey === first.subscription.itemKey;
}

/** The pairs of items that share several Ids: whoever copies an item copies all its Ids. */
function copiedItems(repetitions: readonly Repetition[]): ReadonlySet<string> {
  const firstKeys = new Map<string, string>();
  const copied = new Set<string>();
  for (const each of repetitions) {
    if (isInOneItem(each)) continue;
    const items = itemsOf(each);
    const key = firstKeys.get(items);
    if (key === undefined) firstKeys.set(items, each.use.key);
    else if (key !== each.use.key) copied.add(items);
  }
  return copied;
}

function ownerOf({ at, subscription }: Use, { labels }: Snapshot): string {
  return sectionOf(at) === 'roomTasks' ? 'roomTasks' : labels.text(subscription.itemKey);
}

/** @param copied the pairs of items for which several Ids have one cause */
function repeatedId(repetition: Repetition, copied: ReadonlySet<string>, snapshot: Snapshot): Draft {
  const { use, first, original } = repetition;
  const { id, key, at, subscription } = use;
  const items = itemsOf(repetition);
  return {
    at,
    // Whoever gives one Id to many subscriptions makes one mistake.
    cause: copied.has(items) ? items : key,
    identity: key,
    subject: key,
    message: ({ drafts, subjects }) => {
      if (subjects > 1)
        return `${ownerOf(use, snapshot)} uses ${subjects} Ids of ${ownerOf(first, snapshot)}, such as ${quoteValue(id)}: give each subscription its own`;
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
