"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { counted, formatPointer, isObject, member, parsePointer, printable, quoteValue } = require("./words.js");
const { addTo } = require("./text.js");
const { QUEST_STATES, itemText, keyText, keyWithLabel } = require("./core.js");
// src/report/change-text.ts
const LONG = 56;
const AROUND = 8;
const END = 16;
const MAX_FIELD = 40;
const MAX_FIELDS = 140;
const MAX_NUMBER = 40;
function changeText(change) {
	const { kind, words, before, after } = change;
	const { what, only } = words;
	const named = (text) => {
		if (what === "" || text === "") return what + text;
		return `${what}${what.endsWith("\"") && /^["[{]/.test(text) ? ":" : ""} ${text}`;
	};
	if (only === "order") return named("has the same elements in another order").trim();
	if (only === "spelling") return named("holds the same JSON, written differently");
	const [was, is] = [words.before, words.after];
	switch (kind) {
		case "added": return was === void 0 ? `+ ${named(is ?? valueText(after))}`.trimEnd() : named(`${was} \u2192 ${is ?? valueText(after)}`);
		case "removed": return is === void 0 ? `- ${named(was ?? valueText(before))}`.trimEnd() : named(`${was ?? valueText(before)} \u2192 ${is}`);
		case "changed": {
			const [old, now] = change.exact === void 0 ? valueTexts(before, after) : exactTexts(change.exact);
			return named(`${was ?? old} \u2192 ${is ?? now}`);
		}
	}
}
function valueText(value) {
	if (value === void 0) return "";
	return vectorText(value) ?? quoteValue(value);
}
function fieldsText(value, known) {
	if (!isObject(value)) return valueText(value);
	const names = Object.keys(value).filter((name) => !known.includes(name) && !isBlank(member(value, name)));
	let text = "";
	let count = 0;
	for (const name of names) {
		const shown = valueText(member(value, name));
		const field = `${quoteName(name)} ${shown.length > MAX_FIELD ? `${shown.slice(0, MAX_FIELD)}\u2026` : shown}`;
		if (count > 0 && text.length + field.length > MAX_FIELDS) break;
		text += count++ === 0 ? field : `, ${field}`;
	}
	return count < names.length ? `${text} and ${counted(names.length - count, "more field")}` : text;
}
function quoteName(name) {
	return /^[\w$-]{1,60}$/.test(name) ? name : quoteValue(name);
}
function isBlank(value) {
	return value === "" || value === void 0 || Array.isArray(value) && value.length === 0;
}
function vectorText(value) {
	const axes = isObject(value) ? Object.keys(value) : [];
	if (!/^xyzw?$/.test(axes.join("")) || !isObject(value)) return void 0;
	const numbers = axes.map((axis) => member(value, axis));
	return numbers.every((number) => typeof number === "number") ? `(${numbers.map((number) => quoteValue(number)).join(", ")})` : void 0;
}
function valueTexts(before, after) {
	if (typeof before !== "string" || typeof after !== "string") {
		const texts = [valueText(before), valueText(after)];
		if (texts[0] !== texts[1]) return texts;
		return typeof before === "number" ? ["a number", "another number that double precision does not tell apart"] : ["a value", "another value of the same beginning"];
	}
	if (before === after) return ["a credential", "another credential"];
	if (before.length <= LONG && after.length <= LONG) return [quoteValue(before), quoteValue(after)];
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
	let end = 0;
	while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
	return [cut(before, start, end), cut(after, start, end)];
}
function cut(text, alikeBefore, alikeAfter) {
	const from = boundary(text, alikeBefore > 9 ? alikeBefore - AROUND : 0);
	const to = boundary(text, alikeAfter > 9 ? text.length - alikeAfter + AROUND : text.length);
	const part = text.slice(from, to);
	const middle = part.length > 52 ? `${part.slice(0, boundary(part, 24))}\u2026${part.slice(boundary(part, part.length - AROUND - END))}` : part;
	return quoteValue(`${from > 0 ? "\u2026" : ""}${middle}${to < text.length ? "\u2026" : ""}`);
}
function boundary(text, at) {
	return /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;
}
function exactTexts({ before, after }) {
	const cutNumber = (text) => text.length > MAX_NUMBER ? `${text.slice(0, MAX_NUMBER / 2)}\u2026${text.slice(-20)}` : text;
	const texts = [cutNumber(before), cutNumber(after)];
	return texts[0] === texts[1] ? ["a number", "another number"] : texts;
}
// src/report/plan-changes.ts
const SOME_CHANGES = {
	perKind: 20,
	perRecord: 8
};
const ALL_CHANGES = {
	perKind: Number.POSITIVE_INFINITY,
	perRecord: Number.POSITIVE_INFINITY
};
function changedRecord(record, texts, { perRecord }) {
	const [first, ...others] = texts;
	if (first === void 0) return {
		text: record,
		details: []
	};
	if (others.length === 0) return {
		text: `${record}${record.startsWith("item") ? "  " : ": "}${first}`,
		details: []
	};
	const shown = texts.slice(0, perRecord);
	const more = texts.length - shown.length;
	return {
		text: record,
		details: more === 0 ? shown : [...shown, `\u2026 and ${counted(more, "more change")}`]
	};
}
function questTexts(entries, changesOf) {
	const owners = /* @__PURE__ */ new Map();
	for (const entry of entries) for (const change of changesOf(entry.key)) {
		const text = changeText(change);
		addTo(owners, text, entry);
	}
	return [...owners].map(([text, of]) => {
		const [only] = of;
		return of.length > 1 || only === void 0 ? text : `${text} (${entryText(only)} only)`;
	});
}
function entryText({ key, status }) {
	return status === void 0 ? `entry ${quoteValue(key)}` : `${quoteValue(status).slice(1, -1)} entry`;
}
// src/report/plan-names.ts
const MAX_KEYS = 12;
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
// src/report/plan-unknown.ts
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
		const known = groups.get(sign) ?? {
			field,
			section,
			type: place.type,
			keys: []
		};
		groups.set(sign, known);
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
// src/report/plan-lines.ts
const MAX_UNKNOWN = 100;
const QUEST_LABELS = [
	"EntryId",
	"id",
	"Name",
	"Status",
	"Description",
	"Creator"
];
const ITEM_LABELS = [
	"prefabName",
	"hoverTitle",
	"extraData"
];
function changeLines(plan, shown = SOME_CHANGES) {
	const { items, quests, logic, settings, sections } = plan;
	const { changes } = plan;
	const few = (things, what, lineOf) => fewLines(things, what, lineOf, shown);
	const changed = (record, texts) => {
		const { text, details } = changedRecord(record, texts, shown);
		return line("~", text, details);
	};
	const texts = (section, key) => changes.of("changed", section, key).map(changeText);
	const added = (section, key) => changes.of("added", section, key)[0];
	return [
		...sections.added.map((name) => line("+", `section ${printable(name)}`)),
		...few(items.added, "item", (item) => line("+", itemText(item), [fieldsText(added("roomItems", item.key)?.after, ITEM_LABELS)])),
		...few(items.changed, "item", (item) => changed(itemText(item), texts("roomItems", item.key))),
		...few(pairs(quests.added), "quest", (pair) => line("+", entriesText(pair), [fieldsText(added("quests", pair[0].key)?.after, QUEST_LABELS)])),
		...few(pairs(quests.changed), "quest", (pair) => changed(questText(pair[0]), questTexts(pair, (key) => changes.of("changed", "quests", key)))),
		...few(settings.added, "settings key", (key) => line("+", `settings ${keyText(key)} ${valueText(added("settings", key)?.after)}`)),
		...few(settings.changed, "settings key", (key) => changed(`settings ${keyText(key)}`, texts("settings", key))),
		...few(logic.added, "logic entry", (key) => line("+", logicText(changes.item(key)), [added("logic", key)?.words.after ?? ""])),
		...few(logic.changed, "logic entry", (key) => changed(logicText(changes.item(key)), texts("logic", key))),
		...few(logic.merged, "merge", (key) => line("~", `${logicText(changes.item(key))} is merged into its extraData`)),
		...sections.rewritten.includes("roomTasks") ? [changed("roomTasks", texts("roomTasks"))] : []
	];
}
function* destroyedLines(plan) {
	const { items, quests, logic, settings } = plan;
	const unknown = unknownGone(plan);
	const { changes } = plan;
	const removed = (section, key) => changes.of("removed", section, key)[0];
	const had = (text) => text === void 0 || text === "" ? "" : `it has ${text}`;
	for (const item of items.removed) yield line("-", itemText(item), [
		had(fieldsText(removed("roomItems", item.key)?.before, ITEM_LABELS)),
		...dependents(item, changes),
		unknown.with("roomItems", [item.key])
	]);
	for (const pair of pairs(quests.removed)) {
		const keys = pair.map(({ key }) => key);
		yield line("-", entriesText(pair), [
			had(fieldsText(removed("quests", pair[0].key)?.before, QUEST_LABELS)),
			...consequences(pair, changes),
			unknown.with("quests", keys)
		]);
	}
	const gone = new Set(items.removed.map(({ key }) => key));
	const [kept, merged] = [new Set(logic.atRisk), new Set(logic.merged)];
	for (const key of logic.removed) {
		if (gone.has(key)) continue;
		const lost = unknown.with("logic", [key]);
		if (!merged.has(key)) {
			const risk = kept.has(key) ? "at risk: the item stays, but the file has no logic for it" : "";
			yield line("-", logicText(changes.item(key)), [
				had(removed("logic", key)?.words.before),
				risk,
				lost
			]);
		} else if (lost !== "") yield line("-", `unknown parts of the ${logicText(changes.item(key))}, which is merged`, [lost]);
	}
	for (const key of settings.removed) yield line("-", `settings ${keyText(key)} ${valueText(removed("settings", key)?.before)}`, ["the settings of the file lack it", unknown.with("settings", [key])]);
	const texts = unknownTexts(unknown.staying, changes);
	for (const text of texts.slice(0, MAX_UNKNOWN)) yield line("-", text);
	const more = texts.length - MAX_UNKNOWN;
	if (more > 0) yield line("-", `\u2026 and ${counted(more, "more unknown part")}: --format json lists all`);
}
function noteLines({ changes, logic, sections, renames }) {
	const notes = [];
	const notice = (keys, text, textOf) => {
		if (keys.length > 0) notes.push(line("!", `${text}: ${keysText(keys, textOf)}`));
	};
	notice(logic.dropped, "logic that is not imported, because the file has no such item");
	notice(logic.unmergeable, "items whose extraData and logic cannot be merged, because one of them is not a string that holds an object", (key) => keyWithLabel(changes.item(key)));
	notice(sections.dropped, "undocumented sections, new or changed, which an import may ignore");
	notice(renames.items.map(({ from, to }) => `${keyWithLabel(changes.item(from))} \u2192 ${keyText(to)}`), "items that seem to have new keys (an import removes the old ones)", asIs);
	notice(renames.quests.map(({ from, to }) => {
		const { name, status } = changes.quest(from);
		return [...[name === void 0 ? "" : quoteValue(name), printable(status ?? "")], `${keyText(from)} \u2192 ${keyText(to)}`].filter((text) => text !== "").join(" ");
	}), "quests that seem to have new ids (an import removes the old ones, with the progress of players)", asIs);
	return notes;
}
const asIs = (text) => text;
function lookTexts({ looksLike, counts }) {
	const of = `${counts.removedItems} of ${counted(counts.items, "item")}`;
	const texts = {
		"partial-file": `this looks like a partial file: importing it removes ${of}. \`roomlint plan --merge OUT\` writes the room with the given items, quests and logic merged into it, which removes nothing`,
		renumbered: `this looks like the same room with its items renumbered: importing it removes ${of} and adds them under other keys. Keep the keys of the room`,
		"renewed-quests": "the quests look the same but have new ids: importing them loses the progress that players have. Keep the ids of the room",
		"older-backup": "this looks like an older backup: it lacks the newest of what the room has, and adds nothing. Download the room again, and edit that",
		"other-room": `this looks like the file of another room: it has almost nothing in common with the current one. Check both names`,
		"emptied-quests": "quests is empty: importing it removes every quest. If that is not intended, remove the quests section from the file: an absent section is left unchanged"
	};
	return looksLike.map((look) => texts[look]);
}
function gateText({ plan, gate, isPercent, limitName = "--max-removed" }) {
	const { removed, most, isWithinLimit, protectedLosses } = gate;
	const parts = [];
	const what = removedText(plan);
	const isUnlimited = isPercent && most === plan.counts.items + plan.counts.quests;
	if (!isWithinLimit) parts.push(`${what}, but ${limitName} allows ${most}`);
	else if (removed > 0 && isUnlimited) parts.push(`${what}: there is no limit`);
	else if (removed > 0) parts.push(`${what}: within the limit of ${most}${isPercent ? " (a percentage)" : ""}`);
	if (protectedLosses.length > 0) parts.push(`protected, but would be removed: ${keysText(protectedLosses)}`);
	return parts.join("; ");
}
function removedText({ counts: { removedItems, removedQuests } }) {
	return `${[removedItems === 0 ? "" : counted(removedItems, "item"), removedQuests === 0 ? "" : counted(removedQuests, "quest")].filter((kind) => kind !== "").join(" and ")} would be removed`;
}
function line(symbol, text, details = []) {
	return {
		symbol,
		text,
		details: details.filter((detail) => detail !== "")
	};
}
function fewLines(things, what, lineOf, { perKind }) {
	const lines = things.slice(0, perKind).map(lineOf);
	const [first] = lines;
	const more = things.length - lines.length;
	if (first === void 0 || more === 0) return lines;
	const rest = counted(more, `more ${what}`, `more ${what.replace(/y$/, "ie")}s`);
	return [...lines, line(first.symbol, `\u2026 and ${rest}: --full shows all`)];
}
function pairs(entries) {
	const byId = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const id = entry.entryId ?? entry.key;
		addTo(byId, id, entry);
	}
	return [...byId.values()];
}
function entriesText(pair) {
	const entries = pair.map(({ key, status }) => `${printable(key)}${status === void 0 ? "" : ` ${printable(status)}`}`);
	return `${questText(pair[0])} (${entries.join(", ")})`;
}
function dependents({ children, logic, quests }, changes) {
	const parent = (keys, what) => keys.length === 0 ? "" : `it is the parent of ${itemsText(keys, changes)}, ${what}`;
	return [
		parent(children.staying, "which would stay without a parent"),
		parent(children.removed, "also removed"),
		logic ? "its logic is removed too" : "",
		quests.length === 0 ? "" : `its logic refers to ${questsNamed(quests)}`
	];
}
const PROGRESS = {
	saved: "Group is empty: each player loses saved progress",
	shared: "Group is multiplayer: the saved progress that all players share is lost",
	session: "Group is nonPersistent: only progress of the current session is lost",
	"not-shown": "Group is unknown: the documents do not say what progress is lost"
};
function consequences(pair, changes) {
	const used = [...new Set(pair.flatMap(({ usedBy }) => usedBy))];
	const required = [...new Set(pair.flatMap(({ requiredBy }) => requiredBy))];
	return [
		PROGRESS[pair[0].progress],
		used.length === 0 ? "" : `the logic of ${itemsText(used, changes)} would still refer to it`,
		required.length === 0 ? "" : `still required by ${questsText(required, changes)}`
	];
}
// src/report/show-report.ts
const VERSION$1 = 1;
function showReport(outline, checked) {
	const { items, quests } = outline;
	const unreachable = outline.unreachable.map((each) => ({
		...each,
		state: QUEST_STATES[each.state]
	}));
	const common = {
		version: VERSION$1,
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
const WORST_FIRST = {
	error: 0,
	warning: 1,
	info: 2
};
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
	return [...counts.values()].sort((one, other) => WORST_FIRST[one.level] - WORST_FIRST[other.level] || other.count - one.count || (one.rule < other.rule ? -1 : 1));
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
// src/report/graph-json.ts
var graph_json_exports = /* @__PURE__ */ __exportAll({ graphReport: () => graphReport });
const VERSION = 1;
function graphReport({ quests, edges, leftOut }) {
	const idOf = new Map(quests.map(({ index, id }) => [index, id]));
	const nameOf = (quest) => idOf.get(quest) ?? "";
	return {
		version: VERSION,
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
exports.ALL_CHANGES = ALL_CHANGES;
exports.SOME_CHANGES = SOME_CHANGES;
exports.changeLines = changeLines;
exports.changeText = changeText;
exports.changedRecord = changedRecord;
exports.destroyedLines = destroyedLines;
exports.gateText = gateText;
exports.graphReport = graphReport;
exports.graph_json_exports = graph_json_exports;
exports.logicText = logicText;
exports.lookTexts = lookTexts;
exports.noteLines = noteLines;
exports.questText = questText;
exports.showReport = showReport;
exports.valueText = valueText;
exports.valueTexts = valueTexts;
