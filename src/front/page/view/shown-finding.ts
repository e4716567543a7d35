import type { Finding, Splice } from '../../../../dist/index.js';
import { brief, frameAt, textOf } from './frames.js';
import type { Library } from './library.js';
import type { ShownFinding, ShownFix } from './shapes.js';

const MAX_VALUE = 2_000;
/** The edits of a fix that are shown, and the bytes around each. */
const MAX_EDITS = 6;
const AROUND = 40;

/** @param from the file with its credentials masked */
export function shownFinding(
  finding: Finding,
  from: Uint8Array,
  { rulePack }: Pick<Library, 'rulePack'>,
): ShownFinding {
  const { rule, level, message, start, end, subject = '', fix, fingerprint } = finding;
  return {
    rule,
    summary: rulePack.get(rule)?.summary ?? '',
    level,
    message: brief(message, MAX_VALUE),
    line: start.line,
    column: start.column,
    subject: brief(subject, MAX_VALUE),
    frame: frameAt(from, start.offset, end.offset),
    fix: fix && shownFix(fix, from),
    quest: questOf(finding),
    fingerprint,
  };
}

function shownFix(fix: NonNullable<Finding['fix']>, from: Uint8Array): ShownFix {
  const { safety, edits, holdsSecret } = fix;
  const description = brief(fix.description, MAX_VALUE);
  if (holdsSecret === true) return { safety, description, change: undefined };
  return { safety, description, change: changeOf(edits, from) };
}

/** The first edits with the bytes around them, before and after. */
function changeOf(edits: readonly Splice[], from: Uint8Array): { before: string; after: string } {
  let [before, after, at] = ['', '', 0];
  const both = (text: string): void => {
    before += text;
    after += text;
  };
  const shown = edits.slice(0, MAX_EDITS);
  for (const [index, { start, end, text }] of shown.entries()) {
    if (index > 0 && start - AROUND > at) {
      both(`${textOf(from.subarray(at, at + AROUND))} … `);
      at = start - AROUND;
    }
    both(textOf(from.subarray(Math.max(at, start - AROUND), start)));
    const removed = textOf(from.subarray(start, Math.min(end, start + MAX_VALUE)));
    before += end - start > MAX_VALUE ? `${removed}…` : removed;
    after += brief(text, MAX_VALUE);
    at = end;
  }
  both(textOf(from.subarray(at, at + AROUND)));
  const more = edits.length - shown.length;
  if (more > 0) both(` … and ${more} more places`);
  return { before, after };
}

/** The quest that a finding is about, or that it names. */
function questOf({ pointer, related }: Finding): string | undefined {
  for (const each of [pointer, ...related.map((place) => place.pointer)]) {
    const key = /^\/quests\/([^/]+)/.exec(each)?.[1];
    if (key !== undefined) return key.replaceAll('~1', '/').replaceAll('~0', '~');
  }
  return undefined;
}
