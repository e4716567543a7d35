import { defineRule, found, MOST_IMPORTED_BYTES, span, spanIn } from '../kit.js';
import { grouped } from './grouped.js';

const SMALL = '{ "roomTasks": { "Tasks": [] } }';

export default defineRule({
  id: 'text/size',
  level: 'error',
  fix: 'none',
  summary: 'The file is at most 50 MB',
  source: 'game-management API, part 4, upload-room-data-url, and part 8, imported JSON size: at most 50 MB',
  why: 'An import asks for the size of the file before it reads it, and takes at most 50 MB.',
  options: {
    maxBytes: {
      type: 'integer',
      default: MOST_IMPORTED_BYTES,
      minimum: 1,
      description: 'The maximum size of a file in bytes. A larger file is not read.',
    },
  },
  limits: { maxBytes: 'maxBytes' },
  unreadable: true,
  textFault(fault, report, { options }) {
    if (fault.kind !== 'size' || fault.bytes <= options.maxBytes) return;
    const sizes = `the file has ${grouped(fault.bytes)} bytes, and an import takes at most ${grouped(options.maxBytes)}`;
    report({
      at: spanIn(undefined, span(0, 0)),
      message: `${sizes}: make it smaller`,
    });
  },
  examples: () => ({
    good: [{ title: 'a file of exactly maxBytes', text: SMALL, options: { maxBytes: SMALL.length } }],
    bad: [
      {
        title: 'a file larger than maxBytes',
        text: SMALL,
        options: { maxBytes: 30 },
        findings: found('', '', 'the file has 32 bytes, and an import takes at most 30: make it smaller'),
      },
    ],
  }),
});
