import {
  addTo,
  type Draft,
  defineRule,
  isObject,
  logicPlaces,
  objectField,
  PARENT_FIELD,
  parentOf,
  quoteValue,
  room,
  type Snapshot,
  task,
  throughout,
  together,
} from '../kit.js';

export default defineRule({
  id: 'trigger/enter-needs-trigger-prefab',
  level: 'error',
  kinds: { 'other-prefab': { sentence: 'OnEnterEvent works only on items whose prefabName is Trigger' } },
  fix: 'none',
  summary: 'OnEnterEvent is used only on items with the prefabName Trigger',
  source: 'quest and task records, part 2, TaskTriggerSubscription',
  why: 'OnEnterEvent works only on items with the prefabName Trigger. On any other item the trigger never fires.',
  // effect/linked-trigger reports an event in a linked task.
  subscriptions: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
  state: (): State => ({ misspelled: new Set(), used: new Set(), wrong: new Map() }),
  on: {
    subscription({ record, place, itemKey }, report, { snapshot, state }) {
      if (objectField(record, 'Trigger')?.$type !== 'OnEnterEvent') return;
      const prefab = snapshot.prefabOf(itemKey);
      state.used.add(itemKey);
      if (prefab === undefined || prefab === 'Trigger') return;
      const prefabPlace = snapshot.place.along(['roomItems', itemKey, 'prefabName']);
      if (prefab.trim().toLowerCase() === 'trigger') {
        // What is wrong is the item, however many events wait there.
        if (state.misspelled.has(itemKey)) return;
        state.misspelled.add(itemKey);
        report(
          throughout(`written ${prefab}`, {
            at: prefabPlace,
            message: `OnEnterEvent does not work with the prefabName ${quoteValue(prefab)}: write "Trigger"`,
          }),
        );
        return;
      }
      // What is wrong is the item, however many events wait there.
      const wrong = together(itemKey, {
        at: place.at('Trigger').at('$type'),
        message: `OnEnterEvent does not work on ${snapshot.labels.text(itemKey)}: move it to an item with the prefabName "Trigger", or set prefabName back to Trigger`,
        related: [{ at: prefabPlace, message: 'the prefabName of the item' }],
      });
      const draft = { ...throughout(prefab, wrong), unless: logicPlaces(itemKey, snapshot) };
      addTo(state.wrong, itemKey, draft);
    },
    *snapshotEnd(snapshot, report, { state: { wrong, used } }) {
      const [[key] = [], ...others] = wrong;
      const exchanged =
        key === undefined || others.length > 0 ? undefined : exchangedItem(key, used, snapshot);
      if (exchanged !== undefined) report(exchanged);
      else for (const drafts of wrong.values()) for (const draft of drafts) yield report(draft);
    },
  },
  examples: () => ({
    good: [{ title: 'OnEnterEvent on a Trigger item', text: room() }],
    bad: [
      {
        title: 'a prefabName in lower case',
        text: room(({ roomItems }) => Object.assign(roomItems['4'] ?? {}, { prefabName: 'trigger' })),
        at: '/roomItems/4/prefabName',
        marks: '"trigger"',
        message: 'OnEnterEvent does not work with the prefabName "trigger": write "Trigger"',
      },
      {
        title: 'OnEnterEvent on a model',
        text: task('2', 0, { Trigger: { $type: 'OnEnterEvent' } }),
        at: '/logic/2#/Tasks/0/Trigger/$type',
        marks: '\\"OnEnterEvent\\"',
        message:
          'OnEnterEvent does not work on item 2 (GLB): move it to an item with the prefabName "Trigger", or set prefabName back to Trigger',
      },
      {
        title: 'an item and its child that have exchanged their keys',
        text: room(({ roomItems }) => {
          const { 3: child = {}, 4: parent = {} } = roomItems;
          Object.assign(roomItems, { 3: parent, 4: { ...child, parentItemID: 4 } });
        }),
        at: '/roomItems/4/parentItemID',
        marks: '4',
        message:
          "item 4 (ResizableCube) is its own parent and has OnEnterEvent, which needs item 3 (Trigger): the two seem to have each other's key, so exchange the keys",
        alsoFound: ['logic/other-prefab'],
      },
    ],
  }),
});

interface State {
  readonly misspelled: Set<string>;
  /** The items with an OnEnterEvent. */
  readonly used: Set<string>;
  /** What is wrong with those whose prefab is another one. */
  readonly wrong: Map<string, Draft[]>;
}

/** An item and its parent that have each other's key: the parent is the only Trigger without an event. */
function exchangedItem(key: string, used: ReadonlySet<string>, snapshot: Snapshot): Draft | undefined {
  const { roomItems, labels } = snapshot;
  const item = roomItems?.[key];
  if (roomItems === undefined || !isObject(item) || parentOf(item) !== key) return undefined;
  const [other, ...more] = snapshot
    .keysOf(roomItems)
    .filter((each) => snapshot.prefabOf(each) === 'Trigger' && !used.has(each));
  if (other === undefined || more.length > 0) return undefined;
  return {
    at: snapshot.place.along(['roomItems', key, PARENT_FIELD]),
    message: `${labels.text(key)} is its own parent and has OnEnterEvent, which needs ${labels.text(other)}: the two seem to have each other's key, so exchange the keys`,
    related: [{ at: snapshot.place.along(['roomItems', other, 'prefabName']), message: 'the other item' }],
  };
}
