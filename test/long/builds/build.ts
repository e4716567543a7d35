import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type {
  Comparison,
  checkSnapshot,
  compareSnapshots,
  Keep,
  repairSnapshot,
} from '../../../src/index.js';
import type { Reporter } from '../../../src/report/report.js';
import { NO_PAGES, type RulePages } from '../../../src/report/rule-pages.js';

interface Library {
  readonly checkSnapshot: typeof checkSnapshot;
  readonly repairSnapshot: typeof repairSnapshot;
  readonly compareSnapshots: typeof compareSnapshots;
}

export interface Answer {
  /** The JSON report with the preset `all`. */
  readonly report: string;
}

/** What a build makes of one file. It takes many times as long as a report. */
export interface RepairAnswer extends Answer {
  /** The text that `--fix` leaves, and its findings. */
  readonly repaired: string;
  readonly comparison: string;
}

const CONFIG = { extends: 'all' };
const KEEP: Keep = 'bytes';

/** A folder `dist/`, loaded beside other builds. */
export class Build {
  private readonly library: Library;
  private readonly newReporter: new (
    pages: RulePages,
  ) => Reporter;

  constructor(dist: string) {
    const load = createRequire(import.meta.url);
    this.library = load(join(resolve(dist), 'index.js')) as Library;
    ({ JsonReporter: this.newReporter } = load(join(resolve(dist), 'json-report.js')) as {
      JsonReporter: new (pages: RulePages) => Reporter;
    });
  }

  report(bytes: Uint8Array): Answer {
    const result = this.library.checkSnapshot(bytes, CONFIG);
    const report = [
      ...new this.newReporter(NO_PAGES).file({
        path: 'room.json',
        bytes: bytes.length,
        rules: [],
        ...result,
      }),
    ].join('');
    return { report };
  }

  repair(bytes: Uint8Array): RepairAnswer {
    const repair = this.library.repairSnapshot(bytes, CONFIG, { unsafe: true });
    const after = repair.after.bytes;
    return {
      ...this.report(bytes),
      repaired: JSON.stringify([new TextDecoder().decode(after), repair.result.findings, repair.refused]),
      comparison: this.comparison(bytes, after),
    };
  }

  /** Texts that are not JSON cannot be compared, which is an answer as well. */
  private comparison(before: Uint8Array, after: Uint8Array): string {
    let found: Comparison;
    try {
      found = this.library.compareSnapshots(before, after, { keep: KEEP });
    } catch (error) {
      if (error instanceof Error && error.name === 'NotJsonError') return error.message;
      throw error;
    }
    return JSON.stringify(found);
  }
}
