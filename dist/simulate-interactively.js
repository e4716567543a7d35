import { EXIT } from "./command.js";
import { STATE_NAMES, scriptWord, stateName, textField } from "./core.js";
import { STEP_NAMES, ScriptPlayer, outcomeText, questName, readLine } from "./play.js";
import { counted, isObject, printable } from "./words.js";
import { createInterface } from "node:readline";
// src/cli/simulation-session.ts
const SESSION_WORDS = [
	"states",
	"help",
	"quit"
];
const MOST_STATES = 12;
const MOST_CANDIDATES = 200;
const HELP = `  click 4 · enter 8 · fire 4 OnCollideEvent    what a player does to an item
  set 0_find_key completed                     something outside the snapshot changes a quest
  wait 2.5 · player ann · reload · leave · join
  expect 0_find_key active · expect effect 5 ShowObjectEvent · expect nothing
  expect never 1_open_door active · expect reachable 1_open_door active
  ---                                          start again
  states                                       the states of all quests
  quit
`;
var SimulationSession = class {
	playable;
	seed;
	paint;
	failed = false;
	player;
	line = 0;
	constructor(playable, seed, paint) {
		this.playable = playable;
		this.seed = seed;
		this.paint = paint;
		this.player = new ScriptPlayer(playable.room, seed);
	}
	greeting() {
		const { quests, items } = this.playable.room.model;
		return `${`${counted(quests.length, "quest")}, ${counted(items.size, "item")}. Tab completes, help lists the steps.\n`}${this.statesLine()}`;
	}
	answer(content) {
		this.line++;
		const word = content.trim();
		if (word === "quit" || word === "exit") return "quit";
		if (word === "help") return HELP;
		if (word === "states") return this.allStates();
		const { room } = this.playable;
		const reading = readLine(content, room);
		switch (reading.kind) {
			case "blank": return "";
			case "fault": return `    ${this.paint("red", printable(reading.message))}\n`;
			case "separator":
				this.player = new ScriptPlayer(room, this.seed);
				return this.statesLine();
			case "action": {
				const outcome = this.player.play({
					line: this.line,
					source: word,
					...reading.action
				});
				const { simulation } = this.player;
				if (outcome.kind === "failed" || simulation.stopped) this.failed = true;
				const text = outcomeText(room.model, outcome, simulation.playerNames, this.paint);
				return outcome.kind === "step" ? text + this.statesLine() : text;
			}
		}
	}
	complete(line) {
		const words = line.match(/"(?:[^"\\]|\\.)*"?|\S+/g) ?? [];
		const isOpen = line.endsWith(words.at(-1) ?? " ");
		const word = isOpen ? words.at(-1) ?? "" : "";
		const before = isOpen ? words.slice(0, -1) : words;
		const shown = this.candidates(before).filter((candidate) => candidate.startsWith(word)).slice(0, MOST_CANDIDATES);
		if (shown.length > 1 && isItemNext(before)) return [shown.map((key) => this.itemLabel(key)), word];
		return [shown.length === 1 ? [`${shown[0]} `] : shown, word];
	}
	candidates(before) {
		const { room } = this.playable;
		const [step, second, third] = before;
		if (step === void 0) return [...STEP_NAMES, ...SESSION_WORDS];
		if (isItemNext(before)) return this.itemsFor(step);
		const quests = room.model.quests.map(({ index }) => questName(room.model, index));
		if (step === "fire" && before.length === 2) return room.triggersOf(second ?? "");
		if (step === "set") return before.length === 1 ? quests : STATE_NAMES;
		if (step === "player") return this.player.simulation.playerNames.map((name) => scriptWord(name));
		if (step !== "expect") return [];
		if (second === void 0) return [
			"effect",
			"nothing",
			"never",
			"reachable",
			...quests
		];
		if (second === "effect") return before.length === 3 ? room.effectsOn(third ?? "") : [];
		if (second === "nothing") return [];
		if (second === "never" || second === "reachable") return before.length === 2 ? quests : STATE_NAMES;
		return STATE_NAMES;
	}
	itemsFor(step) {
		const { events, items, reactions } = this.playable.room.model;
		const type = step === "click" ? "OnClickEvent" : step === "enter" ? "OnEnterEvent" : void 0;
		const keys = step === "expect" ? reactions.map(({ item }) => item) : events.filter((event) => type === void 0 || event.type === type).map(({ item }) => item);
		return keys.length === 0 ? [...items] : [...new Set(keys)];
	}
	itemLabel(key) {
		const item = this.playable.snapshot.roomItems?.[key];
		const prefab = this.playable.snapshot.prefabOf(key) ?? "";
		const title = isObject(item) ? textField(item, "hoverTitle") ?? textField(item, "title") ?? "" : "";
		const label = [prefab, title === "" ? "" : JSON.stringify(title)].filter(Boolean).join(" ");
		return printable(label === "" ? key : `${key} (${label})`);
	}
	statesLine() {
		const { model } = this.playable.room;
		const { simulation } = this.player;
		const changed = model.quests.filter(({ index }) => simulation.state(index) !== 0);
		const others = model.quests.filter(({ index }) => simulation.state(index) === 0);
		const shown = [...changed, ...others].slice(0, MOST_STATES).sort((one, other) => one.index - other.index);
		const states = shown.map(({ index }) => `${questName(model, index)} ${stateName(simulation.state(index))}`);
		const more = model.quests.length - shown.length;
		const line = `${simulation.playerNames.length > 1 ? `${this.player.playerName}: ` : ""}${states.join(" · ")}${more > 0 ? ` · ${more} more: type states` : ""}`;
		return `${this.paint("dim", printable(`[${simulation.time} s] ${line}`))}\n`;
	}
	allStates() {
		const { model } = this.playable.room;
		const { simulation } = this.player;
		const lines = model.quests.map(({ index }) => {
			const done = simulation.completions(index);
			return `  ${questName(model, index)}: ${stateName(simulation.state(index))}${done > 0 ? `, completed ${done === 1 ? "once" : `${done} times`}` : ""}`;
		});
		return `${printable(lines.join("\n"), "\n")}\n`;
	}
};
function isItemNext([step, second, ...more]) {
	if (step === "expect") return second === "effect" && more.length === 0;
	return second === void 0 && (step === "click" || step === "enter" || step === "fire");
}
// src/cli/simulate-interactively.ts
async function playInteractively(playable, seed, terminal, streams = {
	input: process.stdin,
	output: process.stdout
}) {
	const session = new SimulationSession(playable, seed, terminal.painter("out"));
	const lines = createInterface({
		...streams,
		terminal: true,
		prompt: "> ",
		completer: (line) => session.complete(line)
	});
	streams.output.write(terminal.forPeople(session.greeting()));
	lines.prompt();
	for await (const line of lines) {
		const answer = session.answer(line);
		if (answer === "quit") break;
		streams.output.write(terminal.forPeople(answer));
		lines.prompt();
	}
	lines.close();
	return session.failed ? EXIT.findings : EXIT.clean;
}
export { playInteractively };
