import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { type PlaceMatcher, placeGlobFault, placeMatcher } from '../../verdict/lint/place-glob.js';
import {
  comparisonAnswer,
  comparisonReport,
  hazardReport,
  hazardsAnswer,
  notCompared,
} from '../../verdict/report/roundtrip-answer.js';
import { compareTexts, NotJsonError } from '../../verdict/roundtrip/compare.js';
import { KEEPS } from '../../verdict/roundtrip/difference.js';
import { findHazards } from '../../verdict/roundtrip/hazards.js';
import { CommandError } from '../../world/files/command-error.js';
import { runProgram } from '../../world/files/start-program.js';
import { inputName, STDIN } from '../../world/workspace/source.js';
import { defineCommand, EXIT } from './command.js';
import { usualFormat } from './formats.js';
import { choice, formatOption, grouped, list, value } from './options.js';
import { readBytes } from './playable.js';
import { ANSWER_FORMATS, printAnswers } from './print-answers.js';
import type { Terminal } from './terminal.js';

const OPTIONS = {
  ...grouped('Comparison:', {
    keep: choice(
      `what must be the same: ${KEEPS.join(', ')}. The default is bytes: every byte. With values, white space, spelling and member order may differ. With unknown, everything that roomlint does not know must be kept`,
      '--keep values',
      KEEPS,
    ),
    allow: list('a part that may differ, as a pointer GLOB. Repeatable', "--allow '/quests/**'"),
  }),
  ...grouped('Files:', {
    through: value(
      'run COMMAND with the file on its standard input, and compare its output with the file',
      "--through 'jq .'",
    ),
  }),
  ...formatOption(ANSWER_FORMATS),
};

/** `roomlint roundtrip`: compares two files, or one with what a tool makes of it, and says what was lost. */
export const roundtrip = defineCommand(
  {
    options: OPTIONS,
    details: `"-" is standard input, for one of the two files. With one file and nothing to compare it with, roundtrip lists
what an ordinary JSON tool would destroy in it.

Examples:
  roomlint roundtrip before.json after.json
  roomlint roundtrip --keep unknown downloaded.json edited.json
  roomlint roundtrip --keep values --allow '/logic/*#/Tasks/*/Id' before.json after.json
  roomlint roundtrip garden.json --through 'python3 my-script.py'
  roomlint roundtrip garden.json`,
    exits: {
      clean: 'everything that must be kept is kept',
      findings: 'something that must be kept is lost',
      error: 'no comparison: invalid usage, an unreadable file, invalid JSON, or a tool that failed',
    },
  },
  async (given, { cwd, words, terminal }) => {
    const { through, allow: globs = [], keep = 'bytes', format = usualFormat(terminal) } = given;
    const allow = readAllowed(globs);
    const [before, after, extra] = words;
    if (before === undefined)
      throw new CommandError('roundtrip needs a file, as in roomlint roundtrip before.json after.json');
    if (extra !== undefined) throw new CommandError(`roundtrip compares two files: remove "${extra}"`);
    if (after !== undefined && through !== undefined)
      throw new CommandError(`--through makes the second file itself: remove "${after}"`);
    if (before === STDIN && after === STDIN)
      throw new CommandError('standard input can be one of the two files, not both');
    const names = { before: inputName(before), after: after === undefined ? '<through>' : inputName(after) };
    const was = readBytes(before, cwd, terminal);
    try {
      if (after === undefined && through === undefined) {
        const idle = (['keep', 'allow'] as const).find((option) => given[option] !== undefined);
        if (idle !== undefined)
          throw new CommandError(`--${idle} needs a comparison: add a second file, or --through`);
        const hazards = findHazards(was);
        const answers = () => [hazardsAnswer(names.before, was.length, hazards)];
        printAnswers(format, { answers, json: () => hazardReport(keep, hazards) }, terminal);
        return EXIT.clean;
      }
      const is =
        after === undefined
          ? runThrough(
              through ?? '',
              { bytes: was, path: before === STDIN ? undefined : resolve(cwd, before), cwd },
              terminal,
            )
          : readBytes(after, cwd, terminal);
      const comparison = compareTexts(was, is, { keep, allow });
      const sides = { ...names, exempts: allow.length > 0 };
      const answers = () => [comparisonAnswer(sides, comparison)];
      printAnswers(format, { answers, json: () => comparisonReport(comparison) }, terminal);
      return comparison.verdict === 'lost' ? EXIT.findings : EXIT.clean;
    } catch (error) {
      throw error instanceof NotJsonError ? new CommandError(notCompared(error, names)) : error;
    }
  },
);

/** @throws CommandError for an invalid glob */
function readAllowed(globs: readonly string[]): PlaceMatcher[] {
  return globs.map((glob) => {
    const fault = placeGlobFault(glob);
    if (fault !== undefined) throw new CommandError(`--allow ${fault}`);
    return placeMatcher(glob);
  });
}

/** What a tool reads from its standard input. */
interface ToolInput {
  readonly bytes: Uint8Array;
  /** The file that holds it; undefined when it came from standard input. */
  readonly path: string | undefined;
  /** The folder to run it in. */
  readonly cwd: string;
}

/** What a shell command writes that reads some bytes. @throws CommandError when it fails */
function runThrough(command: string, { bytes, path, cwd }: ToolInput, terminal: Terminal): Uint8Array {
  // As `tool < file`: a tool cannot open Node's pipes as /dev/stdin.
  const file = path === undefined ? undefined : openSync(path, 'r');
  try {
    const { error, status, signal, stdout, stderr } = runProgram(command, [], {
      cwd,
      env: process.env,
      shell: true,
      stdio: [file ?? 'pipe', 'pipe', 'pipe'],
      input: file === undefined ? bytes : undefined,
      maxBuffer: MAX_IMPORTED_BYTES,
    });
    if (stderr.length > 0) {
      // It may quote the file.
      terminal.hide(bytes);
      terminal.writeErr(`${String(stderr).trimEnd()}\n`);
    }
    const why = whyFailed(error, status, signal);
    if (why !== undefined) throw new CommandError(`"${command}": ${why}`);
    return stdout;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function whyFailed(
  error: NodeJS.ErrnoException | undefined,
  status: number | null,
  signal: string | null,
): string | undefined {
  if (error?.code === 'ENOBUFS') return `wrote more than ${MAX_IMPORTED_BYTES.toLocaleString('en')} bytes`;
  // Its exit code says whether it was meant to end without reading all.
  if (error !== undefined && error.code !== 'EPIPE') return `cannot be started: ${error.message}`;
  if (signal !== null) return `was ended by ${signal}`;
  return status === 0 ? undefined : `ended with exit code ${status}`;
}
