/** The presets that a config may extend. `catalog` is a layer on another preset, or on `recommended`. */
export const PRESETS = ['recommended', 'lenient', 'catalog', 'all'] as const;
export type Preset = (typeof PRESETS)[number];

/** The presets that apply, weakest first: the last that is not a layer, then any named layer. */
export function appliedPresets(names: readonly Preset[]): readonly Preset[] {
  if (names.length === 0) return [];
  const base = names.findLast((name) => name !== 'catalog') ?? 'recommended';
  return names.includes('catalog') ? [base, 'catalog'] : [base];
}
