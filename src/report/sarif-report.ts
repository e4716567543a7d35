import { rulePack } from '../../rules/index.js';
import type { Finding, FindingPlace } from '../lint/finding.js';
import type { Level } from '../lint/level.js';
import type { FileReport, Reporter } from './report.js';
import { rulePage } from './rule-page.js';

/** GitHub takes no more results of a run. */
const MOST_RESULTS = 25_000;
/** And 10 MB, gzipped. Reports like ours shrink to less than a tenth, so that this many bytes are on the safe side. */
const MOST_BYTES = 60_000_000;

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Level, string>;
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

interface Result {
  readonly path: string;
  readonly finding: Finding;
}

/** SARIF 2.1.0, for code scanning: the worst findings first, and a notification where some had to be left out. */
export class SarifReporter implements Reporter {
  private readonly results: Record<Level, Result[]> = { error: [], warning: [], info: [] };
  private readonly failed: { readonly path: string; readonly error: string }[] = [];
  private found = 0;

  constructor(private readonly version: string) {}

  file({ path, findings, error }: FileReport): Iterable<string> {
    if (error !== undefined) this.failed.push({ path, error });
    for (const finding of findings) {
      this.found++;
      const results = this.results[finding.level];
      if (results.length < MOST_RESULTS) results.push({ path, finding });
    }
    // The worst come first, so that nothing can be written before all are known.
    return [];
  }

  end(): string {
    const worst = [...this.results.error, ...this.results.warning, ...this.results.info].slice(
      0,
      MOST_RESULTS,
    );
    const ids = [...new Set(worst.map(({ finding }) => finding.rule))].sort();
    const results: string[] = [];
    let length = 0;
    for (const result of worst) {
      const shape = JSON.stringify(resultShape(result, ids.indexOf(result.finding.rule)));
      length += shape.length;
      if (length > MOST_BYTES) break;
      results.push(shape);
    }
    const driver = {
      name: 'roomlint',
      semanticVersion: this.version,
      rules: ids.map(ruleShape),
    };
    const invocation = {
      executionSuccessful: this.failed.length === 0,
      toolExecutionNotifications: this.notifications(results.length),
    };
    const head = JSON.stringify({
      tool: { driver },
      columnKind: 'utf16CodeUnits',
      invocations: [invocation],
    });
    return `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[${head.slice(0, -1)},"results":[\n${results.join(',\n')}\n]}]}\n`;
  }

  private notifications(told: number): object[] {
    const notes: object[] = this.failed.map(({ path, error }) => ({
      level: 'error',
      message: { text: `${path}: ${error}` },
      locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path) } } }],
    }));
    if (told < this.found) {
      const text = `${this.found - told} of ${this.found} findings are left out here, the least grave ones: the JSON report has all of them`;
      notes.push({ level: 'warning', message: { text } });
    }
    return notes;
  }
}

function ruleShape(id: string): object {
  const rule = rulePack.get(id);
  if (rule === undefined) return { id, shortDescription: { text: id } };
  return {
    id,
    shortDescription: { text: rule.summary },
    fullDescription: { text: rule.why },
    help: { text: rule.why, markdown: rulePage(rule) },
    defaultConfiguration: { level: LEVELS[rule.level] },
  };
}

function resultShape({ path, finding }: Result, ruleIndex: number): object {
  const { rule, level, message, fix, related, fingerprint } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[level],
    message: { text: message },
    locations: [location(path, finding)],
    partialFingerprints: { 'roomlint/v1': fingerprint },
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((other, id) => ({
            id,
            message: { text: other.message },
            ...location(path, other),
          })),
        }),
    ...(fix === undefined
      ? {}
      : {
          fixes: [
            {
              description: {
                text: `${fix.description}${fix.safety === 'unsafe' ? ' (may change a meaning)' : ''}`,
              },
              artifactChanges: [
                {
                  artifactLocation: { uri: uriOf(path) },
                  replacements: fix.edits.map(({ start, end, text }) => ({
                    deletedRegion: { byteOffset: start, byteLength: end - start },
                    insertedContent: { text },
                  })),
                },
              ],
            },
          ],
        }),
  };
}

function location(path: string, { start, end, pointer, embedded }: FindingPlace): object {
  const name = [pointer, ...embedded].join('#');
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(path) },
      region: {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: end.column,
        byteOffset: start.offset,
        byteLength: end.offset - start.offset,
      },
    },
    ...(name === '' ? {} : { logicalLocations: [{ fullyQualifiedName: name }] }),
  };
}

/** A relative reference (RFC 3986, section 4.2): a colon in its first step would be read as a scheme. */
function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
