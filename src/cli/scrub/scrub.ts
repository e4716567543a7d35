import { resolve } from 'node:path';
import { ReportFileError } from '../../files/refusals.js';
import { openReportFiles } from '../../files/report-file.js';
import { scrubText, UnscrubbableError } from '../../scrub/scrub.js';
import { CommandError } from '../../workspace/command-error.js';
import { inputName } from '../../workspace/input.js';
import { STDIN } from '../../workspace/path-source.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { maskOutput } from '../masking.js';
import { readBytes } from '../playable.js';
import type { Terminal } from '../terminal.js';

/** What `roomlint scrub` was asked to do. */
export interface ScrubRequest {
  readonly cwd: string;
  readonly snapshot: string;
  /** Undefined for standard output. */
  readonly output: string | undefined;
}

/** Writes the scrubbed room. @throws CommandError when there is none, before anything is written */
export function scrub({ cwd, snapshot, output }: ScrubRequest, terminal: Terminal): ExitCode {
  maskOutput(terminal);
  const { bytes } = readBytes(snapshot, cwd, terminal);
  const scrubbed = scrubBytes(bytes, inputName(snapshot));
  if (output === undefined) terminal.writeOutBytes(Buffer.from(scrubbed));
  else writeTo(output, scrubbed, snapshot === STDIN ? [] : [resolve(cwd, snapshot)], cwd);
  return EXIT.clean;
}

function scrubBytes(bytes: Uint8Array, name: string): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CommandError(`${name}: not UTF-8, so it cannot be scrubbed: save it as UTF-8 first`);
  }
  try {
    return scrubText(text);
  } catch (error) {
    if (error instanceof UnscrubbableError) throw new CommandError(`${name}: ${error.message}`);
    throw error;
  }
}

function writeTo(path: string, text: string, inUse: readonly string[], cwd: string): void {
  try {
    for (const file of openReportFiles([path], inUse, cwd, 'scrubbed room')) {
      file.write(text);
      file.close();
    }
  } catch (error) {
    if (error instanceof ReportFileError) throw new CommandError(error.message);
    throw error;
  }
}
