import { ANIMATION_FIELDS, ANIMATION_NAMES } from '../../src/model/catalog/catalog.js';
import {
  type Draft,
  defineRule,
  type JsonObject,
  overwriteValue,
  type Place,
  quoteValue,
  textField,
} from '../kit.js';

export default defineRule({
  id: 'reference/animation',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['misspelled'],
  fix: 'unsafe',
  summary: 'Animations are spelled as the platform spells them',
  source: 'public material of the platform, characters and effects for animations',
  on: {
    effect({ type, record, place }, report) {
      const field = ANIMATION_FIELDS.get(type ?? '');
      const draft = field && misspelled(record, field, place);
      if (draft) report(draft);
    },
    itemLogic: ({ prefab, value, place }, report) => {
      const field = ANIMATION_FIELDS.get(prefab?.name ?? '');
      const draft = field && misspelled(value, field, place);
      if (draft) report(draft);
    },
  },
});

function misspelled(record: JsonObject, field: string, place: Place): Draft | undefined {
  const name = textField(record, field);
  const meant = name === undefined ? undefined : ANIMATION_NAMES.meant(name);
  if (name === undefined || meant === undefined) return undefined;
  const [spelled, right] = [quoteValue(name), quoteValue(meant)];
  const at = place.at(field);
  return {
    at,
    message: `${spelled} is not a known animation: write ${right}`,
    fix: overwriteValue(at, JSON.stringify(meant), `write ${right}`),
  };
}
