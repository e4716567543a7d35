import { ENEMY_GROUND, prefabNamed } from '../../src/model/catalog/catalog.js';
import { PARENT_FIELD, parentOf } from '../../src/model/snapshot/item-parents.js';
import { defineRule, hasField, isObject, recordAt, textField } from '../kit.js';
import { knownPrefabOf } from '../wording/works-on.js';

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

export default defineRule({
  id: 'item/enemy-ground',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'no-parent': ({ enemy }: { enemy: string }) =>
      `${enemy} has no parent to walk on: set parentItemID to a model, or to a cube with nav`,
    'no-ground': ({ enemy, parent, mayWalk }: NoGround) =>
      `the parent of ${enemy} is ${parent}, on which enemies cannot walk: ${mayWalk ? 'set nav to true in its logic' : 'choose a model, or a cube with nav'}`,
  },
  fix: 'none',
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
      if (WITH_NAV.includes(prefabName) && value.nav === true) state.walkable.add(itemKey);
    },
    snapshot(snapshot, report, { state: { enemies, walkable, hasLogic } }) {
      const { labels, place } = snapshot;
      for (const [key, parent] of enemies) {
        const item = place.along(['roomItems', key]);
        const enemy = labels.text(key);
        if (parent === undefined) {
          const record = snapshot.roomItems?.[key];
          const hasParent = isObject(record) && hasField(record, PARENT_FIELD);
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
