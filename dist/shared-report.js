"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { addTo } = require("./text.js");
const { QUEST_STATES } = require("./core.js");
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
exports.graphReport = graphReport;
exports.graph_json_exports = graph_json_exports;
exports.showReport = showReport;
