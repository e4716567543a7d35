"use strict";
const { NodeNumbers, STEP_NAMES, ScriptError, ScriptPlayer, SnapshotError, checkRoom, coverageText, cut: cut$1, edgeLabel, graphReport, hasPassed, mermaidGraph, neverStarts, outcomeText, outlineOf, outlineOfItem, outlineOfQuest, playScript, questGraph, questLabel, questName, readLine, readRoom, showReport, simulationReport, simulationText } = require("./play.js");
const { counted, jsonWithoutCommands, printable, quoteValue } = require("./words.js");
const { CommandError, EXIT } = require("./command.js");
const { FileSettings, maskOutput, mostBytes, nodeSha256, readDescriptor, readSnapshotFile, unprescannedBuffer, writeBatched } = require("./shared.js");
const { MAX_CREDENTIALS, PlayBudget, STATE_NAMES, createLinter, itemText, keyText, labelText, scriptWord, stateName } = require("./core.js");
const { decodeUtf8, prescan } = require("./text.js");
const { rulePack } = require("./rules.js");
const { shownPointer } = require("./roundtrip.js");
const { resolve } = require("node:path");
const { createInterface } = require("node:readline");
// src/cli/playable.ts
function readBytes(path, cwd, { world }) {
	const most = mostBytes();
	const reading = path === "-" ? readDescriptor(world.stdin, most, unprescannedBuffer) : readSnapshotFile(resolve(cwd, path), most, unprescannedBuffer);
	if (reading.kind === "bytes") return reading.bytes;
	const why = reading.kind === "error" ? reading.message : `larger than ${most.toLocaleString("en")} bytes, the most that an import accepts`;
	throw new CommandError(`${shownName(path)}: ${why}`);
}
function readPlayableRoom(path, cwd, terminal) {
	maskOutput(terminal);
	const bytes = readBytes(path, cwd, terminal);
	return showable(bytes, path, terminal, () => readRoom(bytes));
}
function showable(bytes, path, terminal, read) {
	try {
		const reading = read();
		if (prescan(bytes).secretHints) hideCredentials(bytes, path, terminal);
		return reading;
	} catch (error) {
		if (!(error instanceof SnapshotError)) throw error;
		hideCredentials(bytes, path, terminal);
		const { at, message } = error;
		const place = at === void 0 ? ":" : `:${at.line}:${at.column}`;
		throw new CommandError(`${shownName(path)}${place} ${message}`);
	}
}
function hideCredentials(bytes, path, terminal) {
	if (!terminal.hide(bytes, 1e5)) throw new CommandError(`${shownName(path)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
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
			const { text, leftOut } = (await Promise.resolve().then(() => require("./simulate-and-graph.js"))).mermaidGraph(drawn);
			if (leftOut.quests > 0 || leftOut.edges > 0) terminal.warn(`too large for Mermaid: ${counted(leftOut.quests, "quest")} and ${counted(leftOut.edges, "edge")} left out. Use --focus QUEST, or --format dot`);
			write([text]);
			return;
		}
		case "dot":
			write((await Promise.resolve().then(() => require("./simulate-and-graph.js"))).dotGraph(drawn));
			return;
		case "json": write([`${jsonWithoutCommands((await Promise.resolve().then(() => require("./simulate-and-graph.js"))).graphReport(drawn), 2)}\n`]);
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
// src/report/show-text.ts
const MAX_WIDTH = 110;
const MAX_PREFABS = 10;
const MAX_FULL_QUESTS = 5;
const MAX_QUESTS = 16;
const MAX_UNREACHABLE = 6;
const MAX_RULES = 8;
const MAX_WAYS = 3;
const WAY_WIDTH = 46;
const MAX_LABELS = 20;
const MAX_PLACES = 60;
const MAX_FINDINGS = 20;
function* showText(name, report, paint) {
	const { details, items, quests, findings } = report;
	if (details === void 0) {
		const total = findings.reduce((sum, { count }) => sum + count, 0);
		yield `${paint("bold", fitted(`${name}: ${[
			counted(items.length, "item"),
			counted(quests.length, "quest"),
			counted(total, "finding")
		].join(", ")}`))}\n`;
		yield* section("Items", itemLines(items).map(fitted), paint);
	} else {
		yield `${paint("bold", printable(details.title))}\n`;
		yield* section("Fields", fieldLines(details.fields), paint);
		if (details.kind === "quest") yield* section("Items", few(items.map(itemText), MAX_PREFABS, "item"), paint);
	}
	const fit = details === void 0 ? fitted : (line) => line;
	yield* section(details?.kind === "quest" ? "How it changes" : "Quests", questLines(quests).map(fit), paint);
	yield* section("Never happens", unreachableLines(report).map(fit), paint);
	if (details === void 0) return yield* section("Findings", ruleLines(findings), paint);
	yield* section("Places", placeLines(details.places), paint);
	yield* section("Findings", findingLines(details.findings), paint);
}
function* section(title, lines, paint) {
	if (lines.length === 0) return;
	yield `\n${paint("bold", title)}\n`;
	for (const line of lines) yield `  ${printable(line)}\n`;
}
function fitted(text) {
	const line = printable(text);
	const characters = [...line.slice(0, 220)];
	return characters.length > MAX_WIDTH ? `${characters.slice(0, 109).join("")}\u2026` : line;
}
function few(lines, most, what) {
	if (lines.length <= most) return lines;
	return [...lines.slice(0, most), `\u2026 and ${counted(lines.length - most, `more ${what}`)}`];
}
function itemLines(items) {
	const byPrefab = /* @__PURE__ */ new Map();
	for (const item of items) {
		const known = byPrefab.get(item.prefabName ?? "");
		if (known === void 0) byPrefab.set(item.prefabName ?? "", [item]);
		else known.push(item);
	}
	const prefabs = [...byPrefab].sort(([, one], [, other]) => other.length - one.length);
	const digits = String(prefabs[0]?.[1].length ?? 0).length;
	const lines = prefabs.slice(0, MAX_PREFABS).map(([prefabName, all]) => {
		const prefab = prefabName === "" ? "without prefabName" : labelText({ prefabName });
		return `${String(all.length).padStart(digits)} ${prefab}  ${labelsText(all, MAX_WIDTH - prefab.length - 20)}`;
	});
	const rest = prefabs.slice(MAX_PREFABS).reduce((sum, [, all]) => sum + all.length, 0);
	if (rest === 0) return lines;
	return [...lines, `\u2026 and ${counted(rest, "item")} of ${counted(prefabs.length - MAX_PREFABS, "more prefab")}`];
}
function labelsText(items, width) {
	const shown = [];
	let length = 0;
	for (const isTitled of [true, false]) for (const { key, title } of items) {
		if (title !== void 0 !== isTitled) continue;
		if (length > width || shown.length === MAX_LABELS) break;
		const text = title === void 0 ? keyText(key) : `${keyText(key)} ${quoteValue(title)}`;
		if (shown.length > 0 && length + text.length > width) break;
		shown.push(text);
		length += text.length + 2;
	}
	const more = items.length - shown.length;
	return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function questLines(quests) {
	if (quests.length > MAX_FULL_QUESTS) {
		const lines = quests.slice(0, MAX_QUESTS).map((quest) => {
			const ways = [`starts: ${isSkipped(quest) ? "skipped" : waysText(quest.starts, 1)}`, `completes: ${waysText(quest.completes, 1)}`];
			const resets = quest.resets.length === 0 ? [] : [`resets: ${waysText(quest.resets, 1)}`];
			return `${questText(quest)} \u00b7 ${[...ways, ...resets].map((way) => cut(way, WAY_WIDTH)).join(" \u00b7 ")}`;
		});
		const more = quests.length - MAX_QUESTS;
		return more > 0 ? [...lines, `\u2026 and ${counted(more, "more quest")}: --quest NAME shows one`] : lines;
	}
	return quests.flatMap((quest) => {
		const { requires, starts, completes, resets, mayChange } = quest;
		return [
			questText(quest),
			...requires.length === 0 ? [] : [`  requires: ${waysText(requires, MAX_WAYS)}`],
			`  starts: ${isSkipped(quest) ? "it goes from Not Active straight to Completed" : waysText(starts, MAX_WAYS)}`,
			`  completes: ${waysText(completes, MAX_WAYS)}`,
			`  resets: ${waysText(resets, MAX_WAYS)}`,
			...mayChange.length === 0 ? [] : [`  may also change: ${waysText(mayChange, MAX_WAYS)}`]
		];
	});
}
function questText({ name, enabled, group }) {
	const notes = [...enabled ? [] : ["Enabled false"], ...group === "" ? [] : [group]];
	return `${quoteValue(name)}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}
function isSkipped({ starts, completes }) {
	return starts.length === 0 && completes.length > 0;
}
function waysText(ways, most) {
	if (ways.length === 0) return "nothing";
	const more = ways.length - most;
	return `${ways.slice(0, most).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}
function cut(text, width) {
	return text.length > width ? `${text.slice(0, width - 1)}\u2026` : text;
}
function unreachableLines({ unreachable }) {
	const lines = unreachable.slice(0, MAX_UNREACHABLE).map(({ name, state, reason }) => `${quoteValue(name)} is never ${state}: ${reason}`);
	const more = unreachable.length - lines.length;
	return more > 0 ? [...lines, `\u2026 and ${counted(more, "more state")}`] : lines;
}
function ruleLines(findings) {
	const digits = String(findings.reduce((most, { count }) => Math.max(most, count), 0)).length;
	const lines = findings.slice(0, MAX_RULES).map(({ rule, level, count }) => `${String(count).padStart(digits)} ${(count === 1 ? level : `${level}s`).padEnd(8)} ${rule}`);
	const more = findings.length - lines.length;
	return more > 0 ? [...lines, `\u2026 and findings of ${counted(more, "more rule")}`] : lines;
}
function fieldLines(fields) {
	return fields.map(({ name, value }) => `${name}: ${value}`);
}
function placeLines(places) {
	return few(places.map(({ text, pointer, embedded }) => `${text}  ${[pointer, ...embedded].map(shownPointer).join(" # ")}`), MAX_PLACES, "place");
}
function findingLines(findings) {
	return few(findings.map(({ level, line, column, message, rule }) => `${level} ${line}:${column} ${message} (${rule})`), MAX_FINDINGS, "finding");
}
// src/cli/show.ts
async function show(request, terminal) {
	const { cwd, snapshot, focus, format, settings } = request;
	maskOutput(terminal);
	const rules = await (await FileSettings.open(settings)).rulesFor(resolve(cwd, snapshot === "-" ? "stdin" : snapshot));
	if (rules === "ignored") terminal.warn(`${shownName(snapshot)} is not checked: the config ignores it. Findings are not shown`);
	const bytes = readBytes(snapshot, cwd, terminal);
	const linter = createLinter(rulePack, rules === "ignored" ? [] : rules, nodeSha256);
	const { result, playable } = showable(bytes, snapshot, terminal, () => checkRoom(bytes, linter));
	for (const { rule } of result.crashes) terminal.warn(`the rule ${rule} failed, so its findings are missing: \`roomlint check\` shows why`);
	const shown = showReport(outlineFor(playable, focus), result);
	if (format === "json") {
		writeBatched([`${jsonWithoutCommands(shown, 2)}\n`], (text) => terminal.writeOut(text));
		return EXIT.clean;
	}
	const text = showText(shownName(snapshot), shown, terminal.painter("out"));
	writeBatched(text, (piece) => terminal.writeOut(terminal.forPeople(piece)));
	return EXIT.clean;
}
function outlineFor(playable, focus) {
	if (focus === void 0) return outlineOf(playable);
	const { kind, name } = focus;
	if (kind === "item") {
		const item = playable.room.item(name);
		if ("fault" in item) throw new CommandError(`--item: ${item.fault}`);
		return outlineOfItem(playable, item.value);
	}
	const quest = playable.room.quest(name);
	if ("fault" in quest) throw new CommandError(`--quest: ${quest.fault}`);
	return outlineOfQuest(playable, quest.value);
}
// src/cli/simulate.ts
const MAX_FAULTS = 20;
async function simulate(request, terminal) {
	const { cwd, snapshot, script, seed } = request;
	if (script === void 0) {
		requireTerminal(request, terminal);
		const playable = readPlayableRoom(snapshot, cwd, terminal);
		const { playInteractively } = await Promise.resolve().then(() => require("./simulate-and-graph.js"));
		return playInteractively(playable, seed, terminal);
	}
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const bytes = readBytes(script, cwd, terminal);
	hideCredentials(bytes, script, terminal);
	const text = decodeUtf8(bytes);
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
	const lines = faults.slice(0, MAX_FAULTS).map(({ line, message }) => `${name}:${line}: ${message}`);
	if (faults.length > MAX_FAULTS) lines.push(`and ${counted(faults.length - MAX_FAULTS, "more line")}`);
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
			const { simulationJunit } = await Promise.resolve().then(() => require("./reports.js"));
			write(simulationJunit(shownName(snapshot), played), false);
			if (coverage) terminal.writeErr([...coverageText(played.coverage)].join(""));
		}
	}
}
// src/cli/simulation-session.ts
const SESSION_WORDS = [
	"states",
	"help",
	"quit"
];
const MAX_STATES = 12;
const MAX_CANDIDATES = 200;
const HELP = `  click 4 \u00b7 enter 8 \u00b7 fire 4 OnCollideEvent    what a player does to an item
  set 0_find_key completed                     something outside the snapshot changes a quest
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
// src/report/graph-dot.ts
function* dotGraph({ quests, edges, leftOut }) {
	yield "digraph room {\n  rankdir=LR;\n  node [shape=box, fontname=\"sans-serif\"];\n  edge [fontname=\"sans-serif\", fontsize=10];\n";
	if (leftOut.quests > 0 || leftOut.edges > 0) yield `  // left out: ${leftOut.quests} quests, ${leftOut.edges} edges\n`;
	for (const quest of quests) {
		const style = neverStarts(quest) ? ", color=\"#d1242f\", style=dashed" : "";
		yield `  q${quest.index} [label="${questLabel(quest).map(escaped).join("\\n")}"${style}];\n`;
	}
	const nodes = new NodeNumbers();
	for (const edge of edges) {
		const { key, label, shape } = sourceNode(edge.from);
		if (shape !== void 0) {
			const { number, isNew } = nodes.of(key);
			if (isNew) yield `  n${number} [label="${escaped(cut$1(label))}", shape=${shape}];\n`;
		}
		if (edge.to === "all") {
			const { number, isNew } = nodes.of("all");
			if (isNew) yield `  n${number} [label="every quest", shape=ellipse];\n`;
		}
		const from = shape === void 0 ? key : `n${nodes.of(key).number}`;
		const to = edge.to === "all" ? `n${nodes.of("all").number}` : `q${edge.to}`;
		const isWeak = edge.kind === "requirement" || edge.kind === "influence";
		const style = edge.never !== void 0 ? ", color=\"#d1242f\", style=dashed" : isWeak ? ", style=dotted" : "";
		yield `  ${from} -> ${to} [label="${escaped(edgeLabel(edge))}"${style}];\n`;
	}
	yield "}\n";
}
function sourceNode(source) {
	switch (source.kind) {
		case "quest": return {
			key: `q${source.quest}`,
			label: "",
			shape: void 0
		};
		case "item": return {
			key: `i${source.item}`,
			label: source.text,
			shape: "ellipse"
		};
		case "unread": return {
			key: `u${source.label}`,
			label: source.label,
			shape: "hexagon"
		};
	}
}
function escaped(text) {
	return printable(text).replaceAll("\\", "\\\\").replaceAll("\"", "\\\"");
}
exports.dotGraph = dotGraph;
exports.graph = graph;
exports.graphReport = graphReport;
exports.mermaidGraph = mermaidGraph;
exports.playInteractively = playInteractively;
exports.show = show;
exports.simulate = simulate;
