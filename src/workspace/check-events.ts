import { rulePack } from '../../rules/index.js';
import { whyMissing } from '../files/missing-content.js';
import type { SelectedFile } from '../files/select.js';
import type { CheckEvent, Problem, Tell } from './events.js';

export function problem(message: string, severity: Problem['severity'] = 'error'): Problem {
  return { kind: 'problem', severity, message };
}

export function crashed(rule: string, { path }: SelectedFile, error: unknown): Problem {
  const whose = rulePack.has(rule)
    ? 'This is a bug in roomlint, not in your files. Please report it'
    : 'This is a bug in its plugin';
  return {
    ...problem(`the rule ${rule} crashed on ${path}. ${whose}:`, 'crash'),
    details: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

export function unchecked({ path }: SelectedFile, error: string): CheckEvent {
  const report = { path, bytes: undefined, findings: [], error, rules: [], shownBytes: new Uint8Array() };
  return { kind: 'unchecked', report };
}

/** Passes over a file without a snapshot, unless it may have been one. */
export function passOver(file: SelectedFile, bytes: Uint8Array, tell: Tell): void {
  const why = whyMissing(bytes);
  if (why === undefined) tell({ kind: 'passed-over', path: file.path });
  else {
    tell(problem(`${file.path}: ${why}`));
    tell(unchecked(file, why));
  }
}
