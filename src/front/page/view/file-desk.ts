import type { Finding, Splice } from '../../../../dist/index.js';
import { readJson, writeFile } from './endpoint.js';
import { keyOf, type OpenFile, type OpenFiles, type Source } from './open-files.js';
import { brief, type Frame, frameAt, textOf } from './shown-text.js';
import { plain } from './words.js';

/** What was found in a file, and what is said about checking it. Credentials are covered. */
export interface CheckedFile {
  /** Changes whenever the file or its settings change. */
  readonly stamp: string;
  readonly findings: readonly ShownFinding[];
  /** How many findings there are by level, also those that are not in the list. */
  readonly counts: Readonly<Record<Finding['level'], number>>;
  readonly isFixable: boolean;
  /** Whether there is a fix that can be taken back. */
  readonly canUndo: boolean;
  readonly notes: readonly string[];
}

/** A finding as the page shows it. */
export interface ShownFinding extends Pick<Finding, 'rule' | 'level' | 'message' | 'fingerprint'> {
  readonly line: number;
  readonly column: number;
  /** What it is about, as creators call it; empty for the room as a whole. */
  readonly about: string;
  readonly frame: Frame;
  readonly fix: ReturnType<typeof shownFix> | undefined;
  /** Why a safe fix is not made. */
  readonly notFixed: string | undefined;
  /** The id of the quest that it is about or names. */
  readonly quest: string | undefined;
  /** The key of the item that it is about. */
  readonly item: string | undefined;
}

/** A part of what a fix changes, or of what is around that. */
export interface Change {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A part of the page of a rule. */
export interface ExplainedPart {
  readonly kind: 'heading' | 'text' | 'code';
  readonly text: string;
}

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

  readonly jobs = {
    /** Undefined where nothing has changed since the stamp. */
    check: async (source: Source, since: string | undefined): Promise<CheckedFile | undefined> => {
      const file = await this.open.read(source);
      return file.stamp === since ? undefined : this.checked(source, file);
    },
    /** Makes the fix of one finding, or all safe fixes, in a file that is still the one that was checked. */
    fix: (source: Source, stamp: string, fingerprint: string | undefined) =>
      this.fix(source, stamp, fingerprint),
    /** Takes the last fix of a file back. */
    undo: (source: Source) => this.undo(source),
    explain: async (rule: string): Promise<readonly ExplainedPart[]> => {
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

const MAX_VALUE = 2_000;
/** The edits of a fix that are shown, and the bytes around each. */
const MAX_EDITS = 6;
const AROUND = 40;

/** A finding as the page shows it. @param from the file with its credentials masked */
function shownFinding(finding: Finding, from: Uint8Array, notFixed: string | undefined): ShownFinding {
  const { rule, level, message, start, end, subject = '', fix, fingerprint } = finding;
  return {
    rule,
    level,
    message: brief(message, MAX_VALUE),
    line: start.line,
    column: start.column,
    about: brief(plain(subject).replace(/^quest "(.*)"$/s, '$1')),
    frame: frameAt(from, start.offset, end.offset),
    fix: notFixed === undefined && fix !== undefined ? shownFix(fix, from) : undefined,
    notFixed: notFixed && brief(notFixed, MAX_VALUE),
    quest: questOf(finding),
    item: keyIn(finding.pointer, /^\/(?:roomItems|logic)\/([^/]+)/),
    fingerprint,
  };
}

/** A fix, and what it changes unless that holds a credential. */
function shownFix({ safety, edits, holdsSecret, ...fix }: NonNullable<Finding['fix']>, from: Uint8Array) {
  const description = brief(fix.description, MAX_VALUE);
  return { safety, description, change: holdsSecret === true ? undefined : changeOf(edits, from) };
}

/** The first edits with what is around them in their lines. */
function changeOf(edits: readonly Splice[], from: Uint8Array): readonly Change[] {
  const pieces: Change[] = [];
  let at = 0;
  const add = (kind: Change['kind'], text: string): void => {
    if (text !== '') pieces.push({ kind, text });
  };
  const shown = edits.slice(0, MAX_EDITS);
  for (const [index, { start, end, text }] of shown.entries()) {
    const isNear = index > 0 && start - at <= 2 * AROUND;
    if (index > 0 && !isNear) add('same', `${lineAfter(from, at)}\n…\n`);
    add('same', isNear ? textOf(from.subarray(at, start)) : lineBefore(from, start));
    const removed = textOf(from.subarray(start, Math.min(end, start + MAX_VALUE)));
    add('removed', end - start > MAX_VALUE ? `${removed}…` : removed);
    add('added', brief(text, MAX_VALUE));
    at = end;
  }
  const more = edits.length - shown.length;
  add('same', `${lineAfter(from, at)}${more > 0 ? `\n… and ${more} more places` : ''}`);
  return pieces;
}

/** What is before a place in its line, as far as it is shown. */
function lineBefore(from: Uint8Array, place: number): string {
  const text = textOf(from.subarray(Math.max(0, place - AROUND), place));
  return text.slice(text.lastIndexOf('\n') + 1).trimStart();
}

function lineAfter(from: Uint8Array, place: number): string {
  return textOf(from.subarray(place, place + AROUND)).split('\n', 1)[0] ?? '';
}

/** The quest that a finding is about, or that it names. */
function questOf({ pointer, related }: Finding): string | undefined {
  const pointers = [pointer, ...related.map((place) => place.pointer)];
  return pointers.map((each) => keyIn(each, /^\/quests\/([^/]+)/)).find((key) => key !== undefined);
}

function keyIn(pointer: string, record: RegExp): string | undefined {
  return record.exec(pointer)?.[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
}
