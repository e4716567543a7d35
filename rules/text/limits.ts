import {
  MAX_IMPORTED_BYTES,
  MAX_LEVELS,
  MAX_RECORDS,
  SURELY_IMPORTED_BYTES,
} from '../../src/model/snapshot/sections.js';
import { defineRule, Place, quoteValue, span, spanIn } from '../kit.js';

/** What there is too much of. Records are those of a section, and fields those of a record. */
interface Values {
  readonly kind: 'size' | 'records' | 'fields';
  readonly count: number;
  readonly most: number;
  readonly section?: string | undefined;
  readonly record?: string;
}

export const size = defineRule({
  id: 'text/size',
  level: 'error',
  kinds: {
    'too-large'({ kind, count, most, section, record = '' }: Values): string {
      if (kind === 'size')
        return `the file has ${grouped(count)} bytes, and an import takes at most ${grouped(most)}: save it without indentation, or split the room in two`;
      const rest = `, and roomlint reads at most ${grouped(most)}, so nothing else in this file was checked: make it smaller`;
      if (section === undefined) return `the file has ${grouped(count)} sections${rest}`;
      return kind === 'fields'
        ? `${quoteValue(record)} in ${quoteValue(section)} has ${grouped(count)} fields${rest}`
        : `${section} has ${grouped(count)} records${rest}`;
    },
  },
  sentence: 'an imported JSON is at most 50 MB',
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

export const nearSizeLimit = defineRule({
  id: 'text/near-size-limit',
  level: 'warning',
  kinds: {
    'near-limit': ({ bytes }: { bytes: number }) =>
      `the file has ${grouped(bytes)} bytes, and the limit of 50 MB can mean ${grouped(SURELY_IMPORTED_BYTES)} or ${grouped(MAX_IMPORTED_BYTES)} bytes: to be safe, save it without indentation, or split the room in two`,
  },
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
      report({ kind: 'near-limit', at: spanIn(undefined, span(0, 0)), values: { bytes: fault.bytes } });
    },
  },
});

export const depth = defineRule({
  id: 'text/depth',
  level: 'error',
  kinds: {
    'too-deep': ({ max }: { max: number }) =>
      `nested more than ${grouped(max)} ${max === 1 ? 'level' : 'levels'} deep: flatten the objects and lists around it`,
  },
  summary: 'Objects and lists are not nested too deeply',
  source: 'RFC 8259, section 9: a reader may limit the depth of nesting',
  options: {
    max: {
      type: 'integer',
      default: MAX_LEVELS,
      minimum: 1,
      description: 'The maximum depth of nested objects and lists. Anything deeper is not read.',
    },
  },
  limits: { maxDepth: 'max' },
  unreadable: true,
  on: {
    textFault(fault, report) {
      if (fault.kind !== 'depth') return;
      const place = (fault.holder?.inside() ?? Place.root).along(fault.path);
      report({ kind: 'too-deep', at: spanIn(fault.holder, fault.span, place), values: { max: fault.max } });
    },
  },
});

/** `52428801` as `52,428,801`. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
