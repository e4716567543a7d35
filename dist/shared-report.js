"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { ANYTHING, ARRAY, BYTES, OBJECT, STRING, addTo, counted, formatPointer, getOrInsert, objectWith, parsePointer, printable, quoteValue, readOptions, requireArgument, requireWhole, worstFirst } = require("./words.js");
const { applySplices, brand } = require("./text.js");
const { QUEST_STATES, countFindings, itemText, keyText, keyWithLabel } = require("./core.js");
const { SummaryCounter, TextReporter, unifiedDiff } = require("./shared.js");
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
function edgeLabel(edge) {
	const { kind, trigger, code, state, when, seconds, isRandom, amount, never } = edge;
	const what = state === void 0 ? "" : `${code === void 0 ? "" : `${code} \u2192 `}${QUEST_STATES[state]}`;
	const parts = [];
	switch (kind) {
		case "trigger":
			parts.push(`${triggerLabel(trigger)}: ${what}`);
			break;
		case "chain": {
			const source = when === void 0 ? triggerLabel(trigger) : QUEST_STATES[when];
			parts.push(`${source}: ${what}${seconds === void 0 || seconds === 0 ? "" : ` after ${seconds} s`}`);
			if (isRandom) parts.push("by chance");
			break;
		}
		case "requirement":
			parts.push(`required${amount === 1 ? "" : ` ${amount} times`}`);
			break;
		case "expiry":
			parts.push(`${what} after ${seconds} s`);
			break;
		case "influence": parts.push(`${trigger === void 0 ? "" : `${triggerLabel(trigger)}: `}may change`);
	}
	if (never !== void 0) parts.push("never");
	return parts.join(", ");
}
function triggerLabel(trigger = "") {
	return trigger.trim() === "" ? "a trigger without a name" : cut(trigger);
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
// src/verdict/report/picture/text-width.ts
const CLASSES = [
	[/[ !'|ijlI,.:;/\\]/u, 35],
	[/[-()[\]frt`"]/u, 46],
	[/[a-hknopqsuvxyzJ0-9_?${}*\u2026]/u, 66],
	[/[A-HK-LN-VX-Z&]/u, 80],
	[/[\u00a0-\u024f]/u, 80],
	[/[\p{Script=Greek}\p{Script=Cyrillic}]/u, 95],
	[/\p{M}/u, 0]
];
const WIDEST = 112;
const BOLD = 1.13;
function textWidth(text, fontSize, weight = "regular") {
	let hundredths = 0;
	for (const character of text) hundredths += CLASSES.find(([characters]) => characters.test(character))?.[1] ?? WIDEST;
	return Math.ceil(hundredths * fontSize * (weight === "bold" ? BOLD : 1) / 100);
}
// src/verdict/report/picture/parts.ts
const FONT = {
	title: 13,
	text: 11
};
const QUEST_BOX = {
	padding: 10,
	title: 20,
	line: 16,
	row: 22
};
function rowTop({ lines, states }, state) {
	const { padding, title, line, row } = QUEST_BOX;
	const position = states.findIndex((each) => each.state === state);
	return padding + title + (lines.length - 1) * line + position * row;
}
function anchorMiddle(quest, anchor) {
	const { padding, title, row } = QUEST_BOX;
	return anchor === "title" ? padding + title / 2 : rowTop(quest, anchor) + row / 2;
}
function labelText({ label, isNever }) {
	return isNever ? `\u2715 ${label}` : label;
}
function labelWidth(edge) {
	return textWidth(labelText(edge), FONT.text, edge.isNever ? "bold" : "regular") + 6;
}
// src/verdict/report/picture/boxes.ts
const MAX_TEXT = 260;
const STATES = [
	0,
	1,
	2
];
function questBox(quest) {
	const { index, id, name, group, enabled } = quest;
	const lines = [...[fitted(name === "" ? "a quest without a Name" : name, FONT.title, "bold")], ...[group, enabled ? "" : "Enabled false"].filter((line) => line !== "").map((line) => fitted(line))];
	const states = STATES.map((state) => stateRow(quest, state));
	const widths = [textWidth(lines[0] ?? "", FONT.title, "bold"), ...[...lines.slice(1), ...states.map(({ text }) => text)].map((line) => textWidth(line, FONT.text))];
	const { padding, title, line, row } = QUEST_BOX;
	return {
		kind: "quest",
		id: questBoxId(index),
		quest: index,
		width: widths.reduce((most, width) => Math.max(most, width), 0) + 4 * padding,
		height: 2 * padding + title + (lines.length - 1) * line + states.length * row,
		lines,
		title: questTitle(quest, id),
		states,
		neverStarts: neverStarts(quest)
	};
}
function questBoxId(quest) {
	return `quest-${quest}`;
}
function questTitle({ name, never, skipsActive }, id) {
	return [
		`${printable(name)} (${printable(id)})`,
		...never.map(({ state, reason }) => `never ${QUEST_STATES[state]}${reason === "" ? "" : `: ${reason}`}`),
		...skipsActive ? ["completed without being Active"] : []
	].join("\n");
}
function stateRow({ never, skipsActive }, state) {
	const name = QUEST_STATES[state];
	if (never.some((each) => each.state === state)) return {
		state,
		text: `\u2715 never ${name}`,
		look: "never"
	};
	if (skipsActive && state === 1) return {
		state,
		text: `${name} (skipped)`,
		look: "skipped"
	};
	return {
		state,
		text: name,
		look: "usual"
	};
}
function sourceBox(source, id) {
	return source.kind === "item" ? plainBox("item", id, source.text) : plainBox("unread", id, source.label);
}
function plainBox(kind, id, text, quest) {
	const line = fitted(text);
	const around = kind === "unread" ? 44 : 28;
	return {
		kind,
		id,
		quest,
		width: textWidth(line, FONT.text) + around,
		height: 30,
		lines: [line],
		title: printable(text)
	};
}
function fitted(text, size = FONT.text, weight) {
	const shown = printable(text);
	if (textWidth(shown.slice(0, MAX_TEXT), size, weight) <= MAX_TEXT && shown.length <= MAX_TEXT) return shown;
	let cut = "";
	for (const character of shown) {
		if (textWidth(`${cut}${character}\u2026`, size, weight) > MAX_TEXT) break;
		cut += character;
	}
	return `${cut}\u2026`;
}
// src/verdict/report/picture/clusters.ts
const MAX_TOGETHER = 24;
const MIN_ALIKE = 3;
function clustersOf({ quests, edges }) {
	const clusters = [];
	let small = [];
	for (const component of components(quests, edges)) {
		if (component.length > MAX_TOGETHER) {
			for (const part of split(component)) clusters.push(part);
			continue;
		}
		if (small.length + component.length > MAX_TOGETHER) {
			clusters.push({
				title: "",
				quests: small
			});
			small = [];
		}
		small = [...small, ...component];
	}
	return small.length === 0 ? clusters : [...clusters, {
		title: "",
		quests: small
	}];
}
function components(quests, edges) {
	const parents = /* @__PURE__ */ new Map();
	const rootOf = (node) => {
		let root = node;
		for (let next = parents.get(root); next !== void 0; next = parents.get(root)) root = next;
		for (let at = node; at !== root;) {
			const next = parents.get(at) ?? root;
			parents.set(at, root);
			at = next;
		}
		return root;
	};
	for (const { from, to } of edges) {
		if (to === "all") continue;
		const [one, other] = [rootOf(from.kind === "quest" ? `q${from.quest}` : from.kind === "item" ? `i${from.item}` : `u${from.label}`), rootOf(`q${to}`)];
		if (one !== other) parents.set(one, other);
	}
	return [...grouped(quests, ({ index }) => rootOf(`q${index}`)).values()];
}
function split(quests) {
	return [...grouped(quests, ({ group }) => group)].flatMap(([group, members]) => members.length <= MAX_TOGETHER ? [{
		title: group,
		quests: members
	}] : splitByName(group, members));
}
function splitByName(group, quests) {
	const alike = [...grouped(quests, ({ name }) => stemOf(name))].filter(([stem, { length }]) => stem !== "" && length >= MIN_ALIKE);
	const isAlike = new Set(alike.map(([stem]) => stem));
	const others = quests.filter(({ name }) => !isAlike.has(stemOf(name)));
	return [...alike, ["", others]].flatMap(([stem, members]) => inParts([group, stem].filter((word) => word !== "").join(", "), members));
}
function stemOf(name) {
	return /^[\d_\s]*(?<stem>\p{L}+)/u.exec(name.slice(0, 80))?.groups?.stem?.toLowerCase() ?? "";
}
function inParts(title, quests) {
	const parts = [];
	for (let from = 0; from < quests.length; from += MAX_TOGETHER) parts.push({
		title,
		quests: quests.slice(from, from + MAX_TOGETHER)
	});
	if (parts.length < 2) return parts;
	return parts.map((part, index) => ({
		...part,
		title: `${title === "" ? "quests" : title} (${index + 1} of ${parts.length})`
	}));
}
function grouped(quests, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const quest of quests) addTo(groups, keyOf(quest), quest);
	return groups;
}
// src/verdict/report/picture/edge-words.ts
const VERBS = {
	0: "reset",
	1: "start",
	2: "complete"
};
const MAX_TRIGGER = 30;
function edgeWords({ kind, trigger, state, when, seconds, isRandom, amount }) {
	const verb = state === void 0 ? "" : VERBS[state];
	const after = seconds === void 0 || seconds === 0 ? "" : `after ${seconds} s`;
	switch (kind) {
		case "trigger": return `${triggerWords(trigger)}: ${verb}`;
		case "chain": {
			const parts = [
				when === void 0 ? triggerWords(trigger) : "",
				after,
				isRandom ? "by chance" : ""
			].filter((part) => part !== "");
			return parts.length === 0 ? verb : `${parts.join(", ")}: ${verb}`;
		}
		case "requirement": return amount === void 0 || amount === 1 ? "requires" : `requires ${amount}\u00d7`;
		case "expiry": return `${after}: ${verb}`;
		case "influence": return trigger === void 0 ? "may change" : `${triggerWords(trigger)}: may change`;
	}
}
function triggerWords(type = "") {
	const name = type.replace(/^On(?=[A-Z])/, "").replace(/(?<=.)Event$/, "");
	if (name.trim() === "") return "a trigger without a name";
	const words = printable(name.slice(0, MAX_TRIGGER)).replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
	return /^[A-Za-z ]+$/.test(words) ? words.toLowerCase() : words;
}
// src/verdict/report/picture/frames.ts
function framesOf(graph) {
	const clusters = clustersOf(graph);
	const frameOf = /* @__PURE__ */ new Map();
	for (const [frame, { quests }] of clusters.entries()) for (const { index } of quests) frameOf.set(index, frame);
	const builders = clusters.map(({ title, quests }, frame) => new FrameBuilder(frame, title, quests));
	const quests = new Map(graph.quests.map((quest) => [quest.index, quest]));
	for (const edge of graph.edges) {
		const ends = [edge.to, edge.from.kind === "quest" ? edge.from.quest : void 0];
		const frames = new Set(ends.flatMap((end) => typeof end === "number" ? frameOf.get(end) ?? [] : []));
		if (edge.to === "all" && frames.size === 0) frames.add(0);
		for (const frame of frames) builders[frame]?.add(edge, quests);
	}
	return builders.map((builder) => builder.frame());
}
var FrameBuilder = class {
	number;
	title;
	boxes = /* @__PURE__ */ new Map();
	edges = /* @__PURE__ */ new Map();
	constructor(number, title, quests) {
		this.number = number;
		this.title = title;
		for (const quest of quests) this.put(questBox(quest));
	}
	add(edge, quests) {
		const from = this.sourceOf(edge, quests);
		const to = edge.to === "all" ? this.everyQuest() : this.quest(edge.to, quests);
		if (from === void 0 || to === void 0) return;
		const isNever = edge.never !== void 0;
		const label = edgeWords(edge);
		const fromAnchor = anchorFrom(edge);
		const toAnchor = edge.state ?? "title";
		const key = JSON.stringify([
			from.id,
			fromAnchor,
			to.id,
			toAnchor,
			label,
			isNever
		]);
		const same = this.edges.get(key);
		const times = (same?.times ?? 0) + 1;
		this.edges.set(key, {
			id: same?.id ?? `edge-${this.number}-${this.edges.size}`,
			kind: edge.kind === "requirement" || edge.kind === "influence" ? edge.kind : "change",
			from: from.id,
			fromAnchor,
			to: to.id,
			toAnchor,
			label: times === 1 ? label : `${times} \u00d7 ${label}`,
			title: same?.title ?? titleOf(edge, from, to),
			isNever,
			times
		});
	}
	frame() {
		return {
			title: printable(this.title),
			boxes: [...this.boxes.values()],
			edges: [...this.edges.values()]
		};
	}
	sourceOf({ from }, quests) {
		if (from.kind === "quest") return this.quest(from.quest, quests);
		const name = from.kind === "item" ? `item ${from.item}` : `unread ${from.label}`;
		return this.boxes.get(name) ?? this.put(sourceBox(from, this.idOf(from.kind)), name);
	}
	quest(index, quests) {
		const quest = quests.get(index);
		const id = questBoxId(index);
		if (quest === void 0 || this.boxes.has(id)) return this.boxes.get(id);
		return this.put(plainBox("elsewhere", this.idOf("elsewhere"), `\u2192 ${quest.name}`, index), id);
	}
	everyQuest() {
		return this.boxes.get("every") ?? this.put(plainBox("every-quest", this.idOf("every-quest"), "every quest"), "every");
	}
	idOf(kind) {
		return `${kind}-${this.number}-${this.boxes.size}`;
	}
	put(box, name = box.id) {
		this.boxes.set(name, box);
		return box;
	}
};
function anchorFrom({ kind, from, when }) {
	if (from.kind !== "quest") return "title";
	return kind === "requirement" ? 2 : when ?? "title";
}
function titleOf(edge, from, to) {
	const why = edge.never === void 0 ? "" : `\n${edge.never}`;
	return `${firstLine(from)} \u2192 ${firstLine(to)}\n${printable(edgeLabel(edge))}${why}`;
}
function firstLine({ title }) {
	return title.split("\n", 1)[0] ?? "";
}
// src/verdict/report/picture/satellites.ts
const GAP$1 = 6;
const HEAD = 12;
const LANE = {
	2: 16,
	1: 24,
	0: 32,
	title: 40
};
const LABELS = 50;
function questGroups(frame) {
	const touching = new Map(frame.boxes.map(({ id }) => [id, []]));
	for (const edge of frame.edges) for (const end of /* @__PURE__ */ new Set([edge.from, edge.to])) touching.get(end)?.push(edge);
	const plain = /* @__PURE__ */ new Map();
	for (const box of frame.boxes) if (box.kind !== "quest") plain.set(box.id, box);
	const sideOf = ({ id, height }, near) => {
		const arrows = (touching.get(id) ?? []).filter((edge) => edge[near] === id);
		const satellites = arrows.flatMap((edge) => {
			const box = plain.get(near === "to" ? edge.from : edge.to);
			return box !== void 0 && touching.get(box.id)?.length === 1 ? [{
				box,
				edge
			}] : [];
		});
		const laneOf = ({ edge }) => LANE[anchorOf(edge, near)];
		satellites.sort((one, other) => laneOf(other) - laneOf(one));
		return {
			satellites,
			near,
			top: satellites.length < arrows.length ? height + GAP$1 : 0
		};
	};
	const groups = /* @__PURE__ */ new Map();
	for (const box of frame.boxes) {
		if (box.kind !== "quest") continue;
		const sides = [sideOf(box, "to"), sideOf(box, "from")];
		if (sides.some(({ satellites }) => satellites.length > 0)) groups.set(box.id, groupOf(box, sides));
	}
	return groups;
}
function groupOf(quest, [before, after]) {
	const [left, right] = [columnWidth(before), columnWidth(after)];
	const placed = [...column(quest, before, (distance) => left - distance), ...column(quest, after, (distance) => left + quest.width + distance)];
	return {
		width: left + quest.width + right,
		height: placed.reduce((most, { box: { y, height } }) => Math.max(most, y + height), quest.height),
		questX: left,
		boxes: placed.map(({ box }) => box),
		edges: placed.map(({ edge }) => edge)
	};
}
function column(quest, { satellites, near, top }, xOf) {
	const boxes = LABELS + widestLabel(satellites);
	return satellites.map(({ box, edge }, index) => {
		const y = top + index * 36;
		const middle = y + 15;
		const anchor = anchorOf(edge, near);
		const [end, lane, row] = [
			xOf(0),
			xOf(LANE[anchor]),
			anchorMiddle(quest, anchor)
		];
		const outwards = [
			{
				x: end,
				y: row
			},
			{
				x: lane,
				y: row
			},
			{
				x: lane,
				y: middle
			},
			{
				x: xOf(boxes),
				y: middle
			}
		];
		const width = labelWidth(edge);
		return {
			box: {
				box,
				x: Math.min(xOf(boxes), xOf(boxes + box.width)),
				y,
				width: box.width,
				height: 30
			},
			edge: {
				edge,
				points: near === "from" ? outwards : outwards.reverse(),
				label: {
					x: Math.min(xOf(LABELS), xOf(LABELS + width)),
					y: middle - 15 - 1,
					width,
					height: 15
				}
			}
		};
	});
}
function columnWidth({ satellites }) {
	if (satellites.length === 0) return 0;
	return LABELS + widestLabel(satellites) + satellites.reduce((most, { box }) => Math.max(most, box.width), 0);
}
function widestLabel(satellites) {
	return satellites.reduce((most, { edge }) => Math.max(most, labelWidth(edge)), 0) + HEAD;
}
function anchorOf(edge, near) {
	return near === "from" ? edge.fromAnchor : edge.toAnchor;
}
// src/verdict/report/picture/layout.ts
const OPTIONS = {
	"elk.algorithm": "layered",
	"elk.direction": "RIGHT",
	"elk.edgeRouting": "ORTHOGONAL",
	"elk.spacing.nodeNode": "28",
	"elk.spacing.edgeNode": "16",
	"elk.spacing.edgeEdge": "10",
	"elk.spacing.edgeLabel": "3",
	"elk.spacing.componentComponent": "36",
	"elk.layered.spacing.nodeNodeBetweenLayers": "36",
	"elk.layered.spacing.edgeNodeBetweenLayers": "16",
	"elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
	"elk.aspectRatio": "1.6"
};
const MANY_EDGES = 60;
const DENSE = {
	...OPTIONS,
	"elk.layered.considerModelOrder.strategy": "NONE",
	"elk.layered.crossingMinimization.greedySwitch.type": "OFF",
	"elk.layered.thoroughness": "1",
	"elk.layered.nodePlacement.strategy": "SIMPLE"
};
const FIXED_PORTS = { "elk.portConstraints": "FIXED_POS" };
async function placeFrame(frame, layOut) {
	const isDense = frame.edges.length >= MANY_EDGES;
	const groups = isDense ? questGroups(frame) : /* @__PURE__ */ new Map();
	const inGroups = /* @__PURE__ */ new Set();
	for (const { boxes, edges } of groups.values()) {
		for (const { box } of boxes) inGroups.add(box);
		for (const { edge } of edges) inGroups.add(edge);
	}
	const boxes = frame.boxes.filter((box) => !inGroups.has(box));
	const edges = frame.edges.filter((edge) => !inGroups.has(edge));
	const laidOut = await layOut({
		id: "frame",
		layoutOptions: isDense ? DENSE : OPTIONS,
		children: boxes.map((box) => nodeOf(box, groups.get(box.id))),
		edges: edges.map(edgeOf)
	});
	requireArgument("what layOut gives", laidOut, OBJECT);
	const { width = 0, height = 0, ...placed } = laidOut;
	const nodes = new Map((placed.children ?? []).map((node) => [node.id, node]));
	const lines = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
	const parts = boxes.map((box) => placedBoxes(box, nodes.get(box.id), groups.get(box.id)));
	const quests = new Map(parts.map(([first]) => [first.box.id, first]));
	return {
		title: frame.title,
		width,
		height,
		boxes: parts.flat(),
		edges: [...edges.map((edge) => placedEdge(edge, lines.get(edge.id), quests)), ...boxes.flatMap(({ id }) => groupEdges(nodes.get(id), groups.get(id)))]
	};
}
function nodeOf(box, group) {
	const { id, width, height } = group === void 0 ? box : {
		...group,
		id: box.id
	};
	if (box.kind !== "quest") return {
		id,
		width,
		height
	};
	const anchors = ["title", ...box.states.map(({ state }) => state)];
	return {
		id,
		width,
		height,
		layoutOptions: FIXED_PORTS,
		ports: anchors.flatMap((anchor) => {
			const y = anchorMiddle(box, anchor);
			return [{
				id: portId(id, anchor, "in"),
				x: 0,
				y
			}, {
				id: portId(id, anchor, "out"),
				x: width,
				y
			}];
		})
	};
}
function portId(box, anchor, direction) {
	return `${box}-${anchor}-${direction}`;
}
function edgeOf(edge) {
	return {
		id: edge.id,
		sources: [isQuest(edge.from) ? portId(edge.from, edge.fromAnchor, "out") : edge.from],
		targets: [isQuest(edge.to) ? portId(edge.to, edge.toAnchor, "in") : edge.to],
		labels: [{
			text: edge.label,
			width: labelWidth(edge),
			height: 15
		}]
	};
}
function isQuest(id) {
	return id.startsWith("quest-");
}
function placedBoxes(box, { x = 0, y = 0 } = {}, group) {
	const { width, height } = box;
	const others = group?.boxes.map((each) => moved(each, {
		x,
		y
	})) ?? [];
	return [{
		box,
		x: x + (group?.questX ?? 0),
		y,
		width,
		height
	}, ...others];
}
function placedEdge(edge, placed, boxes) {
	const points = (placed?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
		startPoint,
		...bendPoints,
		endPoint
	]);
	const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
	const [first, last] = [points[0], points.at(-1)];
	if (from !== void 0 && first !== void 0 && first.x > from.x + from.width) points.unshift({
		x: from.x + from.width,
		y: first.y
	});
	if (to !== void 0 && last !== void 0 && last.x < to.x) points.push({
		x: to.x,
		y: last.y
	});
	const { x = 0, y = 0, width = 0, height = 0 } = placed?.labels?.[0] ?? {};
	return {
		edge,
		points,
		label: {
			x,
			y,
			width,
			height
		}
	};
}
function groupEdges(at = {}, group) {
	const { x = 0, y = 0 } = at;
	return (group?.edges ?? []).map(({ edge, points, label }) => ({
		edge,
		points: points.map((point) => moved(point, {
			x,
			y
		})),
		label: moved(label, {
			x,
			y
		})
	}));
}
function moved(part, { x, y }) {
	return {
		...part,
		x: part.x + x,
		y: part.y + y
	};
}
const GAP = 28;
const ASPECT = 1.6;
function packed(frames) {
	const sizes = frames.map((frame) => {
		const top = frame.title === "" ? 0 : 24;
		return {
			frame,
			top,
			width: frame.width + 32,
			height: frame.height + 32 + top
		};
	});
	const area = sizes.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
	const rowWidth = sizes.reduce((most, { width }) => Math.max(most, width), Math.sqrt(area * ASPECT));
	const result = [];
	let [x, y, rowHeight, width] = [
		0,
		0,
		0,
		0
	];
	for (const size of sizes) {
		if (x > 0 && x + size.width > rowWidth) {
			y += rowHeight + GAP;
			x = 0;
			rowHeight = 0;
		}
		result.push({
			frame: size.frame,
			area: {
				x,
				y,
				width: size.width,
				height: size.height
			},
			origin: {
				x: x + 16,
				y: y + 16 + size.top
			}
		});
		x += size.width + GAP;
		rowHeight = Math.max(rowHeight, size.height);
		width = Math.max(width, x - GAP);
	}
	return {
		frames: result,
		width,
		height: y + rowHeight
	};
}
// src/verdict/report/picture/picture.ts
var picture_exports = /* @__PURE__ */ __exportAll({
	TooLargeToDrawError: () => TooLargeToDrawError,
	drawn: () => drawn
});
const MAX_QUESTS = 2e3;
const MAX_ARROWS = 12e3;
const MAX_ARROWS_TOGETHER = 1e3;
var TooLargeToDrawError = class TooLargeToDrawError extends Error {
	static {
		brand(TooLargeToDrawError, "TooLargeToDrawError");
	}
	name = "TooLargeToDrawError";
};
async function drawn(graph, layOut) {
	refuseMore("quests", graph.quests.length, MAX_QUESTS);
	const parts = framesOf(graph);
	refuseTooManyArrows(parts);
	const frames = [];
	for (const frame of parts) frames.push(await placeFrame(frame, layOut));
	return packed(frames);
}
function refuseTooManyArrows(frames) {
	let all = 0;
	let most = 0;
	for (const { edges } of frames) {
		all += edges.length;
		most = Math.max(most, edges.length);
	}
	refuseMore("arrows", all, MAX_ARROWS);
	refuseMore("arrows between a few quests", most, MAX_ARROWS_TOGETHER);
}
function refuseMore(what, count, most) {
	if (count <= most) return;
	const [is, may] = [count, most].map((number) => number.toLocaleString("en"));
	throw new TooLargeToDrawError(`${is} ${what} are too many for a picture, which has ${may} at most`);
}
// src/verdict/report/picture/legend.ts
const ROW = 26;
const WORDS = 50;
const ENTRIES = [
	[box$1("quest", 4), "a quest, with its three states"],
	[box$1("item", 10), "an item that moves quests"],
	["<g class=\"box unread\"><path class=\"shape\" d=\"M8 1H32L40 10 32 19H8L0 10z\"/></g>", "an effect that roomlint cannot read"],
	["<g class=\"box elsewhere\"><path class=\"shape\" d=\"M0 1H32L40 10 32 19H0z\"/></g>", "a quest that is drawn elsewhere"],
	[line$1("change"), "changes the quest, with what sets it off"],
	[line$1("requirement"), "must be Completed first"],
	[line$1("influence"), "may change it: nothing more is known"],
	[`<g class="edge never"><path marker-end="url(#arrow-never)" d="M0 10H38"/></g><text class="label never" x="14" y="8">\u2715</text>`, "can never happen"],
	["<g class=\"state never\"><rect x=\"0\" y=\"1\" width=\"40\" height=\"18\" rx=\"9\"/><text x=\"15\" y=\"14\">\u2715</text></g>", "a state that the quest never has"],
	["<g class=\"state skipped\"><rect x=\"0\" y=\"1\" width=\"40\" height=\"18\" rx=\"9\"/></g>", "skipped: completed without it"]
];
const COLUMNS = 3;
const COLUMN = 74 + ENTRIES.reduce((most, [, meaning]) => Math.max(most, textWidth(meaning, FONT.text)), 0);
const LEGEND_WIDTH = COLUMNS * COLUMN;
const LEGEND_HEIGHT = Math.ceil(ENTRIES.length / COLUMNS) * ROW;
function legend() {
	return `<g class="legend">${ENTRIES.map(([shape, meaning], index) => {
		const [x, y] = [index % COLUMNS * COLUMN, Math.floor(index / COLUMNS) * ROW];
		return `<g transform="translate(${x} ${y})">${shape}<text x="${WORDS}" y="14">${meaning}</text></g>`;
	}).join("")}</g>`;
}
function box$1(kind, radius) {
	return `<g class="box ${kind} usual"><rect class="shape" x="0" y="1" width="40" height="18" rx="${radius}"/></g>`;
}
function line$1(kind) {
	return `<g class="edge ${kind}"><path marker-end="url(#arrow-${kind})" d="M0 10H38"/></g>`;
}
// src/verdict/report/picture/markup.ts
function escaped(text) {
	return printable(text, "\n").toWellFormed().replaceAll(/[\ufffe\uffff]/g, "\ufffd").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("##", "#&#35;").replaceAll("::", ":&#58;");
}
// src/verdict/report/picture/style.ts
const LIGHT = {
	paper: "#fff",
	ink: "#1f2328",
	soft: "#59636e",
	line: "#818b98",
	box: "#f6f8fa",
	item: "#eef4ff",
	itemLine: "#4a76c9",
	need: "#7a45c4",
	never: "#c01f2b",
	neverBox: "#fff1f1",
	start: "#dff5e3",
	done: "#dcecff"
};
const DARK = {
	paper: "#0d1117",
	ink: "#e6edf3",
	soft: "#a3adb8",
	line: "#7d8793",
	box: "#161b22",
	item: "#12233f",
	itemLine: "#6f9be8",
	need: "#b58cf0",
	never: "#ff7b72",
	neverBox: "#331a1d",
	start: "#143d22",
	done: "#12315a"
};
function coloured(colours) {
	const { paper, ink, soft, line, box, item, itemLine, need, never, neverBox, start, done } = colours;
	return `.quests text{fill:${ink}}
.quests .paper{fill:${paper}}
.quests .shape{fill:${box};stroke:${line}}
.quests .item .shape{fill:${item};stroke:${itemLine}}
.quests .quest.never .shape{fill:${neverBox};stroke:${never}}
.quests .state rect{fill:${paper};stroke:${line}}
.quests .state.s1.usual rect{fill:${start}}
.quests .state.s2.usual rect{fill:${done}}
.quests .state.never rect{fill:${neverBox};stroke:${never}}
.quests .state.never text,.quests .label.never{fill:${never}}
.quests .state.skipped text{fill:${soft}}
.quests .edge path{stroke:${line}}
.quests .edge.requirement path{stroke:${need}}
.quests .edge.never path{stroke:${never}}
.quests .label{stroke:${paper}}
.quests .arrow{fill:${line}}
.quests .arrow.requirement{fill:${need}}
.quests .arrow.never{fill:${never}}
.quests .cluster{stroke:${line}}
.quests .cluster-title{fill:${soft}}`;
}
const STYLE = `
.quests{font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.quests text{font-size:11px;text-anchor:middle}
.quests .name{font-size:13px;font-weight:600}
.quests .elsewhere .shape{stroke-dasharray:2 3}
.quests .quest.never .shape{stroke-width:2;stroke-dasharray:6 3}
.quests .state.never rect{stroke-dasharray:4 3}
.quests .state.never text,.quests .label.never{font-weight:600}
.quests .state.skipped rect{stroke-dasharray:2 3}
.quests .state.skipped text{font-style:italic}
.quests .edge path{fill:none;stroke-width:1.4}
.quests .edge.requirement path{stroke-dasharray:7 4}
.quests .edge.influence path{stroke-dasharray:2 4}
.quests .edge.never path{stroke-dasharray:4 3}
.quests .label{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}
.quests .cluster{fill:none;stroke-dasharray:1 4}
.quests .cluster-title{text-anchor:start;font-weight:600}
.quests .legend text{text-anchor:start}
${coloured(LIGHT)}
@media (prefers-color-scheme:dark){${coloured(DARK).replaceAll("\n", "")}}
`;
// src/verdict/report/picture/svg.ts
var svg_exports = /* @__PURE__ */ __exportAll({ svg: () => svg });
const MARGIN = 24;
const CORNER = 6;
function svg(packing, title, purpose = "picture") {
	const width = Math.max(packing.width, LEGEND_WIDTH) + 48;
	const height = packing.height + LEGEND_HEIGHT + 72;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" class="quests" role="${purpose === "page" ? "group" : "img"}" aria-label="${escaped(title)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n`,
		`<title>${escaped(title)}</title>\n<style>${STYLE}</style>\n${MARKERS}`,
		`<rect class="paper" width="${width}" height="${height}"/>\n`,
		...packing.frames.flatMap((packed) => frame(packed, purpose)),
		`<g transform="translate(${MARGIN} ${packing.height + 48})">${legend()}</g>\n</svg>\n`
	];
}
const MARKERS = `<defs>${[
	"change",
	"requirement",
	"influence",
	"never"
].map((kind) => `<marker id="arrow-${kind}" class="arrow ${kind}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0.5 8 4 0 7.5z"/></marker>`).join("")}</defs>\n`;
function frame({ frame: { title, boxes, edges }, area, origin }, purpose) {
	return [
		`<g class="frame">\n${title === "" ? "" : cluster(title, area)}`,
		`<g transform="translate(${origin.x + MARGIN} ${origin.y + MARGIN})">\n`,
		...edges.map(line),
		...boxes.map((placed) => box(placed, purpose)),
		...edges.map(label),
		"</g>\n</g>\n"
	];
}
function cluster(title, area) {
	const [x, y] = [area.x + MARGIN, area.y + MARGIN];
	return `<rect class="cluster" x="${x}" y="${y}" width="${area.width}" height="${area.height}" rx="${CORNER}"/>
<text class="cluster-title" x="${x + 16}" y="${y + 24}">${escaped(title)}</text>
`;
}
function line({ edge, points }) {
	const look = edge.isNever ? "never" : edge.kind;
	return `<g class="edge ${edge.kind}${edge.isNever ? " never" : ""}" data-id="${edge.id}" data-from="${edge.from}" data-to="${edge.to}"><title>${escaped(edge.title)}</title><path marker-end="url(#arrow-${look})" d="${path(points)}"/></g>\n`;
}
function path(points) {
	const [first] = points;
	if (first === void 0) return "M0 0";
	let data = `M${pair(first)}`;
	for (const [index, point] of points.entries()) {
		if (index === 0) continue;
		const [previous, next] = [points[index - 1], points[index + 1]];
		if (previous === void 0 || next === void 0) {
			data += `L${pair(point)}`;
			continue;
		}
		data += `L${pair(towards(point, previous))}Q${pair(point)} ${pair(towards(point, next))}`;
	}
	return data;
}
function towards(from, to) {
	const distance = Math.hypot(to.x - from.x, to.y - from.y);
	const part = distance === 0 ? 0 : Math.min(CORNER, distance / 2) / distance;
	return {
		x: from.x + (to.x - from.x) * part,
		y: from.y + (to.y - from.y) * part
	};
}
function pair({ x, y }) {
	return `${short(x)} ${short(y)}`;
}
function short(length) {
	return Math.round(length * 10) / 10;
}
function label({ edge, label: { x, y, width, height } }) {
	return `<text class="label${edge.isNever ? " never" : ""}" data-id="${edge.id}" x="${short(x + width / 2)}" y="${short(y + height - 4)}">${escaped(labelText(edge))}</text>\n`;
}
function box({ box: each, x, y }, purpose) {
	const drawn = each.kind === "quest" ? questShape(each) : plainShape(each);
	const classes = each.kind === "quest" && each.neverStarts ? "quest never" : each.kind;
	const refersTo = each.kind === "elsewhere" ? ` data-to="quest-${each.quest}"` : "";
	const chosen = purpose === "page" ? ` role="button" tabindex="0" aria-label="${escaped(spoken(each))}"` : "";
	return `<g class="box ${classes}" id="${each.id}"${refersTo}${chosen} transform="translate(${short(x)} ${short(y)})"><title>${escaped(each.title)}</title>${drawn}</g>\n`;
}
function spoken(box) {
	const { lines, title } = box;
	const shown = [...lines, ...box.kind === "quest" ? box.states.map(({ text }) => text) : []].join(" ");
	const [whole = ""] = title.split("\n", 1);
	return lines[0]?.endsWith("\u2026") ? `${shown}: ${whole}` : shown;
}
function questShape(quest) {
	const { width, height, lines, states } = quest;
	const { padding, title, line: lineHeight, row } = QUEST_BOX;
	const texts = lines.map((text, index) => {
		const y = padding + title - 6 + index * lineHeight;
		return `<text class="${index === 0 ? "name" : "note"}" x="${width / 2}" y="${y}">${escaped(text)}</text>`;
	});
	const rows = states.map(({ state, text, look }) => {
		const top = rowTop(quest, state);
		return `<g class="state s${state} ${look}" data-state="${state}"><rect x="${padding}" y="${top + 2}" width="${width - 2 * padding}" height="${row - 4}" rx="9"/><text x="${width / 2}" y="${top + row / 2 + 4}">${escaped(text)}</text></g>`;
	});
	return `<rect class="shape" width="${width}" height="${height}" rx="${CORNER}"/>${texts.join(" ")} ${rows.join(" ")}`;
}
function plainShape(plain) {
	const { width, height, lines } = plain;
	const text = `<text class="note" x="${width / 2}" y="${height / 2 + 4}">${escaped(lines[0] ?? "")}</text>`;
	return `${outline(plain)}${text}`;
}
function outline({ kind, width, height }) {
	switch (kind) {
		case "unread": return `<path class="shape" d="M12 0H${width - 12}L${width} ${height / 2} ${width - 12} ${height}H12L0 ${height / 2}z"/>`;
		case "elsewhere": return `<path class="shape" d="M0 0H${width - 10}L${width} ${height / 2} ${width - 10} ${height}H0z"/>`;
		case "item":
		case "every-quest": return `<rect class="shape" width="${width}" height="${height}" rx="${height / 2}"/>`;
	}
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
exports.STYLE = STYLE;
exports.TooLargeToDrawError = TooLargeToDrawError;
exports.cut = cut;
exports.drawn = drawn;
exports.edgeLabel = edgeLabel;
exports.escaped = escaped;
exports.fixDiff = fixDiff;
exports.graphReport = graphReport;
exports.graph_json_exports = graph_json_exports;
exports.itemsText = itemsText;
exports.keysText = keysText;
exports.logicText = logicText;
exports.namesText = namesText;
exports.neverStarts = neverStarts;
exports.picture_exports = picture_exports;
exports.questLabel = questLabel;
exports.questText = questText;
exports.questsNamed = questsNamed;
exports.questsText = questsText;
exports.repairDiff = repairDiff;
exports.showReport = showReport;
exports.svg = svg;
exports.svg_exports = svg_exports;
exports.textReport = textReport;
exports.unknownGone = unknownGone;
exports.unknownTexts = unknownTexts;
