import { parsePointer } from '../text/pointer.js';

/**
 * Whether a pointer glob matches a place. `*` stands for one step, `**` for any number of them. What stands before the first `#`
 * is held against the pointer into the file, each part behind a further `#` against the pointer inside the next string:
 * `/logic/*#/Tasks/**` is everything in the Tasks of all logic values, `/quests/**` all of the quests.
 */
export function matchesPlace(glob: string, pointer: string, embedded: readonly string[]): boolean {
  const parts = glob.split('#');
  const pointers = [pointer, ...embedded];
  // `/logic/**` covers what is inside the strings there, too.
  const open = parts.at(-1)?.endsWith('**') === true && parts.length <= pointers.length;
  if (!open && parts.length !== pointers.length) return false;
  return parts.every((part, index) => matchesSteps(steps(part), steps(pointers[index] ?? '')));
}

function steps(pointer: string): string[] {
  return parsePointer(pointer === '' || pointer.startsWith('/') ? pointer : `/${pointer}`);
}

function matchesSteps(glob: readonly string[], path: readonly string[]): boolean {
  const [first, ...rest] = glob;
  if (first === undefined) return path.length === 0;
  if (first === '**')
    return (
      (path.length >= rest.length && path.some((_, index) => matchesSteps(rest, path.slice(index)))) ||
      matchesSteps(rest, [])
    );
  return path.length > 0 && (first === '*' || first === path[0]) && matchesSteps(rest, path.slice(1));
}
