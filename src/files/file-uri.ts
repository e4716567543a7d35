import { fileURLToPath } from 'node:url';

/** The path of a `file:` URI; undefined for any other address, and for a file on another machine. */
export function filePath(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}
