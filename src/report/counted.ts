/** A number of things in words: `1 error`, `2 errors`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** What was looked at: `3 files (1 path could not be checked)`; undefined when nothing was. */
export function countedFiles(files: number, unchecked: number): string | undefined {
  if (files === unchecked) return undefined;
  const failed = unchecked === 0 ? '' : ` (${counted(unchecked, 'path')} could not be checked)`;
  return counted(files - unchecked, 'file') + failed;
}
