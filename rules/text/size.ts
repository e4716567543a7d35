import { defineRule, found, span, spanIn } from '../kit.js';
import { grouped, MAX_BYTES } from './size-limits.js';

const SMALL = '{ "roomTasks": { "Tasks": [] } }';

export default defineRule({
  id: 'text/size',
  level: 'error',
  fix: 'none',
  summary: 'The file is not larger than an import takes',
  source: 'game-management API, part 4, upload-room-data-url, and part 8, imported JSON size: at most 50 MB',
  why: 'The service asks for the size before it reads the file, and refuses a larger one. The room stays as it was.',
  options: {
    maxBytes: {
      type: 'integer',
      default: MAX_BYTES,
      minimum: 1,
      description: 'The most bytes that a file may have. A larger one is not read.',
    },
  },
  limits: { maxBytes: 'maxBytes' },
  unreadable: true,
  textFault(fault, report, { options }) {
    if (fault.kind !== 'size' || fault.bytes <= options.maxBytes) return;
    const sizes = `the file has ${grouped(fault.bytes)} bytes and an import takes at most ${grouped(options.maxBytes)}`;
    report({
      at: spanIn(undefined, span(0, 0)),
      message: `${sizes}: make it smaller, or import its sections one by one`,
    });
  },
  examples: () => ({
    good: [
      { title: 'a file of just the size that is allowed', text: SMALL, options: { maxBytes: SMALL.length } },
    ],
    bad: [
      {
        title: 'a file larger than maxBytes',
        text: SMALL,
        options: { maxBytes: 30 },
        findings: found(
          '',
          '',
          'the file has 32 bytes and an import takes at most 30: make it smaller, or import its sections one by one',
        ),
      },
    ],
  }),
});
