import {
  type BadExample,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  type JsonObject,
  questsOnly,
  rawRoom,
  room,
} from '../kit.js';

/** Slips that are made where records are rows of a table, or are put together. */
export const tableExamples = (): readonly BadExample[] => [
  ...(['roomItems', 'quests'] as const).map((section) => ({
    title: `a remark in place of records of ${section}`,
    text: rawRoom((snapshot) => {
      snapshot[section] = { ...(snapshot[section] as JsonObject), '...': 'unchanged' };
    }),
    at: `/${section}/...`,
    marks: '"..."',
    message: `"..." in ${section} replaces ${section === 'quests' ? 'entries' : 'items'} that were left out: put them back, because an import ${section === 'quests' ? 'rewrites the whole section' : 'removes the items that a file leaves out'}`,
  })),
  {
    title: 'fields of an item beside the items',
    text: room(({ roomItems }) => {
      const { rot = {}, ...item } = roomItems['3'] ?? {};
      Object.assign(roomItems, { '3': item, rot });
    }),
    at: '/roomItems/rot',
    marks: '"rot"',
    message: '"rot" in roomItems is a field of a room item: move it into "3", which lacks it',
  },
  {
    title: 'a field of a quest entry in quests',
    text: questsOnly((quests) => {
      Object.assign(quests, { DisplayGroup: 'Chapter 1' });
    }),
    at: '/quests/DisplayGroup',
    marks: '"DisplayGroup"',
    message:
      '"DisplayGroup" in quests is a field of a quest entry: move it into a quest entry with a key of its own',
  },
  {
    title: 'quest entries one level too deep',
    text: rawRoom((snapshot) => {
      snapshot.quests = { all: snapshot.quests ?? null };
    }),
    at: '/quests/all',
    marks: '"all"',
    message:
      '"all" in quests holds quest entries: move what is in it one level up, into quests, each under its id',
  },
  {
    title: 'a quest whose two entries share the fields around them',
    text: questsOnly((quests) => {
      const { id, Status, ...shared } = quests[FIND_KEY] ?? {};
      const { id: otherId, Rewards, SuccessMsg } = quests[FIND_KEY_COMPLETED] ?? {};
      delete quests[FIND_KEY];
      delete quests[FIND_KEY_COMPLETED];
      const completed = { id: otherId, Rewards, SuccessMsg } as JsonObject;
      quests.find_key = { ...shared, inProgress: { id, Status } as JsonObject, completed };
    }),
    at: '/quests/find_key',
    marks: '"find_key"',
    message:
      '"find_key" in quests holds the fields that two entries share once, around the two: write two complete entries in quests, each under its id',
  },
  {
    title: 'sections in settings',
    text: rawRoom((snapshot) => {
      const { settings, ...others } = snapshot;
      for (const key of Object.keys(others)) delete snapshot[key];
      snapshot.settings = { ...(settings as JsonObject), ...others };
    }),
    at: '/settings/roomItems',
    marks: '"roomItems"',
    message:
      '"roomItems", "roomTasks", "quests" and "logic" are sections: move them out of settings, to the top level',
  },
  {
    title: 'the header row of a spreadsheet among the items',
    text: room((changed) => {
      const header = { prefabName: 'prefabName', pos: 'pos', rot: 'rot', scale: 'scale' };
      changed.roomItems = { id: header, ...changed.roomItems };
    }),
    at: '/roomItems/id',
    marks: '"id"',
    message:
      '"id" in roomItems has the names of fields as its values, like the header row of a spreadsheet: remove this item',
  },
  {
    title: 'a blank row of a spreadsheet among the items',
    text: room((changed) => {
      const blank = { prefabName: '', pos: '', rot: '', scale: '' };
      changed.roomItems = { ...changed.roomItems, '': blank };
    }),
    at: '/roomItems/',
    marks: '""',
    message:
      '"" in roomItems is an item without any value, like a blank row of a spreadsheet: remove it, or fill it in',
  },
  {
    title: 'the totals row of a spreadsheet among the items',
    text: room((changed) => {
      changed.roomItems = { ...changed.roomItems, Total: { prefabName: '' } };
    }),
    at: '/roomItems/Total',
    marks: '"Total"',
    message: '"Total" in roomItems is not an item, and looks like the totals row of a spreadsheet: remove it',
  },
  {
    title: 'a copy of an item whose key says so',
    text: room((changed) => {
      changed.roomItems = { ...changed.roomItems, '3 (2)': changed.roomItems['3'] ?? {} };
    }),
    at: '/roomItems/3 (2)',
    marks: '"3 (2)"',
    message: '"3 (2)" in roomItems is a copy that has no key of its own: remove it, or give it a new key',
  },
  {
    title: 'words for empty values',
    text: questsOnly((quests) => {
      const entry: JsonObject = quests[FIND_KEY] ?? {};
      Object.assign(entry, { Group: 'N/A', TemplateName: 'N/A', ExtraText: 'N/A' });
    }),
    at: `/quests/${FIND_KEY}/Group`,
    marks: '"N/A"',
    message: 'Group is "N/A" instead of an empty value: write "" (and in 2 more places)',
    fixed: questsOnly(),
  },
];
