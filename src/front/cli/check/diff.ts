import { printable } from '../../../bytes/json/quote.js';
import { mayHoldCommands } from '../../../verdict/report/workflow-commands.js';
import type { Terminal } from '../terminal.js';

/** Makes a diff, with each line shown in a way that is safe to print. */
export type DiffMaker = (shown: ((line: string) => string) | undefined) => Iterable<string>;

/** Prints a diff byte for byte, between lines that stop GitHub's runner from obeying commands in it. */
export function printDiff(diff: DiffMaker, terminal: Terminal): void {
  const shown = terminal.world.isTerminal('out')
    ? (line: string): string => printable(line, '\t')
    : undefined;
  const print = (): void => {
    for (const piece of diff(shown)) terminal.writeOut(piece);
  };
  if (!terminal.inActions || !holdsCommands(diff(shown))) {
    print();
    return;
  }
  const word = globalThis.crypto.randomUUID();
  terminal.writeOut(`::stop-commands::${word}\n`);
  print();
  terminal.writeOut(`::${word}::\n`);
}

function holdsCommands(pieces: Iterable<string>): boolean {
  for (const piece of pieces) if (mayHoldCommands(piece)) return true;
  return false;
}
