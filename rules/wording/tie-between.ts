/** The `tie` of a choice between groups, which changes with each of them. */
export function tieBetween(
  groups: ReadonlyMap<string, { readonly length: number }>,
  ...about: readonly string[]
): string {
  return JSON.stringify([...about, ...[...groups].map(([name, { length }]) => [name, length]).sort()]);
}
