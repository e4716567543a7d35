import type { Step } from '../../src/bytes/json/pointer.js';
import { uuidVersion } from '../../src/bytes/json/uuid.js';
import {
  beginsLikeJson,
  defineRule,
  type EachSubscription,
  fixIn,
  type JsonObject,
  quoteValue,
  renewUuid,
  type Subscription,
  textField,
} from '../kit.js';
import { LogicCopies, sectionOf } from './copies.js';

const UUID_RULE = 'subscription/id-uuid';

export default defineRule({
  id: 'subscription/id-unique',
  level: 'error',
  kinds: {
    twice: ({ id, first }: { id: string; first: string }) =>
      id === first
        ? `Id ${quoteValue(id)} is already used by another subscription: give this one its own`
        : `Id ${quoteValue(id)} is the same UUID as ${quoteValue(first)}, which another subscription uses: give this one its own`,
  },
  sentence: 'Id is unique for each subscription',
  fix: 'unsafe',
  summary: 'Every subscription and linked task has an Id of its own',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector',
  // Most files repeat no Id, so the walk only notes whether one may be repeated. A second walk finds which,
  // and where.
  state: () => ({ seen: new Set<string>(), mayRepeat: false }),
  on: {
    subscription({ record }, _report, { state }) {
      const id = textField(record, 'Id');
      if (id === undefined || state.mayRepeat) return;
      const { size } = state.seen;
      state.mayRepeat = state.seen.add(id.toLowerCase()).size === size;
    },
    snapshot(snapshot, report, { state, optionsOf, eachSubscription }) {
      if (!state.mayRepeat) return;
      const copies = new LogicCopies();
      const kept = new Map<string, Keeper>();
      for (const use of usesOfRepeatedIds(eachSubscription, optionsOf(UUID_RULE))) {
        const first = keptBefore(use, kept);
        if (first === undefined) continue;
        const { id, key, at, subscription } = use;
        const original = copies.originalId(subscription, snapshot);
        const fix = fixIn(subscription, renewUuid(at, 'unsafe', 'write a new UUID v4', original));
        report({
          kind: 'twice',
          at,
          identity: key,
          values: { id, first: first.id },
          related: [{ at: first.at, message: 'the first use of this Id' }],
          fix: beginsLikeJson(id) ? undefined : fix,
        });
      }
    },
  },
});

/** One of several uses of an Id. */
interface Use {
  readonly id: string;
  readonly key: string;
  readonly at: Subscription['place'];
  readonly subscription: Subscription;
}

/** All uses of repeated Ids. */
function usesOfRepeatedIds(
  eachSubscription: EachSubscription,
  uuidOptions: JsonObject | undefined,
): readonly Use[] {
  const counts = new Map<string, number>();
  const uses: Use[] = [];
  eachSubscription((subscription) => {
    const id = textField(subscription.record, 'Id');
    const key = id === undefined ? undefined : comparableId(id, uuidOptions);
    if (id === undefined || key === undefined) return;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    uses.push({ id, key, at: subscription.place.at('Id'), subscription });
  });
  return uses.filter(({ key }) => counts.get(key) !== 1);
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
