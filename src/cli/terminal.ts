import { styleText } from 'node:util';
import type { Paint } from '../report/text-report.js';
import { isTerminal } from './streams.js';

/**
 * Whether standard output or standard error gets colours: FORCE_COLOR decides, then NO_COLOR (no-color.org: any value but the empty one), then
 * whether it is a terminal that has them.
 */
export function hasColors(stream: 'out' | 'err', env: NodeJS.ProcessEnv = process.env): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return TERM !== 'dumb' && isTerminal(stream);
}

export function painter(colored: boolean): Paint {
  return colored ? (style, text) => styleText(style === 'dim' ? 'dim' : style, text) : (_style, text) => text;
}
