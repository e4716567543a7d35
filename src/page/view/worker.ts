import type { Finding, JsonValue } from '../../../dist/index.js';
import { frameAt, textOf, visible } from './frames.js';
import type { Call, Jobs, Reply, ShownFinding } from './shapes.js';

/** The library as it is published, served beside this script. */
const LIBRARY: string = './roomlint.js';
const library: Promise<typeof import('../../../dist/index.js')> = import(LIBRARY);
/** More changes of a plan are counted. */
const MAX_CHANGES = 2_000;
const MAX_VALUE = 2_000;

async function jobs(): Promise<Jobs> {
  const roomlint = await library;
  let bytes: Uint8Array = new Uint8Array();
  let config: JsonValue = {};
  let found: readonly Finding[] = [];
  let mask: Masking | undefined;
  /** What comes from the file, without its credentials. */
  const covered = <Value>(value: Value): Value => {
    mask ??= roomlint.credentialMask(bytes);
    return mask(value);
  };
  const shown = (finding: Finding, from: Uint8Array): ShownFinding => {
    const { rule, level, message, start, end, subject = '', fix } = finding;
    const { summary = '', why = '', source = '' } = roomlint.rulePack.get(rule) ?? {};
    const frame = frameAt(from, start.offset, end.offset);
    const explanation = { summary, why, source };
    const place = { line: start.line, column: start.column };
    return { rule, level, message, ...place, subject, frame, explanation, fix: fix && shownFix(fix, from) };
  };
  const shownFix = (fix: NonNullable<Finding['fix']>, from: Uint8Array): ShownFinding['fix'] => {
    const { safety, description, edits, holdsSecret } = fix;
    const [first, last] = [edits[0], edits.at(-1)];
    if (holdsSecret === true || first === undefined || last === undefined)
      return { safety, description, change: undefined };
    const [start, end] = [Math.max(0, first.start - 40), Math.min(from.length, last.end + 40)];
    let after = '';
    let at = start;
    for (const edit of edits) {
      after += textOf(from.subarray(at, edit.start)) + visible(edit.text);
      at = edit.end;
    }
    after += textOf(from.subarray(at, end));
    return { safety, description, change: { before: textOf(from.subarray(start, end)), after } };
  };
  return {
    look: (given, of) => {
      bytes = given;
      config = of as JsonValue;
      mask = undefined;
    },
    fault: (error) => {
      try {
        // A message may quote the file.
        return covered(messageOf(error));
      } catch (unshown) {
        return messageOf(unshown);
      }
    },
    findings: () => {
      const { findings, shownBytes } = roomlint.checkSnapshot(bytes, config);
      found = findings;
      return findings.map((finding) => shown(finding, shownBytes));
    },
    fixOne: (index) => {
      const { fix, fingerprint } = found[index] ?? {};
      if (fix === undefined) throw new RangeError('this finding has no fix: check the file again');
      const { splices, after, refused } = roomlint.repairSnapshot(bytes, config, {
        unsafe: fix.safety === 'unsafe',
        only: (finding) => finding.fingerprint === fingerprint,
      });
      if (splices.length === 0)
        throw new RangeError(`not fixed: ${refused[0]?.notFixed ?? 'see the other findings'}`);
      return after.bytes;
    },
    fixAll: () => roomlint.repairSnapshot(bytes, config).after.bytes,
    outline: () => covered(roomlint.outlineSnapshot(bytes, config)),
    item: (key) => covered(roomlint.outlineSnapshot(bytes, config, { item: key })),
    logic: (key) => covered(logicOf(JSON.parse(new TextDecoder().decode(bytes)), key)),
    graph: () => covered(roomlint.graphSnapshot(bytes)),
    analyses: () => covered(roomlint.analyseSnapshot(bytes)),
    play: (script, seed) => covered(roomlint.simulateSnapshot(bytes, script, { seed })),
    plan: (room) => {
      const ofBoth = roomlint.credentialMask(bytes, room);
      const { verdict, changes } = roomlint.planImport(room, bytes);
      const all = [...changes];
      const first = all.slice(0, MAX_CHANGES).map(({ kind, pointer, embedded, before, after }) => ({
        kind,
        place: ofBoth([pointer, ...embedded].join(' › ')),
        before: valueText(before, ofBoth),
        after: valueText(after, ofBoth),
      }));
      return { verdict, changes: first, more: all.length - first.length };
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Masking = ReturnType<typeof import('../../../dist/index.js').credentialMask>;

function valueText(value: JsonValue | undefined, mask: Masking): string {
  if (value === undefined) return '';
  const text = mask(JSON.stringify(value));
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

function logicOf(snapshot: unknown, key: string): string {
  const logic = fieldOf(fieldOf(snapshot, 'logic'), key);
  if (typeof logic !== 'string') return logic === undefined ? '' : JSON.stringify(logic, undefined, 2);
  try {
    return JSON.stringify(JSON.parse(logic), undefined, 2);
  } catch {
    return logic;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

const ready = jobs();

self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
  void ready.then((all): void => {
    const { id, job, given } = data;
    const reply = (content: Reply): void => self.postMessage(content);
    try {
      // biome-ignore lint/plugin: a job takes two values at most
      reply({ id, value: Reflect.apply(all[job], undefined, given) });
    } catch (error) {
      reply({ id, fault: all.fault(error) });
    }
  });
});
