"use strict";
const { printable } = require("./words.js");
const { NodeNumbers, cut, edgeLabel, neverStarts, questLabel } = require("./shared-report.js");
// src/verdict/report/graph-dot.ts
function dotGraph({ quests, edges, leftOut }) {
	const lines = [
		"digraph room {\n",
		"  rankdir=LR;\n",
		"  node [shape=box, fontname=\"sans-serif\"];\n",
		"  edge [fontname=\"sans-serif\", fontsize=10];\n"
	];
	if (leftOut.quests > 0 || leftOut.edges > 0) lines.push(`  // left out: ${leftOut.quests} quests, ${leftOut.edges} edges\n`);
	for (const quest of quests) {
		const style = neverStarts(quest) ? ", color=\"#d1242f\", style=dashed" : "";
		lines.push(`  q${quest.index} [label="${questLabel(quest).map(escaped).join("\\n")}"${style}];\n`);
	}
	const nodes = new NodeNumbers();
	for (const edge of edges) {
		const { key, label, shape } = sourceNode(edge.from);
		if (shape !== void 0) {
			const { number, isNew } = nodes.of(key);
			if (isNew) lines.push(`  n${number} [label="${escaped(cut(label))}", shape=${shape}];\n`);
		}
		if (edge.to === "all") {
			const { number, isNew } = nodes.of("all");
			if (isNew) lines.push(`  n${number} [label="every quest", shape=ellipse];\n`);
		}
		const from = shape === void 0 ? key : `n${nodes.of(key).number}`;
		const to = edge.to === "all" ? `n${nodes.of("all").number}` : `q${edge.to}`;
		const isWeak = edge.kind === "requirement" || edge.kind === "influence";
		const style = edge.never !== void 0 ? ", color=\"#d1242f\", style=dashed" : isWeak ? ", style=dotted" : "";
		lines.push(`  ${from} -> ${to} [label="${escaped(edgeLabel(edge))}"${style}];\n`);
	}
	lines.push("}\n");
	return lines;
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
