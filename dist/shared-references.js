"use strict";
const { isObject, member } = require("./words.js");
const { PARENT_FIELD, bareName, parentOf, textField } = require("./core.js");
// src/references/mentions.ts
var Mentions = class {
	snapshot;
	quests;
	items;
	byQuest = /* @__PURE__ */ new Map();
	usedNames = /* @__PURE__ */ new Set();
	byName = /* @__PURE__ */ new Map();
	byBareName = /* @__PURE__ */ new Map();
	constructor(snapshot) {
		this.snapshot = snapshot;
		for (const entry of snapshot.quests?.entries ?? []) this.addQuest(entry);
		this.quests = [...this.byQuest.values()];
		this.items = this.readItems();
		snapshot.walk({
			questEntry: (entry) => this.add([this.questOf(entry.key)], {
				kind: "entry",
				entry,
				place: entry.place
			}),
			requirement: (requirement) => {
				const { record, place } = requirement;
				this.add([this.questOf(textField(record, "id"))], {
					kind: "requirement",
					requirement,
					place
				});
			},
			subscription: (task) => {
				if (task.kind === "direct-effector") return;
				this.usedNames.add(textField(task.record, "Name") ?? "");
				this.add(this.questsOfTask(task), {
					kind: "task",
					task,
					place: task.place
				});
			},
			dialogueQuest: (entry) => {
				const { record, place } = entry;
				this.add([this.questOf(textField(record, "id"))], {
					kind: "dialogue",
					entry,
					place
				});
			}
		});
		for (const reference of snapshot.expressions) this.add(this.questsInExpression(reference.name), {
			kind: "expression",
			reference,
			place: reference.holder
		});
	}
	questOf(id) {
		const { quests } = this.snapshot;
		const entry = id === void 0 ? void 0 : quests?.entry(id);
		return entry && quests && this.byQuest.get(quests.questOf(entry));
	}
	questsOfTask({ record }) {
		const byId = this.questOf(textField(record, "TaskTriggerId"));
		const byName = this.byName.get(textField(record, "Name") ?? "") ?? [];
		return byId === void 0 ? byName : [byId, ...byName.filter((each) => each !== byId)];
	}
	questsInExpression(name) {
		return this.byBareName.get(name) ?? this.byName.get(name) ?? [];
	}
	isNameUsed(name) {
		return this.usedNames.has(name) || this.snapshot.dialogueQuestNames.has(name);
	}
	isNamedInExpression(bare) {
		return this.snapshot.expressions.some(({ name }) => name === bare);
	}
	addQuest(entry) {
		const { quests } = this.snapshot;
		if (quests === void 0) return;
		const quest = quests.questOf(entry);
		const known = this.byQuest.get(quest);
		const name = textField(entry.record, "Name") ?? "";
		const entries = "entries" in quest ? quest.entries : [quest];
		const mentioned = known ?? {
			quest,
			ids: entries.map(({ key }) => key),
			name,
			mentions: []
		};
		this.byQuest.set(quest, mentioned);
		if (name === "") return;
		this.usedNames.add(name);
		for (const [names, spelled] of [[this.byName, name], [this.byBareName, bareName(name)]]) {
			const others = names.get(spelled);
			if (others === void 0) names.set(spelled, [mentioned]);
			else if (!others.includes(mentioned)) others.push(mentioned);
		}
	}
	add(quests, mention) {
		for (const quest of quests) quest?.mentions.push(mention);
	}
	readItems() {
		const { snapshot } = this;
		const items = /* @__PURE__ */ new Map();
		const add = (key, mention) => {
			const known = items.get(key);
			if (known === void 0) items.set(key, [mention]);
			else known.push(mention);
		};
		for (const { keys, place } of snapshot.holdersOf("roomItems")) for (const key of keys) add(key, {
			kind: "item",
			place: place.at(key)
		});
		for (const { keys, place, itemKey } of snapshot.holdersOf("logic")) for (const key of keys) if (itemKey === void 0) add(key, {
			kind: "logic",
			place: place.at(key)
		});
		for (const { keys, object, place } of snapshot.holdersOf("roomItems")) for (const key of keys) {
			const record = member(object, key);
			const parent = isObject(record) ? parentOf(record) : void 0;
			if (parent !== void 0) add(parent, {
				kind: "parent",
				child: key,
				place: place.at(key).at(PARENT_FIELD)
			});
		}
		return items;
	}
};
exports.Mentions = Mentions;
