/**
 * A path from the root of a repository, as code hosts expect it, for one in a report: relative or absolute.
 * @param folder the working directory from the root, without `/` at the end
 */
export function repositoryPath(folder: string, path: string): string {
  if (folder === '' || path.startsWith('/') || /^[A-Za-z]:/.test(path)) return path;
  const steps = folder.split('/');
  for (const step of path.split('/'))
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else steps.push(step);
  return steps.join('/');
}
