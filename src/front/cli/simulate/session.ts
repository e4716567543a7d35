import { createInterface } from 'node:readline';
import { printable } from '../../../bytes/json/quote.js';
import { counted } from '../../../bytes/text/in-words.js';
import { readLine } from '../../../model/flow/script.js';
import { ScriptPlayer } from '../../../model/flow/script-player.js';
import type { ScriptRoom } from '../../../model/flow/script-room.js';
import { PlayBudget } from '../../../model/flow/time-and-chance.js';
import { entryText } from '../../../verdict/report/answer.js';
import { outcomeEntry } from '../../../verdict/report/play-answer.js';
import type { Paint } from '../../../verdict/report/text-report.js';
import { EXIT, type ExitCode } from '../command.js';
import type { Terminal } from '../terminal.js';

/** A play whose steps are typed one by one. */
export class SimulationSession {
  /** Whether an expectation failed or a loop was stopped. */
  failed = false;
  private player: ScriptPlayer;
  private line = 0;

  /** @param help what lists the steps */
  constructor(
    private readonly room: ScriptRoom,
    private readonly seed: number,
    private readonly help: string,
    private readonly paint: Paint,
  ) {
    this.player = new ScriptPlayer(room, seed, new PlayBudget());
  }

  greeting(): string {
    const { quests, items } = this.room.model;
    return `${counted(quests.length, 'quest')}, ${counted(items.size, 'item')}. Type a step: help lists them, quit ends.\n`;
  }

  /** Plays a line; `quit` to end the session. */
  answer(content: string): string {
    this.line++;
    const step = content.trim();
    if (step === 'quit') return step;
    if (step === 'help') return this.help;
    const reading = readLine(step, this.room);
    switch (reading.kind) {
      case 'blank':
        return '';
      case 'fault':
        return this.refusal(reading.message);
      case 'separator':
        this.player = new ScriptPlayer(this.room, this.seed, new PlayBudget());
        return '';
      case 'action': {
        const outcome = this.player.play({ line: this.line, source: step, ...reading.action });
        const { simulation } = this.player;
        if (outcome.kind === 'failed' || simulation.stopped) this.failed = true;
        if (outcome.kind === 'skipped') return this.refusal(`${outcome.message}: type --- to start again`);
        return entryText(outcomeEntry(this.room.model, outcome, simulation.playerNames), this.paint);
      }
    }
  }

  private refusal(message: string): string {
    return `    ${this.paint('red', printable(message))}\n`;
  }
}

/** Reads steps from a terminal, plays each and shows what happens, until the input ends. */
export async function playInteractively(
  session: SimulationSession,
  terminal: Terminal,
  streams: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream } = {
    input: process.stdin,
    output: process.stdout,
  },
): Promise<ExitCode> {
  const lines = createInterface({ ...streams, terminal: true, prompt: '> ' });
  let isOpen = true;
  lines.once('close', () => {
    isOpen = false;
  });
  // Lines that were pasted together with the end of the input come after it. Node 24 throws when it is asked
  // for more then.
  const prompt = (): void => {
    if (isOpen) lines.prompt();
  };
  streams.output.write(session.greeting());
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
