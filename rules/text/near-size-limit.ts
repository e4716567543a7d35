import { MAX_IMPORTED_BYTES, SURELY_IMPORTED_BYTES } from '../../src/model/snapshot/import-limit.js';
import { defineRule, span, spanIn } from '../kit.js';
import { grouped } from './grouped.js';

export default defineRule({
  id: 'text/near-size-limit',
  level: 'warning',
  kinds: {
    'near-limit': ({ bytes, limits: [least, most] }: { bytes: number; limits: readonly [number, number] }) =>
      `the file has ${grouped(bytes)} bytes, and the limit of 50 MB can mean ${grouped(least)} or ${grouped(most)} bytes: make it smaller to be safe`,
  },
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
      const values = { bytes: fault.bytes, limits: [sureBytes, maxBytes] } as const;
      report({ kind: 'near-limit', at: spanIn(undefined, span(0, 0)), values });
    },
  },
});
