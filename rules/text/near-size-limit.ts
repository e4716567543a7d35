import { defineRule, found, span, spanIn } from '../kit.js';
import { grouped, MAX_BYTES, SURE_BYTES } from './size-limits.js';

const SMALL = '{ "roomTasks": { "Tasks": [] } }';

export default defineRule({
  id: 'text/near-size-limit',
  level: 'warning',
  fix: 'none',
  summary: 'The file is so small that it is 50 MB by every count',
  source: 'game-management API, part 8, imported JSON size: at most 50 MB',
  why: 'The document says 50 MB and not whether that is 50,000,000 bytes or 52,428,800. A file between the two may be refused.',
  options: {
    sureBytes: {
      type: 'integer',
      default: SURE_BYTES,
      minimum: 1,
      description: 'Up to so many bytes nothing is said.',
    },
  },
  textFault(fault, report, { options: { sureBytes }, optionsOf }) {
    if (fault.kind !== 'size' || fault.bytes <= sureBytes) return;
    // Beyond its maxBytes text/size speaks.
    const maxBytes = Number(optionsOf('text/size')?.maxBytes ?? MAX_BYTES);
    if (fault.bytes > maxBytes) return;
    const limits = `${grouped(sureBytes)} or ${grouped(maxBytes)} bytes`;
    report({
      at: spanIn(undefined, span(0, 0)),
      message: `the file has ${grouped(fault.bytes)} bytes and may be too large: the limit of 50 MB is ${limits}`,
    });
  },
  examples: () => ({
    good: [{ title: 'a small file', text: SMALL }],
    bad: [
      {
        title: 'a file between the two sizes',
        text: SMALL,
        options: { sureBytes: 30 },
        findings: found(
          '',
          '',
          'the file has 32 bytes and may be too large: the limit of 50 MB is 30 or 52,428,800 bytes',
        ),
      },
    ],
  }),
});
