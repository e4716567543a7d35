"use strict";
const { counted, printable } = require("./words.js");
const { PlayBudget, STEP_NAMES, ScriptPlayer, questName, readLine } = require("./shared-flow.js");
const { STATE_NAMES, scriptWord, stateName } = require("./core.js");
const { outcomeText } = require("./command-flow.js");
const { EXIT } = require("./command.js");
const { createInterface } = require("node:readline");
// src/front/cli/simulate/session.ts
const SESSION_WORDS = [
	"states",
	"help",
	"quit"
];
const MAX_STATES = 12;
const MAX_CANDIDATES = 200;
const HELP = `  click 4 \u00b7 enter 8 \u00b7 fire 4 OnCollideEvent    what a player does to an item
  set 0_find_key completed                     something outside the snapshot changes a quest
  set codeEntry 1234 \u00b7 know codeEntry 0 \u00b7 unset is 0    variables of expressions
  wait 2.5 \u00b7 player ann \u00b7 reload \u00b7 leave \u00b7 join
  expect 0_find_key active \u00b7 expect effect 5 ShowObjectEvent \u00b7 expect nothing
  expect never 1_open_door active \u00b7 expect reachable 1_open_door active
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
		this.player = new ScriptPlayer(playable.room, seed, new PlayBudget());
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
				this.player = new ScriptPlayer(room, this.seed, new PlayBudget());
				return this.statesLine();
			case "action": {
				const outcome = this.player.play({
					line: this.line,
					source: word,
					...reading.action
				});
				const { simulation } = this.player;
				if (outcome.kind === "failed" || simulation.stopped) this.failed = true;
				if (outcome.kind === "skipped") return `    ${this.paint("red", printable(`${outcome.message}: type --- to start again`))}\n`;
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
		const isLabel = isItemNext(before) && word.startsWith("\"");
		const shown = (isLabel ? this.labelsFor(before[0] ?? "") : this.candidates(before)).filter((candidate) => candidate.startsWith(word)).slice(0, MAX_CANDIDATES);
		if (shown.length > 1 && isItemNext(before) && !isLabel) return [shown.map((key) => this.itemLabel(key)), word];
		return [shown.length === 1 ? [`${shown[0]} `] : shown, word];
	}
	candidates(before) {
		const { room } = this.playable;
		const [step, second, third] = before;
		if (step === void 0) return [...STEP_NAMES, ...SESSION_WORDS];
		if (isItemNext(before)) return this.itemsFor(step);
		const quests = room.model.quests.map(({ name }) => scriptWord(name));
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
		return this.playable.snapshot.labels.keyWithLabel(key);
	}
	labelsFor(step) {
		const { labels } = this.playable.snapshot;
		const titles = this.itemsFor(step).flatMap((key) => labels.of(key).title ?? []);
		return [...new Set(titles)].map((title) => JSON.stringify(title));
	}
	statesLine() {
		const { model } = this.playable.room;
		const { simulation } = this.player;
		const changed = model.quests.filter(({ index }) => simulation.state(index) !== 0);
		const others = model.quests.filter(({ index }) => simulation.state(index) === 0);
		const shown = [...changed, ...others].slice(0, MAX_STATES).sort((one, other) => one.index - other.index);
		const states = shown.map(({ index }) => `${questName(model, index)} ${stateName(simulation.state(index))}`);
		const more = model.quests.length - shown.length;
		const line = `${simulation.playerNames.length > 1 ? `${this.player.playerName}: ` : ""}${states.join(" \u00b7 ")}${more > 0 ? ` \u00b7 ${more} more: type states` : ""}`;
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
	let isOpen = true;
	lines.once("close", () => {
		isOpen = false;
	});
	const prompt = () => {
		if (isOpen) lines.prompt();
	};
	streams.output.write(terminal.mask(terminal.forPeople(session.greeting())));
	prompt();
	for await (const line of lines) {
		const answer = session.answer(line);
		if (answer === "quit") break;
		streams.output.write(terminal.mask(terminal.forPeople(answer)));
		prompt();
	}
	lines.close();
	return session.failed ? EXIT.findings : EXIT.clean;
}
exports.playInteractively = playInteractively;
