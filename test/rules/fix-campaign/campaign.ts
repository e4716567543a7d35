import { rulePack } from '../../../rules/index.js';
import { applySplices } from '../../../src/json/edit/splices.js';
import { TakenSplices } from '../../../src/json/edit/taken-splices.js';
import { tryParseJson } from '../../../src/json/parse-json.js';
import { isObject } from '../../../src/json/value.js';
import type { Finding } from '../../../src/lint/finding.js';
import { createLinter } from '../../../src/lint/linter.js';
import { activeRules } from '../../../src/lint/pack.js';
import { pureSha256 } from '../../../src/lint/pure-sha256.js';
import type { Repair } from '../../../src/lint/repair.js';
import { compareTexts } from '../../../src/roundtrip/compare.js';
import type { Difference } from '../../../src/roundtrip/difference.js';
import { repairStrictly } from '../../lint/repair-strictly.js';
import { placeOf, settingsFor, toBytes } from '../../lint-example.js';
import type { DamagedRoom } from '../../properties/arbitraries/damage/damaged-room.js';

/*
 * Two or three random faults: fixes leave JSON with every unknown field, need one run, and no rule reports
 * more.
 */

/** What unsafe fixes may bring to light, as docs/fixing.md says. */
const REVEALED: readonly { readonly by: RegExp; readonly rules: RegExp }[] = [
  // A quest that was half there, or a copy with the ids of another, becomes a quest with a name of its own.
  { by: /^quest\/pair-complete$/, rules: /^(?:quest\/(?:bare-)?name-unique|flow\/.*)$/ },
  // Until it is decided which of two things was meant, no flow rule can say that something never happens.
  {
    by: /^(?:quest\/(?:pair-symmetry|status-swapped)|subscription\/(?:quest-name|in-progress-id))$/,
    rules: /^flow\/.*$/,
  },
  // Until it is known which entry is the inProgress one, no reference to either is reported.
  { by: /^quest\/status-swapped$/, rules: /^(?:requirement|subscription)\/in-progress-id$/ },
];

const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('recommended')), pureSha256);
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

interface Checked {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly findings: readonly Finding[];
  /** Whether it is the text to repair, and not what it was before a fault made it unreadable. */
  readonly isReadable: boolean;
  /** Where a fix is right and a comparison takes what it changes for unknown. */
  readonly incomparable: ReadonlySet<string>;
}

/** Of a key that is misspelled and superfluous, one run leaves neither spelling. */
const LEFT_OUT = /^TargetState 0 is never written/;

/** JSON pasted between quotes without escapes, whose fixes change a string that no comparison reads. */
const IN_STRING = /^(?:(?:item|settings)\/extra-data-json|logic\/json-string)$/;

function incomparable(findings: readonly Finding[], isReadable: boolean): ReadonlySet<string> {
  const excepted = findings.filter(
    ({ rule, message, fix }) =>
      LEFT_OUT.test(message) ||
      (!isReadable && IN_STRING.test(rule)) ||
      // The same holds for logic that cannot be read, which an unsafe fix repairs.
      (rule === 'logic/json-string' && fix?.safety === 'unsafe'),
  );
  return new Set(excepted.map(placeOf));
}

function checked(text: string, known?: readonly Finding[], isReadable = true): Checked {
  const bytes = toBytes(text);
  const findings = known ?? linter.lint(bytes).findings;
  return { text, bytes, findings, isReadable, incomparable: incomparable(findings, isReadable) };
}

/** What is wrong with what safe fixes, and all fixes, make of a room; empty when nothing is. */
export function faultsOfRepairs({ text, readable }: DamagedRoom): string[] {
  const bytes = toBytes(text);
  const first = linter.lint(bytes);
  const before = isJson(text) ? checked(text, first.findings) : checked(readable, undefined, false);
  return [false, true].flatMap((unsafe) => {
    const repair = repairStrictly(linter, bytes, { unsafe, first });
    const isChanged = decoder.decode(repair.after.bytes) !== text;
    if (isChanged !== repair.repaired.length > 0)
      return [`changed ${isChanged}, fixes ${repair.repaired.length}`];
    const problems = isChanged ? faultsOf(repair, before, { unsafe, isJson: before.text === text }) : [];
    return problems.map((problem) => `${unsafe ? 'unsafe' : 'safe'}: ${problem}`);
  });
}

function faultsOf(repair: Repair, before: Checked, of: { unsafe: boolean; isJson: boolean }): string[] {
  const { bytes } = repair.after;
  const problems: string[] = repair.unfinished ? ['unfinished'] : [];
  for (const { rule, notFixed } of repair.refused)
    if (notFixed?.includes('would lose')) problems.push(`refused ${rule}: ${notFixed}`);
  const again = repairStrictly(linter, bytes, { unsafe: of.unsafe });
  if (again.repaired.length > 0)
    problems.push(`a second run changes more: ${again.repaired.map(({ rule }) => rule).join(', ')}`);
  // Of a file that cannot be read only some faults have fixes.
  if (!isJson(decoder.decode(bytes))) return of.isJson ? [...problems, 'invalid JSON'] : problems;
  const lost = lostByComparison(before, repair, of.unsafe);
  if (lost.length > 0) problems.push(`lost ${lost.join(', ')}`);
  problems.push(...copiesThatDiffer(before.text, decoder.decode(bytes)));
  return [...problems, ...newFindings(before, repair, of.unsafe)];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}

/** Logic that an item has twice, in extraData as well, is the same twice after fixes. */
function copiesThatDiffer(before: string, after: string): string[] {
  const had = copiesIn(before);
  const has = copiesIn(after);
  return [...had].flatMap(([key, isEqual]) =>
    isEqual && has.get(key) === false ? [`the copies of the logic of ${key} differ`] : [],
  );
}

/** The items with logic in both places, and whether it is the same. */
function copiesIn(text: string): ReadonlyMap<string, boolean> {
  const value = tryParseJson(text.replace(/^\uFEFF/, ''));
  const { roomItems, logic } = isObject(value) ? value : {};
  if (!isObject(roomItems) || !isObject(logic)) return new Map();
  return new Map(
    Object.entries(roomItems).flatMap(([key, item]) => {
      const copy = isObject(item) ? item.extraData : undefined;
      return copy === undefined || !Object.hasOwn(logic, key) ? [] : [[key, copy === logic[key]] as const];
    }),
  );
}

/** Fixes leave no rule with more findings than it had. */
function newFindings({ findings }: Checked, { result, repaired }: Repair, unsafe: boolean): string[] {
  const before = countedRules(findings);
  const after = countedRules(result.findings);
  const revealed = unsafe ? REVEALED.filter(({ by }) => repaired.some(({ rule }) => by.test(rule))) : [];
  return result.findings
    .filter(({ rule }) => (before.get(rule) ?? 0) < (after.get(rule) ?? 0))
    .filter(({ rule }) => !revealed.some((each) => each.rules.test(rule)))
    .map((finding) => `new ${finding.rule} ${placeOf(finding)}: ${finding.message}`);
}

function countedRules(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

/** Unknown values that are gone, by roomlint's own comparison. */
function lostByComparison(before: Checked, { after }: Repair, unsafe: boolean): string[] {
  const reference = unsafe ? referenceFor(before, renewsId) : before;
  const { verdict, differences } = compareTexts(reference.bytes, after.bytes, { keep: 'unknown', allow: [] });
  if (verdict !== 'lost') return [];
  return (
    differences
      .filter(({ known, forgiven }) => !known && !forgiven)
      // JSON that was pasted as it is has lost the escapes of the string that it was in.
      .filter(({ class: kind }) => before.isReadable || kind !== 'spelling')
      .filter(({ before: at }) => at === undefined || !before.incomparable.has(placeOf(at)))
      .map(shownDifference)
  );
}

function shownDifference({ before, after, class: kind }: Difference): string {
  const at = before ?? after;
  return `${kind} ${at === undefined ? '' : placeOf(at)}`;
}

/** A text after some of its fixes have been made, and no others. */
function referenceFor(before: Checked, isWanted: (finding: Finding) => boolean): Checked {
  let reference = before;
  for (let round = 0; round < 5; round++) {
    const taken = new TakenSplices([]);
    for (const finding of reference.findings)
      if (isWanted(finding) && finding.fix !== undefined) taken.add(finding.fix.edits);
    if (taken.sorted.length === 0) break;
    const text = decoder.decode(applySplices(reference.bytes, taken.sorted));
    reference = checked(text, undefined, before.isReadable);
  }
  return reference;
}

/** Elements with one Id are matched by order, so that a renewed one seems to be another record. */
function renewsId({ rule }: Finding): boolean {
  return rule === 'subscription/id-unique';
}
