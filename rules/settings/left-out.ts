import { defineRule, hasField, isObject, type JsonObject, rawRoom, recordAt } from '../kit.js';

/** The settings that hold the room's scene and almost everything else that is set for it. */
const ESSENTIAL = ['roomBase', 'roomSettingsExtraData'] as const;

const settingsOf = (settings: JsonObject): string =>
  rawRoom((snapshot) => {
    snapshot.settings = settings;
  });

export default defineRule({
  id: 'settings/left-out',
  level: 'off',
  catalog: { level: 'info' },
  fix: 'none',
  summary: 'settings has roomBase and roomSettingsExtraData',
  source:
    "game-management API, part 4, upload-room-data-url, 2; the checks of the platform's validator: settings",
  why: 'An import rewrites the whole settings section. The documents do not say which values a room has for settings that the new section leaves out.',
  on: {
    section({ name, value, place }, report) {
      // snapshot/empties-settings reports settings that are empty.
      if (name !== 'settings' || !isObject(value) || Object.keys(value).length === 0) return;
      const missing = ESSENTIAL.filter((field) => !hasField(value, field));
      if (missing.length === 0) return;
      report({
        at: recordAt(place),
        fields: missing,
        message: `settings has no ${missing.join(' and no ')}, and an import rewrites the whole section: add ${missing.length > 1 ? 'them' : 'it'}, or leave settings out`,
      });
    },
  },
  examples: () => ({
    good: [
      {
        title: 'settings with both',
        text: settingsOf({ roomBase: 'BlankScene', roomSettingsExtraData: '{}' }),
      },
      { title: 'a file without settings', text: '{ "roomTasks": { "Tasks": [] } }' },
    ],
    bad: [
      {
        title: 'one setting by itself',
        text: settingsOf({ tasksRefresh: false }),
        at: '/settings',
        marks: '"settings"',
        message:
          'settings has no roomBase and no roomSettingsExtraData, and an import rewrites the whole section: add them, or leave settings out',
      },
      {
        title: 'settings without a scene',
        text: settingsOf({ roomSettingsExtraData: '{}' }),
        at: '/settings',
        marks: '"settings"',
        message:
          'settings has no roomBase, and an import rewrites the whole section: add it, or leave settings out',
      },
    ],
  }),
});
