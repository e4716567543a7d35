"use strict";
const { counted, printable } = require("./words.js");
const { questGraph } = require("./shared-flow.js");
const { CommandError, EXIT, defineCommand, formatOption, oneOf, onlyWords, readCount, value, writeBatched } = require("./command.js");
const { readPlayableRoom } = require("./command-roundtrip.js");
const { readFileSync } = require("node:fs");
const { basename } = require("node:path");
const { createHash } = require("node:crypto");
// src/front/cli/graph.ts
const PART = "Part:";
const FORMATS = [
	"mermaid",
	"dot",
	"svg",
	"html",
	"json"
];
const DEPTH = 2;
const graph = defineCommand({
	options: {
		focus: value("only the part around QUEST, by its Name, id, or Name without its number", {
			group: PART,
			example: "--focus 1_open_door",
			words: []
		}),
		depth: value(`with --focus: include quests that are up to N links away. The default is ${DEPTH}`, {
			group: PART,
			example: "--depth 1",
			words: []
		}),
		format: formatOption(FORMATS)
	},
	completes: "files",
	details: `Mermaid draws at most 500 edges and 50,000 characters. What does not fit is left out, with a note on
standard error: use --focus, or another format. What can never happen is marked "never".
svg is a picture, and html a page on which it can be moved and searched: both need the package elkjs,
which npm installs with roomlint unless --omit=optional is given.

Examples:
  roomlint graph garden.json
  roomlint graph garden.json --focus 1_open_door --depth 1
  roomlint graph garden.json --format svg > garden.svg
  roomlint graph garden.json --format html > garden.html`,
	exits: {
		clean: "drawn",
		error: "the snapshot cannot be used, or invalid usage"
	}
}, async ({ focus, depth, ...given }, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("graph", words, ["a snapshot"], "roomlint graph garden.json");
	if (depth !== void 0 && focus === void 0) throw new CommandError("--depth needs --focus QUEST");
	const links = readCount("depth", depth) ?? DEPTH;
	const format = oneOf("format", FORMATS, given.format ?? "mermaid");
	const { room } = readPlayableRoom(snapshot, cwd, terminal);
	const drawn = questGraph(room.analysis, focus === void 0 ? void 0 : focusOn(focus, links, room));
	const { quests, edges } = drawn.leftOut;
	if (quests > 0 || edges > 0) terminal.warn(`the focus leaves out ${counted(quests, "quest")} and ${counted(edges, "edge")}`);
	await print(drawn, format, snapshot, terminal);
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
async function print(drawn, format, snapshot, terminal) {
	const syntax = format === "svg" || format === "html" ? "markup" : "strings";
	const write = (pieces) => writeBatched(pieces, (text) => terminal.writeProgram(syntax, format === "json" ? text : terminal.forPeople(text)));
	switch (format) {
		case "mermaid": {
			const { text, leftOut } = (await Promise.resolve().then(() => require("./command-report.js")).then((n) => n.graph_mermaid_exports)).mermaidGraph(drawn);
			if (leftOut.quests > 0 || leftOut.edges > 0) terminal.warn(`too large for Mermaid: ${counted(leftOut.quests, "quest")} and ${counted(leftOut.edges, "edge")} left out. Use --focus QUEST, or --format dot`);
			write([text]);
			return;
		}
		case "dot":
			write((await Promise.resolve().then(() => require("./graph-dot.js"))).dotGraph(drawn));
			return;
		case "svg":
		case "html":
			write(await picture(drawn, format, snapshot));
			return;
		case "json": {
			const { graphReport } = await Promise.resolve().then(() => require("./shared-report.js")).then((n) => n.graph_json_exports);
			const { jsonPieces } = await Promise.resolve().then(() => require("./command-report.js")).then((n) => n.json_pieces_exports);
			write(jsonPieces(graphReport(drawn)));
		}
	}
}
async function picture(graphOfQuests, format, snapshot) {
	const title = `Quests of ${printable(basename(snapshot))}`;
	const packing = await readablyDrawn(graphOfQuests);
	if (format === "svg") return (await Promise.resolve().then(() => require("./shared-report.js")).then((n) => n.svg_exports)).svg(packing, title);
	const script = readFileSync(new URL("graph-page.js", require("node:url").pathToFileURL(__filename).href), "utf8");
	const scriptHash = createHash("sha256").update(script).digest("base64");
	return (await Promise.resolve().then(() => require("./html.js"))).html(packing, {
		title,
		script,
		scriptHash
	});
}
async function readablyDrawn(graphOfQuests) {
	const { drawn, TooLargeToDrawError } = await Promise.resolve().then(() => require("./shared-report.js")).then((n) => n.picture_exports);
	try {
		return await drawn(graphOfQuests, await loadLayout());
	} catch (error) {
		if (!(error instanceof TooLargeToDrawError)) throw error;
		throw new CommandError(`${error.message}: draw the part around one quest with --focus QUEST, or use --format dot or json`);
	}
}
async function loadLayout() {
	const { default: { default: Elk } } = await Promise.resolve().then(() => require("elkjs/lib/elk.bundled.js"));
	const elk = new Elk();
	return (layout) => elk.layout(structuredClone(layout));
}
exports.graph = graph;
