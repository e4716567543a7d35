import type {
  Finding,
  JsonValue,
  KnownFindings,
  PlanLine,
  PlayReport,
  SnapshotPlay,
  Splice,
} from '../../../dist/index.js';
import { frameAt, textOf, visible } from './frames.js';
import type { Call, Jobs, Reply, ShownFinding, ShownPlay, ShownStep } from './shapes.js';

/** The library as it is published, served beside this script. */
const LIBRARY: string = './roomlint.js';
const library: Promise<typeof import('../../../dist/index.js')> = import(LIBRARY);
/** More lines of a part of a plan are counted. */
const MAX_CHANGES = 2_000;
const MAX_VALUE = 2_000;
/** More findings are counted. */
const MAX_FINDINGS = 500;
/** The edits of a fix that are shown, and the bytes around each. */
const MAX_EDITS = 6;
const AROUND = 40;

async function jobs(): Promise<Jobs> {
  const roomlint = await library;
  let bytes: Uint8Array = new Uint8Array();
  let config: JsonValue = {};
  let known: KnownFindings | undefined;
  let found: readonly Finding[] = [];
  let opened: SnapshotPlay | undefined;
  const room = (): SnapshotPlay => {
    opened ??= new roomlint.SnapshotPlay(bytes);
    return opened;
  };
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
    return {
      rule,
      level,
      message,
      ...place,
      subject,
      frame,
      explanation,
      fix: fix && shownFix(fix, from),
      quest: questOf(finding),
    };
  };
  const shownFix = (fix: NonNullable<Finding['fix']>, from: Uint8Array): ShownFinding['fix'] => {
    const { safety, description, edits, holdsSecret } = fix;
    if (holdsSecret === true) return { safety, description, change: undefined };
    return { safety, description, change: changeOf(edits, from) };
  };
  return {
    look: (given, of, accepted) => {
      bytes = given;
      config = of as JsonValue;
      known = accepted;
      mask = undefined;
      opened = undefined;
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
      const { findings, shownBytes } = roomlint.checkSnapshot(bytes, config, { known });
      found = findings;
      const first = findings.slice(0, MAX_FINDINGS);
      return {
        findings: first.map((finding) => shown(finding, shownBytes)),
        more: findings.length - first.length,
        isFixable: findings.some(({ fix }) => fix?.safety === 'safe'),
      };
    },
    fixOne: (index) => {
      const { fix, fingerprint } = found[index] ?? {};
      if (fix === undefined) throw new RangeError('this finding has no fix: check the file again');
      const { splices, after, refused } = roomlint.repairSnapshot(bytes, config, {
        unsafe: fix.safety === 'unsafe',
        only: (finding) => finding.fingerprint === fingerprint,
        known,
      });
      if (splices.length === 0)
        throw new RangeError(`not fixed: ${refused[0]?.notFixed ?? 'see the other findings'}`);
      return after.bytes;
    },
    fixAll: () => roomlint.repairSnapshot(bytes, config, { known }).after.bytes,
    outline: () => covered(roomlint.outlineSnapshot(bytes, config)),
    item: (key) => covered(roomlint.outlineSnapshot(bytes, config, { item: key })),
    logic: (key) => covered(logicOf(JSON.parse(new TextDecoder().decode(bytes)), key)),
    graph: () => covered(roomlint.graphSnapshot(bytes)),
    analysis: (quest) => {
      const { active, completed, ...named } = room().analysis(quest) ?? {};
      if (active === undefined || completed === undefined) return undefined;
      // Plays are played, and not shown.
      const [whole, shownVerdicts] = [{ active, completed }, covered({ active, completed })];
      const verdict = (state: 'active' | 'completed') =>
        whole[state].verdict === 'reachable' ? whole[state] : shownVerdicts[state];
      return {
        ...covered({ id: '', name: '', ...named }),
        active: verdict('active'),
        completed: verdict('completed'),
      };
    },
    play: (lines, seed) => shownPlay(room().after(lines, { seed }), covered),
    script: (lines, seed) => {
      const script = room().script(lines, { seed });
      // Ids in the place of Names that hold a credential.
      return covered(script) === script ? script : covered(room().script(lines, { seed, byId: true }));
    },
    plan: (room) => {
      const { verdict, changes, notes, destroyed, looksLike } = roomlint.describeImport(room, bytes);
      const part = (title: string, lines: readonly PlanLine[]) => ({
        title,
        lines: lines.slice(0, MAX_CHANGES),
        more: Math.max(0, lines.length - MAX_CHANGES),
      });
      const parts = [
        part('What changes', changes),
        part('Notes', notes),
        part('What is destroyed', destroyed),
      ];
      return { verdict, parts: parts.filter(({ lines }) => lines.length > 0), looksLike };
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
    before += cut(textOf(from.subarray(start, Math.min(end, start + MAX_VALUE))), end - start);
    after += cut(visible(text.slice(0, MAX_VALUE)), text.length);
    at = end;
  }
  both(textOf(from.subarray(at, at + AROUND)));
  const more = edits.length - shown.length;
  if (more > 0) both(` … and ${more} more places`);
  return { before, after };
}

function cut(text: string, length: number): string {
  return length > MAX_VALUE ? `${text}…` : text;
}

/** The quest that a finding is about, or that it names. */
function questOf({ pointer, related }: Finding): string | undefined {
  for (const each of [pointer, ...related.map((place) => place.pointer)]) {
    const key = /^\/quests\/([^/]+)/.exec(each)?.[1];
    if (key !== undefined) return key.replaceAll('~1', '/').replaceAll('~0', '~');
  }
  return undefined;
}

function shownPlay(report: PlayReport, covered: <Value>(value: Value) => Value): ShownPlay {
  const shown = covered(report);
  const steps = (kind: 'steps' | 'idle'): ShownStep[] =>
    report[kind].map(({ step }, index) => ({
      events: shown[kind][index]?.events ?? [],
      step,
      text: covered(step),
    }));
  const quests = shown.quests.map((quest, index) => {
    const { id = '', word } = report.quests[index] ?? {};
    return { ...quest, id, ...(word === undefined ? {} : { word }) };
  });
  return { ...shown, quests, steps: steps('steps'), idle: steps('idle') };
}

type Masking = ReturnType<typeof import('../../../dist/index.js').credentialMask>;

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
