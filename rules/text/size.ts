import { MAX_IMPORTED_BYTES } from '../../src/model/snapshot/import-limit.js';
import { MAX_RECORDS } from '../../src/model/snapshot/sections.js';
import { defineRule, quoteValue, span, spanIn } from '../kit.js';
import { grouped } from './grouped.js';

/** What there is too much of. Records are those of a section, and fields those of a record. */
interface Values {
  readonly kind: 'size' | 'records' | 'fields';
  readonly count: number;
  readonly most: number;
  readonly section?: string | undefined;
  readonly record?: string;
}

export default defineRule({
  id: 'text/size',
  level: 'error',
  kinds: {
    'too-large'({ kind, count, most, section, record = '' }: Values): string {
      if (kind === 'size')
        return `the file has ${grouped(count)} bytes, and an import takes at most ${grouped(most)}: make it smaller`;
      const rest = `, and roomlint reads at most ${grouped(most)}, so nothing else in this file was checked: make it smaller`;
      if (section === undefined) return `the file has ${grouped(count)} sections${rest}`;
      return kind === 'fields'
        ? `${quoteValue(record)} in ${quoteValue(section)} has ${grouped(count)} fields${rest}`
        : `${section} has ${grouped(count)} records${rest}`;
    },
  },
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
      if (fault.kind === 'records' || fault.kind === 'fields')
        report({ kind: 'too-large', at: spanIn(undefined, fault.span), values: fault });
      if (fault.kind !== 'size' || fault.bytes <= options.maxBytes) return;
      const values = { kind: fault.kind, count: fault.bytes, most: options.maxBytes };
      report({ kind: 'too-large', at: spanIn(undefined, span(0, 0)), values });
    },
  },
});
