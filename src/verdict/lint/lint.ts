import type { Splice } from '../../bytes/json/edit/edit.js';
import { spliced, TakenSplices } from '../../bytes/json/edit/splices.js';
import { Place } from '../../bytes/json/place.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { mayHoldCredentials, type Prescan } from '../../bytes/scan/prescan.js';
import { fromQuotedPrintable } from '../../bytes/scan/quoted-printable.js';
import { mayHoldSecrets, TooManyCredentialsError } from '../../bytes/scan/secrets.js';
import {
  findDepthFault,
  findTreeFaults,
  type TreeFault,
  type TreeFaultSearch,
} from '../../bytes/scan/tree-faults.js';
import { EQUALS } from '../../bytes/text/characters.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { span } from '../../bytes/text/span.js';
import { FlowReading } from '../../model/flow/flow.js';
import type { OwnedComplaints } from '../../model/schema/index.js';
import { type EmbeddedText, embeddedBytes, prescanText } from '../../model/snapshot/embedded-text.js';
import { itemLogicIn } from '../../model/snapshot/item-logic.js';
import { NameReader } from '../../model/snapshot/name-reader.js';
import { Snapshot } from '../../model/snapshot/snapshot.js';
import type { SnapshotVisitor } from '../../model/snapshot/walk.js';
import { claimKey } from './draft.js';
import { isMeantAsSnapshot, namesSnapshot } from './holds-snapshot.js';
import type { Limits } from './limits.js';
import type { ListenerTable } from './listeners.js';
import { PrescannedStrings } from './prescanned-strings.js';
import { isSuspicious, readText, suspicionOf, type TextReading } from './read-text.js';
import { Redaction } from './redaction.js';
import { Reported } from './reported.js';
import type { LintedText } from './result.js';
import type { TextFault } from './rule.js';
import { Runner } from './runner.js';
import type { NewSha256 } from './sha256.js';

/** What a lint of one file needs to know besides the bytes. */
export interface LintSettings extends Limits {
  readonly listeners: ListenerTable;
  /** Complaints of the schemas that rules report themselves. */
  readonly owned: OwnedComplaints;
  /** Says why nothing was checked of a file beyond maxBytes, where the rule that reports it is off. */
  readonly whyTooLarge: string;
  readonly newSha256: NewSha256;
}

/** Lints bytes. @param see gets the snapshot and the flow that this reads */
export function lintBytes(bytes: Uint8Array, settings: LintSettings, see: SeeSnapshot | undefined): Reported {
  const lint = new Lint(bytes, settings, see);
  return lint.run(lint.read());
}

/** Called with the snapshot and flow that a lint has read, so that nobody reads them again. */
export type SeeSnapshot = (snapshot: Snapshot, flow: FlowReading['flow']) => void;

/** Lints bytes if they hold a snapshot. */
export function lintIfSnapshot(bytes: Uint8Array, settings: LintSettings): Reported | 'no snapshot' {
  const lint = new Lint(bytes, settings);
  const reading = lint.read();
  return isSnapshot(reading, bytes) ? lint.run(reading) : 'no snapshot';
}

function isSnapshot(reading: TextReading, bytes: Uint8Array): boolean {
  return reading.kind === 'value' ? isMeantAsSnapshot(reading.value) : namesSnapshot(bytes);
}

/** Lints a file of `size` bytes that is too large to be read. */
export function lintSize(size: number, settings: LintSettings): Reported {
  const bytes = new Uint8Array();
  const runner = new Runner(settings.listeners);
  runner.emitter('textFault')({ kind: 'size', bytes: size });
  const { newSha256, whyTooLarge } = settings;
  const { failedRecords } = runner;
  const text = { bytes, value: undefined, hidden: new Redaction(), newSha256, failedRecords };
  return new Reported(runner, text, whyTooLarge);
}

/** For a text whose fault no finding reports. */
const WHY_UNCHECKED = {
  unreadable: 'it is not valid JSON, and the rule that reports why is off',
  oversized: 'a section has too many records, and the rule that reports it is off',
} as const;

/** One lint: what is reported of the bytes, of the strings that hold JSON, and of the records in them. */
class Lint {
  private readonly runner: Runner;
  private readonly hidden = new Redaction();
  private readonly textFault: (fault: TextFault) => void;
  /** Byte offset of the text after a byte-order mark. */
  private readonly textStart: number;
  /** Secrets wait until it is known which strings are JSON, which report their own. */
  private readonly secrets: { readonly holder: Place | undefined; readonly fault: TreeFault }[] = [];
  /** The places of strings that are JSON, by {@link claimKey}. */
  private readonly readAsJson = new Set<string>();
  constructor(
    private readonly bytes: Uint8Array,
    private readonly settings: LintSettings,
    private readonly see?: SeeSnapshot,
  ) {
    this.runner = new Runner(settings.listeners);
    this.textFault = this.runner.emitter('textFault');
    this.textStart = byteOrderMarkLength(bytes);
  }

  read(): TextReading {
    return readText(this.bytes, this.settings);
  }

  run(reading: TextReading): Reported {
    try {
      return this.report(reading);
    } catch (error) {
      if (!(error instanceof TooManyCredentialsError)) throw error;
      const text = { ...this.text(undefined), bytes: new Uint8Array(), hidden: new Redaction() };
      return new Reported(new Runner(this.settings.listeners), text, error.message);
    }
  }

  private report(reading: TextReading): Reported {
    const { bytes, runner } = this;
    this.textFault({ kind: 'size', bytes: bytes.length });
    for (const fault of reading.faults) this.textFault(fault);
    if (reading.kind !== 'value') {
      this.hide(bytes);
      this.hideRestored(reading);
      return new Reported(runner, this.text(undefined), WHY_UNCHECKED[reading.kind]);
    }
    if (reading.prescan.secretHints) this.hidden.addFrom(bytes);
    const suspicion = suspicionOf(reading.prescan.surface, reading.value, reading.prescan.secretHints);
    this.treeFaults(bytes.subarray(this.textStart), this.textStart, undefined, suspicion);
    this.walk(reading.value, reading.prescan);
    this.reportSecrets();
    return new Reported(runner, this.text(reading.value));
  }

  private text(value: JsonValue | undefined): LintedText {
    const { bytes, hidden, settings, runner } = this;
    return { bytes, value, hidden, newSha256: settings.newSha256, failedRecords: runner.failedRecords };
  }

  /** Masks the credentials of a text that cannot be read. */
  private hide(bytes: Uint8Array): void {
    if (mayHoldCredentials(bytes)) this.hidden.addFrom(bytes);
  }

  /** Masks the credentials that only appear once the syntax is corrected: a fix would print them. */
  private hideRestored({ faults }: TextReading): void {
    const taken = new TakenSplices(this.bytes.length);
    for (const each of faults) {
      const fix = each.kind === 'syntax' ? each.fault.fix : undefined;
      if (fix === undefined) continue;
      const splices: Splice[] = [];
      for (const { span, text } of fix.replacements) splices.push({ ...span, text });
      taken.add(splices);
    }
    const splices = taken.sorted;
    const restored = splices.length === 0 ? this.bytes : spliced(this.bytes, splices);
    if (!mayHoldCredentials(restored)) return;
    const decoded = restored.includes(EQUALS) ? fromQuotedPrintable(restored) : restored;
    if (decoded !== this.bytes) this.hidden.addRestored(decoded);
  }

  /** Walks the snapshot once, and hands each part to the rules that listen to it. */
  private walk(value: JsonValue, found: Prescan): void {
    const { runner, settings } = this;
    const { maxDepth, owned } = settings;
    const strings = new PrescannedStrings(found, maxDepth, (text, mayHoldSecrets) =>
      this.inside(text, mayHoldSecrets),
    );
    const snapshot = new Snapshot(value, {
      maxDepth,
      surface: strings.surface,
      owned,
    });
    const { asksFlow, asksNames } = settings.listeners;
    const flow = new FlowReading(snapshot);
    const flowOf: FlowReading['flow'] = (knowledge) => flow.flow(knowledge);
    const names = new NameReader();
    runner.setSnapshot(snapshot, flowOf, names);
    const visitor = this.visitorOf(snapshot, strings, asksNames ? names : undefined);
    const named = asksNames ? names.reading(visitor) : visitor;
    snapshot.walk(flow.reading(named, { faults: asksFlow, model: this.see !== undefined }));
    strings.end();
    runner.emitter('snapshot')(snapshot);
    if (snapshot.quests !== undefined) runner.emitter('quests')(snapshot.quests);
    runner.emitFlow();
    this.see?.(snapshot, flowOf);
  }

  /** What the walk calls: the listeners of rules, and notes on what failed. */
  private visitorOf(
    snapshot: Snapshot,
    strings: PrescannedStrings,
    names: NameReader | undefined,
  ): Partial<SnapshotVisitor> {
    const { runner } = this;
    const { failures } = runner;
    const onEmbedded = runner.emitter('embedded');
    const schemaFault = runner.emitter('schemaFault');
    const itemLogic = runner.emitter('itemLogic');
    return {
      schemaFault: (placed) => {
        failures.addFault(placed.place, placed.fault, placed.record === 'snapshot');
        schemaFault(placed);
      },
      item: runner.emitter('item'),
      questEntry: runner.emitter('questEntry'),
      requirement: runner.emitter('requirement'),
      subscription: runner.onSubscription(),
      effect: runner.emitter('effect'),
      embedded: (embedded) => {
        const { reading, place } = embedded;
        if (reading.kind !== 'value' && reading.kind !== 'empty') failures.addUnread(place);
        if (embedded.text !== undefined) strings.visit(embedded);
        onEmbedded(embedded);
        const logic = itemLogicIn(embedded, snapshot);
        if (logic === undefined) return;
        itemLogic(logic);
        names?.noteLogic(logic);
      },
    };
  }

  /** The rules of the family `text` hold inside strings that hold JSON, too. */
  private inside(text: EmbeddedText, fileMayHoldSecrets: boolean): void {
    const { reading } = text;
    const place = this.runner.snapshot.spellings.spelledPlace(text.place);
    if (reading.kind === 'too-deep') {
      const fault = findDepthFault(embeddedBytes(text), this.settings.maxDepth);
      if (fault !== undefined)
        this.textFault({ kind: 'depth', holder: place, ...fault, max: this.settings.maxDepth });
    }
    if (reading.kind !== 'value') return;
    const secrets = fileMayHoldSecrets && mayHoldSecrets(text.text);
    const found = reading.prescan ?? prescanText(text.text);
    const suspicion = suspicionOf(found.surface, reading.value, secrets);
    if (secrets) this.readAsJson.add(claimKey(place));
    if (isSuspicious(suspicion)) this.treeFaults(embeddedBytes(text), 0, place, suspicion);
  }

  /** Reports what is wrong with the bytes of valid JSON, such as duplicate keys. @param holder the string around it */
  private treeFaults(
    bytes: Uint8Array,
    offset: number,
    holder: Place | undefined,
    suspicion: TreeFaultSearch,
  ): void {
    if (!isSuspicious(suspicion)) return;
    findTreeFaults(bytes, suspicion, holder?.inside() ?? Place.root, (fault) => {
      const shifted = offset === 0 ? fault : shift(fault, offset);
      if (fault.kind === 'secret') this.secrets.push({ holder, fault: shifted });
      else this.textFault({ kind: 'tree', holder, fault: shifted });
    });
  }

  private reportSecrets(): void {
    for (const { holder, fault } of this.secrets) {
      if (fault.kind !== 'secret') continue;
      // Only the last of equal keys is read as JSON, so what is reported from inside is hidden from outside
      // as well.
      for (const secret of fault.secrets) this.hidden.add(secret.text, holder, secret.span);
      if (!fault.inKey && this.readAsJson.has(claimKey(fault.place))) continue;
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
