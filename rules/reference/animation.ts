import { ANIMATION_FIELDS, ANIMATION_NAMES } from '../../src/model/catalog/catalog.js';
import {
  defineRule,
  type JsonObject,
  type Kinds,
  overwriteValue,
  type Place,
  quoteValue,
  type Report,
  textField,
} from '../kit.js';

const KINDS = {
  misspelled: ({ name, meant }: { name: string; meant: string }) =>
    `${quoteValue(name)} is not a known animation: write ${quoteValue(meant)}`,
} as const satisfies Kinds;

export default defineRule({
  id: 'reference/animation',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: KINDS,
  fix: 'unsafe',
  summary: 'Animations are spelled as the platform spells them',
  source: 'public material of the platform, characters and effects for animations',
  on: {
    effect({ type = '', record, place }, report) {
      judge(record, ANIMATION_FIELDS.get(type), place, report);
    },
    itemLogic: ({ prefab, value, place }, report) => {
      judge(value, ANIMATION_FIELDS.get(prefab?.name ?? ''), place, report);
    },
  },
});

function judge(
  record: JsonObject,
  field: string | undefined,
  place: Place,
  report: Report<typeof KINDS>,
): void {
  const name = field === undefined ? undefined : textField(record, field);
  const meant = name === undefined ? undefined : ANIMATION_NAMES.meant(name);
  if (field === undefined || name === undefined || meant === undefined) return;
  const at = place.at(field);
  const fix = overwriteValue(at, JSON.stringify(meant), `write ${quoteValue(meant)}`);
  report({ kind: 'misspelled', at, values: { name, meant }, fix });
}
