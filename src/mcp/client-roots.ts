import { fileURLToPath } from 'node:url';

/** The folders of a client's roots; undefined where it names none, so that they narrow nothing. */
export function foldersOf(roots: readonly { readonly uri: string }[]): readonly string[] | undefined {
  if (roots.length === 0) return undefined;
  return roots.flatMap(({ uri }) => {
    try {
      return [fileURLToPath(uri)];
    } catch {
      // Not a folder of this machine.
      return [];
    }
  });
}
