import { toggle } from './options.js';

/** The option of every command that shows changes. */
export const FULL = toggle('show every change, and not only the first ones of each kind', {
  group: 'Report:',
});
