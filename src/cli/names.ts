import { PRESETS } from '../lint/preset.js';

/* The words that options take: for help, completion and checking. */

export const FORMAT_NAMES = [
  'text',
  'short',
  'json',
  'github',
  'markdown',
  'sarif',
  'junit',
  'gitlab',
  'rdjson',
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export const PRESET_NAMES: readonly string[] = PRESETS;

/** The commands, in the order of the help. */
export const COMMAND_NAMES = [
  'check',
  'plan',
  'pull',
  'push',
  'restore',
  'backups',
  'status',
  'roundtrip',
  'simulate',
  'graph',
  'show',
  'serve',
  'room',
  'upload',
  'explain',
  'rules',
  'schema',
  'completion',
] as const;

/** The names of groups of commands, which do nothing by themselves. */
export type GroupName = 'room';
export type CommandName =
  | Exclude<(typeof COMMAND_NAMES)[number], GroupName>
  | `room ${'create' | 'duplicate' | 'update' | 'items' | 'download' | 'import'}`;

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
