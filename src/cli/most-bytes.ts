import { rulePack } from '../../rules/index.js';
import { limitsOf } from '../lint/limits.js';
import { activeRules, presetSetting } from '../lint/pack.js';

/** The most that an import accepts, in bytes: larger files are not worth reading. */
export function mostBytes(): number {
  const settings = [...rulePack].map(([id, rule]) => [id, presetSetting('recommended', rule)] as const);
  return limitsOf(activeRules(rulePack, new Map(settings))).maxBytes;
}
