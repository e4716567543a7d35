"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError, EXIT, chosenFormat, configChoice, configOption, defineCommand, formatOption, grouped, onlyWords, path, readCount, refuseBoth, refuseRemovedFormat, toggle, value, writeBatched } = require("./command.js");
const { counted, decodeUtf8, printable } = require("./words.js");
const { GREATEST_SEED, PlayBudget, QUEST_STATES, VERBS, createLinter, stepFor, stepText } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { ScriptError, ScriptPlayer, checkRoom, hasPassed, nextSteps, outlineOf, outlineOfItem, outlineOfQuest, playScript, questGraph, questName, readLine } = require("./flow.js");
const { OUTLINE_LIMITS, entryText, outcomeEntry, playAnswer, showAnswer, showReport, simulationShape } = require("./report-words.js");
const { FileSettings, inputName, nodeSha256 } = require("./command-check.js");
const { ANSWER_FORMATS, hideCredentials, printAnswers, printJson, readBytes, readPlayableRoom, showable } = require("./cli.js");
const { resolve } = require("node:path");
const { createInterface } = require("node:readline");
// src/front/cli/graph.ts
var graph_exports = /* @__PURE__ */ __exportAll({ graph: () => graph });
const FORMATS$1 = [
	"mermaid",
	"dot",
	"svg",
	"json"
];
const DEPTH = 2;
const MAX_DRAWN = {
	quests: 2e3,
	edges: 5e3
};
const graph = defineCommand({
	options: {
		...grouped("Part:", {
			focus: value("only the part around QUEST, by its Name, id, or Name without its number", "--focus 1_open_door"),
			depth: value(`with --focus: include quests that are up to N links away. The default is ${DEPTH}`, "--depth 1")
		}),
		...formatOption(FORMATS$1)
	},
	details: `Mermaid draws at most 500 edges and 50,000 characters. What does not fit is left out, with a note on
standard error: use --focus, or another format. What can never happen is marked "never".
svg is the picture that Graphviz makes of dot: it needs the package @viz-js/viz, which npm installs with
roomlint unless --omit=optional is given.

Examples:
  roomlint graph garden.json
  roomlint graph garden.json --focus 1_open_door --depth 1
  roomlint graph garden.json --format svg > garden.svg`,
	exits: {
		clean: "drawn",
		error: "the snapshot cannot be used, or invalid usage"
	}
}, async ({ focus, depth, ...given }, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("graph", words, ["a snapshot"], "roomlint graph garden.json");
	if (depth !== void 0 && focus === void 0) throw new CommandError("--depth needs --focus QUEST");
	const links = readCount("depth", depth) ?? DEPTH;
	if (given.format !== void 0) refuseRemovedFormat(given.format);
	const format = chosenFormat(FORMATS$1, given.format ?? "mermaid", terminal);
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const drawn = questGraph(room.analysis, focus === void 0 ? void 0 : focusOn(focus, links, room));
	const { quests, edges } = drawn.leftOut;
	if (quests > 0 || edges > 0) terminal.warn(`the focus leaves out ${counted(quests, "quest")} and ${counted(edges, "edge")}`);
	await print(drawn, format, terminal);
	return EXIT.clean;
});
function focusOn(focus, depth, room) {
	const quest = room.quest(focus);
	if ("fault" in quest) throw new CommandError(`--focus: ${quest.fault}`);
	return {
		quests: [quest.value],
		depth
	};
}
async function print(drawn, format, terminal) {
	const write = (pieces) => writeBatched(pieces, (text) => terminal.writeProgram("strings", terminal.forPeople(text)));
	switch (format) {
		case "mermaid": {
			const { text, leftOut } = (await Promise.resolve().then(() => require("./report-words.js")).then((n) => n.graph_mermaid_exports)).mermaidGraph(drawn);
			if (leftOut.quests > 0 || leftOut.edges > 0) terminal.warn(`too large for Mermaid: ${counted(leftOut.quests, "quest")} and ${counted(leftOut.edges, "edge")} left out. Use --focus QUEST, or --format dot`);
			write([text]);
			return;
		}
		case "dot":
			write((await Promise.resolve().then(() => require("./report-words.js")).then((n) => n.graph_dot_exports)).dotGraph(drawn));
			return;
		case "svg":
			terminal.writeProgram("markup", terminal.forPeople(await picture(drawn, terminal)));
			return;
		case "json": {
			const { graphReport } = await Promise.resolve().then(() => require("./report-words.js")).then((n) => n.graph_json_exports);
			printJson(graphReport(drawn), terminal);
		}
	}
}
async function picture(drawn, terminal) {
	const { quests, edges } = drawn;
	if (quests.length > MAX_DRAWN.quests || edges.length > MAX_DRAWN.edges) throw new CommandError(`${counted(quests.length, "quest")} and ${counted(edges.length, "edge")} are too many for a picture: draw the part around one quest with --focus QUEST, or use --format dot or json`);
	const { dotGraph } = await Promise.resolve().then(() => require("./report-words.js")).then((n) => n.graph_dot_exports);
	const { instance } = await Promise.resolve().then(() => require("@viz-js/viz"));
	const dot = terminal.maskProgram("strings", dotGraph(drawn).join(""));
	const svg = (await instance()).renderString(dot, { format: "svg" });
	return svg.slice(svg.indexOf("<svg "));
}
// src/front/cli/show.ts
var show_exports = /* @__PURE__ */ __exportAll({ show: () => show });
const OPTIONS$1 = {
	...grouped("Part:", {
		item: value("show everything about one item, by its key or its label", "--item \"Open Door\""),
		quest: value("show everything about one quest, by its Name, id, or Name without its number", "--quest 1_open_door")
	}),
	...grouped("Rules:", { config: configOption() }),
	...formatOption(ANSWER_FORMATS)
};
const show = defineCommand({
	options: OPTIONS$1,
	details: `The text fits a screen for any room; --format json lists everything. "-" is standard input.

Examples:
  roomlint show garden.json
  roomlint show garden.json --item "Open Door"
  roomlint show garden.json --quest 1_open_door`,
	exits: {
		clean: "shown",
		error: "the item or quest is not found or ambiguous, the snapshot cannot be used, or invalid usage"
	}
}, async (given, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("show", words, ["a snapshot"], "roomlint show garden.json");
	refuseBoth(given, "item", "quest");
	const format = chosenFormat(ANSWER_FORMATS, given.format, terminal);
	const rules = await (await FileSettings.open({
		cwd,
		config: configChoice(given)
	})).rulesFor(resolve(cwd, snapshot === "-" ? "stdin" : snapshot));
	if (rules === "ignored") terminal.warn(`${inputName(snapshot)} is not checked: the config ignores it. Findings are not shown`);
	terminal.world.prepareForChecks?.();
	const bytes = readBytes(snapshot, cwd, terminal);
	const linter = createLinter(rulePack, rules === "ignored" ? [] : rules, nodeSha256);
	const { result, playable } = showable(bytes, snapshot, terminal, () => checkRoom(bytes, linter));
	for (const { rule } of result.crashes) terminal.warn(`the rule ${rule} failed, so its findings are missing: \`roomlint check\` shows why`);
	const outline = outlineFor(playable, given, format === "json" ? void 0 : OUTLINE_LIMITS);
	const shown = showReport(outline, result);
	const answers = () => [showAnswer(inputName(snapshot), shown, outline.leftOut)];
	printAnswers(format, {
		answers,
		json: () => shown
	}, terminal);
	return EXIT.clean;
});
function outlineFor(playable, { item, quest }, limits) {
	if (item !== void 0) {
		const found = playable.room.item(item);
		if ("fault" in found) throw new CommandError(`--item: ${found.fault}`);
		return outlineOfItem(playable, found.value);
	}
	if (quest === void 0) return outlineOf(playable, limits);
	const found = playable.room.quest(quest);
	if ("fault" in found) throw new CommandError(`--quest: ${found.fault}`);
	return outlineOfQuest(playable, found.value);
}
// src/front/cli/simulate/session.ts
var session_exports = /* @__PURE__ */ __exportAll({ playInteractively: () => playInteractively });
const MAX_STATES = 12;
const MAX_CHOICES = 9;
const HELP = `  1 \u00b7 2 \u00b7 \u2026                                    one of the steps that are listed
  click 4 \u00b7 enter 8 \u00b7 fire 4 OnCollideEvent    what a player does to an item
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
	choices = [];
	constructor(playable, seed, paint) {
		this.playable = playable;
		this.seed = seed;
		this.paint = paint;
		this.player = new ScriptPlayer(playable.room, seed, new PlayBudget());
	}
	greeting() {
		const { quests, items } = this.playable.room.model;
		return `${counted(quests.length, "quest")}, ${counted(items.size, "item")}. Type a number, or a step: help lists them, quit ends.\n` + this.now();
	}
	answer(content) {
		this.line++;
		const word = content.trim();
		if (word === "quit" || word === "exit" || word === "q") return "quit";
		if (word === "help") return HELP;
		if (word === "states") return this.allStates();
		const { room } = this.playable;
		const choice = this.choices[Number(word) - 1];
		const step = choice === void 0 ? word : stepText(stepFor(choice));
		const reading = readLine(step, room);
		switch (reading.kind) {
			case "blank": return "";
			case "fault": return `    ${this.paint("red", printable(reading.message))}\n`;
			case "separator":
				this.player = new ScriptPlayer(room, this.seed, new PlayBudget());
				return this.now();
			case "action": {
				const outcome = this.player.play({
					line: this.line,
					source: step,
					...reading.action
				});
				const { simulation } = this.player;
				if (outcome.kind === "failed" || simulation.stopped) this.failed = true;
				if (outcome.kind === "skipped") return `    ${this.paint("red", printable(`${outcome.message}: type --- to start again`))}\n`;
				const text = entryText(outcomeEntry(room.model, outcome, simulation.playerNames), this.paint);
				return outcome.kind === "step" ? text + this.now() : text;
			}
		}
	}
	now() {
		const { labels } = this.playable.snapshot;
		const { works } = nextSteps(this.player);
		this.choices = works.slice(0, MAX_CHOICES).map(({ event }) => event);
		const lines = this.choices.map((event, index) => {
			const what = VERBS.get(event.type) ?? `fire ${event.type} of`;
			return `  ${index + 1}  ${what} ${labels.text(event.item)}\n`;
		});
		const more = works.length - lines.length;
		if (more > 0) lines.push(`  and ${counted(more, "more step")} that have an effect\n`);
		return this.statesLine() + printable(lines.join(""), "\n");
	}
	statesLine() {
		const { model } = this.playable.room;
		const { simulation } = this.player;
		const changed = model.quests.filter(({ index }) => simulation.state(index) !== 0);
		const others = model.quests.filter(({ index }) => simulation.state(index) === 0);
		const shown = [...changed, ...others].slice(0, MAX_STATES).sort((one, other) => one.index - other.index);
		const states = shown.map(({ index }) => `${questName(model, index)} ${QUEST_STATES[simulation.state(index)]}`);
		const more = model.quests.length - shown.length;
		const line = `${simulation.playerNames.length > 1 ? `${this.player.playerName}: ` : ""}${states.join(" \u00b7 ")}${more > 0 ? ` \u00b7 ${more} more: type states` : ""}`;
		return `${this.paint("dim", printable(`[${simulation.time} s] ${line}`))}\n`;
	}
	allStates() {
		const { model } = this.playable.room;
		const { simulation } = this.player;
		const lines = model.quests.map(({ index }) => {
			const done = simulation.completions(index);
			return `  ${questName(model, index)}: ${QUEST_STATES[simulation.state(index)]}${done > 0 ? `, completed ${done === 1 ? "once" : `${done} times`}` : ""}`;
		});
		return `${printable(lines.join("\n"), "\n")}\n`;
	}
};
async function playInteractively(playable, seed, terminal, streams = {
	input: process.stdin,
	output: process.stdout
}) {
	const session = new SimulationSession(playable, seed, terminal.painter("out"));
	const lines = createInterface({
		...streams,
		terminal: true,
		prompt: "> "
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
// src/front/cli/simulate/simulate.ts
var simulate_exports = /* @__PURE__ */ __exportAll({ simulate: () => simulate });
const FORMATS = [...ANSWER_FORMATS, "junit"];
const STDIN = "-";
const OPTIONS = {
	...grouped("Play:", {
		script: path("play the steps in FILE, or from standard input with \"-\"", "--script door.play"),
		seed: value("a whole number that decides what useRandom chooses. The default is 1", "--seed 7")
	}),
	...formatOption(FORMATS),
	...grouped("Report:", { coverage: toggle("also list the transitions, guards and effects that no run has reached") })
};
const simulate = defineCommand({
	options: OPTIONS,
	details: `A script has one step on each line:
  click 4                               the OnClickEvent triggers of item 4
  enter 8                               the OnEnterEvent triggers
  fire 4 OnCollideEvent                 any other trigger, by its $type
  set 0_find_key completed              something outside the snapshot changes a quest
  wait 2.5                              seconds pass
  player ann                            from here on, ann plays
  reload, leave, join                   the player reloads the page, leaves, comes back
  expect 0_find_key not active          the state of a quest: not active, active or completed
  expect effect 5 ShowObjectEvent       the last step fired this effect on item 5
  expect nothing                        the last step changed no quest and fired no effect
  expect never 1_open_door active       no play at all leads there
  expect reachable 1_open_door active   some play leads there
  ---                                   a new run begins
  # a comment

Names with spaces go in double quotes. Without --script, steps are read from the terminal.

Examples:
  roomlint simulate garden.json
  roomlint simulate garden.json --script door.play
  echo 'click 2' | roomlint simulate garden.json --script -
  roomlint simulate garden.json --script door.play --format junit > door.xml`,
	exits: {
		clean: "every expectation holds",
		findings: "an expectation failed, or a run was stopped: in an endless chain, or after too many steps",
		error: "the snapshot or the script cannot be used, or invalid usage"
	}
}, async ({ script, ...given }, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("simulate", words, ["a snapshot"], "roomlint simulate garden.json");
	if (snapshot === STDIN && script === void 0) throw new CommandError("a snapshot on standard input needs --script FILE");
	if (snapshot === STDIN && script === STDIN) throw new CommandError("standard input can be the snapshot or the script, not both");
	const format = chosenFormat(FORMATS, given.format, terminal);
	const seed = readSeed(given.seed);
	const coverage = given.coverage === true;
	if (script === void 0) {
		requireTerminal(format, coverage, terminal);
		const playable = readPlayableRoom(snapshot, cwd, terminal);
		return (await Promise.resolve().then(() => session_exports)).playInteractively(playable, seed, terminal);
	}
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const { model } = room;
	const bytes = readBytes(script, cwd, terminal);
	hideCredentials(bytes, script, terminal);
	const text = decodeUtf8(bytes);
	if (text === void 0) throw new CommandError(`${inputName(script)}: invalid UTF-8: save the script as UTF-8`);
	const played = playOrExplain(room, text, seed, inputName(script));
	const name = inputName(snapshot);
	if (format === "junit") {
		const { simulationJunit } = await Promise.resolve().then(() => require("./writers.js")).then((n) => n.junit_report_exports);
		writeBatched(simulationJunit(name, played), (part) => terminal.writeProgram("markup", part));
	} else {
		const answers = () => [playAnswer(name, model, played, coverage)];
		printAnswers(format, {
			answers,
			json: () => simulationShape(model, played, coverage)
		}, terminal);
	}
	return hasPassed(played) ? EXIT.clean : EXIT.findings;
});
const MAX_FAULTS = 20;
function readSeed(given) {
	if (given === void 0) return 1;
	if (/^\d+$/.test(given) && Number(given) <= GREATEST_SEED) return Number(given);
	throw new CommandError(`--seed must be a whole number from 0 to ${GREATEST_SEED}, not "${given}"`);
}
function requireTerminal(format, coverage, { world }) {
	if (format === "json" || format === "junit") throw new CommandError(`--format ${format} needs --script FILE`);
	if (coverage) throw new CommandError("--coverage needs --script FILE");
	if (!world.isTerminal("in") || !world.isTerminal("out")) throw new CommandError("no terminal to read steps from: use --script FILE, or --script - for standard input");
}
function playOrExplain(room, text, seed, name) {
	try {
		return playScript(room, text, seed);
	} catch (error) {
		if (!(error instanceof ScriptError)) throw error;
		const { faults } = error;
		const lines = faults.slice(0, MAX_FAULTS).map(({ line, message }) => `${name}:${line}: ${message}`);
		if (faults.length > MAX_FAULTS) lines.push(`and ${counted(faults.length - MAX_FAULTS, "more line")}`);
		const [first = "", ...more] = lines;
		throw new CommandError(first, more.join("\n"));
	}
}
exports.graph_exports = graph_exports;
exports.show_exports = show_exports;
exports.simulate_exports = simulate_exports;
