import { MAX_IMPORTED_BYTES } from '../../src/model/snapshot/import-limit.js';
import { MAX_RECORDS } from '../../src/model/snapshot/sections.js';
import { defineRule, quoteValue, span, spanIn } from '../kit.js';
import { grouped } from './grouped.js';

export default defineRule({
  id: 'text/size',
  level: 'error',
  kinds: ['too-large'],
  sentence: 'an imported JSON is at most 50 MB',
  fix: 'none',
  summary: 'The file is at most 50 MB',
  source: 'game-management API, part 4, upload-room-data-url, and part 8, imported JSON size: at most 50 MB',
  options: {
    maxBytes: {
      type: 'integer',
      default: MAX_IMPORTED_BYTES,
      minimum: 1,
      description: 'The maximum size of a file in bytes. A larger file is not read.',
    },
    maxRecords: {
      type: 'integer',
      default: MAX_RECORDS,
      minimum: 1,
      description:
        'The maximum number of records of a section, at most 500,000. If a section has more, nothing else in the file is checked.',
    },
  },
  limits: { maxBytes: 'maxBytes', maxRecords: 'maxRecords' },
  unreadable: true,
  on: {
    textFault(fault, report, { options }) {
      if (fault.kind === 'records' || fault.kind === 'fields') {
        const { count, most } = fault;
        const what =
          fault.kind === 'fields'
            ? `${quoteValue(fault.record)} in ${quoteValue(fault.section)} has ${grouped(count)} fields`
            : fault.section === undefined
              ? `the file has ${grouped(count)} sections`
              : `${fault.section} has ${grouped(count)} records`;
        report({
          at: spanIn(undefined, fault.span),
          message: `${what}, and roomlint reads at most ${grouped(most)}, so nothing else in this file was checked: make it smaller`,
        });
      }
      if (fault.kind !== 'size' || fault.bytes <= options.maxBytes) return;
      const sizes = `the file has ${grouped(fault.bytes)} bytes, and an import takes at most ${grouped(options.maxBytes)}`;
      report({
        at: spanIn(undefined, span(0, 0)),
        message: `${sizes}: make it smaller`,
      });
    },
  },
});
