import type { ActiveRule } from '../src/lint/runner.js';
import depth from './text/depth.js';
import size from './text/size.js';

/** How much of a file is read at all. */
export interface Limits {
  readonly maxBytes: number;
  readonly maxDepth: number;
}

/** A JavaScript string holds no more than about 512 million units. */
const MOST_BYTES = 500_000_000;

/** The limits that the rules text/size and text/depth set. Switched off they leave what can be read safely. */
export function limitsOf(rules: readonly ActiveRule[]): Limits {
  const option = (id: string, name: string): number | undefined => {
    const value = rules.find(({ rule }) => rule.id === id)?.options[name];
    return typeof value === 'number' ? value : undefined;
  };
  return {
    maxBytes: Math.min(option(size.id, 'maxBytes') ?? MOST_BYTES, MOST_BYTES),
    maxDepth: Math.min(option(depth.id, 'max') ?? SAFE_DEPTH, SAFE_DEPTH),
  };
}

/** Deeper values are not walked: the walk calls itself. */
const SAFE_DEPTH = 1_000;
