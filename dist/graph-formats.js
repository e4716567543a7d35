import { printable } from "./words.js";
import { NodeNumbers, cut, edgeLabel, neverStarts, questLabel } from "./play.js";
import { QUEST_STATES } from "./core.js";
// src/report/graph-dot.ts
function* dotGraph({ quests, edges, leftOut }) {
	yield "digraph room {\n  rankdir=LR;\n  node [shape=box, fontname=\"sans-serif\"];\n  edge [fontname=\"sans-serif\", fontsize=10];\n";
	if (leftOut.quests > 0 || leftOut.edges > 0) yield `  // left out: ${leftOut.quests} quests, ${leftOut.edges} edges\n`;
	for (const quest of quests) {
		const style = neverStarts(quest) ? ", color=\"#d1242f\", style=dashed" : "";
		yield `  q${quest.index} [label="${questLabel(quest).map(escaped$1).join("\\n")}"${style}];\n`;
	}
	const nodes = new NodeNumbers();
	for (const edge of edges) {
		const { key, label, shape } = sourceNode(edge.from);
		if (shape !== void 0) {
			const { number, isNew } = nodes.of(key);
			if (isNew) yield `  n${number} [label="${escaped$1(cut(label))}", shape=${shape}];\n`;
		}
		if (edge.to === "all") {
			const { number, isNew } = nodes.of("all");
			if (isNew) yield `  n${number} [label="every quest", shape=ellipse];\n`;
		}
		const from = shape === void 0 ? key : `n${nodes.of(key).number}`;
		const to = edge.to === "all" ? `n${nodes.of("all").number}` : `q${edge.to}`;
		const isWeak = edge.kind === "requirement" || edge.kind === "influence";
		const style = edge.never !== void 0 ? ", color=\"#d1242f\", style=dashed" : isWeak ? ", style=dotted" : "";
		yield `  ${from} -> ${to} [label="${escaped$1(edgeLabel(edge))}"${style}];\n`;
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
			label: `item ${source.item}`,
			shape: "ellipse"
		};
		case "unread": return {
			key: `u${source.label}`,
			label: source.label,
			shape: "hexagon"
		};
	}
}
function escaped$1(text) {
	return printable(text).replaceAll("\\", "\\\\").replaceAll("\"", "\\\"");
}
// src/report/graph-json.ts
const VERSION = 1;
function graphJson({ quests, edges, leftOut }) {
	const idOf = new Map(quests.map(({ index, id }) => [index, id]));
	const state = (one) => one === void 0 ? void 0 : QUEST_STATES[one];
	return {
		version: VERSION,
		quests: quests.map(({ id, name, group, enabled, never }) => ({
			id,
			name,
			group,
			enabled,
			never: never.map((one) => ({
				state: state(one.state),
				reason: one.reason
			}))
		})),
		edges: edges.map((edge) => ({
			kind: edge.kind,
			from: edge.from.kind === "quest" ? { quest: idOf.get(edge.from.quest) } : sourceShape(edge.from),
			to: edge.to === "all" ? "all" : idOf.get(edge.to),
			code: edge.code,
			state: state(edge.state),
			when: state(edge.when),
			trigger: edge.trigger,
			item: edge.item,
			seconds: edge.seconds,
			random: edge.isRandom || void 0,
			amount: edge.amount,
			never: edge.never
		})),
		leftOut
	};
}
function sourceShape(source) {
	return source.kind === "item" ? { item: source.item } : { unread: source.label };
}
// src/report/graph-mermaid.ts
const MOST_EDGES = 500;
const MOST_CHARACTERS = 5e4;
const RESERVE = 3e3;
function mermaidGraph({ quests, edges }, mostCharacters = MOST_CHARACTERS) {
	const drawing = new MermaidDrawing(mostCharacters - RESERVE);
	const labels = new Map(quests.map((quest) => [quest.index, quest]));
	const addQuest = (index) => {
		const quest = labels.get(index);
		return quest !== void 0 && drawing.quest(index, questLabel(quest), neverStarts(quest));
	};
	let shownEdges = 0;
	for (const edge of worstFirst(edges, ({ never }) => never !== void 0)) {
		if (shownEdges === MOST_EDGES) break;
		const isThere = edge.to === "all" || addQuest(edge.to);
		const isFrom = edge.from.kind !== "quest" || addQuest(edge.from.quest);
		if (isThere && isFrom && drawing.edge(edge)) shownEdges++;
	}
	for (const { index } of worstFirst(quests, neverStarts)) addQuest(index);
	const leftOut = {
		quests: quests.length - drawing.quests,
		edges: edges.length - shownEdges
	};
	return {
		text: drawing.finish(leftOut),
		leftOut
	};
}
function worstFirst(parts, isWorst) {
	return [...parts.filter(isWorst), ...parts.filter((part) => !isWorst(part))];
}
var MermaidDrawing = class {
	most;
	quests = 0;
	text = "flowchart LR\n";
	nodes = new NodeNumbers();
	never = [];
	edges = 0;
	constructor(most) {
		this.most = most;
	}
	quest(index, label, isNever) {
		const isThere = this.node(`q${index}`, (id) => `${id}["${label.map(escaped).join("<br/>")}"]${isNever ? ":::never" : ""}`);
		this.quests = this.drawnQuests.size;
		return isThere;
	}
	drawnQuests = /* @__PURE__ */ new Set();
	edge(edge) {
		const from = this.source(edge.from);
		if (edge.to === "all" && !this.node("all", (id) => `${id}(["every quest"])`)) return false;
		if (from === void 0) return false;
		const to = this.idOf(edge.to === "all" ? "all" : `q${edge.to}`);
		const arrow = edge.kind === "requirement" || edge.kind === "influence" ? "-.->" : "-->";
		if (!this.add(`  ${from} ${arrow}|"${escaped(edgeLabel(edge))}"| ${to}\n`)) return false;
		if (edge.never !== void 0) this.never.push(this.edges);
		this.edges++;
		return true;
	}
	source(source) {
		switch (source.kind) {
			case "quest": return this.idOf(`q${source.quest}`);
			case "item": {
				const key = `i${source.item}`;
				return this.node(key, (id) => `${id}("item ${escaped(cut(source.item))}")`) ? this.idOf(key) : void 0;
			}
			case "unread": {
				const key = `u${source.label}`;
				return this.node(key, (id) => `${id}{{"${escaped(cut(source.label))}"}}`) ? this.idOf(key) : void 0;
			}
		}
	}
	node(key, shape) {
		if (this.drawn.has(key)) return true;
		if (!this.add(`  ${shape(this.idOf(key))}\n`)) return false;
		this.drawn.add(key);
		if (key.startsWith("q")) this.drawnQuests.add(key);
		return true;
	}
	drawn = /* @__PURE__ */ new Set();
	idOf(key) {
		return `n${this.nodes.of(key).number}`;
	}
	add(line) {
		if (this.text.length + line.length > this.most) return false;
		this.text += line;
		return true;
	}
	finish({ quests, edges }) {
		let { text } = this;
		if (quests > 0 || edges > 0) text += `  %% left out: ${quests} quests, ${edges} edges\n`;
		text += "  classDef never stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3\n";
		if (this.never.length > 0) text += `  linkStyle ${this.never.join(",")} stroke:#d1242f,stroke-dasharray:4 3\n`;
		return text;
	}
};
function escaped(text) {
	return printable(text).replaceAll(/[^\p{L}\p{N}\p{M} _,:()/→…]/gu, (character) => `#${character.codePointAt(0)};`);
}
export { dotGraph, graphJson, mermaidGraph };
