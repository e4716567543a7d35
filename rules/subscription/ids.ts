import type { Step } from '../../src/bytes/json/pointer.js';
import { uuidVersion } from '../../src/bytes/json/uuid.js';
import { SeenTexts } from '../../src/bytes/scan/seen-texts.js';
import {
  beginsLikeJson,
  defineRule,
  type EachSubscription,
  fixIn,
  Place,
  type PlainObject,
  quoteValue,
  renewUuid,
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
  on: {
    subscription(subscription, report, { options: { version } }) {
      const { record, place } = subscription;
      const id = textField(record, 'Id');
      if (id === undefined) return;
      const given = uuidVersion(id);
      if (given === 4 || (given !== undefined && version === 'any')) return;
      const at = place.at('Id');
      const fix = fixIn(subscription, renewUuid(at, 'unsafe', 'write a new UUID v4', placeInLogic(at)));
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
    snapshot(_snapshot, report, { state, optionsOf, eachSubscription }) {
      if (!state.mayRepeat) return;
      const kept = new Map<string, Keeper>();
      for (const use of usesOfRepeatedIds(eachSubscription, optionsOf(UUID_RULE))) {
        const first = keptBefore(use, kept);
        if (first === undefined) continue;
        const { id, key, at, subscription } = use;
        const fix = fixIn(subscription, renewUuid(at, 'unsafe', 'write a new UUID v4', placeInLogic(at)));
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

/** The top-level section that a place belongs to. */
function sectionOf(place: Place): Step | undefined {
  return place.chain()[1]?.step;
}

/**
 * The place in `logic` of what extraData may repeat, as an import merges one into the other (game-management API, part 4):
 * a new Id is the same in both.
 */
function placeInLogic(place: Place): Place {
  const [[section, key = ''], inner, ...deeper] = place.paths;
  if (section !== 'roomItems' || inner === undefined || deeper.length > 0) return place;
  return Place.root.along(['logic', key]).inside().along(inner);
}
