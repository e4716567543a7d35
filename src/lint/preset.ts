/** The presets that a config may extend. `all` switches every rule on, with what goes beyond the documents. */
export const PRESETS = ['recommended', 'lenient', 'all'] as const;
export type Preset = (typeof PRESETS)[number];
