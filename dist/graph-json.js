import { QUEST_STATES } from "./core.js";
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
export { graphJson };
