import { MAX_LEVELS } from '../../src/model/snapshot/sections.js';
import { defineRule, Place, spanIn } from '../kit.js';
import { grouped } from './grouped.js';

export default defineRule({
  id: 'text/depth',
  level: 'error',
  kinds: {
    'too-deep': ({ max }: { max: number }) =>
      `nested more than ${grouped(max)} ${max === 1 ? 'level' : 'levels'} deep: flatten the objects and lists around it`,
  },
  fix: 'none',
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
