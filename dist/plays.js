"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError, EXIT, configChoice, configOption, defineCommand, formatOf, formatOption, oneOf, onlyWords, readCount, refuseBoth, refuseRemovedFormat, toggle, value, writeBatched } = require("./command.js");
const { counted, decodeUtf8 } = require("./words.js");
const { GREATEST_SEED, createLinter } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { ScriptError, checkRoom, hasPassed, outlineOf, outlineOfItem, outlineOfQuest, playScript, questGraph } = require("./flow.js");
const { OUTLINE_LIMITS, playAnswer, showAnswer, showReport, simulationShape } = require("./report-words.js");
const { FileSettings, nodeSha256 } = require("./command-check.js");
const { inputName } = require("./world.js");
const { ANSWER_FORMATS, hideCredentials, printAnswers, printJson, readBytes, readPlayableRoom, showable } = require("./cli.js");
const { resolve } = require("node:path");
// src/front/cli/graph.ts
var graph_exports = /* @__PURE__ */ __exportAll({ graph: () => graph });
const PART$1 = "Part:";
const FORMATS = [
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
		focus: value("only the part around QUEST, by its Name, id, or Name without its number", {
			group: PART$1,
			example: "--focus 1_open_door"
		}),
		depth: value(`with --focus: include quests that are up to N links away. The default is ${DEPTH}`, {
			group: PART$1,
			example: "--depth 1"
		}),
		format: formatOption(FORMATS)
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
	const format = oneOf("format", FORMATS, given.format ?? "mermaid");
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
const PART = "Part:";
const OPTIONS$1 = {
	item: value("show everything about one item, by its key or its label", {
		group: PART,
		example: "--item \"Open Door\""
	}),
	quest: value("show everything about one quest, by its Name, id, or Name without its number", {
		group: PART,
		example: "--quest 1_open_door"
	}),
	config: configOption({
		group: "Rules:",
		short: "c"
	}),
	format: formatOption(ANSWER_FORMATS)
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
	const format = oneOf("format", ANSWER_FORMATS, formatOf(given.format, terminal.world.env));
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
// src/front/cli/simulate.ts
var simulate_exports = /* @__PURE__ */ __exportAll({ simulate: () => simulate });
const PLAY = "Play:";
const OPTIONS = {
	script: value("play the steps in FILE. The default is \"-\", standard input", {
		group: PLAY,
		example: "--script door.play",
		isPath: true
	}),
	seed: value("a whole number that decides what useRandom chooses. The default is 1", {
		group: PLAY,
		example: "--seed 7"
	}),
	format: formatOption(ANSWER_FORMATS),
	coverage: toggle("also list the transitions, guards and effects that no run has reached", { group: "Report:" })
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

Names with spaces go in double quotes. At a terminal, type the steps and end them with Ctrl-D. roomlint view
plays a room step by step.

Examples:
  roomlint simulate garden.json --script door.play
  echo 'click 2' | roomlint simulate garden.json`,
	exits: {
		clean: "every expectation holds",
		findings: "an expectation failed, or a run was stopped: in an endless chain, or after too many steps",
		error: "the snapshot or the script cannot be used, or invalid usage"
	}
}, async ({ script = "-", ...given }, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("simulate", words, ["a snapshot"], "roomlint simulate garden.json");
	if (snapshot === "-" && script === "-") throw new CommandError("standard input can be the snapshot or the script, not both: use --script FILE");
	if (given.format === "junit") refuseRemovedFormat(given.format);
	const format = oneOf("format", ANSWER_FORMATS, formatOf(given.format, terminal.world.env));
	const seed = readSeed(given.seed);
	const coverage = given.coverage === true;
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const bytes = readBytes(script, cwd, terminal);
	hideCredentials(bytes, script, terminal);
	const text = decodeUtf8(bytes);
	if (text === void 0) throw new CommandError(`${inputName(script)}: invalid UTF-8: save the script as UTF-8`);
	const played = playOrExplain(room, text, seed, inputName(script));
	const { model } = room;
	const answers = () => [playAnswer(inputName(snapshot), model, played, coverage)];
	printAnswers(format, {
		answers,
		json: () => simulationShape(model, played, coverage)
	}, terminal);
	return hasPassed(played) ? EXIT.clean : EXIT.findings;
});
const MAX_FAULTS = 20;
function readSeed(given) {
	if (given === void 0) return 1;
	if (/^\d+$/.test(given) && Number(given) <= GREATEST_SEED) return Number(given);
	throw new CommandError(`--seed must be a whole number from 0 to ${GREATEST_SEED}, not "${given}"`);
}
function playOrExplain(room, text, seed, name) {
	try {
		return playScript(room, text, seed);
	} catch (error) {
		if (error instanceof ScriptError) throw scriptProblem(error.faults, name);
		throw error;
	}
}
function scriptProblem(faults, name) {
	const lines = faults.slice(0, MAX_FAULTS).map(({ line, message }) => `${name}:${line}: ${message}`);
	if (faults.length > MAX_FAULTS) lines.push(`and ${counted(faults.length - MAX_FAULTS, "more line")}`);
	const [first = "", ...more] = lines;
	return new CommandError(first, more.join("\n"));
}
exports.graph_exports = graph_exports;
exports.show_exports = show_exports;
exports.simulate_exports = simulate_exports;
