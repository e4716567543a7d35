import {
  allEdits,
  button,
  type Draft,
  defineRule,
  fixIn,
  found,
  type JsonObject,
  type Place,
  quoteValue,
  renewUuid,
  room,
  SeenTexts,
  type Step,
  type Subscription,
  tasksOf,
  textField,
} from '../kit.js';
import { comparableId } from './comparable-id.js';
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
  // Most files repeat no Id, so the walk only notes whether one may be repeated. A second walk finds which, and where.
  state: () => ({ seen: new SeenTexts(), mayRepeat: false }),
  subscription({ record }, _report, { state }) {
    const id = textField(record, 'Id');
    if (id !== undefined && state.seen.add(id)) state.mayRepeat = true;
  },
  snapshotEnd(snapshot, report, { state, optionsOf, eachSubscription, inFileOrder }) {
    if (!state.mayRepeat) return;
    const repeated = usesOfRepeatedIds(eachSubscription, optionsOf(UUID_RULE));
    const uses = new Map<string, EarlierUses>();
    const copies = new LogicCopies();
    const repetitions: Repetition[] = [];
    const inOrder = inFileOrder([...repeated.keys()]).flatMap((at) => repeated.get(at) ?? []);
    const pasted = new PastedTasks(inOrder);
    for (const use of inOrder) {
      if (pasted.holds(use.subscription)) {
        const draft = pasted.draft(use.subscription);
        if (draft !== undefined) report(draft);
        continue;
      }
      const earlier = uses.get(use.key) ?? new EarlierUses();
      uses.set(use.key, earlier);
      const first = earlier.add(use);
      if (first === undefined) continue;
      repetitions.push({ use, first, original: copies.originalId(use.subscription, snapshot) });
    }
    for (const group of byItems(repetitions)) {
      const count = group.length < 2 ? 1 : new Set(group.map(({ use }) => use.key)).size;
      if (count > 1) report(copiedIds(group, count));
      else for (const repetition of group) report(() => repeatedId(repetition));
    }
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
        findings: found(
          '/logic/2#/Tasks/0/Id',
          `\\"${ID}\\"`,
          `Id "${ID}" is already used by another subscription: give this one its own`,
        ),
        fixed: button('f7c832c8-12da-4c0c-a2f7-5b24ae85cb93', ID),
      },
      {
        title: 'an Id that was copied in capitals',
        text: button(ID.toUpperCase(), ID),
        findings: found(
          '/logic/2#/Tasks/0/Id',
          `\\"${ID.toUpperCase()}\\"`,
          `Id "${ID.toUpperCase()}" is the same UUID as "${ID}", which another subscription uses: give this one its own`,
        ),
        fixed: button('5d95b81b-3d1f-4a66-bb98-1b58379de16f', ID),
      },
      {
        title: 'a task that was pasted twice: one finding for all Ids in it',
        text: room((changed) => {
          const tasks = tasksOf(changed, '3');
          tasks.push(structuredClone(tasks[1] ?? {}));
        }),
        findings: found(
          '/logic/3#/Tasks/2',
          '{',
          'this task is an exact copy of an earlier task of the item, with the same Id: remove it',
        ),
        fixed: room(),
      },
      {
        title: 'an item that was copied with its logic',
        text: twoButtons(ID, DIRECT_ID),
        findings: found(
          '/logic/3#/Tasks/0/DirectEffector/Id',
          `\\"${DIRECT_ID}\\"`,
          `item "3" uses 2 Ids of item "2", such as "${DIRECT_ID}": give each subscription its own`,
        ),
        fixed: twoButtons('3e7e6067-3fa0-4006-a504-32e8203be27a', 'e0f46f5d-36e9-4dad-b69c-3fcdd3ece11e'),
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
  eachSubscription: (visit: (subscription: Subscription) => void) => void,
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

/**
 * The uses of one Id so far. The item that used it first may keep it, once in its logic and once in its extraData: an import merges
 * the two.
 */
class EarlierUses {
  private first: Use | undefined;
  private readonly ofFirstItem = new Map<Step | undefined, Use>();

  /** Adds a use and returns an earlier one that it must not share the Id with. */
  add(use: Use): Use | undefined {
    this.first ??= use;
    if (use.subscription.itemKey !== this.first.subscription.itemKey) return this.first;
    const section = sectionOf(use.at);
    const earlier = this.ofFirstItem.get(section);
    if (earlier === undefined) this.ofFirstItem.set(section, use);
    return earlier;
  }
}

/** A use of an Id that an earlier subscription has. */
interface Repetition {
  readonly use: Use;
  readonly first: Use;
  /** The Id that this one is a copy of, or its own place. */
  readonly original: Place;
}

/** Repetitions by the two items that they are about: whoever copies an item copies all its Ids. */
function* byItems(repetitions: readonly Repetition[]): Iterable<readonly Repetition[]> {
  const groups = new Map<string, Repetition[]>();
  for (const each of repetitions) {
    const [item, other] = [each.use.subscription.itemKey, each.first.subscription.itemKey];
    if (item === other) continue;
    const key = JSON.stringify([item, other]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  const reported = new Set<readonly Repetition[]>();
  for (const each of repetitions) {
    const [item, other] = [each.use.subscription.itemKey, each.first.subscription.itemKey];
    const group = item === other ? [each] : groups.get(JSON.stringify([item, other]));
    if (group === undefined || reported.has(group)) continue;
    if (item !== other) reported.add(group);
    yield group;
  }
}

function copiedIds(group: readonly Repetition[], count: number): Draft {
  const [first, ...others] = group as readonly [Repetition, ...Repetition[]];
  const draft = repeatedId(first);
  const [item, other] = [first.use, first.first].map(({ subscription }) => quoteValue(subscription.itemKey));
  const fixes = group.flatMap((each) => repeatedId(each).fix ?? []);
  return {
    ...draft,
    message: `item ${item} uses ${count} Ids of item ${other}, such as ${quoteValue(first.use.id)}: give each subscription its own`,
    related: [
      ...(draft.related ?? []),
      ...others.map(({ use }) => ({ at: use.at, message: 'another Id to change' })),
    ],
    fix:
      fixes.length === 0
        ? undefined
        : {
            safety: 'unsafe',
            description: 'write new UUIDs v4',
            edits: allEdits(fixes),
          },
  };
}

function repeatedId({ use: { id, at, subscription }, first, original }: Repetition): Draft {
  return {
    at,
    message:
      id === first.id
        ? `Id ${quoteValue(id)} is already used by another subscription: give this one its own`
        : `Id ${quoteValue(id)} is the same UUID as ${quoteValue(first.id)}, which another subscription uses: give this one its own`,
    related: [{ at: first.at, message: 'the first use of this Id' }],
    fix: fixIn(subscription, renewUuid(at, 'unsafe', 'write a new UUID v4', original)),
  };
}
