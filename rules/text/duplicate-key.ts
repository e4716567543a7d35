import { defineRule, quoteValue, spanIn } from '../kit.js';

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
      report({
        // A place means the last of several equal keys, so both keys are given by their bytes.
        at: spanIn(holder, fault.span, place),
        message: `${name} is already a key of this object, and most readers keep only the last: rename or remove one`,
        related: [{ at: spanIn(holder, fault.first, place), message: `the first ${name}` }],
      });
    },
  },
});
