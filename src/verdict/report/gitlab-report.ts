import type { Level } from '../lint/levels.js';
import { pureSha256 } from '../lint/pure-sha256.js';
import { hexDigest } from '../lint/sha256.js';
import { type FileReport, type Reporter, repositoryPath } from './report.js';
import { jsonWithoutCommands } from './workflow-commands.js';

const SEVERITIES: Readonly<Record<Level, string>> = { error: 'major', warning: 'minor', info: 'info' };

/** The Code Quality report of GitLab: one JSON array with one entry per finding. */
export class GitLabReporter implements Reporter {
  private entries = 0;

  /** @param folder the working directory in the repository, for `repositoryPath` */
  constructor(private readonly folder: string) {}

  file({ path, findings, error }: FileReport): readonly string[] {
    const inRepository = repositoryPath(this.folder, path);
    const entries: string[] = [];
    if (error !== undefined)
      entries.push(
        this.entry({
          description: error,
          check_name: 'roomlint',
          fingerprint: digest(inRepository, 'error', error),
          severity: 'critical',
          location: { path: inRepository, lines: { begin: 1 } },
        }),
      );
    for (const { rule, level, message, start, fingerprint } of findings)
      entries.push(
        this.entry({
          description: message,
          check_name: rule,
          // Fingerprints of findings are unique in a file. GitLab's must be unique in the report.
          fingerprint: digest(inRepository, rule, fingerprint),
          severity: SEVERITIES[level],
          location: { path: inRepository, lines: { begin: start.line } },
        }),
      );
    return entries;
  }

  end(): string {
    return this.entries === 0 ? '[]\n' : '\n]\n';
  }

  private entry(entry: object): string {
    return `${this.entries++ === 0 ? '[\n' : ',\n'}${jsonWithoutCommands(entry)}`;
  }
}

function digest(...parts: readonly string[]): string {
  return hexDigest(pureSha256, new TextEncoder().encode(JSON.stringify(parts))).slice(0, 32);
}
