import { counted } from '../../bytes/text/in-words.js';
import type { FindingCounts } from '../lint/finding.js';
import type { Summary } from './report.js';

/** The number of findings by level: `1 error, 2 infos`; empty if there are none. */
export function countedFindings({ errors, warnings, infos }: Omit<FindingCounts, 'fixable'>): string {
  const parts = [counted(errors, 'error'), counted(warnings, 'warning'), counted(infos, 'info')];
  return parts.filter((part) => !part.startsWith('0 ')).join(', ');
}

/** The number of checked files: `3 files (1 path could not be checked)`; undefined if nothing was checked. */
export function countedFiles({ files, unchecked }: Pick<Summary, 'files' | 'unchecked'>): string | undefined {
  if (files === unchecked) return undefined;
  const failed = unchecked === 0 ? '' : ` (${counted(unchecked, 'path')} could not be checked)`;
  return counted(files - unchecked, 'file') + failed;
}
