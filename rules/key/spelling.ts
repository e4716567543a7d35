import {
  COLOUR_SLIPS,
  type Draft,
  defineRule,
  type ItemLogic,
  items,
  type JsonObject,
  keyAt,
  logic,
  quoteValue,
  rawRoom,
  renameMember,
  reportKeySlip,
  room,
  task,
  throughout,
  withArticle,
} from '../kit.js';

export default defineRule({
  id: 'key/spelling',
  level: 'warning',
  catalog: { options: { catalogue: true } },
  kinds: { misspelled: {}, 'other-key': {} },
  fix: 'unsafe',
  summary: 'Optional fields are spelled as documented',
  source:
    'game-management API, part 2, item record fields and known settings keys; quest and task records, part 2',
  why: 'A key that differs from a documented one in letter case or in one letter, where the documented one is missing, is most likely a mistake. The documents do not say what an import or the game does with it; roomlint checks it as the documented field.',
  options: {
    catalogue: {
      type: 'boolean',
      default: false,
      description:
        'whether keys in the logic of an item that resemble one that public material names for its prefab are reported as well',
    },
  },
  on: {
    itemLogic: (item, report, { options }) => {
      if (options.catalogue) for (const draft of misspelledKeys(item)) report(draft);
    },
    nearMiss(miss, report, { snapshot }) {
      if (miss.kind === 'key' && !miss.isRequired) reportKeySlip(miss, snapshot, report);
    },
  },
  examples: () => ({
    good: [
      { title: 'documented names', text: room() },
      { title: 'a setting of another name', text: '{ "settings": { "isNight": true, "login": true } }' },
    ],
    bad: [
      {
        title: 'a key of a prefab under another name',
        text: logic('3', { col: undefined, colour: '8B4513' }),
        options: { catalogue: true },
        at: '/logic/3#/colour',
        marks: '\\"colour\\"',
        message: '"colour" is not a key of a ResizableCube: rename it to col',
        fixed: logic('3', { col: undefined, colour: '8B4513' }).replace('colour', 'col'),
      },
      {
        title: 'another word for a position',
        text: items({ 3: { pos: undefined, position: { x: 0, y: 1, z: 2 } } }),
        at: '/roomItems/3/position',
        marks: '"position"',
        message: '"position" is not a documented field: rename it to pos',
        fixed: items({ 3: { pos: undefined, position: { x: 0, y: 1, z: 2 } } }).replace(
          '"position"',
          '"pos"',
        ),
      },
      {
        title: 'a setting without its s',
        text: withSettings({ roomBase: 'BlankScene', taskRefresh: false }),
        at: '/settings/taskRefresh',
        marks: '"taskRefresh"',
        message: '"taskRefresh" is not a documented field: rename it to tasksRefresh',
        fixed: withSettings({ roomBase: 'BlankScene', tasksRefresh: false }),
      },
      {
        title: 'a list of a logic value in another letter case',
        text: logic('2', { ViewNodes: undefined, viewNodes: [] }),
        at: '/logic/2#/viewNodes',
        marks: '\\"viewNodes\\"',
        message: '"viewNodes" is not a documented field: rename it to ViewNodes',
        fixed: logic('2', { ViewNodes: undefined, viewNodes: [] }).replace('viewNodes', 'ViewNodes'),
      },
      {
        title: 'a state under a misspelled name',
        text: task('2', 1, { TargetState: undefined, targetState: 2 }),
        at: '/logic/2#/Tasks/1/targetState',
        marks: '\\"targetState\\"',
        message: '"targetState" is not a documented field: rename it to TargetState',
        fixed: task('2', 1, { TargetState: undefined, targetState: 2 }).replace('targetState', 'TargetState'),
      },
      {
        title: 'a field of all items in another letter case',
        text: room(({ roomItems }) => {
          for (const item of Object.values(roomItems)) {
            item.PREFABNAME = item.prefabName ?? '';
            delete item.prefabName;
          }
        }),
        at: '/roomItems/2/PREFABNAME',
        marks: '"PREFABNAME"',
        message: '"PREFABNAME" is not a documented field: rename it to prefabName (and in 2 more places)',
        fixed: room(({ roomItems }) => {
          for (const item of Object.values(roomItems)) {
            const { prefabName = '' } = item;
            delete item.prefabName;
            item.prefabName = prefabName;
          }
        }),
      },
    ],
  }),
});

function withSettings(settings: JsonObject): string {
  return rawRoom((snapshot) => {
    snapshot.settings = settings;
  });
}

function* misspelledKeys({ oddKeys, value, place, prefab }: ItemLogic): Generator<Draft> {
  if (prefab === undefined) return;
  for (const key of oddKeys) {
    if (prefab.keys.has(key)) continue;
    const field = COLOUR_SLIPS.includes(key)
      ? [...prefab.keys].find(([, kind]) => kind === 'colour')?.[0]
      : prefab.longKeys.meant(key);
    if (field === undefined || Object.hasOwn(value, field)) continue;
    const at = place.at(key);
    yield throughout(`${prefab.name} ${key}`, {
      at: keyAt(at),
      kind: 'other-key',
      message: `${quoteValue(key)} is not a key of ${withArticle(prefab.name)}: rename it to ${field}`,
      fix: renameMember(at, field, quoteValue(key)),
    });
  }
}
