import { createInterface } from 'node:readline';
import type { PlayableRoom } from '../../flow/play/read-room.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import type { Terminal } from '../terminal.js';
import { SimulationSession } from './session.js';

/** Reads steps from a terminal, plays each and shows what happens, until the input ends. */
export async function playInteractively(
  playable: PlayableRoom,
  seed: number,
  terminal: Terminal,
  streams: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream } = {
    input: process.stdin,
    output: process.stdout,
  },
): Promise<ExitCode> {
  const session = new SimulationSession(playable, seed, terminal.painter('out'));
  const lines = createInterface({
    ...streams,
    terminal: true,
    prompt: '> ',
    completer: (line: string) => session.complete(line),
  });
  let isOpen = true;
  lines.once('close', () => {
    isOpen = false;
  });
  // Lines that were pasted together with the end of the input come after it. Node 24 throws when it is asked
  // for more then.
  const prompt = (): void => {
    if (isOpen) lines.prompt();
  };
  streams.output.write(terminal.mask(terminal.forPeople(session.greeting())));
  prompt();
  for await (const line of lines) {
    const answer = session.answer(line);
    if (answer === 'quit') break;
    streams.output.write(terminal.mask(terminal.forPeople(answer)));
    prompt();
  }
  lines.close();
  return session.failed ? EXIT.findings : EXIT.clean;
}
