"use strict";
const { questGraph } = require("./shared-flow.js");
const { counted } = require("./words.js");
const { CommandError, EXIT, writeBatched } = require("./command.js");
const { readPlayableRoom } = require("./command-roundtrip.js");
// src/cli/graph/graph.ts
const MAX_IDS = 2e8;
async function graph(request, terminal) {
	const { room } = readPlayableRoom(request.snapshot, request.cwd, terminal);
	const drawn = questGraph(room.analysis, focusOf(request, room));
	const { quests, edges } = drawn.leftOut;
	if (quests > 0 || edges > 0) terminal.warn(`the focus leaves out ${counted(quests, "quest")} and ${counted(edges, "edge")}`);
	if (request.opens) await (await Promise.resolve().then(() => require("./open.js"))).openGraph(drawn, request.snapshot, terminal);
	else await print(drawn, request, terminal);
	return EXIT.clean;
}
async function print(drawn, { format, snapshot }, terminal) {
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
			write(await (await Promise.resolve().then(() => require("./command-cli.js")).then((n) => n.picture_exports)).picture(drawn, format, snapshot));
			return;
		case "json": {
			const { charactersOfIds, graphJson, graphReport } = await Promise.resolve().then(() => require("./shared-report.js")).then((n) => n.graph_json_exports);
			const report = graphReport(drawn);
			if (charactersOfIds(report) > MAX_IDS) throw new CommandError(`the graph is too large for JSON: its edges would repeat more than ${MAX_IDS.toLocaleString("en")} characters of quest ids. Shorten the ids, or use --focus QUEST`);
			for (const pieces of graphJson(report)) write(pieces);
		}
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
exports.graph = graph;
