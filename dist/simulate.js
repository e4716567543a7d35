"use strict";
const { decodeUtf8 } = require("./text.js");
const { counted } = require("./words.js");
const { GREATEST_SEED } = require("./core.js");
const { ScriptError, hasPassed, playScript, simulationShape } = require("./shared-flow.js");
const { agentText, jsonPieces } = require("./command-report.js");
const { coverageText, simulationAnswer, simulationText } = require("./command-flow.js");
const { CommandError, EXIT, defineCommand, formatOption, oneOf, onlyWords, toggle, value, writeBatched } = require("./command.js");
const { inputName } = require("./command-workspace.js");
const { AGENT, formatOf } = require("./command-check.js");
const { hideCredentials, readBytes, readPlayableRoom } = require("./command-roundtrip.js");
// src/front/cli/simulate/simulate.ts
const PLAY = "Play:";
const FORMATS = [
	"text",
	"json",
	"junit",
	AGENT
];
const STDIN = "-";
const OPTIONS = {
	script: value("play the steps in FILE, or from standard input with \"-\"", {
		group: PLAY,
		example: "--script door.play"
	}),
	seed: value("a whole number that decides what useRandom chooses. The default is 1", {
		group: PLAY,
		example: "--seed 7",
		words: []
	}),
	format: formatOption(FORMATS),
	coverage: toggle("also list the transitions, guards and effects that no run has reached", { group: "Report:" })
};
const simulate = defineCommand({
	options: OPTIONS,
	completes: "files",
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
	const format = oneOf("format", FORMATS, formatOf(given.format, terminal.world.env));
	const seed = readSeed(given.seed);
	const coverage = given.coverage === true;
	if (script === void 0) {
		requireTerminal(format, coverage, terminal);
		const playable = readPlayableRoom(snapshot, cwd, terminal);
		return (await Promise.resolve().then(() => require("./session.js"))).playInteractively(playable, seed, terminal);
	}
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const { bytes } = readBytes(script, cwd, terminal);
	hideCredentials(bytes, script, terminal);
	const text = decodeUtf8(bytes);
	if (text === void 0) throw new CommandError(`${inputName(script)}: invalid UTF-8: save the script as UTF-8`);
	const played = playOrExplain(room, text, seed, inputName(script));
	await print(room, played, {
		format,
		coverage,
		name: inputName(snapshot)
	}, terminal);
	return hasPassed(played) ? EXIT.clean : EXIT.findings;
});
const MAX_FAULTS = 20;
function readSeed(given) {
	if (given === void 0) return 1;
	if (/^\d+$/.test(given) && Number(given) <= GREATEST_SEED) return Number(given);
	throw new CommandError(`--seed must be a whole number from 0 to ${GREATEST_SEED}, not "${given}"`);
}
function requireTerminal(format, coverage, { world }) {
	if (format !== "text" && format !== "agent") throw new CommandError(`--format ${format} needs --script FILE`);
	if (coverage) throw new CommandError("--coverage needs --script FILE");
	if (!world.isTerminal("in") || !world.isTerminal("out")) throw new CommandError("no terminal to read steps from: use --script FILE, or --script - for standard input");
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
async function print({ model }, played, { format, coverage, name }, terminal) {
	const write = (pieces, syntax) => writeBatched(pieces, (text) => {
		if (syntax === void 0) terminal.say(text);
		else terminal.writeProgram(syntax, text);
	});
	switch (format) {
		case "text":
			write(simulationText(model, played, terminal.painter("out")));
			if (coverage) terminal.say(coverageText(played.coverage));
			return;
		case "json":
			write(jsonPieces(simulationShape(model, played, coverage)), "strings");
			return;
		case "agent": {
			const answer = simulationAnswer(name, model, played);
			write([agentText([answer])]);
			if (coverage) terminal.writeErr(coverageText(played.coverage));
			return;
		}
		case "junit": {
			const { simulationJunit } = await Promise.resolve().then(() => require("./simulation-junit.js"));
			write(simulationJunit(name, played), "markup");
			if (coverage) terminal.writeErr(coverageText(played.coverage));
		}
	}
}
exports.simulate = simulate;
