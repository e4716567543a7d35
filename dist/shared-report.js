"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { ANYTHING, ARRAY, BYTES, OBJECT, STRING, addTo, counted, formatPointer, getOrInsert, objectWith, parsePointer, printable, quoteValue, readOptions, requireArgument, requireWhole, worstFirst } = require("./words.js");
const { applySplices } = require("./text.js");
const { QUEST_STATES, countFindings, itemText, keyText, keyWithLabel } = require("./core.js");
const { SummaryCounter, TextReporter, unifiedDiff } = require("./shared.js");
// src/verdict/report/graph-labels.ts
const MAX_LENGTH = 80;
function questLabel({ name, group, enabled, never }) {
	const states = never.map(({ state }) => `never ${QUEST_STATES[state]}`);
	return [
		cut(name),
		...group === "" ? [] : [group],
		...enabled ? [] : ["Enabled false"],
		...states
	];
}
function neverStarts({ never }) {
	return never.length === 2;
}
const VERBS = {
	0: "reset",
	1: "start",
	2: "complete"
};
function edgeLabel(edge) {
	const { kind, trigger, state, when, seconds, isRandom, amount, never } = edge;
	const conditions = [];
	if (trigger !== void 0 && when === void 0) conditions.push(triggerWords(trigger));
	if (when !== void 0) conditions.push(`when ${QUEST_STATES[when]}`);
	if (seconds !== void 0 && seconds !== 0) conditions.push(`after ${seconds} s`);
	if (isRandom) conditions.push("by chance");
	return `${[conditions.join(", "), effectWords(kind, state, amount)].filter((part) => part !== "").join(": ")}${never === void 0 ? "" : ", never"}`;
}
function effectWords(kind, state, amount = 1) {
	if (kind === "requirement") return amount === 1 ? "required" : `required ${amount} times`;
	if (kind === "influence" || state === void 0) return "may change";
	return VERBS[state];
}
function triggerWords(type) {
	const name = cut(type.replace(/^On(?=[A-Z])/, "").replace(/(?<=.)Event$/, ""));
	if (name.trim() === "") return "a trigger without a name";
	return /^[A-Za-z]+$/.test(name) ? name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase() : name;
}
function cut(text) {
	const characters = [...text.slice(0, 160)];
	return characters.length > MAX_LENGTH ? `${characters.slice(0, 79).join("")}\u2026` : text;
}
var NodeNumbers = class {
	numbers = /* @__PURE__ */ new Map();
	of(key) {
		const isNew = !this.numbers.has(key);
		return {
			number: getOrInsert(this.numbers, key, () => this.numbers.size),
			isNew
		};
	}
};
// src/verdict/report/graph-dot.ts
var graph_dot_exports = /* @__PURE__ */ __exportAll({ dotGraph: () => dotGraph });
const MAX_CAREFUL = {
	quests: 300,
	edges: 600
};
const QUICK = ", splines=line, nslimit=0.5, nslimit1=0.5, mclimit=0.1";
const LOOK = ["  node [shape=box, style=\"rounded,filled\", margin=\"0.16,0.06\", color=\"#57606a\", fillcolor=\"#eef2f7\", fontcolor=\"#1f2328\", fontname=\"Helvetica\", fontsize=12];\n", "  edge [color=\"#57606a\", fontcolor=\"#1f2328\", fontname=\"Helvetica\", fontsize=10, arrowsize=0.7];\n"];
const NEVER_QUEST = ", style=\"rounded,filled,dashed\", color=\"#c01f2b\", fillcolor=\"#ffebe9\"";
const NEVER_EDGE = ", style=dashed, color=\"#c01f2b\", fontcolor=\"#c01f2b\"";
const ITEM = "shape=ellipse, style=filled, fillcolor=\"#e2edff\"";
const UNREAD = "shape=hexagon, style=filled, fillcolor=\"#fff4d6\"";
function dotGraph({ quests, edges, leftOut }) {
	const lines = [
		"digraph room {\n",
		`  graph [rankdir=LR, bgcolor="#ffffff", pad=0.2${quests.length > MAX_CAREFUL.quests || edges.length > MAX_CAREFUL.edges ? QUICK : ""}];\n`,
		...LOOK
	];
	if (leftOut.quests > 0 || leftOut.edges > 0) lines.push(`  // left out: ${leftOut.quests} quests, ${leftOut.edges} edges\n`);
	for (const quest of quests) {
		const label = questLabel(quest).map(escaped).join("\\n");
		const look = neverStarts(quest) ? NEVER_QUEST : "";
		lines.push(`  q${quest.index} [label="${label}"${look}${tooltip(reasons(quest))}];\n`);
	}
	const nodes = new NodeNumbers();
	const nodeOf = (key, label, shape) => {
		const { number, isNew } = nodes.of(key);
		if (isNew) lines.push(`  n${number} [label="${escaped(cut(label))}", ${shape}];\n`);
		return `n${number}`;
	};
	const source = (from) => {
		switch (from.kind) {
			case "quest": return `q${from.quest}`;
			case "item": return nodeOf(`i${from.item}`, from.text, ITEM);
			case "unread": return nodeOf(`u${from.label}`, from.label, UNREAD);
		}
	};
	for (const edge of edges) {
		const from = source(edge.from);
		const to = edge.to === "all" ? nodeOf("all", "every quest", ITEM) : `q${edge.to}`;
		const label = escaped(edgeLabel(edge));
		lines.push(`  ${from} -> ${to} [label="${label}"${edgeLook(edge)}${tooltip(edge.never)}];\n`);
	}
	lines.push("}\n");
	return lines;
}
function edgeLook({ kind, never }) {
	if (never !== void 0) return NEVER_EDGE;
	return kind === "requirement" || kind === "influence" ? ", style=dotted" : "";
}
function reasons({ never }) {
	return never.filter(({ reason }) => reason !== "").map(({ state, reason }) => `never ${QUEST_STATES[state]}: ${reason}`).join("; ");
}
function tooltip(text = "") {
	return text === "" ? "" : `, tooltip="${escaped(text)}"`;
}
function escaped(text) {
	return printable(text).replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("&", "&amp;").replaceAll(/[\ufffe\uffff]/g, "\ufffd");
}
// src/verdict/report/graph-json.ts
var graph_json_exports = /* @__PURE__ */ __exportAll({ graphReport: () => graphReport });
const VERSION$1 = 1;
function graphReport({ quests, edges, leftOut }) {
	const idOf = new Map(quests.map(({ index, id }) => [index, id]));
	const nameOf = (quest) => idOf.get(quest) ?? "";
	return {
		version: VERSION$1,
		quests: quests.map(({ id, name, group, enabled, never }) => ({
			id,
			name,
			group,
			enabled,
			never: never.map(({ state, reason }) => ({
				state: QUEST_STATES[state],
				reason
			}))
		})),
		edges: edges.map((edge) => edgeReport(edge, nameOf)),
		leftOut
	};
}
function edgeReport(edge, idOf) {
	const { kind, code, state, when, trigger, item, seconds, isRandom, amount, never } = edge;
	return {
		kind,
		from: sourceReport(edge.from, idOf),
		to: edge.to === "all" ? "all" : idOf(edge.to),
		...code === void 0 ? {} : { code },
		...state === void 0 ? {} : { state: QUEST_STATES[state] },
		...when === void 0 ? {} : { when: QUEST_STATES[when] },
		...trigger === void 0 ? {} : { trigger },
		...item === void 0 ? {} : { item },
		...seconds === void 0 ? {} : { seconds },
		...isRandom ? { random: true } : {},
		...amount === void 0 ? {} : { amount },
		...never === void 0 ? {} : { never }
	};
}
function sourceReport(source, idOf) {
	switch (source.kind) {
		case "quest": return { quest: idOf(source.quest) };
		case "item": return { item: source.item };
		case "unread": return { unread: source.label };
	}
}
// src/verdict/report/show-report.ts
const VERSION = 1;
function showReport(outline, checked) {
	const { items, quests } = outline;
	const unreachable = outline.unreachable.map((each) => ({
		...each,
		state: QUEST_STATES[each.state]
	}));
	const common = {
		version: VERSION,
		items,
		quests,
		unreachable
	};
	if (!("details" in outline)) return {
		...common,
		findings: byRule(checked)
	};
	const about = findingsAbout(outline.details, checked.findings);
	const details = {
		...outline.details,
		findings: about.map(shownFinding)
	};
	return {
		...common,
		findings: byRule({ findings: about }),
		details
	};
}
function byRule({ findings, omitted = /* @__PURE__ */ new Map() }) {
	const counts = /* @__PURE__ */ new Map();
	const add = (rule, level, count) => {
		if (count === 0) return;
		const key = `${level} ${rule}`;
		counts.set(key, {
			rule,
			level,
			count: (counts.get(key)?.count ?? 0) + count
		});
	};
	for (const { rule, level } of findings) add(rule, level, 1);
	for (const [rule, { errors, warnings, infos }] of omitted) {
		add(rule, "error", errors);
		add(rule, "warning", warnings);
		add(rule, "info", infos);
	}
	return [...counts.values()].sort((one, other) => worstFirst(one, other) || other.count - one.count || (one.rule < other.rule ? -1 : 1));
}
function findingsAbout({ kind, places }, findings) {
	const byRecord = /* @__PURE__ */ new Map();
	for (const place of places) {
		const record = recordOf(place.pointer);
		addTo(byRecord, record, place);
	}
	const isAbout = ({ pointer, embedded }) => {
		const near = byRecord.get(recordOf(pointer));
		if (near === void 0) return false;
		if (kind === "item" || near.length > MAX_PLACES) return true;
		return near.some((place) => isWithin(pointer, place.pointer) && isInside(embedded, place.embedded));
	};
	return findings.filter((finding) => isAbout(finding));
}
const MAX_PLACES = 100;
function recordOf(pointer) {
	return pointer.split("/", 3).join("/");
}
function isWithin(pointer, place) {
	return pointer === place || pointer.startsWith(`${place}/`);
}
function isInside(embedded, place) {
	return place.every((pointer, index) => isWithin(embedded[index] ?? "", pointer));
}
function shownFinding({ rule, level, message, start, pointer, embedded }) {
	return {
		rule,
		level,
		message,
		line: start.line,
		column: start.column,
		pointer,
		embedded
	};
}
// src/verdict/report/result-text.ts
const NO_NAME = "<snapshot>";
const SHOWN = objectWith({ shownBytes: BYTES });
const FIX = objectWith({ edits: ARRAY });
const RESULT = objectWith({
	findings: ARRAY,
	shownBytes: BYTES
});
const REPAIR = objectWith({
	before: OBJECT,
	after: OBJECT,
	splices: ARRAY
});
function textReport(result, options = {}) {
	requireArgument("result", result, RESULT);
	const { path = NO_NAME, columns } = readOptions(options, {
		path: STRING,
		columns: ANYTHING
	});
	if (columns !== void 0) requireWhole("columns", columns, 1);
	const { findings, omitted = /* @__PURE__ */ new Map(), shownBytes, unchecked } = result;
	const reporter = new TextReporter((_style, text) => text, true, columns);
	const error = unchecked === void 0 ? {} : { error: `nothing was checked: ${unchecked}` };
	const file = {
		path,
		bytes: shownBytes.length,
		findings,
		omitted,
		rules: [],
		shownBytes,
		...error
	};
	const counter = new SummaryCounter();
	counter.add(countFindings(findings, omitted));
	return [...reporter.file(file), reporter.end(counter.summary)].join("");
}
function fixDiff(result, finding, options = {}) {
	requireArgument("result", result, SHOWN);
	requireArgument("finding", finding, OBJECT);
	const { shownBytes } = result;
	const { fix } = finding;
	if (fix === void 0) return "";
	requireArgument("finding.fix", fix, FIX);
	if (fix.holdsSecret === true) return "";
	return diffOf({
		before: shownBytes,
		after: applySplices(shownBytes, fix.edits),
		splices: fix.edits
	}, options);
}
function repairDiff(repair, options = {}) {
	requireArgument("repair", repair, REPAIR);
	const { before, after, splices } = repair;
	return diffOf({
		before: before.shown,
		after: after.shown,
		splices
	}, options);
}
function diffOf(change, options) {
	const { path = NO_NAME, longestLine } = readOptions(options, {
		path: STRING,
		longestLine: ANYTHING
	});
	if (longestLine !== void 0) requireWhole("longestLine", longestLine, 1);
	return [...unifiedDiff({
		path,
		...change,
		...longestLine === void 0 ? {} : { longestLine }
	})].join("");
}
// src/verdict/report/plan-names.ts
const MAX_KEYS = 12;
const MAX_NAMES = 100;
function keysText(keys, textOf = keyText) {
	const shown = keys.slice(0, MAX_KEYS).map(textOf).join(", ");
	return keys.length > MAX_KEYS ? `${shown} and ${keys.length - MAX_KEYS} more` : shown;
}
function questText(quest) {
	return `quest ${questNameText(quest)}`;
}
function questNameText({ key, name }) {
	return name === void 0 ? keyText(key) : quoteValue(name);
}
function logicText(item) {
	return `logic of ${itemText(item)}`;
}
function itemsText(keys, changes) {
	return `item${keys.length === 1 ? "" : "s"} ${keysText(keys, (key) => keyWithLabel(changes.item(key)))}`;
}
function namesText(keys, changes) {
	const shown = keys.slice(0, MAX_NAMES).map((key) => itemText(changes.item(key)));
	const more = keys.length - shown.length;
	return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function questsText(keys, changes) {
	return questNamesText(keys.map((key) => questNameText(changes.quest(key))));
}
function questNamesText(names) {
	const quests = [...new Set(names)];
	return `quest${quests.length === 1 ? "" : "s"} ${keysText(quests, (name) => name)}`;
}
function questsNamed(names) {
	return questNamesText(names.map((name) => quoteValue(name)));
}
function unknownGone({ items, quests, logic, settings, unknown }) {
	const gone = {
		roomItems: new Set(items.removed.map(({ key }) => key)),
		quests: new Set(quests.removed.map(({ key }) => key)),
		logic: new Set(logic.removed),
		settings: new Set(settings.removed)
	};
	const staying = [];
	const places = /* @__PURE__ */ new Map();
	for (const place of unknown.removed) {
		const [section = "", key = "", ...rest] = parsePointer(place.pointer);
		if (!isKeyOf(gone, section) || !gone[section].has(key)) staying.push(place);
		else if (section === "settings" && rest.length + place.embedded.length === 0) continue;
		else {
			const owner = formatPointer([section === "logic" && gone.roomItems.has(key) ? "roomItems" : section, key]);
			addTo(places, owner, place);
		}
	}
	return {
		staying,
		with: (section, keys) => {
			const lost = keys.flatMap((key) => places.get(formatPointer([section, key])) ?? []);
			if (lost.length === 0) return "";
			const types = lost.filter(({ type }) => type !== void 0);
			const fields = lost.length - types.length;
			const parts = [...types.length === 0 ? [] : [counted(types.length, "unknown type")], ...fields === 0 ? [] : [counted(fields, "unknown field")]];
			const names = [...new Set(lost.map(nameInRecord))];
			return `${parts.join(" and ")} ${lost.length === 1 ? "goes" : "go"} with it: ${keysText(names, (name) => name)}`;
		}
	};
}
function isKeyOf(object, key) {
	return Object.hasOwn(object, key);
}
function nameInRecord({ pointer, embedded, type }) {
	if (type !== void 0) return keyText(type);
	const steps = embedded.length === 0 ? parsePointer(pointer).slice(KEYED) : parsePointer(embedded.at(-1) ?? "");
	const named = Math.max(0, steps.findLastIndex((step) => !isIndex(step)));
	const record = steps[named - 1];
	return stepsText(steps.slice(record === void 0 || isIndex(record) ? named : named - 1));
}
const KEYED = 2;
function unknownTexts(places, changes) {
	const groups = /* @__PURE__ */ new Map();
	for (const place of places) {
		const [section = "", key, ...rest] = parsePointer(place.pointer);
		const field = [rest, ...place.embedded.map(parsePointer)].filter((steps) => steps.length > 0).reverse().map(stepsText).join(" in ");
		const sign = JSON.stringify([
			section,
			field,
			place.type
		]);
		const known = getOrInsert(groups, sign, () => ({
			field,
			section,
			type: place.type,
			keys: []
		}));
		if (key !== void 0) known.keys.push(key);
	}
	return [...groups.values()].map(({ field, section, type, keys }) => {
		const where = ownerText(section, keys, changes);
		if (type !== void 0) return `unknown type ${keyText(type)}${field === "" ? "" : ` (${field})`} ${where}`;
		if (field !== "") return `unknown field ${field} ${where}`;
		return section === "settings" ? `unknown ${where.replace(/^in /, "")}` : `unknown JSON ${where}`;
	});
}
function ownerText(section, keys, changes) {
	switch (section) {
		case "roomItems": return `of ${itemsText(keys, changes)}`;
		case "logic": return `in the logic of ${itemsText(keys, changes)}`;
		case "quests": return `of ${questsText(keys, changes)}`;
		case "settings": return `in settings ${keysText(keys)}`;
		default: return `in ${[section, ...keys.slice(0, 1)].map(keyText).join(".")}`;
	}
}
const MAX_STEPS = 8;
function stepsText(steps) {
	const most = MAX_STEPS / 2;
	if (steps.length > MAX_STEPS) return `${stepsText(steps.slice(0, most))}\u2026${stepsText(steps.slice(-4))}`;
	let text = "";
	for (const step of steps) if (isIndex(step)) text += `[${step}]`;
	else text += text === "" ? keyText(step) : `.${keyText(step)}`;
	return text;
}
function isIndex(step) {
	return /^\d{1,15}$/.test(step);
}
exports.NodeNumbers = NodeNumbers;
exports.cut = cut;
exports.dotGraph = dotGraph;
exports.edgeLabel = edgeLabel;
exports.fixDiff = fixDiff;
exports.graphReport = graphReport;
exports.graph_dot_exports = graph_dot_exports;
exports.graph_json_exports = graph_json_exports;
exports.itemsText = itemsText;
exports.keysText = keysText;
exports.logicText = logicText;
exports.namesText = namesText;
exports.neverStarts = neverStarts;
exports.questLabel = questLabel;
exports.questText = questText;
exports.questsNamed = questsNamed;
exports.questsText = questsText;
exports.repairDiff = repairDiff;
exports.showReport = showReport;
exports.textReport = textReport;
exports.unknownGone = unknownGone;
exports.unknownTexts = unknownTexts;
