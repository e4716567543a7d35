import type { Splice } from '../json/edit/edit.js';
import type { Finding, Range } from '../lint/finding.js';
import type { Level } from '../lint/level.js';
import { CR, LF } from '../text/characters.js';
import type { FileReport, Reporter } from './report.js';
import { jsonWithoutCommands } from './workflow-commands.js';

const SEVERITIES = { error: 'ERROR', warning: 'WARNING', info: 'INFO' } as const satisfies Record<
  Level,
  string
>;

/** Line and column from 1, the column in bytes. */
interface BytePosition {
  readonly line: number;
  readonly column: number;
}

/**
 * The Reviewdog Diagnostic Format: one JSON document. Columns count bytes. Safe fixes with a single edit
 * become suggestions.
 */
export class RdjsonReporter implements Reporter {
  private diagnostics = 0;

  *file({ path, findings, error, shownBytes }: FileReport): Iterable<string> {
    if (error !== undefined) yield this.diagnostic({ message: error, location: { path }, severity: 'ERROR' });
    const positions = bytePositions(shownBytes, findings.flatMap(offsetsOf));
    const at = (offset: number): BytePosition => positions.get(offset) ?? { line: 1, column: 1 };
    for (const finding of findings) {
      const { rule, level, message, related } = finding;
      const edit = onlyEdit(finding);
      const location = ({ start, end }: Range): object => ({
        path,
        range: { start: at(start.offset), end: at(end.offset) },
      });
      yield this.diagnostic({
        message,
        location: location(finding),
        severity: SEVERITIES[level],
        code: { value: rule },
        ...(edit === undefined
          ? {}
          : { suggestions: [{ range: { start: at(edit.start), end: at(edit.end) }, text: edit.text }] }),
        ...(related.length === 0
          ? {}
          : {
              related_locations: related.map((other) => ({
                message: other.message,
                location: location(other),
              })),
            }),
      });
    }
  }

  end(): string {
    return this.diagnostics === 0 ? `${HEAD}]}\n` : '\n]}\n';
  }

  private diagnostic(diagnostic: object): string {
    return `${this.diagnostics++ === 0 ? `${HEAD}\n` : ',\n'}${jsonWithoutCommands(diagnostic)}`;
  }
}

const HEAD = '{"source":{"name":"roomlint"},"diagnostics":[';

/**
 * The edit to suggest, if any. Users of reviewdog commit a suggestion with one click, so it must be safe.
 * Several suggestions would be alternatives, so there must be only one edit.
 */
function onlyEdit({ fix }: Finding): Splice | undefined {
  return fix?.safety === 'safe' && fix.edits.length === 1 ? fix.edits[0] : undefined;
}

function offsetsOf(finding: Finding): number[] {
  const edit = onlyEdit(finding);
  const ranges = [finding, ...finding.related].flatMap(({ start, end }) => [start.offset, end.offset]);
  return edit === undefined ? ranges : [...ranges, edit.start, edit.end];
}

/** Lines and columns for offsets, in one pass over the bytes. Lines end at LF, CRLF or a lone CR. */
function bytePositions(bytes: Uint8Array, offsets: readonly number[]): Map<number, BytePosition> {
  const found = new Map<number, BytePosition>();
  let [at, line, lineStart] = [0, 1, 0];
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    for (; at < offset; at++) {
      const byte = bytes[at];
      if (byte !== LF && !(byte === CR && bytes[at + 1] !== LF)) continue;
      line++;
      lineStart = at + 1;
    }
    found.set(offset, { line, column: offset - lineStart + 1 });
  }
  return found;
}
