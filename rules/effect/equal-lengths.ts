import { arrayField, defineRule } from '../kit.js';

interface List {
  readonly name: string;
  readonly length: number;
}

export default defineRule({
  id: 'effect/equal-lengths',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'other-length': ({ first, other }: { first: List; other: List }) =>
      `${first.name} has ${first.length} and ${other.name} ${other.length} entries: give both one for each step`,
  },
  fix: 'none',
  summary: 'Lists of one effect with an element for each step are equally long',
  source: 'public material of the platform, effects',
  on: {
    effect({ known, record, place }, report) {
      const lengths = (known?.equallyLong ?? []).flatMap((name) => {
        const list = arrayField(record, name);
        return list === undefined ? [] : [{ name, length: list.length }];
      });
      const [first] = lengths;
      const other = lengths.find(({ length }) => length !== first?.length);
      if (first === undefined || other === undefined) return;
      report({ kind: 'other-length', at: place.at(other.name), values: { first, other } });
    },
  },
});
