import { createInterface } from 'node:readline';
import { printable } from '../../../bytes/json/quote.js';
import { counted } from '../../../bytes/text/in-words.js';
import { PlayBudget } from '../../../model/flow/budget.js';
import { stateName } from '../../../model/flow/machine.js';
import { readLine, STEP_NAMES } from '../../../model/flow/script.js';
import { ScriptPlayer } from '../../../model/flow/script-player.js';
import { STATE_NAMES, scriptWord } from '../../../model/flow/script-words.js';
import { questName } from '../../../model/flow/words.js';
import type { PlayableRoom } from '../../../verdict/play/read-room.js';
import { entryText } from '../../../verdict/report/answer.js';
import { outcomeEntry } from '../../../verdict/report/play-answer.js';
import type { Paint } from '../../../verdict/report/text-report.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import type { Terminal } from '../terminal.js';

/** Words that only a session understands. */
const SESSION_WORDS = ['states', 'help', 'quit'] as const;
/** Quests on the line of states, and candidates that completion offers. */
const MAX_STATES = 12;
const MAX_CANDIDATES = 200;

const HELP = `  click 4 · enter 8 · fire 4 OnCollideEvent    what a player does to an item
  set 0_find_key completed                     something outside the snapshot changes a quest
  set codeEntry 1234 · know codeEntry 0 · unset is 0    variables of expressions
  wait 2.5 · player ann · reload · leave · join
  expect 0_find_key active · expect effect 5 ShowObjectEvent · expect nothing
  expect never 1_open_door active · expect reachable 1_open_door active
  ---                                          start again
  states                                       the states of all quests
  quit
`;

/** A play whose steps are typed one by one. */
export class SimulationSession {
  /** Whether an expectation failed or a loop was stopped. */
  failed = false;
  private player: ScriptPlayer;
  private line = 0;

  constructor(
    private readonly playable: PlayableRoom,
    private readonly seed: number,
    private readonly paint: Paint,
  ) {
    this.player = new ScriptPlayer(playable.room, seed, new PlayBudget());
  }

  greeting(): string {
    const { quests, items } = this.playable.room.model;
    const head = `${counted(quests.length, 'quest')}, ${counted(items.size, 'item')}. Tab completes, help lists the steps.\n`;
    return `${head}${this.statesLine()}`;
  }

  /** Plays a line; `quit` to end the session. */
  answer(content: string): string {
    this.line++;
    const word = content.trim();
    if (word === 'quit' || word === 'exit') return 'quit';
    if (word === 'help') return HELP;
    if (word === 'states') return this.allStates();
    const { room } = this.playable;
    const reading = readLine(content, room);
    switch (reading.kind) {
      case 'blank':
        return '';
      case 'fault':
        return `    ${this.paint('red', printable(reading.message))}\n`;
      case 'separator':
        this.player = new ScriptPlayer(room, this.seed, new PlayBudget());
        return this.statesLine();
      case 'action': {
        const outcome = this.player.play({ line: this.line, source: word, ...reading.action });
        const { simulation } = this.player;
        if (outcome.kind === 'failed' || simulation.stopped) this.failed = true;
        if (outcome.kind === 'skipped')
          return `    ${this.paint('red', printable(`${outcome.message}: type --- to start again`))}\n`;
        const text = entryText(outcomeEntry(room.model, outcome, simulation.playerNames), this.paint);
        return outcome.kind === 'step' ? text + this.statesLine() : text;
      }
    }
  }

  /** What the last word of a line may become, for readline. */
  complete(line: string): [string[], string] {
    const words = line.match(/"(?:[^"\\]|\\.)*"?|\S+/g) ?? [];
    const isOpen = line.endsWith(words.at(-1) ?? ' ');
    const word = isOpen ? (words.at(-1) ?? '') : '';
    const before = isOpen ? words.slice(0, -1) : words;
    const isLabel = isItemNext(before) && word.startsWith('"');
    const candidates = isLabel ? this.labelsFor(before[0] ?? '') : this.candidates(before);
    const fitting = candidates.filter((candidate) => candidate.startsWith(word));
    const shown = fitting.slice(0, MAX_CANDIDATES);
    // Several keys are shown with what they are; one is completed.
    if (shown.length > 1 && isItemNext(before) && !isLabel)
      return [shown.map((key) => this.itemLabel(key)), word];
    return [shown.length === 1 ? [`${shown[0]} `] : shown, word];
  }

  private candidates(before: readonly string[]): readonly string[] {
    const { room } = this.playable;
    const [step, second, third] = before;
    if (step === undefined) return [...STEP_NAMES, ...SESSION_WORDS];
    if (isItemNext(before)) return this.itemsFor(step);
    const quests = room.model.quests.map(({ name }) => scriptWord(name));
    if (step === 'fire' && before.length === 2) return room.triggersOf(second ?? '');
    if (step === 'set') return before.length === 1 ? quests : STATE_NAMES;
    if (step === 'player') return this.player.simulation.playerNames.map((name) => scriptWord(name));
    if (step !== 'expect') return [];
    if (second === undefined) return ['effect', 'nothing', 'never', 'reachable', ...quests];
    if (second === 'effect') return before.length === 3 ? room.effectsOn(third ?? '') : [];
    if (second === 'nothing') return [];
    if (second === 'never' || second === 'reachable') return before.length === 2 ? quests : STATE_NAMES;
    return STATE_NAMES;
  }

  /** Items that a step does something to. */
  private itemsFor(step: string): readonly string[] {
    const { events, items, reactions } = this.playable.room.model;
    const type = step === 'click' ? 'OnClickEvent' : step === 'enter' ? 'OnEnterEvent' : undefined;
    const keys =
      step === 'expect'
        ? reactions.map(({ item }) => item)
        : events.filter((event) => type === undefined || event.type === type).map(({ item }) => item);
    return keys.length === 0 ? [...items] : [...new Set(keys)];
  }

  /** An item key with its prefab and title. */
  private itemLabel(key: string): string {
    return this.playable.snapshot.labels.keyWithLabel(key);
  }

  /** The titles of the items that a step does something to, as scripts write them. */
  private labelsFor(step: string): readonly string[] {
    const { labels } = this.playable.snapshot;
    const titles = this.itemsFor(step).flatMap((key) => labels.of(key).title ?? []);
    return [...new Set(titles)].map((title) => JSON.stringify(title));
  }

  private statesLine(): string {
    const { model } = this.playable.room;
    const { simulation } = this.player;
    const changed = model.quests.filter(({ index }) => simulation.state(index) !== 0);
    const others = model.quests.filter(({ index }) => simulation.state(index) === 0);
    const shown = [...changed, ...others].slice(0, MAX_STATES).sort((one, other) => one.index - other.index);
    const states = shown.map(
      ({ index }) => `${questName(model, index)} ${stateName(simulation.state(index))}`,
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
      return `  ${questName(model, index)}: ${stateName(simulation.state(index))}${done > 0 ? `, completed ${done === 1 ? 'once' : `${done} times`}` : ''}`;
    });
    return `${printable(lines.join('\n'), '\n')}\n`;
  }
}

function isItemNext([step, second, ...more]: readonly string[]): boolean {
  if (step === 'expect') return second === 'effect' && more.length === 0;
  return second === undefined && (step === 'click' || step === 'enter' || step === 'fire');
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
