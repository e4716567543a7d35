import type { Finding } from '../../../../dist/index.js';
import { readJson, writeFile } from './endpoint.js';
import { keyOf, type OpenFile, type OpenFiles } from './open-files.js';
import type { CheckedFile, ExplainedPart, FileJobs, Source } from './shapes.js';
import { shownFinding } from './shown-finding.js';

/** More findings are counted. */
const MAX_FINDINGS = 500;

/** What a fix replaced. */
interface Replaced {
  readonly before: Uint8Array<ArrayBuffer>;
  /** The digest of the file after the fix: only that is taken back. */
  readonly digest: string;
}

/** Checks files, and fixes them. */
export class FileDesk {
  /** By file, latest last. */
  private readonly replaced = new Map<string, readonly Replaced[]>();

  /** The pages of the rules, read when somebody asks for one. */
  private pages: Promise<Readonly<Record<string, readonly ExplainedPart[]>>> | undefined;

  constructor(private readonly open: OpenFiles) {}

  readonly jobs: FileJobs = {
    check: async (source, since) => {
      const file = await this.open.read(source);
      return file.stamp === since ? undefined : this.checked(source, file);
    },
    fix: (source, stamp, fingerprint) => this.fix(source, stamp, fingerprint),
    undo: (source) => this.undo(source),
    explain: async (rule) => {
      this.pages ??= readJson<Readonly<Record<string, readonly ExplainedPart[]>>>('rules.json');
      return (await this.pages)[rule] ?? [];
    },
  };

  private checked(source: Source, file: OpenFile): CheckedFile {
    const { bytes, digest, settings, stamp } = file;
    const { config, known, ignored, plugins } = settings;
    const { roomlint } = this.open;
    const { findings, shownBytes } = roomlint.checkSnapshot(bytes, config, { known });
    const { refused } = findings.some(isSafe)
      ? roomlint.repairSnapshot(bytes, config, { known })
      : { refused: [] };
    const notFixed = new Map(refused.map((finding) => [finding.fingerprint, finding.notFixed]));
    const counts = { error: 0, warning: 0, info: 0 };
    for (const { level } of findings) counts[level]++;
    const last = this.replaced.get(keyOf(source))?.at(-1);
    // Another program has written the file since.
    if (last !== undefined && last.digest !== digest) this.replaced.delete(keyOf(source));
    return {
      stamp,
      findings: findings
        .slice(0, MAX_FINDINGS)
        .map((each) => shownFinding(each, shownBytes, notFixed.get(each.fingerprint))),
      counts,
      isFixable: findings.some((each) => isSafe(each) && !notFixed.has(each.fingerprint)),
      canUndo: this.replaced.has(keyOf(source)),
      notes: [
        ...(ignored ? ['The config ignores this file: the command does not check it.'] : []),
        ...(plugins.length === 0 ? [] : [`Not shown: rules of plugins (${plugins.join(', ')}).`]),
      ],
    };
  }

  private async fix(source: Source, stamp: string, fingerprint: string | undefined): Promise<void> {
    if (source.kind === 'dropped') return;
    const { bytes, digest, settings, stamp: now } = await this.open.read(source);
    if (now !== stamp)
      throw new Error(
        'not fixed: the file or its config changed meanwhile. Check the new findings and try again',
      );
    const { config, known } = settings;
    const { splices, after, refused } = this.open.roomlint.repairSnapshot(bytes, config, {
      known,
      ...(fingerprint === undefined
        ? {}
        : { unsafe: true, only: (finding: Finding) => finding.fingerprint === fingerprint }),
    });
    if (splices.length === 0)
      throw new Error(`not fixed: ${refused[0]?.notFixed ?? 'see the other findings'}`);
    const written = await writeFile(source.index, new Uint8Array(after.bytes), digest);
    const earlier = this.replaced.get(keyOf(source)) ?? [];
    this.replaced.set(keyOf(source), [...earlier, { before: bytes, digest: written }]);
  }

  private async undo(source: Source): Promise<void> {
    const earlier = this.replaced.get(keyOf(source)) ?? [];
    const last = earlier.at(-1);
    if (source.kind === 'dropped' || last === undefined) return;
    this.replaced.delete(keyOf(source));
    await writeFile(source.index, last.before, last.digest);
    if (earlier.length > 1) this.replaced.set(keyOf(source), earlier.slice(0, -1));
  }
}

function isSafe({ fix }: Finding): boolean {
  return fix?.safety === 'safe';
}
