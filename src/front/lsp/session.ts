import type { Connection } from 'vscode-languageserver';
import type { FileOptions } from '../../world/workspace/check-file.js';
import type { Checker } from './checker.js';
import type { Documents } from './documents.js';
import type { Findings } from './findings.js';

/** What answers to an editor are made of. */
export interface Session {
  readonly connection: Connection;
  readonly documents: Documents;
  readonly checker: Checker;
  readonly findings: Findings;
  /** How the settings of files are found. */
  readonly files: FileOptions;
}
