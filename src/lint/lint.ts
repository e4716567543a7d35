import { type EmbeddedText, embeddedBytes, surveyText } from '../snapshot/embedded-text.js';
import { Snapshot } from '../snapshot/snapshot.js';
import { type SnapshotVisitor, walk } from '../snapshot/walk.js';
import { byteOrderMarkLength } from '../text/encoding.js';
import { Place } from '../text/place.js';
import { findRawSecrets, mayHoldSecrets } from '../text/secrets.js';
import { span } from '../text/span.js';
import { type Survey, survey } from '../text/survey.js';
import { findDepthFault, findTreeFaults, type TreeFault } from '../text/tree-faults.js';
import type { JsonValue } from '../text/value.js';
import type { Finding } from './finding.js';
import { finishFindings } from './finish.js';
import { HiddenTexts } from './hidden.js';
import { countMembers, isSuspicious, readText, type Suspicion, suspicionOf } from './read-text.js';
import { type ActiveRule, type RuleCrash, Runner } from './runner.js';
import type { TextFault } from './text-fault.js';

/** What lint needs to know beside the bytes. */
export interface LintSettings {
  readonly rules: readonly ActiveRule[];
  /** Levels of nesting beyond which nothing is read: `max` of text/depth. */
  readonly maxDepth: number;
  /** Larger texts are not looked at: `maxBytes` of text/size. No limit unless given. */
  readonly maxBytes?: number;
}

export interface LintResult {
  readonly findings: readonly Finding[];
  /** Rules that threw. Their further findings are missing; everybody else's are there. */
  readonly crashes: readonly RuleCrash[];
  /** Why the rest of the file was not looked at, where no finding says so because its rule is off. */
  readonly unchecked?: string;
  /** The bytes with everything that must not be shown covered, for code frames. Often the same array. */
  readonly shownBytes: Uint8Array;
}

/**
 * Lints the bytes of one snapshot. Pure: the same bytes and settings give the same findings.
 *
 * @param surveyed gives the survey of the bytes, where somebody else has made it in the meantime
 */
export function lintText(
  bytes: Uint8Array,
  settings: LintSettings,
  surveyed: () => Survey = () => survey(bytes),
): LintResult {
  if (settings.maxBytes !== undefined && bytes.length > settings.maxBytes)
    return lintSize(bytes.length, settings);
  return new Lint(bytes, settings, surveyed).run();
}

/** Lints a file of `size` bytes that is too large to be read. */
export function lintSize(size: number, settings: LintSettings): LintResult {
  const bytes = new Uint8Array();
  const runner = new Runner(settings.rules, bytes);
  runner.on('textFault')({ kind: 'size', bytes: size });
  const result = finishFindings(bytes, undefined, runner, new HiddenTexts());
  return withUnchecked(result, 'it is larger than text/size allows, and that rule is off');
}

function withUnchecked(result: LintResult, why: string): LintResult {
  return result.findings.length > 0 || result.crashes.length > 0 ? result : { ...result, unchecked: why };
}

const ignore = (): void => {};
/** A visitor that listens to nothing. */
const NOBODY: SnapshotVisitor = {
  schemaFault: ignore,
  section: ignore,
  item: ignore,
  questEntry: ignore,
  questPair: ignore,
  requirement: ignore,
  subscription: ignore,
  otherTask: ignore,
  effect: ignore,
  embeddedText: ignore,
  rawEmbedded: ignore,
};

class Lint {
  private readonly runner: Runner;
  private readonly hidden = new HiddenTexts();
  private readonly textFault: (fault: TextFault) => void;
  /** Byte offset of the text after a byte-order mark. */
  private readonly textStart: number;
  /** Secrets wait until it is known which strings are read as JSON: inside those they are told from inside. */
  private readonly secrets: { readonly holder: Place | undefined; readonly fault: TreeFault }[] = [];
  private readonly readAsJson = new Set<string>();

  constructor(
    private readonly bytes: Uint8Array,
    private readonly settings: LintSettings,
    private readonly surveyed: () => Survey,
  ) {
    this.runner = new Runner(settings.rules, bytes);
    this.textFault = this.runner.on('textFault');
    this.textStart = byteOrderMarkLength(bytes);
  }

  run(): LintResult {
    const { bytes, runner, settings } = this;
    this.textFault({ kind: 'size', bytes: bytes.length });
    const reading = readText(bytes, settings.maxDepth, this.surveyed);
    for (const fault of reading.faults) this.textFault(fault);
    if (reading.kind === 'unreadable') {
      for (const secret of findRawSecrets(bytes)) this.hidden.add(secret.text, undefined, secret.span);
      const result = finishFindings(bytes, undefined, runner, this.hidden);
      return withUnchecked(result, 'it cannot be read as JSON, and the rule that would say why is off');
    }
    const suspicion = suspicionOf(reading.survey.surface, reading.value, reading.survey.secretHints);
    this.treeFaults(bytes.subarray(this.textStart), this.textStart, undefined, suspicion);
    this.walk(reading.value, reading.survey);
    this.tellSecrets();
    return finishFindings(bytes, reading.value, runner, this.hidden);
  }

  private walk(value: JsonValue, found: Survey): void {
    const { runner, settings } = this;
    const { inside } = found;
    const clean =
      !found.secretHints && !inside.numbersToCheck && !inside.surrogatesToCheck && !inside.keysToCheck;
    const surfaceSurveyed = clean && inside.depth <= settings.maxDepth;
    let membersInside = 0;
    const surfaceTexts: EmbeddedText[] = [];
    const snapshot = new Snapshot(value);
    const options = { maxDepth: settings.maxDepth, surfaceSurveyed };
    runner.setSnapshot(snapshot, (visit) => walk(snapshot, { ...NOBODY, subscription: visit }, options));
    runner.on('snapshot')(snapshot);
    const embeddedText = runner.on('embeddedText');
    const rawEmbedded = runner.on('rawEmbedded');
    walk(
      snapshot,
      {
        schemaFault: runner.on('schemaFault'),
        section: runner.on('section'),
        item: runner.on('item'),
        questEntry: runner.on('questEntry'),
        questPair: runner.on('questPair'),
        requirement: runner.on('requirement'),
        subscription: runner.onSubscription(),
        otherTask: runner.on('otherTask'),
        effect: runner.on('effect'),
        rawEmbedded: (role, raw, place) => rawEmbedded({ role, value: raw, place }),
        embeddedText: (text) => {
          const { reading } = text;
          // The survey of the file has looked into strings that hold objects and lists only.
          const surveyed = reading.kind === 'value' && reading.survey === undefined;
          if (surveyed && typeof reading.value === 'object') {
            if (!inside.escapedKeys) return embeddedText(text);
            membersInside += countMembers(reading.value);
            surfaceTexts.push(text);
          } else {
            this.inside(text, found.secretHints);
          }
          embeddedText(text);
        },
      },
      options,
    );
    // Some string has equal keys, or only looks as if it held JSON: now each is surveyed by itself.
    if (surfaceSurveyed && inside.escapedKeys && membersInside !== inside.members) {
      for (const text of surfaceTexts) this.inside(text, false);
    }
    runner.on('snapshotEnd')(snapshot);
  }

  /** The rules of the family `text` hold inside strings that hold JSON, too. */
  private inside(text: EmbeddedText, fileMayHoldSecrets: boolean): void {
    const { reading, place } = text;
    if (reading.kind === 'too-deep') {
      const fault = findDepthFault(embeddedBytes(text), this.settings.maxDepth);
      if (fault !== undefined)
        this.textFault({ kind: 'depth', holder: place, ...fault, max: this.settings.maxDepth });
    }
    if (reading.kind !== 'value') return;
    const secrets = fileMayHoldSecrets && mayHoldSecrets(text.text);
    const found = reading.survey ?? surveyText(text.text);
    const suspicion = suspicionOf(found.surface, reading.value, secrets);
    if (secrets) this.readAsJson.add(placeName(place));
    if (isSuspicious(suspicion)) this.treeFaults(embeddedBytes(text), 0, place, suspicion);
  }

  private treeFaults(
    bytes: Uint8Array,
    offset: number,
    holder: Place | undefined,
    suspicion: Suspicion,
  ): void {
    if (!isSuspicious(suspicion)) return;
    for (const fault of findTreeFaults(bytes, suspicion)) {
      const shifted = offset === 0 ? fault : shift(fault, offset);
      if (fault.kind === 'secret') this.secrets.push({ holder, fault: shifted });
      else this.textFault({ kind: 'tree', holder, fault: shifted });
    }
  }

  private tellSecrets(): void {
    for (const { holder, fault } of this.secrets) {
      if (fault.kind !== 'secret') continue;
      // Of equal keys only the last is read as JSON, so what is told from inside is hidden from outside, too.
      for (const secret of fault.secrets) this.hidden.add(secret.text, holder, secret.span);
      const place = (holder?.inside() ?? Place.root).along(fault.path);
      if (this.readAsJson.has(placeName(place))) continue;
      this.textFault({ kind: 'tree', holder, fault });
    }
  }
}

function shift(fault: TreeFault, offset: number): TreeFault {
  const moved = (at: TreeFault['span']): TreeFault['span'] => span(at.start + offset, at.end + offset);
  if (fault.kind === 'duplicate-key') return { ...fault, span: moved(fault.span), first: moved(fault.first) };
  if (fault.kind === 'secret') {
    const secrets = fault.secrets.map((secret) => ({ ...secret, span: moved(secret.span) }));
    return { ...fault, secrets, span: moved(fault.span) };
  }
  return { ...fault, span: moved(fault.span) };
}

function placeName(place: Place): string {
  const { pointer, embedded } = place.pointers;
  return [pointer, ...embedded].join('#');
}
