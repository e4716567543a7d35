import {
  defineRule,
  ENEMY_GROUND,
  type ExampleRoom,
  hasField,
  isObject,
  knownPrefabOf,
  PARENT_FIELD,
  parentOf,
  prefabNamed,
  quoteValue,
  recordAt,
  room,
  textField,
} from '../kit.js';

const ENEMY = 'EnemyNPC';
const ALWAYS = ENEMY_GROUND.always;
const WITH_NAV = ENEMY_GROUND.withNav;

const enemy = (parentItemID: number, change: (changed: ExampleRoom) => void = () => {}): string =>
  room((changed) => {
    const { roomItems, logic } = changed;
    const contentString = 'https://models.example/';
    roomItems['5'] = {
      ...structuredClone(roomItems['3'] ?? {}),
      prefabName: ENEMY,
      contentString,
      parentItemID,
    };
    logic['5'] = { Tasks: [], ViewNodes: [], health: 100 };
    change(changed);
  });

interface Notes {
  readonly enemies: [enemy: string, parent: string | undefined][];
  /** The cubes on which enemies can walk. */
  readonly walkable: Set<string>;
  hasLogic: boolean;
}

export default defineRule({
  id: 'item/enemy-ground',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'no-parent': {}, 'no-ground': {} },
  fix: 'none',
  summary: 'Enemies are children of an item on which they can walk',
  source: 'public material of the platform, enemies',
  why: 'An enemy walks on its parent: a model, or a cube with nav. Without such a parent it stands still.',
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
    *snapshotEnd(snapshot, report, { state: { enemies, walkable, hasLogic } }) {
      const { labels, place } = snapshot;
      for (const [key, parent] of enemies) {
        yield;
        const item = place.along(['roomItems', key]);
        const label = labels.text(key);
        if (parent === undefined) {
          const record = snapshot.roomItems?.[key];
          const hasParent = isObject(record) && hasField(record, PARENT_FIELD);
          const at = hasParent ? item.at(PARENT_FIELD) : recordAt(item);
          const message = `${label} has no parent to walk on: set parentItemID to a model, or to a cube with nav`;
          report({
            at,
            kind: 'no-parent',
            cause: 'no parent',
            message,
            again: { message: labels.text(key), most: 5 },
          });
          continue;
        }
        const ground = knownPrefabOf(parent, snapshot);
        if (ground === undefined || ALWAYS.includes(ground) || walkable.has(parent)) continue;
        const mayWalk = WITH_NAV.includes(ground);
        if (mayWalk && !hasLogic) continue;
        report({
          at: item.at(PARENT_FIELD),
          kind: 'no-ground',
          cause: parent,
          message: `the parent of ${label} is ${labels.text(parent)}, on which enemies cannot walk: ${mayWalk ? 'set nav to true in its logic' : 'choose a model, or a cube with nav'}`,
          again: { message: quoteValue(key), most: 5 },
        });
      }
    },
  },
  examples: () => ({
    good: [
      {
        title: 'an enemy on a cube with nav',
        text: enemy(3, ({ logic }) => Object.assign(logic['3'] ?? {}, { nav: true })),
      },
      { title: 'an enemy on a model', text: enemy(2) },
      {
        title: 'an enemy on an item of which nothing is known',
        text: enemy(2, ({ roomItems }) => Object.assign(roomItems['2'] ?? {}, { prefabName: 'Carousel' })),
      },
    ],
    bad: [
      {
        title: 'an enemy on a cube without nav',
        text: enemy(3),
        at: '/roomItems/5/parentItemID',
        marks: '3',
        message:
          'the parent of item 5 (EnemyNPC) is item 3 (ResizableCube), on which enemies cannot walk: set nav to true in its logic',
      },
      {
        title: 'an enemy on a zone',
        text: enemy(4),
        at: '/roomItems/5/parentItemID',
        marks: '4',
        message:
          'the parent of item 5 (EnemyNPC) is item 4 (Trigger), on which enemies cannot walk: choose a model, or a cube with nav',
      },
      {
        title: 'an enemy without a parent',
        text: enemy(0),
        at: '/roomItems/5/parentItemID',
        marks: '0',
        message:
          'item 5 (EnemyNPC) has no parent to walk on: set parentItemID to a model, or to a cube with nav',
      },
    ],
  }),
});
