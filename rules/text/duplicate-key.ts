import { defineRule, type Place, quoteValue, spanIn } from '../kit.js';

/** The sections whose keys name records. */
const RECORDS = new Map([
  ['roomItems', { what: 'item ', advice: 'give one its own number, or delete it' }],
  ['quests', { what: 'quest entry ', advice: 'give one its own id, or delete it' }],
  ['logic', { what: 'logic entry ', advice: 'give one the number of its item, or delete it' }],
]);

export default defineRule({
  id: 'text/duplicate-key',
  level: 'error',
  kinds: ['duplicate'],
  fix: 'none',
  summary: 'No object has the same key twice',
  source:
    'RFC 8259, section 4: names within an object should be unique; game-management API, part 2: sections are objects keyed by id',
  state: (): { reported: number } => ({ reported: 0 }),
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'duplicate-key') return;
      const { holder, fault } = found;
      const name = quoteValue(fault.key);
      const { place } = fault;
      const { what, advice } = recordAt(place) ?? { what: '', advice: 'delete the wrong one' };
      report({
        // A place means the last of several equal keys, so both keys are given by their bytes.
        at: spanIn(holder, fault.span, place),
        message: `another ${what}${name} comes before this one, and most readers keep only the last: ${advice}`,
        related: [{ at: spanIn(holder, fault.first, place), message: `the first ${name}` }],
      });
    },
  },
});

/** What messages call a record that is directly in a section. */
function recordAt(place: Place | undefined): { readonly what: string; readonly advice: string } | undefined {
  const [[section, ...keys] = [], ...inner] = place?.paths ?? [];
  return keys.length === 1 && inner.length === 0 ? RECORDS.get(String(section)) : undefined;
}
