"use strict";
const { printable } = require("./words.js");
const { edgeLabel, neverStarts } = require("./command-report.js");
const { QUEST_STATES, addTo } = require("./core.js");
const { readFileSync } = require("node:fs");
const { basename } = require("node:path");
const { createHash } = require("node:crypto");
// src/report/picture/markup.ts
function escaped(text) {
	return printable(text, "\n").toWellFormed().replaceAll(/[\ufffe\uffff]/g, "\ufffd").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
// src/report/picture/parts.ts
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
// src/report/picture/text-width.ts
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
// src/report/picture/legend.ts
const ROW = 26;
const WORDS = 50;
const ENTRIES = [
	[box$1("quest", "usual", 4), "a quest, with its three states"],
	[box$1("item", "usual", 10), "an item that moves quests"],
	[line$1("change"), "changes the quest, with what sets it off"],
	[line$1("requirement"), "must be Completed first"],
	[line$1("influence"), "may change it: nothing more is known"],
	[`<g class="edge never"><path marker-end="url(#arrow-never)" d="M0 10H38"/></g><text class="label never" x="14" y="8">\u2715</text>`, "can never happen"],
	["<g class=\"state never\"><rect x=\"0\" y=\"1\" width=\"40\" height=\"18\" rx=\"9\"/><text x=\"15\" y=\"14\">\u2715</text></g>", "a state that the quest never has"],
	["<g class=\"state skipped\"><rect x=\"0\" y=\"1\" width=\"40\" height=\"18\" rx=\"9\"/></g>", "passed over: completed without it"]
];
const COLUMNS = 4;
const COLUMN = 74 + ENTRIES.reduce((most, [, meaning]) => Math.max(most, textWidth(meaning, FONT.text)), 0);
const LEGEND_WIDTH = COLUMNS * COLUMN;
const LEGEND_HEIGHT = Math.ceil(ENTRIES.length / COLUMNS) * ROW;
function legend() {
	return `<g class="legend">${ENTRIES.map(([shape, meaning], index) => {
		const [x, y] = [index % COLUMNS * COLUMN, Math.floor(index / COLUMNS) * ROW];
		return `<g transform="translate(${x} ${y})">${shape}<text x="${WORDS}" y="14">${meaning}</text></g>`;
	}).join("")}</g>`;
}
function box$1(kind, look, radius) {
	return `<g class="box ${kind} ${look}"><rect class="shape" x="0" y="1" width="40" height="18" rx="${radius}"/></g>`;
}
function line$1(kind) {
	return `<g class="edge ${kind}"><path marker-end="url(#arrow-${kind})" d="M0 10H38"/></g>`;
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
// src/report/picture/style.ts
const STYLE$1 = `
.quests{--paper:#fff;--ink:#1f2328;--soft:#59636e;--line:#818b98;--box:#f6f8fa;--item:#eef4ff;--item-line:#4a76c9;--need:#7a45c4;--never:#c01f2b;--never-box:#fff1f1;--start:#dff5e3;--done:#dcecff;font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
@media (prefers-color-scheme:dark){.quests{--paper:#0d1117;--ink:#e6edf3;--soft:#a3adb8;--line:#7d8793;--box:#161b22;--item:#12233f;--item-line:#6f9be8;--need:#b58cf0;--never:#ff7b72;--never-box:#331a1d;--start:#143d22;--done:#12315a}}
.quests text{fill:var(--ink);font-size:11px;text-anchor:middle}
.quests .paper{fill:var(--paper)}
.quests .name{font-size:13px;font-weight:600}
.quests .shape{fill:var(--box);stroke:var(--line)}
.quests .item .shape{fill:var(--item);stroke:var(--item-line)}
.quests .elsewhere .shape{stroke-dasharray:2 3}
.quests .quest.never .shape{fill:var(--never-box);stroke:var(--never);stroke-width:2;stroke-dasharray:6 3}
.quests .state rect{fill:var(--paper);stroke:var(--line)}
.quests .state.s1.usual rect{fill:var(--start)}
.quests .state.s2.usual rect{fill:var(--done)}
.quests .state.never rect{fill:var(--never-box);stroke:var(--never);stroke-dasharray:4 3}
.quests .state.never text,.quests .label.never{fill:var(--never);font-weight:600}
.quests .state.skipped rect{stroke-dasharray:2 3}
.quests .state.skipped text{fill:var(--soft);font-style:italic}
.quests .edge path{fill:none;stroke:var(--line);stroke-width:1.4}
.quests .edge.requirement path{stroke:var(--need);stroke-dasharray:7 4}
.quests .edge.influence path{stroke-dasharray:2 4}
.quests .edge.never path{stroke:var(--never);stroke-dasharray:4 3}
.quests .label{paint-order:stroke;stroke:var(--paper);stroke-width:3px;stroke-linejoin:round}
.quests .arrow{fill:var(--line)}
.quests .arrow.requirement{fill:var(--need)}
.quests .arrow.never{fill:var(--never)}
.quests .cluster{fill:none;stroke:var(--line);stroke-dasharray:1 4}
.quests .cluster-title{text-anchor:start;font-weight:600;fill:var(--soft)}
.quests .legend text{text-anchor:start}
`;
// src/report/picture/svg.ts
const MARGIN = 24;
const CORNER = 6;
function* svg(packing, title, purpose = "picture") {
	const width = Math.max(packing.width, LEGEND_WIDTH) + 48;
	const height = packing.height + LEGEND_HEIGHT + 72;
	yield `<svg xmlns="http://www.w3.org/2000/svg" class="quests" role="${purpose === "page" ? "group" : "img"}" aria-labelledby="picture-title" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n`;
	yield `<title id="picture-title">${escaped(title)}</title>\n<style>${STYLE$1}</style>\n${MARKERS}`;
	yield `<rect class="paper" width="${width}" height="${height}"/>\n`;
	for (const packed of packing.frames) yield* frame(packed, purpose);
	yield `<g transform="translate(${MARGIN} ${packing.height + 48})">${legend()}</g>\n</svg>\n`;
}
const MARKERS = `<defs>${[
	"change",
	"requirement",
	"influence",
	"never"
].map((kind) => `<marker id="arrow-${kind}" class="arrow ${kind}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0.5 8 4 0 7.5z"/></marker>`).join("")}</defs>\n`;
function* frame({ frame: { title, boxes, edges }, area, origin }, purpose) {
	const [x, y] = [area.x + MARGIN, area.y + MARGIN];
	yield `<g class="frame">\n`;
	if (title !== "") {
		yield `<rect class="cluster" x="${x}" y="${y}" width="${area.width}" height="${area.height}" rx="${CORNER}"/>\n`;
		yield `<text class="cluster-title" x="${x + 16}" y="${y + 24}">${escaped(title)}</text>\n`;
	}
	yield `<g transform="translate(${origin.x + MARGIN} ${origin.y + MARGIN})">\n`;
	for (const placed of edges) yield line(placed);
	for (const placed of boxes) yield box(placed, purpose);
	for (const placed of edges) yield label(placed);
	yield "</g>\n</g>\n";
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
	const mark = edge.isNever ? "\u2715 " : "";
	return `<text class="label${edge.isNever ? " never" : ""}" data-id="${edge.id}" x="${short(x + width / 2)}" y="${short(y + height - 4)}">${mark}${escaped(edge.label)}</text>\n`;
}
function box({ box: each, x, y }, purpose) {
	const drawn = each.kind === "quest" ? questShape(each) : plainShape(each);
	const classes = each.kind === "quest" && each.neverStarts ? "quest never" : each.kind;
	const refersTo = each.kind === "elsewhere" ? ` data-to="quest-${each.quest}"` : "";
	const name = each.title.split("\n", 1)[0] ?? "";
	const chosen = purpose === "page" ? ` role="button" tabindex="0" aria-label="${escaped(name)}"` : "";
	return `<g class="box ${classes}" id="${each.id}"${refersTo}${chosen} transform="translate(${short(x)} ${short(y)})"><title>${escaped(each.title)}</title>${drawn}</g>\n`;
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
	return `<rect class="shape" width="${width}" height="${height}" rx="${CORNER}"/>${texts.join("")}${rows.join("")}`;
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
// src/report/picture/html.ts
function* html(packing, { title, script, scriptHash }) {
	yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${`default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<form id="search-form" role="search"><label for="search">Find a quest or an item</label> <input id="search" type="search" autocomplete="off"> <button>Next</button> <span id="found" role="status"></span></form>
<div class="size"><button id="smaller" type="button" aria-label="Smaller">\u2212</button> <button id="larger" type="button" aria-label="Larger">+</button> <button id="whole" type="button">Show all</button></div>
</header>
<main>
<section id="stage" tabindex="0" aria-label="Picture: arrow keys move it, + and \u2212 change its size">
`;
	yield* svg(packing, title, "page");
	yield `</section>
<aside id="details" aria-live="polite" aria-label="What was chosen"><p>Choose a quest or an item to see what changes it, and what it changes.</p></aside>
</main>
<footer><details><summary>Licences of others</summary><p>The places of boxes and lines were worked out with elkjs (EPL-2.0 or GPL-3.0-or-later), which is not part of this page.</p></details></footer>
<script>${script}<\/script>
</body>
</html>
`;
}
const STYLE = `
:root{color-scheme:light dark;--page:#fff;--text:#1f2328;--edge:#818b98;--panel:#f6f8fa;--mark:#0a58ca}
@media (prefers-color-scheme:dark){:root{--page:#0d1117;--text:#e6edf3;--edge:#7d8793;--panel:#161b22;--mark:#6cb2ff}}
*{box-sizing:border-box}
body{margin:0;height:100vh;display:flex;flex-direction:column;background:var(--page);color:var(--text);font:15px/1.45 system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;padding:.5rem 1rem;border-bottom:1px solid var(--edge)}
h1{font-size:1.05rem;margin:0;overflow-wrap:anywhere}
input,button{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--edge);border-radius:6px;padding:.2rem .55rem;max-width:100%}
button{cursor:pointer}
main{flex:1;display:flex;min-height:0}
#stage{flex:1;overflow:hidden;touch-action:none;cursor:grab;position:relative;min-width:0}
#stage svg{position:absolute;left:0;top:0;transform-origin:0 0;user-select:none}
#details{width:22rem;overflow:auto;padding:1rem;background:var(--panel);border-left:1px solid var(--edge);overflow-wrap:anywhere}
#details h2{font-size:1.05rem;margin:0 0 .5rem}
#details h3{font-size:.95rem;margin:1rem 0 .3rem}
#details p{white-space:pre-line;margin:.3rem 0}
#details ul{list-style:none;margin:0;padding:0}
#details li button{width:100%;text-align:left;white-space:pre-line;margin:.2rem 0}
footer{padding:.25rem 1rem;border-top:1px solid var(--edge);font-size:.85rem}
:focus-visible{outline:3px solid var(--mark);outline-offset:1px}
.quests .box{cursor:pointer}
.quests .box.found .shape{stroke:var(--mark);stroke-width:3}
.quests .box.selected .shape{stroke:var(--mark);stroke-width:4;stroke-dasharray:none}
.quests .edge.selected path{stroke:var(--mark);stroke-width:2.5}
@media (max-width:700px){main{flex-direction:column}#details{width:auto;max-height:40vh;border-left:0;border-top:1px solid var(--edge)}}
`;
// src/report/picture/boxes.ts
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
		width: widest(widths) + 4 * padding,
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
		text: `${name} (passed over)`,
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
function widest(widths) {
	return widths.reduce((most, width) => Math.max(most, width), 0);
}
// src/report/picture/clusters.ts
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
// src/report/picture/edge-words.ts
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
		case "influence": return "may change";
	}
}
function triggerWords(type = "") {
	const name = type.replace(/^On(?=[A-Z])/, "").replace(/(?<=.)Event$/, "");
	if (name === "") return "a trigger without a name";
	const words = printable(name.slice(0, MAX_TRIGGER)).replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
	return /^[A-Za-z ]+$/.test(words) ? words.toLowerCase() : words;
}
// src/report/picture/frames.ts
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
// src/report/picture/layout.ts
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
const FIXED_PORTS = { "elk.portConstraints": "FIXED_POS" };
const LABEL_HEIGHT = 15;
async function placeFrame(frame, layOut) {
	const placed = await layOut({
		id: "frame",
		layoutOptions: OPTIONS,
		children: frame.boxes.map(nodeOf),
		edges: frame.edges.map((edge) => edgeOf(edge))
	});
	const nodes = new Map((placed.children ?? []).map((node) => [node.id, node]));
	const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
	return {
		title: frame.title,
		width: placed.width ?? 0,
		height: placed.height ?? 0,
		boxes: frame.boxes.map((box) => {
			const { x = 0, y = 0 } = nodes.get(box.id) ?? {};
			return {
				box,
				x,
				y,
				width: box.width,
				height: box.height
			};
		}),
		edges: frame.edges.map((edge) => placedEdge(edge, edges.get(edge.id)))
	};
}
function nodeOf(box) {
	const { id, width, height } = box;
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
			const y = anchor === "title" ? QUEST_BOX.padding + QUEST_BOX.title / 2 : rowTop(box, anchor) + QUEST_BOX.row / 2;
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
	const { id, label } = edge;
	return {
		id,
		sources: [isQuest(edge.from) ? portId(edge.from, edge.fromAnchor, "out") : edge.from],
		targets: [isQuest(edge.to) ? portId(edge.to, edge.toAnchor, "in") : edge.to],
		labels: [{
			text: label,
			width: textWidth(label, FONT.text) + 6,
			height: LABEL_HEIGHT
		}]
	};
}
function isQuest(id) {
	return id.startsWith("quest-");
}
function placedEdge(edge, placed) {
	const points = (placed?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
		startPoint,
		...bendPoints,
		endPoint
	]);
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
// src/report/picture/picture.ts
async function drawn(graph, layOut) {
	const frames = [];
	for (const frame of framesOf(graph)) frames.push(await placeFrame(frame, layOut));
	return packed(frames);
}
// src/cli/graph/layout.ts
async function loadLayout() {
	const { default: { default: Elk } } = await Promise.resolve().then(() => require("elkjs/lib/elk.bundled.js"));
	const elk = new Elk();
	return (graph) => elk.layout(structuredClone(graph));
}
// src/cli/graph/picture.ts
async function picture(graph, format, snapshot) {
	const title = `Quests of ${printable(basename(snapshot))}`;
	const packing = await drawn(graph, await loadLayout());
	if (format === "svg") return svg(packing, title);
	const script = readFileSync(new URL("graph-page.js", require("node:url").pathToFileURL(__filename).href), "utf8");
	return html(packing, {
		title,
		script,
		scriptHash: createHash("sha256").update(script).digest("base64")
	});
}
exports.picture = picture;
