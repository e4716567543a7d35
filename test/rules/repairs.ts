import { rulePack } from '../../rules/index.js';
import { tryParseJson } from '../../src/bytes/json/parse-json.js';
import { isObject, plainJson } from '../../src/bytes/json/value.js';
import type { Finding } from '../../src/verdict/lint/finding.js';
import { createLinter } from '../../src/verdict/lint/linter.js';
import { pureSha256 } from '../../src/verdict/lint/pure-sha256.js';
import type { Repair } from '../../src/verdict/lint/repair.js';
import { activeRules, placeOf, settingsFor, toBytes } from '../lint-example.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import { lostMarks, roomWithUnknownFields } from '../properties/arbitraries/damage/marked-room.js';
import { repairStrictly } from '../verdict/lint/repair-strictly.js';

/* Two or three random faults: fixes lose no unknown field, need one run, and no rule reports more. */

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

/**
 * What is wrong with what fixes make of a room that was damaged; empty when nothing is.
 * @param how with safe fixes alone, with all, or one after the other
 */
export function faultsOfRepairs(room: string, seed: number, how = [false, true]): string[] {
  const marked = roomWithUnknownFields(room, seed);
  const { text, readable, steps } = damagedRoom(marked.text, seed);
  const first = linter.lint(toBytes(text));
  const before = isJson(text) ? first.findings : linter.lint(toBytes(readable)).findings;
  // A fault may have taken some with it.
  const gone = new Set(lostMarks(marked, text));
  return how.flatMap((unsafe) => {
    const repair = repairStrictly(linter, toBytes(text), { unsafe, first });
    const after = Buffer.from(repair.after.bytes).toString();
    const lost = lostMarks(marked, after).filter((field) => !gone.has(field));
    const faults = [
      ...[first, repair.result].flatMap(({ crashes }) => crashes.map(({ rule }) => `${rule} crashed`)),
      ...((after !== text) === repair.repaired.length > 0 ? [] : ['changed without a fix']),
      ...lost.map((field) => `lost ${field}`),
      ...faultsOf(repair, unsafe),
      ...(!isJson(after) && isJson(text) ? ['invalid JSON'] : []),
      ...(isJson(after) && after !== text ? newFindings(before, repair, unsafe) : []),
      ...(isJson(after) ? copiesThatDiffer(isJson(text) ? text : readable, after) : []),
    ];
    return faults.map((fault) => `${steps.join(', ')}: ${unsafe ? 'unsafe' : 'safe'}: ${fault}`);
  });
}

function faultsOf({ unfinished, after }: Repair, unsafe: boolean): string[] {
  const again = repairStrictly(linter, after.bytes, { unsafe });
  return [
    ...(unfinished ? ['unfinished'] : []),
    ...again.repaired.map(({ rule }) => `a second run changes more: ${rule}`),
  ];
}

function isJson(text: string): boolean {
  return tryParseJson(text.replace(/^\uFEFF/, '')) !== undefined;
}

/** Logic that an item has twice, in extraData as well, is the same twice after fixes. */
function copiesThatDiffer(before: string, after: string): string[] {
  const has = copiesIn(after);
  return [...copiesIn(before)].flatMap(([key, isEqual]) =>
    isEqual && has.get(key) === false ? [`the copies of the logic of ${key} differ`] : [],
  );
}

/** The items with logic in both places, and whether it is the same. */
function copiesIn(text: string): ReadonlyMap<string, boolean> {
  const value = plainJson(tryParseJson(text.replace(/^\uFEFF/, '')));
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
function newFindings(before: readonly Finding[], { result, repaired }: Repair, unsafe: boolean): string[] {
  const countOf = (findings: readonly Finding[], id: string): number =>
    findings.filter(({ rule }) => rule === id).length;
  const revealed = unsafe ? REVEALED.filter(({ by }) => repaired.some(({ rule }) => by.test(rule))) : [];
  return result.findings
    .filter(({ rule }) => countOf(before, rule) < countOf(result.findings, rule))
    .filter(({ rule }) => !revealed.some((each) => each.rules.test(rule)))
    .map((finding) => `new ${finding.rule} ${placeOf(finding)}: ${finding.message}`);
}
