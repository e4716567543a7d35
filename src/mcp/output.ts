import type { Schema } from './tool.js';

/* The parts that the output schemas of several tools share. */

const COUNT = { type: 'integer', minimum: 0 } as const satisfies Schema;

/** Findings by level. */
export const COUNTS = {
  errors: COUNT,
  warnings: COUNT,
  infos: COUNT,
  fixable: { ...COUNT, description: 'how many have a safe fix' },
} as const satisfies Record<string, Schema>;

/** A place, as read and edit take it. */
export const SHOWN_AT = {
  description: 'a place, as read and edit take it',
  oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
} as const satisfies Schema;

export const FINDING = {
  type: 'object',
  required: ['rule', 'level', 'line', 'column', 'at', 'message'],
  properties: {
    rule: { type: 'string' },
    level: { enum: ['error', 'warning', 'info'] },
    line: COUNT,
    column: COUNT,
    at: SHOWN_AT,
    message: { type: 'string' },
    fix: { enum: ['safe', 'unsafe'] },
  },
} as const satisfies Schema;

/** Which part of a list a reply shows. */
export const PART = {
  type: 'object',
  required: ['total', 'shown', 'next'],
  properties: {
    total: COUNT,
    shown: COUNT,
    next: { type: ['integer', 'null'], description: 'the offset of the next part; null at the end' },
  },
} as const satisfies Schema;
