import { defineRule, type Place, quoteValue, spanIn } from '../kit.js';

/** The sections whose keys name records. */
const RECORDS = new Map([
  ['roomItems', { what: 'item ', advice: 'give one its own number, or delete it' }],
  ['quests', { what: 'quest entry ', advice: 'give one its own id, or delete it' }],
  ['logic', { what: 'logic entry ', advice: 'give one the number of its item, or delete it' }],
]);

interface Values {
  readonly key: string;
  /** The section whose record it is; undefined for another key. */
  readonly section: string | undefined;
}

export default defineRule({
  id: 'text/duplicate-key',
  level: 'error',
  kinds: {
    duplicate({ key, section = '' }: Values) {
      const { what, advice } = RECORDS.get(section) ?? { what: '', advice: 'delete the wrong one' };
      return `another ${what}${quoteValue(key)} comes before this one, and most readers keep only the last: ${advice}`;
    },
  },
  fix: 'none',
  summary: 'No object has the same key twice',
  source:
    'RFC 8259, section 4: names within an object should be unique; game-management API, part 2: sections are objects keyed by id',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'duplicate-key') return;
      const { holder, fault } = found;
      const { key, place } = fault;
      report({
        kind: 'duplicate',
        // A place means the last of several equal keys, so both keys are given by their bytes.
        at: spanIn(holder, fault.span, place),
        values: { key, section: sectionOf(place) },
        related: [{ at: spanIn(holder, fault.first, place), message: `the first ${quoteValue(key)}` }],
      });
    },
  },
});

/** The section that a record is directly in. */
function sectionOf(place: Place | undefined): string | undefined {
  const [[section, ...keys] = [], ...inner] = place?.paths ?? [];
  return keys.length === 1 && inner.length === 0 ? String(section) : undefined;
}
