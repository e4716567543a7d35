import { defineRule, MAX_IMPORTED_BYTES, MAX_RECORDS, quoteValue, span, spanIn } from '../kit.js';
import { grouped } from './grouped.js';

const SMALL = '{ "roomTasks": { "Tasks": [] } }';

export default defineRule({
  id: 'text/size',
  level: 'error',
  kinds: { 'too-large': { sentence: 'an imported JSON is at most 50 MB' } },
  fix: 'none',
  summary: 'The file is at most 50 MB',
  source: 'game-management API, part 4, upload-room-data-url, and part 8, imported JSON size: at most 50 MB',
  why: 'An import asks for the size of the file before it reads it, and takes at most 50 MB. A room of 50 MB has about a hundred thousand records; roomlint does not check a section that has millions.',
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
          message: `${what}, and roomlint reads at most ${grouped(most)}: remove some, because nothing else in this file was checked`,
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
  examples: () => ({
    good: [{ title: 'a file of exactly maxBytes', text: SMALL, options: { maxBytes: SMALL.length } }],
    bad: [
      {
        title: 'a file larger than maxBytes',
        text: SMALL,
        options: { maxBytes: 30 },
        at: '',
        marks: '',
        message: 'the file has 32 bytes, and an import takes at most 30: make it smaller',
      },
      {
        title: 'a section with more than maxRecords',
        text: '{ "settings": { "isNight": true, "fog": 1, "fog": 2, "sky": 3 } }',
        options: { maxRecords: 2 },
        at: '',
        marks: '"settings"',
        message:
          'settings has 3 records, and roomlint reads at most 2: remove some, because nothing else in this file was checked',
      },
    ],
  }),
});
