/** The presets that a config may extend. `all` switches every rule on at its recommended level. */
export const PRESETS = ['recommended', 'lenient', 'all'] as const;
export type Preset = (typeof PRESETS)[number];
