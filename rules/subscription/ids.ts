import { childOf } from '../../src/bytes/json/members.js';
import { tryJsonParse } from '../../src/bytes/json/parse-json.js';
import type { Step } from '../../src/bytes/json/pointer.js';
import { uuidVersion } from '../../src/bytes/json/uuid.js';
import { SeenTexts } from '../../src/bytes/scan/seen-texts.js';
import {
  beginsLikeJson,
  defineRule,
  type EachSubscription,
  fixIn,
  type JsonValue,
  member,
  Place,
  type PlainObject,
  quoteValue,
  renewUuid,
  type Snapshot,
  type Subscription,
  textField,
} from '../kit.js';
import { CHOOSES_UUID_VERSION } from '../wording/uuid-version.js';

export const idUuid = defineRule({
  id: 'subscription/id-uuid',
  level: 'error',
  kinds: {
    'no-uuid': ({ id }: { id: string }) => `Id ${quoteValue(id)} is not a UUID: write a new UUID v4`,
    'other-version': ({ id }: { id: string }) =>
      `Id ${quoteValue(id)} is a UUID but not version 4: write a new UUID v4`,
  },
  sentence: 'Id is a UUID v4',
  fix: 'unsafe',
  summary: 'The Id of a subscription or linked task is a UUID v4',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector',
  ...CHOOSES_UUID_VERSION,
  state: () => new LogicCopies(),
  on: {
    subscription(subscription, report, { options: { version }, snapshot, state: copies }) {
      const { record, place } = subscription;
      const id = textField(record, 'Id');
      if (id === undefined) return;
      const given = uuidVersion(id);
      if (given === 4 || (given !== undefined && version === 'any')) return;
      const at = place.at('Id');
      const original = copies.originalId(subscription, snapshot);
      const fix = fixIn(subscription, renewUuid(at, 'unsafe', 'write a new UUID v4', original));
      report({
        kind: given === undefined ? 'no-uuid' : 'other-version',
        at,
        values: { id },
        // An Id that holds JSON may be more than an Id.
        fix: beginsLikeJson(id) ? undefined : fix,
      });
    },
  },
});

const UUID_RULE = 'subscription/id-uuid';

export const idUnique = defineRule({
  id: 'subscription/id-unique',
  level: 'error',
  kinds: {
    twice: ({ id, first }: { id: string; first: string }) =>
      id === first
        ? `Id ${quoteValue(id)} is already used by another subscription: give this one a new UUID v4`
        : `Id ${quoteValue(id)} is the same UUID as ${quoteValue(first)}, which another subscription uses: give this one a new UUID v4`,
  },
  sentence: 'Id is unique for each subscription',
  fix: 'unsafe',
  summary: 'Every subscription and linked task has an Id of its own',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector',
  // Most files repeat no Id, so the walk only notes whether one may be repeated. A second walk finds which,
  // and where.
  state: () => ({ seen: new SeenTexts(), mayRepeat: false }),
  on: {
    subscription({ record }, _report, { state }) {
      const id = textField(record, 'Id');
      if (id !== undefined && state.seen.add(id)) state.mayRepeat = true;
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
  uuidOptions: PlainObject | undefined,
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
function comparableId(id: string, uuidOptions: PlainObject | undefined): string | undefined {
  const version = uuidVersion(id);
  const isAccepted = version === 4 || (version !== undefined && uuidOptions?.version === 'any');
  // An invalid Id gets a new one from the other rule, so it is not a duplicate.
  if (uuidOptions !== undefined && !isAccepted) return undefined;
  // UUIDs are equal regardless of letter case (RFC 9562, section 4). Other strings are compared as they are.
  return version === undefined ? id : id.toLowerCase();
}

/*
 * An import merges an item's logic entry into its extraData (game-management API, part 4), so a file may hold
 * the same subscription in both. item/logic-key-clash reports that the item has both; the copies must stay
 * equal.
 */

/** The top-level section that a place belongs to. */
function sectionOf(place: Place): Step | undefined {
  return place.chain()[1]?.step;
}

/** Finds the originals of subscriptions in extraData that are copies of ones in logic. */
class LogicCopies {
  private itemKey: string | undefined;
  private logic: { readonly value: JsonValue; readonly place: Place } | undefined;

  /** The place of the Id that this subscription's Id is a copy of; its own if it is not a copy. */
  originalId({ record, place, itemKey }: Subscription, snapshot: Snapshot): Place {
    const id = place.at('Id');
    const [outer, inner, ...deeper] = id.paths;
    if (outer[0] !== 'roomItems' || inner === undefined || deeper.length > 0) return id;
    if (this.itemKey !== itemKey) {
      this.itemKey = itemKey;
      this.logic = logicOf(itemKey, snapshot);
    }
    if (
      this.logic === undefined ||
      inner.reduce<JsonValue | undefined>(childOf, this.logic.value) !== member(record, 'Id')
    )
      return id;
    return this.logic.place.along(inner);
  }
}

/** The logic entry of an item, read from its string. */
function logicOf(
  itemKey: string,
  snapshot: Snapshot,
): { readonly value: JsonValue; readonly place: Place } | undefined {
  const logic = snapshot.section('logic');
  const value = member(logic, itemKey);
  const place = Place.root.at('logic').at(itemKey);
  if (typeof value !== 'string') return value === undefined ? undefined : { value, place };
  // Broken JSON has no subscriptions; logic/json-string reports it.
  const held = tryJsonParse(value);
  return held === undefined ? undefined : { value: held, place: place.inside() };
}
