/**
 * The path of a file from the root of its repository on, as code hosts want it.
 *
 * @param folder where the working directory is in the repository, with `/` and without one at its end; "" for its root
 * @param path as reports show it: relative to the working directory, with `/`, or absolute
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
