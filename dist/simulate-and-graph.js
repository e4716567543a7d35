import { ScriptError, SnapshotError, coverageText, hasPassed, playScript, questGraph, readRoom, simulationReport, simulationText } from "./play.js";
import { counted, jsonWithoutCommands } from "./words.js";
import { CommandError, EXIT } from "./command.js";
import { mostBytes, readDescriptor, readSnapshotFile, unprescannedBuffer, writeBatched } from "./shared.js";
import { decodeUtf8 } from "./text.js";
import { resolve } from "node:path";
// src/cli/playable.ts
function readBytes(path, cwd, { world }) {
	const most = mostBytes();
	const reading = path === "-" ? readDescriptor(world.stdin, most, unprescannedBuffer) : readSnapshotFile(resolve(cwd, path), most, unprescannedBuffer);
	if (reading.kind === "bytes") return reading.bytes;
	const why = reading.kind === "error" ? reading.message : `larger than ${most.toLocaleString("en")} bytes, the most that an import accepts`;
	throw new CommandError(`${shownName(path)}: ${why}`);
}
function readPlayableRoom(path, cwd, terminal) {
	const bytes = readBytes(path, cwd, terminal);
	try {
		return readRoom(bytes);
	} catch (error) {
		if (!(error instanceof SnapshotError)) throw error;
		const { at, message } = error;
		const place = at === void 0 ? ":" : `:${at.line}:${at.column}`;
		throw new CommandError(`${shownName(path)}${place} ${message}`);
	}
}
function shownName(path) {
	return path === "-" ? "<stdin>" : path;
}
// src/cli/graph.ts
async function graph(request, terminal) {
	const { room } = readPlayableRoom(request.snapshot, request.cwd, terminal);
	const drawn = questGraph(room.analysis, focusOf(request, room));
	const { quests, edges } = drawn.leftOut;
	if (quests > 0 || edges > 0) terminal.warn(`the focus leaves out ${counted(quests, "quest")} and ${counted(edges, "edge")}`);
	await print$1(drawn, request, terminal);
	return EXIT.clean;
}
async function print$1(drawn, { format }, terminal) {
	const write = (pieces) => writeBatched(pieces, (text) => terminal.writeOut(format === "json" ? text : terminal.forPeople(text)));
	switch (format) {
		case "mermaid": {
			const { text, leftOut } = (await import("./graph-formats.js")).mermaidGraph(drawn);
			if (leftOut.quests > 0 || leftOut.edges > 0) terminal.warn(`too large for Mermaid: ${counted(leftOut.quests, "quest")} and ${counted(leftOut.edges, "edge")} left out. Use --focus QUEST, or --format dot`);
			write([text]);
			return;
		}
		case "dot":
			write((await import("./graph-formats.js")).dotGraph(drawn));
			return;
		case "json": write([`${jsonWithoutCommands((await import("./graph-formats.js")).graphReport(drawn), 2)}\n`]);
	}
}
function focusOf({ focus, depth }, room) {
	if (focus === void 0) return void 0;
	const quest = room.quest(focus);
	if ("fault" in quest) throw new CommandError(`--focus: ${quest.fault}`);
	return {
		quests: [quest.value],
		depth
	};
}
// src/cli/simulate.ts
const MOST_FAULTS = 20;
async function simulate(request, terminal) {
	const { cwd, snapshot, script, seed } = request;
	if (script === void 0) {
		requireTerminal(request, terminal);
		const playable = readPlayableRoom(snapshot, cwd, terminal);
		const { playInteractively } = await import("./simulate-interactively.js");
		return playInteractively(playable, seed, terminal);
	}
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const text = decodeUtf8(readBytes(script, cwd, terminal));
	if (text === void 0) throw new CommandError(`${shownName(script)}: invalid UTF-8: save the script as UTF-8`);
	const played = playOrExplain(room, text, request, shownName(script));
	await print(room, played, request, terminal);
	return hasPassed(played) ? EXIT.clean : EXIT.findings;
}
function requireTerminal({ format, coverage }, { world }) {
	if (format !== "text") throw new CommandError(`--format ${format} needs --script FILE`);
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
	const lines = faults.slice(0, MOST_FAULTS).map(({ line, message }) => `${name}:${line}: ${message}`);
	if (faults.length > MOST_FAULTS) lines.push(`and ${counted(faults.length - MOST_FAULTS, "more line")}`);
	const [first = "", ...more] = lines;
	return new CommandError(first, more.join("\n"));
}
async function print({ model }, played, { format, coverage, snapshot }, terminal) {
	const write = (pieces, forPeople) => writeBatched(pieces, (text) => terminal.writeOut(forPeople ? terminal.forPeople(text) : text));
	switch (format) {
		case "text":
			write(simulationText(model, played, terminal.painter("out")), true);
			if (coverage) write(coverageText(played.coverage), true);
			return;
		case "json": {
			const { coverage: reached, ...report } = simulationReport(model, played);
			write([`${jsonWithoutCommands(coverage ? {
				...report,
				coverage: reached
			} : report, 2)}\n`], false);
			return;
		}
		case "junit": {
			const { simulationJunit } = await import("./reports.js");
			write(simulationJunit(shownName(snapshot), played), false);
			if (coverage) terminal.writeErr([...coverageText(played.coverage)].join(""));
		}
	}
}
export { graph, simulate };
