import { defineRule, FOREIGN_SETTINGS, isObject, keyAt, quoteValue, rawRoom } from '../kit.js';

export default defineRule({
  id: 'settings/foreign-key',
  level: 'off',
  catalog: { level: 'info' },
  kinds: { 'made-up': {} },
  fix: 'none',
  summary: 'settings has no keys that are known to be made up',
  source: 'public material of the platform, room settings',
  why: 'Some keys are often written into settings although no room has them. They change nothing.',
  on: {
    section({ name, value, place }, report) {
      if (name !== 'settings' || !isObject(value)) return;
      for (const key of FOREIGN_SETTINGS) {
        if (!Object.hasOwn(value, key)) continue;
        const advice =
          key === 'skybox'
            ? 'it is in roomSettingsExtraData, as skyBoxDayTextureUrl'
            : 'remove it if nothing reads it';
        report({ at: keyAt(place.at(key)), message: `${quoteValue(key)} is not a known setting: ${advice}` });
      }
    },
  },
  examples: () => ({
    good: [{ title: 'known settings', text: rawRoom(() => {}) }],
    bad: [
      {
        title: 'a setting that no room has',
        text: rawRoom(({ settings }) => Object.assign(settings ?? {}, { gravity: 9.8 })),
        at: '/settings/gravity',
        marks: '"gravity"',
        message: '"gravity" is not a known setting: remove it if nothing reads it',
      },
    ],
  }),
});
