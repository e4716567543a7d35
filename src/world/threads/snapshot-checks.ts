import type { PlainJson } from '../../bytes/json/value.js';
import type { LintResult } from '../../verdict/lint/result.js';
import { builtinModule, startThread, ThreadHost } from './thread-host.js';

export interface SnapshotJob {
  readonly bytes: Uint8Array;
  readonly config: PlainJson;
}

/** What a thread can hand over of a result. */
export interface SnapshotAnswer extends Omit<LintResult, 'value' | 'shownBytes'> {
  /** Undefined where they are the bytes that were given. */
  readonly shownBytes?: Uint8Array;
  /** Whether the text could be parsed. */
  readonly hasTree: boolean;
}

let host: ThreadHost<SnapshotJob, SnapshotAnswer> | undefined;

/** The thread that checks snapshots for the library; undefined where there are no threads or the script is not there. */
export function snapshotThread(): ThreadHost<SnapshotJob, SnapshotAnswer> | undefined {
  const script = scriptOfThread();
  if (script !== undefined) host ??= new ThreadHost(() => startThread(script), true);
  return host;
}

/** Beside the library, or above the library as one module. */
function scriptOfThread(): URL | undefined {
  const { existsSync } = builtinModule('node:fs') ?? {};
  const here = import.meta.url;
  if (existsSync === undefined || !here.startsWith('file:')) return undefined;
  return ['./snapshot-thread.js', '../snapshot-thread.js']
    .map((name) => new URL(name, here))
    .find((script) => existsSync(script));
}
