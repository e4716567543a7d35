import type { Finding, Splice } from '../../../../dist/index.js';
import { brief, frameAt, textOf } from './frames.js';
import type { Change, ShownFinding, ShownFix } from './shapes.js';
import { plain } from './words.js';

const MAX_VALUE = 2_000;
/** The edits of a fix that are shown, and the bytes around each. */
const MAX_EDITS = 6;
const AROUND = 40;

/** @param from the file with its credentials masked */
export function shownFinding(finding: Finding, from: Uint8Array, notFixed: string | undefined): ShownFinding {
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

function shownFix(fix: NonNullable<Finding['fix']>, from: Uint8Array): ShownFix {
  const { safety, edits, holdsSecret } = fix;
  const description = brief(fix.description, MAX_VALUE);
  if (holdsSecret === true) return { safety, description, change: undefined };
  return { safety, description, change: changeOf(edits, from) };
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
  for (const each of [pointer, ...related.map((place) => place.pointer)]) {
    const key = keyIn(each, /^\/quests\/([^/]+)/);
    if (key !== undefined) return key;
  }
  return undefined;
}

function keyIn(pointer: string, record: RegExp): string | undefined {
  return record.exec(pointer)?.[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
}
