"use strict";
const { ScriptError, hasPassed, playScript, simulationJson } = require("./shared-flow.js");
const { agentText } = require("./command-report.js");
const { coverageText, simulationAnswer, simulationText } = require("./command-flow.js");
const { decodeUtf8 } = require("./text.js");
const { counted } = require("./words.js");
const { CommandError, EXIT, writeBatched } = require("./command.js");
const { inputName } = require("./command-workspace.js");
const { hideCredentials, readBytes, readPlayableRoom } = require("./command-roundtrip.js");
// src/cli/simulate/simulate.ts
const MAX_FAULTS = 20;
async function simulate(request, terminal) {
	const { cwd, snapshot, script, seed } = request;
	if (script === void 0) {
		requireTerminal(request, terminal);
		const playable = readPlayableRoom(snapshot, cwd, terminal);
		const { playInteractively } = await Promise.resolve().then(() => require("./simulate-interactively.js"));
		return playInteractively(playable, seed, terminal);
	}
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const { bytes } = readBytes(script, cwd, terminal);
	hideCredentials(bytes, script, terminal);
	const text = decodeUtf8(bytes);
	if (text === void 0) throw new CommandError(`${inputName(script)}: invalid UTF-8: save the script as UTF-8`);
	const played = playOrExplain(room, text, request, inputName(script));
	await print(room, played, request, terminal);
	return hasPassed(played) ? EXIT.clean : EXIT.findings;
}
function requireTerminal({ format, coverage }, { world }) {
	if (format !== "text" && format !== "agent") throw new CommandError(`--format ${format} needs --script FILE`);
	if (coverage) throw new CommandError("--coverage needs --script FILE");
	if (!world.isTerminal("in") || !world.isTerminal("out")) throw new CommandError("no terminal to read steps from: use --script FILE, or --script - for standard input");
}
function playOrExplain(room, text, { seed }, name) {
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
async function print({ model }, played, { format, coverage, snapshot }, terminal) {
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
			write(simulationJson(model, played, coverage), "strings");
			return;
		case "agent": {
			const answer = simulationAnswer(inputName(snapshot), model, played);
			write([agentText([answer])]);
			if (coverage) terminal.writeErr(coverageText(played.coverage));
			return;
		}
		case "junit": {
			const { simulationJunit } = await Promise.resolve().then(() => require("./simulation-junit.js"));
			write(simulationJunit(inputName(snapshot), played), "markup");
			if (coverage) terminal.writeErr(coverageText(played.coverage));
		}
	}
}
exports.simulate = simulate;
