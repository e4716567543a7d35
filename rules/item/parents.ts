import { ENEMY_GROUND, prefabNamed } from '../../src/model/catalog/catalog.js';
import { PARENT_FIELD, parentOf } from '../../src/model/snapshot/cycle-groups.js';
import {
  defineRule,
  hasMember,
  keysOf,
  LookAlikes,
  lookAlikeNote,
  member,
  Place,
  quoteValue,
  recordAt,
  type Snapshot,
  textField,
} from '../kit.js';
import { circleOf, MAX_RELATED } from '../wording/flow-wording.js';
import { knownPrefabOf } from '../wording/platform.js';

/** An item whose parent the file lacks. */
interface Orphan {
  readonly key: string;
  readonly parent: string;
  readonly place: Place;
}

interface Values {
  readonly item: string;
  readonly parent: string;
  /** A key of the file that looks like that of the parent. */
  readonly similar: string | undefined;
}

export const parentExists = defineRule({
  id: 'item/parent-exists',
  level: 'warning',
  kinds: {
    'unknown-item': ({ item, parent, similar }: Values) =>
      similar === undefined
        ? `parentItemID of ${item} is ${parent}, but roomItems has no item ${quoteValue(parent)}: correct it, or set it to 0 for no parent`
        : `parentItemID of ${item} is ${parent}, but roomItems has no item ${quoteValue(parent)} but ${quoteValue(similar)}${lookAlikeNote(parent, similar)}: correct the key of the item`,
  },
  summary: 'The parent of an item is an item of the file, or 0 for none',
  source: 'game-management API, part 2, item record fields',
  state: (): { readonly orphans: Orphan[] } => ({ orphans: [] }),
  on: {
    item({ key, record, place }, _report, { snapshot, state }) {
      const parent = parentOf(record);
      if (parent !== undefined && !snapshot.hasItem(parent)) state.orphans.push({ key, parent, place });
    },
    snapshot({ labels, roomItems }, report, { state: { orphans } }) {
      const alike = new LookAlikes(() => keysOf(roomItems));
      for (const { key, parent, place } of orphans)
        report({
          kind: 'unknown-item',
          at: place.at(PARENT_FIELD),
          values: { item: labels.text(key), parent, similar: alike.of(parent) },
        });
    },
  },
});

interface Circle {
  readonly labels: Snapshot['labels'];
  readonly keys: readonly string[];
}

export const parentCycle = defineRule({
  id: 'item/parent-cycle',
  level: 'warning',
  kinds: {
    itself: ({ item }: { item: string }) => `${item} is its own parent: set parentItemID to 0`,
    circle: ({ labels, keys }: Circle) =>
      `items ${circleOf(keys, (key) => labels.keyWithLabel(key))} are each other's parents: set parentItemID to 0 on the one that carries the others`,
  },
  summary: 'No item is its own parent, directly or through others',
  source: 'game-management API, part 2, item record fields',
  on: {
    snapshot({ parentCycles, labels }, report) {
      for (const cycle of parentCycles) {
        const first = leastKey(cycle);
        const at = cycle.indexOf(first);
        const [, ...others] = [...cycle.slice(at), ...cycle.slice(0, at)];
        if (others.length === 0) {
          report({ kind: 'itself', at: parentPlace(first), values: { item: labels.text(first) } });
          continue;
        }
        report({
          kind: 'circle',
          at: parentPlace(first),
          identity: JSON.stringify([...cycle].sort()),
          values: { labels, keys: [first, ...others] },
          related: others
            .slice(0, MAX_RELATED - 1)
            .map((key) => ({ at: parentPlace(key), message: `the parent of ${labels.text(key)}` })),
        });
      }
    },
  },
});

/** The least number, or the least of other keys. */
function leastKey(cycle: readonly string[]): string {
  const isLess = (one: string, other: string): boolean =>
    one.length === other.length ? one < other : one.length < other.length;
  return cycle.reduce((least, key) => (isLess(key, least) ? key : least));
}

function parentPlace(key: string): Place {
  return Place.root.along(['roomItems', key, PARENT_FIELD]);
}

const ENEMY = 'EnemyNPC';
const ALWAYS = ENEMY_GROUND.always;
const WITH_NAV = ENEMY_GROUND.withNav;

interface Notes {
  readonly enemies: [enemy: string, parent: string | undefined][];
  /** The cubes on which enemies can walk. */
  readonly walkable: Set<string>;
  hasLogic: boolean;
}

interface NoGround {
  readonly enemy: string;
  readonly parent: string;
  /** Whether enemies can walk on the parent once its nav is set. */
  readonly mayWalk: boolean;
}

export const enemyGround = defineRule({
  id: 'item/enemy-ground',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'no-parent': ({ enemy }: { enemy: string }) =>
      `${enemy} has no parent to walk on: set parentItemID to a model, or to a cube with nav`,
    'no-ground': ({ enemy, parent, mayWalk }: NoGround) =>
      `the parent of ${enemy} is ${parent}, on which enemies cannot walk: ${mayWalk ? 'set nav to true in its logic' : 'choose a model, or a cube with nav'}`,
  },
  summary: 'Enemies are children of an item on which they can walk',
  source: 'public material of the platform, enemies',
  state: (): Notes => ({ enemies: [], walkable: new Set(), hasLogic: false }),
  on: {
    item({ key, record }, _report, { state }) {
      if (prefabNamed(textField(record, 'prefabName'))?.name === ENEMY)
        state.enemies.push([key, parentOf(record)]);
    },
    itemLogic: ({ value, itemKey, prefabName = '' }, _report, { state }) => {
      state.hasLogic = true;
      if (WITH_NAV.includes(prefabName) && member(value, 'nav') === true) state.walkable.add(itemKey);
    },
    snapshot(snapshot, report, { state: { enemies, walkable, hasLogic } }) {
      const { labels, place } = snapshot;
      for (const [key, parent] of enemies) {
        const item = place.along(['roomItems', key]);
        const enemy = labels.text(key);
        if (parent === undefined) {
          const record = member(snapshot.roomItems, key);
          const hasParent = hasMember(record, PARENT_FIELD);
          const at = hasParent ? item.at(PARENT_FIELD) : recordAt(item);
          report({ kind: 'no-parent', at, values: { enemy } });
          continue;
        }
        const ground = knownPrefabOf(parent, snapshot);
        if (ground === undefined || ALWAYS.includes(ground) || walkable.has(parent)) continue;
        const mayWalk = WITH_NAV.includes(ground);
        if (mayWalk && !hasLogic) continue;
        const values = { enemy, parent: labels.text(parent), mayWalk };
        report({ kind: 'no-ground', at: item.at(PARENT_FIELD), values });
      }
    },
  },
});
