"use strict";
const { openInBrowser, picture } = require("./command-cli.js");
const { pathToFileURL } = require("node:url");
const { mkdtempSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { tmpdir } = require("node:os");
// src/cli/graph/open.ts
async function openGraph(graph, snapshot, terminal) {
	const pieces = await picture(graph, "html", snapshot);
	const path = join(mkdtempSync(join(tmpdir(), "roomlint-graph-")), "graph.html");
	writeFileSync(path, terminal.maskProgram("markup", terminal.forPeople([...pieces].join(""))));
	terminal.writeOut(`${path}\n`);
	if (!await openInBrowser(pathToFileURL(path).href, terminal.world.env)) terminal.warn("no program opens a browser here: open the file yourself");
}
exports.openGraph = openGraph;
