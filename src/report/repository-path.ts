/**
 * The path of a file relative to the root of its repository, as code hosts expect it.
 *
 * @param folder the working directory relative to the root, with `/` but not at the end; "" for the root
 *   itself
 * @param path the path in reports: relative to the working directory, with `/`, or absolute
 */
export function repositoryPath(folder: string, path: string): string {
  if (folder === '' || path.startsWith('/') || /^[A-Za-z]:/.test(path)) return path;
  const steps = folder.split('/');
  for (const step of path.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else steps.push(step);
  }
  return steps.join('/');
}
