import { isObject, type JsonValue } from '../json/value.js';
import type { ImportPlan } from '../room/import-plan.js';
import {
  type ChangeWords,
  changeShape,
  type PlanChanges,
  type PlanSection,
  type ValueChange,
} from '../room/value-change.js';
import type { SecretMask } from '../scan/secrets.js';
import type { PlanReport } from './plan-report.js';

/** Members of a plan whose values are its own words, not those of a snapshot. */
const OWN_WORDS: ReadonlySet<string> = new Set(['verdict', 'looksLike', 'progress', 'only']);

/** The report with the credentials masked in everything that comes from a snapshot, and in the names of the files. */
export function redactPlan(report: PlanReport, mask: SecretMask): PlanReport {
  if (mask.isEmpty) return report;
  const { changes, ...plan } = report.plan;
  const redacted: ImportPlan = { ...masked(plan, mask), changes: new RedactedChanges(changes, mask) };
  return { ...masked({ ...report, plan: undefined }, mask), plan: redacted };
}

class RedactedChanges implements PlanChanges {
  constructor(
    private readonly changes: PlanChanges,
    private readonly mask: SecretMask,
  ) {}

  of(kind: ValueChange['kind'], section: PlanSection, key?: string): readonly ValueChange[] {
    return redactChanges(this.changes.of(kind, section, key), this.mask);
  }

  *[Symbol.iterator](): Generator<ValueChange> {
    for (const change of this.changes) yield new RedactedChange(change, this.mask);
  }
}

/** Changes with the credentials masked. */
export function redactChanges(changes: readonly ValueChange[], mask: SecretMask): readonly ValueChange[] {
  return mask.isEmpty ? changes : changes.map((change) => new RedactedChange(change, mask));
}

/** A change whose values are masked when they are asked for. */
class RedactedChange implements ValueChange {
  constructor(
    private readonly change: ValueChange,
    private readonly mask: SecretMask,
  ) {}

  get pointer(): string {
    return this.mask.mask(this.change.pointer);
  }

  get embedded(): readonly string[] {
    return this.change.embedded.map((pointer) => this.mask.mask(pointer));
  }

  get kind(): ValueChange['kind'] {
    return this.change.kind;
  }

  get before(): JsonValue | undefined {
    return maskedValue(this.change.before, this.mask);
  }

  get after(): JsonValue | undefined {
    return maskedValue(this.change.after, this.mask);
  }

  get exact(): ValueChange['exact'] {
    return this.change.exact;
  }

  get words(): ChangeWords {
    return masked(this.change.words, this.mask);
  }

  get masked(): true | undefined {
    const { before, after } = this.change;
    const isMasked = [before, after].some(
      (value) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(maskedValue(value, this.mask)),
    );
    return isMasked ? true : undefined;
  }

  toJSON(): object {
    return changeShape(this);
  }
}

/** A value of a snapshot, whose keys may hold credentials as well. It is nested no deeper than a snapshot is read. */
function maskedValue<Value extends JsonValue | undefined>(value: Value, mask: SecretMask): Value {
  if (typeof value === 'string') return mask.mask(value) as Value;
  if (Array.isArray(value)) return value.map((element) => maskedValue(element, mask)) as Value;
  if (value === undefined || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [mask.mask(key), maskedValue(member, mask)]),
  ) as Value;
}

/** A plan is a few levels deep. */
function masked<Value>(value: Value, mask: SecretMask): Value {
  if (typeof value === 'string') return mask.mask(value) as Value;
  if (Array.isArray(value)) return value.map((element) => masked(element, mask)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, OWN_WORDS.has(key) ? member : masked(member, mask)]),
  ) as Value;
}
