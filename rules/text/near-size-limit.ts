import { MAX_IMPORTED_BYTES, SURELY_IMPORTED_BYTES } from '../../src/model/snapshot/import-limit.js';
import { defineRule, span, spanIn } from '../kit.js';
import { grouped } from './grouped.js';

export default defineRule({
  id: 'text/near-size-limit',
  level: 'warning',
  kinds: ['near-limit'],
  fix: 'none',
  summary: 'The file is under 50 MB, decimal and binary',
  source: 'game-management API, part 8, imported JSON size: at most 50 MB',
  options: {
    sureBytes: {
      type: 'integer',
      default: SURELY_IMPORTED_BYTES,
      minimum: 1,
      description: 'A file up to this size in bytes is not reported.',
    },
  },
  on: {
    textFault(fault, report, { options: { sureBytes }, optionsOf }) {
      if (fault.kind !== 'size' || fault.bytes <= sureBytes) return;
      // text/size reports files larger than its maxBytes.
      const maxBytes = Number(optionsOf('text/size')?.maxBytes ?? MAX_IMPORTED_BYTES);
      if (fault.bytes > maxBytes) return;
      const limits = `${grouped(sureBytes)} or ${grouped(maxBytes)} bytes`;
      report({
        at: spanIn(undefined, span(0, 0)),
        message: `the file has ${grouped(fault.bytes)} bytes, and the limit of 50 MB can mean ${limits}: make it smaller to be safe`,
      });
    },
  },
});
