import { createInterface } from 'node:readline';
import { printable } from '../../../bytes/json/quote.js';
import { counted } from '../../../bytes/text/in-words.js';
import { readLine } from '../../../model/flow/script.js';
import { ScriptPlayer } from '../../../model/flow/script-player.js';
import { stepText, VERBS } from '../../../model/flow/script-words.js';
import { PlayBudget } from '../../../model/flow/time-and-chance.js';
import { stepFor } from '../../../model/flow/timeline.js';
import { questName } from '../../../model/flow/words.js';
import { QUEST_STATES } from '../../../model/snapshot/quest-states.js';
import { nextSteps } from '../../../verdict/play/live-play.js';
import type { PlayableRoom } from '../../../verdict/play/read-room.js';
import { entryText } from '../../../verdict/report/answer.js';
import { outcomeEntry } from '../../../verdict/report/play-answer.js';
import type { Paint } from '../../../verdict/report/text-report.js';
import { EXIT, type ExitCode } from '../command.js';
import type { Terminal } from '../terminal.js';
import { STEPS } from './steps.js';

/** Quests on the line of states. */
const MAX_STATES = 12;
const MAX_CHOICES = 9;

const HELP = `  1, 2, …                               one of the steps that are listed
${STEPS}  states                                the states of all quests
  quit
`;

/** A play whose steps are typed one by one. */
export class SimulationSession {
  /** Whether an expectation failed or a loop was stopped. */
  failed = false;
  private player: ScriptPlayer;
  private line = 0;
  /** The steps that are listed, as lines of a script, by number. */
  private choices: readonly string[] = [];

  constructor(
    private readonly playable: PlayableRoom,
    private readonly seed: number,
    private readonly paint: Paint,
  ) {
    this.player = new ScriptPlayer(playable.room, seed, new PlayBudget());
  }

  greeting(): string {
    const { quests, items } = this.playable.room.model;
    const head = `${counted(quests.length, 'quest')}, ${counted(items.size, 'item')}. Type a number, or a step: help lists them, quit ends.\n`;
    return head + this.now();
  }

  /** Plays a line; `quit` to end the session. */
  answer(content: string): string {
    this.line++;
    const word = content.trim();
    if (word === 'quit' || word === 'exit' || word === 'q') return 'quit';
    if (word === 'help') return HELP;
    if (word === 'states') return this.allStates();
    const { room } = this.playable;
    const step = this.choices[Number(word) - 1] ?? word;
    const reading = readLine(step, room);
    switch (reading.kind) {
      case 'blank':
        return '';
      case 'fault':
        return `    ${this.paint('red', printable(reading.message))}\n`;
      case 'separator':
        this.player = new ScriptPlayer(room, this.seed, new PlayBudget());
        return this.now();
      case 'action': {
        const outcome = this.player.play({ line: this.line, source: step, ...reading.action });
        const { simulation } = this.player;
        if (outcome.kind === 'failed' || simulation.stopped) this.failed = true;
        if (outcome.kind === 'skipped')
          return `    ${this.paint('red', printable(`${outcome.message}: type --- to start again`))}\n`;
        const text = entryText(outcomeEntry(room.model, outcome, simulation.playerNames), this.paint);
        return outcome.kind === 'step' ? text + this.now() : text;
      }
    }
  }

  /** The states of quests, and what has an effect now. */
  private now(): string {
    const { labels } = this.playable.snapshot;
    const { time, nextDue } = this.player.simulation;
    const { works } = nextSteps(this.player);
    const shown = works.slice(0, MAX_CHOICES).map(({ event }) => ({
      step: stepText(stepFor(event)),
      words: `${VERBS.get(event.type) ?? `fire ${event.type} of`} ${labels.text(event.item)}`,
    }));
    const more = works.length - shown.length;
    if (nextDue !== undefined) {
      const step = `wait ${nextDue - time}`;
      shown.push({ step, words: `${step} s, until something falls due` });
    }
    this.choices = shown.map(({ step }) => step);
    const lines = shown.map(({ words }, index) => `  ${index + 1}  ${words}\n`);
    if (more > 0) lines.push(`  and ${counted(more, 'more step')} that have an effect\n`);
    return this.statesLine() + printable(lines.join(''), '\n');
  }

  private statesLine(): string {
    const { model } = this.playable.room;
    const { simulation } = this.player;
    const changed = model.quests.filter(({ index }) => simulation.state(index) !== 0);
    const others = model.quests.filter(({ index }) => simulation.state(index) === 0);
    const shown = [...changed, ...others].slice(0, MAX_STATES).sort((one, other) => one.index - other.index);
    const states = shown.map(
      ({ index }) => `${questName(model, index)} ${QUEST_STATES[simulation.state(index)]}`,
    );
    const more = model.quests.length - shown.length;
    const who = simulation.playerNames.length > 1 ? `${this.player.playerName}: ` : '';
    const line = `${who}${states.join(' · ')}${more > 0 ? ` · ${more} more: type states` : ''}`;
    return `${this.paint('dim', printable(`[${simulation.time} s] ${line}`))}\n`;
  }

  private allStates(): string {
    const { model } = this.playable.room;
    const { simulation } = this.player;
    const lines = model.quests.map(({ index }) => {
      const done = simulation.completions(index);
      return `  ${questName(model, index)}: ${QUEST_STATES[simulation.state(index)]}${done > 0 ? `, completed ${done === 1 ? 'once' : `${done} times`}` : ''}`;
    });
    return `${printable(lines.join('\n'), '\n')}\n`;
  }
}

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
