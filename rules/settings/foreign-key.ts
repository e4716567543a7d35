import { FOREIGN_SETTINGS } from '../../src/model/catalog/catalog.js';
import { defineRule, isObject, keyAt, quoteValue } from '../kit.js';

export default defineRule({
  id: 'settings/foreign-key',
  level: 'off',
  catalog: { level: 'info' },
  kinds: {
    'made-up': ({ key }: { key: string }) =>
      key === 'skybox'
        ? `${quoteValue(key)} is not a known setting: it is in roomSettingsExtraData, as skyBoxDayTextureUrl`
        : `${quoteValue(key)} is not a known setting: no published room has it, so check in the game that it does something`,
  },
  fix: 'none',
  summary: 'The settings have no keys that are known to be made up',
  source: 'public material of the platform, room settings',
  on: {
    snapshot(snapshot, report) {
      const settings = snapshot.section('settings');
      if (settings === undefined || !isObject(settings)) return;
      for (const key of FOREIGN_SETTINGS)
        if (Object.hasOwn(settings, key))
          report({ kind: 'made-up', at: keyAt(snapshot.place.along(['settings', key])), values: { key } });
    },
  },
});
