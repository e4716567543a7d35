import { placeText } from '../../bytes/json/pointer.js';
import { type Finding, type FindingPlace, type Fix, type OmittedFindings, totalOf } from '../lint/finding.js';
import type { Level } from '../lint/levels.js';
import { pureSha256 } from '../lint/pure-sha256.js';
import { hexDigest } from '../lint/sha256.js';
import { type FileReport, type Reporter, repositoryPath } from './report.js';
import type { RulePages } from './rule-pages.js';
import { LEVELS, type RuleShape, ruleShape } from './sarif-rule.js';
import { jsonWithoutCommands } from './workflow-commands.js';

/** GitHub shows no more results of a run. So many are far below the 10 MB, gzipped, that it accepts. */
const MAX_RESULTS = 5_000;
/** The hexadecimal digits of a line hash that code scanning reads. */
const HASH_DIGITS = 16;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const NONE_OMITTED: OmittedFindings = new Map();

interface Result {
  readonly uri: string;
  readonly finding: Finding;
}

/** SARIF 2.1.0 for code scanning: the worst findings first, and a notification if some had to be left out. */
export class SarifReporter implements Reporter {
  private readonly results: Record<Level, Result[]> = { error: [], warning: [], info: [] };
  private readonly rules = new Map<string, RuleShape>();
  private readonly failed: { readonly uri: string; readonly path: string; readonly error: string }[] = [];
  private found = 0;

  /** @param folder the working directory in the repository */
  constructor(
    private readonly version: string,
    private readonly folder: string,
    private readonly pages: RulePages,
  ) {}

  file({ path, findings, omitted = NONE_OMITTED, error, rules, carried }: FileReport): Iterable<string> {
    // Encoded, so that no colon makes a scheme (RFC 3986, section 4.2).
    const uri = repositoryPath(this.folder, path).split('/').map(encodeURIComponent).join('/');
    if (error !== undefined) this.failed.push({ uri, path, error });
    for (const counts of omitted.values()) this.found += totalOf(counts);
    for (const finding of findings) {
      this.found++;
      const results = this.results[finding.level];
      if (results.length >= MAX_RESULTS) continue;
      results.push({ uri, finding });
      if (this.rules.has(finding.rule)) continue;
      const rule = rules.find(({ id }) => id === finding.rule);
      const shape =
        rule === undefined ? carried?.rules.get(finding.rule) : ruleShape(rule.id, rule, this.pages);
      if (shape !== undefined) this.rules.set(finding.rule, shape);
    }
    // The worst findings come first, so nothing can be written before all are known.
    return [];
  }

  end(): string {
    const { error, warning, info } = this.results;
    const worst = [...error, ...warning, ...info].slice(0, MAX_RESULTS);
    const ids = [...new Set(worst.map(({ finding }) => finding.rule))].sort();
    const results = worst.map((result) =>
      jsonWithoutCommands(resultShape(result, ids.indexOf(result.finding.rule))),
    );
    const driver = {
      name: 'roomlint',
      fullName: `roomlint ${this.version}`,
      semanticVersion: this.version,
      informationUri: this.pages.home,
      rules: ids.map((id) => this.rules.get(id) ?? ruleShape(id, undefined, this.pages)),
    };
    const invocation = {
      executionSuccessful: this.failed.length === 0,
      toolExecutionNotifications: this.notifications(results.length),
    };
    const head = jsonWithoutCommands({
      tool: { driver },
      columnKind: 'utf16CodeUnits',
      // Code scanning keeps the alerts of different tools and categories apart by it.
      automationDetails: { id: 'roomlint/' },
      invocations: [invocation],
    });
    return `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[${head.slice(0, -1)},"results":[\n${results.join(',\n')}\n]}]}\n`;
  }

  private notifications(listed: number): object[] {
    const notes: object[] = this.failed.map(({ uri, path, error }) => ({
      level: 'error',
      message: plainText(`${path}: ${error}`),
      locations: [{ physicalLocation: { artifactLocation: { uri } } }],
    }));
    if (listed < this.found) {
      const text = `${this.found - listed} of ${this.found} findings are left out, the least severe first: the JSON report lists more`;
      notes.push({ level: 'warning', message: { text } });
    }
    return notes;
  }
}

function resultShape({ uri, finding }: Result, ruleIndex: number): object {
  const { rule, kind, level, message, fix, related, fingerprint } = finding;
  const relatedLocations = related.map((other, id) => ({
    id,
    message: plainText(other.message),
    ...location(uri, other),
  }));
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[level],
    message: plainText(message),
    locations: [location(uri, finding)],
    partialFingerprints: { primaryLocationLineHash: lineHash(uri, fingerprint), 'roomlint/v1': fingerprint },
    relatedLocations: related.length === 0 ? undefined : relatedLocations,
    fixes: fix && [fixShape(uri, fix)],
    properties: { kind },
  };
}

/** Identifies the finding for code scanning, because a snapshot may be a single line. */
function lineHash(uri: string, fingerprint: string): string {
  const [print = '', number = '1'] = fingerprint.split(':');
  const hash = hexDigest(pureSha256, new TextEncoder().encode(`${uri}\n${print}`)).slice(0, HASH_DIGITS);
  return `${hash}:${number}`;
}

function fixShape(uri: string, { description, safety, edits }: Fix): object {
  const replacements = edits.map(({ start, end, text }) => ({
    deletedRegion: { byteOffset: start, byteLength: end - start },
    insertedContent: { text },
  }));
  return {
    description: plainText(`${description}${safety === 'unsafe' ? ' (unsafe: may change the meaning)' : ''}`),
    artifactChanges: [{ artifactLocation: { uri }, replacements }],
  };
}

/**
 * A message without links. In SARIF, `[text](address)` is a link wherever it is, and a message may quote one
 * from a snapshot. Only where one might begin are brackets and backslashes escaped: not every viewer removes
 * the escapes.
 */
function plainText(text: string): { readonly text: string } {
  return { text: text.includes('](') ? text.replaceAll(/[\\[\]]/g, '\\$&') : text };
}

function location(uri: string, place: FindingPlace): object {
  const { start, end } = place;
  const name = placeText(place);
  return {
    physicalLocation: {
      artifactLocation: { uri },
      region: {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: end.column,
        byteOffset: start.offset,
        byteLength: end.offset - start.offset,
      },
    },
    logicalLocations: name === '' ? undefined : [{ fullyQualifiedName: name }],
  };
}
