import { printable } from '../../json/quote.js';
import type { PlannedFile } from './planned-files.js';

/** Lines of a file that are shown. */
const MAX_LINES = 30;

/** Each file of a setup, before it is written. */
export function shownFiles(files: readonly PlannedFile[]): string {
  const isLong = (file: PlannedFile | undefined): boolean =>
    file !== undefined && (file.kind !== 'kept' || file.missing !== undefined);
  const text = files.map((file, index) => {
    const isApart = index > 0 && (isLong(file) || isLong(files[index - 1]));
    return `${isApart ? '\n' : ''}${shownFile(file)}`;
  });
  return text.join('');
}

function shownFile(file: PlannedFile): string {
  const path = printable(file.path);
  switch (file.kind) {
    case 'new':
      return `${path}${file.note === undefined ? '' : ` (${file.note})`}:\n${indented(file.text)}`;
    case 'longer':
      return `${path}, at its end:\n${indented(file.added.trimStart())}`;
    case 'kept': {
      const why = `${path}: ${file.why ?? 'it is there already'}, so it is not changed`;
      return file.missing === undefined ? `${why}\n` : `${why}. Add this to it:\n${indented(file.missing)}`;
    }
  }
}

function indented(text: string): string {
  const lines = text.trimEnd().split(/\r?\n/);
  const more = lines.length - MAX_LINES;
  const shown = lines.slice(0, more > 1 ? MAX_LINES : lines.length).map((line) => `  ${printable(line)}\n`);
  return `${shown.join('')}${more > 1 ? `  … ${more} more lines\n` : ''}`;
}
