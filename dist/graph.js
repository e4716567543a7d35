"use strict";
const { counted } = require("./words.js");
const { questGraph } = require("./shared-flow.js");
const { CommandError, EXIT, HTML_GRAPH_WENT, defineCommand, formatOption, oneOf, onlyWords, readCount, value, writeBatched } = require("./command.js");
const { readPlayableRoom } = require("./command-roundtrip.js");
// src/front/cli/graph.ts
const PART = "Part:";
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
	if (given.format === "html") throw new CommandError(HTML_GRAPH_WENT);
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
	const write = (pieces) => writeBatched(pieces, (text) => terminal.writeProgram("strings", format === "json" ? text : terminal.forPeople(text)));
	switch (format) {
		case "mermaid": {
			const { text, leftOut } = (await Promise.resolve().then(() => require("./command-report.js")).then((n) => n.graph_mermaid_exports)).mermaidGraph(drawn);
			if (leftOut.quests > 0 || leftOut.edges > 0) terminal.warn(`too large for Mermaid: ${counted(leftOut.quests, "quest")} and ${counted(leftOut.edges, "edge")} left out. Use --focus QUEST, or --format dot`);
			write([text]);
			return;
		}
		case "dot":
			write((await Promise.resolve().then(() => require("./shared-report.js")).then((n) => n.graph_dot_exports)).dotGraph(drawn));
			return;
		case "svg":
			terminal.writeProgram("markup", terminal.forPeople(await picture(drawn, terminal)));
			return;
		case "json": {
			const { graphReport } = await Promise.resolve().then(() => require("./shared-report.js")).then((n) => n.graph_json_exports);
			const { jsonPieces } = await Promise.resolve().then(() => require("./command-report.js")).then((n) => n.json_pieces_exports);
			write(jsonPieces(graphReport(drawn)));
		}
	}
}
async function picture(drawn, terminal) {
	const { quests, edges } = drawn;
	if (quests.length > MAX_DRAWN.quests || edges.length > MAX_DRAWN.edges) throw new CommandError(`${counted(quests.length, "quest")} and ${counted(edges.length, "edge")} are too many for a picture: draw the part around one quest with --focus QUEST, or use --format dot or json`);
	const { dotGraph } = await Promise.resolve().then(() => require("./shared-report.js")).then((n) => n.graph_dot_exports);
	const { instance } = await Promise.resolve().then(() => require("@viz-js/viz"));
	const dot = terminal.maskProgram("strings", dotGraph(drawn).join(""));
	const svg = (await instance()).renderString(dot, { format: "svg" });
	return svg.slice(svg.indexOf("<svg "));
}
exports.graph = graph;
