import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { tryParseJson } from '../../src/bytes/json/parse-json.js';
import type { PlainJson } from '../../src/bytes/json/value.js';
import { decodeLoosely } from '../../src/bytes/text/encoding.js';
import { Baseline } from '../../src/verdict/lint/baseline.js';
import type { Finding } from '../../src/verdict/lint/finding.js';
import { plainFinding } from '../../src/verdict/lint/located-finding.js';
import type { LintResult } from '../../src/verdict/lint/result.js';
import { outlineOf } from '../../src/verdict/play/outline.js';
import { checkRoom, type PlayableRoom, readRoom } from '../../src/verdict/play/read-room.js';
import { SnapshotError } from '../../src/verdict/references/read-snapshot.js';
import { JsonReporter } from '../../src/verdict/report/json-report.js';
import { SummaryCounter } from '../../src/verdict/report/report.js';
import { NO_PAGES } from '../../src/verdict/report/rule-pages.js';
import { findLoss } from '../../src/verdict/roundtrip/find-loss.js';
import { scrubText, UnscrubbableError } from '../../src/verdict/scrub/scrub.js';
import { placeOf } from '../lint-example.js';
import { ROOT, type Room, RUNNER, roomsOf } from './pages.js';

/* What must hold for every room on every page, whatever is found in it. Each is checked once. */

interface Checked extends Room {
  readonly index: number;
  readonly text: string;
  readonly result: LintResult;
  /** What `show` reads while the room is checked, or why it is not a room. */
  readonly playable: PlayableRoom | SnapshotError;
}

/** The findings of other bytes, checked as the room is. */
const findingsOf = (room: Room, bytes: Uint8Array): readonly Finding[] =>
  RUNNER.linter(room.case).lint(bytes).findings.map(plainFinding);

const ORACLES: Readonly<Record<string, (room: Checked) => void>> = {
  'lines and columns are those of the offsets': ({ bytes, result: { findings } }) => {
    for (const { start, end } of findings.flatMap((each) => [each, ...each.related])) {
      for (const at of [start, end]) expect(lineAndColumn(bytes, at.offset)).toEqual([at.line, at.column]);
      expect(end.offset).toBeGreaterThanOrEqual(start.offset);
    }
  },
  'findings are in the order of the file, each once': ({ result: { findings } }) => {
    const offsets = findings.map(({ start }) => start.offset);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    const prints = findings.map(({ rule, fingerprint }) => `${rule} ${fingerprint}`);
    expect(new Set(prints).size).toBe(prints.length);
  },
  'fixes lose nothing, leave nothing to fix and cause nothing new': (room) => {
    const { bytes, result } = room;
    const {
      splices,
      after,
      result: left,
      unfinished,
    } = RUNNER.linter(room.case).repair(bytes, { unsafe: true, first: result, findLoss });
    expect(unfinished).toBe(false);
    expect(left.findings.filter(({ fix, notFixed }) => fix !== undefined && notFixed === undefined)).toEqual(
      [],
    );
    // Outside of the splices, the bytes are the same bytes.
    let [from, moved] = [0, 0];
    for (const { start, end, text } of [...splices, { start: bytes.length, end: bytes.length, text: '' }]) {
      expect(after.bytes.subarray(from + moved, start + moved)).toEqual(bytes.subarray(from, start));
      [from, moved] = [end, moved + Buffer.byteLength(text) - (end - start)];
    }
    if (splices.length === 0) expect(after.bytes).toEqual(bytes);
    // What a text contains that could not be read is only known after its repair.
    if (result.findings.some(({ rule }) => isAboutReading(rule))) return;
    const count = (findings: readonly Finding[], id: string): number =>
      findings.filter(({ rule }) => rule === id).length;
    for (const id of new Set(left.findings.map(({ rule }) => rule)))
      if (!REVEALED.some((name) => id.startsWith(name)))
        expect(count(left.findings, id), id).toBeLessThanOrEqual(count(result.findings, id));
  },
  'a baseline of its findings hides all of them': ({ result: { findings } }) => {
    const baseline = Baseline.empty();
    baseline.accept('room.json', findings);
    expect(Baseline.read(baseline.toString()).unknown('room.json', findings)).toEqual([]);
  },
  'one line or CRLF instead of LF changes no finding': (room) => {
    const value = tryParseJson(room.text);
    if (value === undefined || JSON.stringify(value, null, 2) !== room.text.trimEnd()) return;
    const { findings } = room.result;
    if (findings.some(({ message }) => / line \d| bytes|\d MB/.test(message))) return;
    const said = (some: readonly Finding[]): readonly string[] =>
      some.map(({ rule, kind, level, message, ...at }) =>
        [level, rule, kind, placeOf(at), message].join(' '),
      );
    const spellings = [JSON.stringify(value), room.text.replaceAll('\n', '\r\n')];
    // A commit looks at one of them.
    for (const [at, text] of spellings.entries())
      if (isNightly || (room.index + SEED) % spellings.length === at)
        expect(said(findingsOf(room, new TextEncoder().encode(text)))).toEqual(said(findings));
  },
  'the JSON report is as its schema says, with edits in order': ({
    bytes,
    result: { findings, shownBytes },
  }) => {
    const reporter = new JsonReporter(NO_PAGES);
    const summary = { ...new SummaryCounter().summary, passedOver: [] };
    const file = { path: 'room.json', bytes: bytes.length, findings, rules: [], shownBytes };
    const report = JSON.parse([...reporter.file(file), reporter.end(summary)].join('')) as PlainJson;
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    for (const { fix } of findings) {
      const places = fix?.edits.flatMap(({ start, end }) => [start, end]);
      expect(places).toEqual(places?.toSorted((one, other) => one - other));
    }
  },
  'show reads it as it is when nothing is checked': ({ bytes, playable }) => {
    if (playable instanceof SnapshotError) expect(() => readRoom(bytes)).toThrow(playable.message);
    else expect(outlineOf(playable)).toEqual(outlineOf(readRoom(bytes)));
  },
  'scrubbing keeps its length': ({ text, bytes }) => {
    if (!Buffer.from(text).equals(bytes)) return;
    try {
      expect(Buffer.byteLength(scrubText(text))).toBe(bytes.length);
    } catch (error) {
      if (!(error instanceof UnscrubbableError)) throw error;
    }
  },
};

/** A commit looks at each eighth room, and each commit at others; at night at all. */
const PARTS = 8;
const SEED = Number(process.env.PROPERTY_SEED);
const isNightly = process.env.FULL_RUNS !== undefined;

/** Rules that see more after fixes of others: what they find then was there before. */
const REVEALED = [...RUNNER.rules.values()].flatMap(({ reveals = [] }) =>
  reveals.map((names) => names.replace(/\*$/, '')),
);

const validate = new Ajv2020({ strict: false, logger: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(`${ROOT}schemas/report.schema.json`, 'utf8')) as object,
);

const CHOSEN = roomsOf().filter((_, index) => isNightly || (index + SEED) % PARTS === 0);

test.each(CHOSEN.map((room, index) => [room.name, room, index] as const))(
  '%s holds all oracles',
  (_name, room, index) => {
    const checked = check(room, index);
    for (const [name, holds] of Object.entries(ORACLES))
      try {
        holds(checked);
      } catch (error) {
        if (error instanceof Error) error.message = `${name}: ${error.message}`;
        throw error;
      }
  },
);

function check(room: Room, index: number): Checked {
  const linter = RUNNER.linter(room.case);
  const checked = ({ findings, ...others }: LintResult, playable: Checked['playable']): Checked => {
    const result = { ...others, findings: findings.map(plainFinding) };
    return { ...room, index, text: decodeLoosely(room.bytes), result, playable };
  };
  try {
    const { result, playable } = checkRoom(room.bytes, linter);
    return checked(result, playable);
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    return checked(linter.lint(room.bytes), error);
  }
}

function isAboutReading(rule: string): boolean {
  return rule.startsWith('text/') || rule.endsWith('json-string') || rule.endsWith('data-json');
}

/** Counted from the bytes: lines end at LF, CRLF or CR, columns are UTF-16 units, a byte-order mark is none. */
function lineAndColumn(bytes: Uint8Array, offset: number): [line: number, column: number] {
  const before = decodeLoosely(bytes.subarray(0, offset)).replace(/^\uFEFF/, '');
  const lines = before.split(/\r\n|\n|\r/);
  const inCrlf = before.endsWith('\r') && bytes[offset] === 0x0a;
  if (inCrlf) lines.pop();
  return [lines.length, (lines.at(-1) ?? '').length + 1];
}
