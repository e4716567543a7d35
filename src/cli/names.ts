import { PRESETS } from '../lint/pack.js';

/* The words that options take: for help, completion and checking. */

export const PRESET_NAMES: readonly string[] = PRESETS;

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
