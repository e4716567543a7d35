"use strict";
const { addTo, childOf, formatPointer, isObject, memberOf, quoteValue, tryParseJson } = require("./words.js");
const { Place, byteOffset, locate, span, utf8Length } = require("./text.js");
const { PARENT_FIELD, bareName, isSoundName, parentOf, textField } = require("./core.js");
// src/verdict/references/mentions.ts
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
			addTo(items, key, mention);
		};
		const place = snapshot.place.at("roomItems");
		const keys = snapshot.roomItems === void 0 ? [] : Object.keys(snapshot.roomItems);
		const logic = snapshot.section("logic");
		for (const key of keys) add(key, {
			kind: "item",
			place: place.at(key)
		});
		if (isObject(logic)) for (const key of Object.keys(logic)) add(key, {
			kind: "logic",
			place: snapshot.place.at("logic").at(key)
		});
		for (const key of keys) {
			const record = memberOf(snapshot.roomItems, key);
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
// src/verdict/references/value-reader.ts
const MAX_KEPT = 4;
var ValueReader = class {
	root;
	kept = /* @__PURE__ */ new Map();
	constructor(root) {
		this.root = root;
	}
	at(place) {
		let value = this.root;
		let key = "";
		let steps = [];
		for (const { parent, step } of place.chain()) {
			if (parent === void 0) continue;
			if (step === void 0) {
				if (typeof value !== "string") return void 0;
				key += `#${formatPointer(steps)}`;
				steps = [];
				value = this.read(key, value);
				continue;
			}
			steps.push(step);
			value = childOf(value, step);
		}
		return value;
	}
	read(key, text) {
		const { kept } = this;
		if (!kept.has(key)) {
			const [oldest] = kept.keys();
			if (kept.size === MAX_KEPT && oldest !== void 0) kept.delete(oldest);
			kept.set(key, tryParseJson(text));
		}
		return kept.get(key);
	}
};
// src/verdict/references/named-values.ts
function namedTexts(snapshot, root, { name, mentions }) {
	const values = new ValueReader(root);
	const found = [];
	const addField = (place) => {
		if (values.at(place) === name) found.push({
			holder: place,
			inner: span(0, utf8Length(name)),
			name,
			isExpression: false
		});
	};
	for (const mention of mentions) {
		if (mention.kind === "requirement") continue;
		for (const at of placesOf(snapshot, mention)) if (mention.kind === "expression") {
			const { reference } = mention;
			if ((at === mention.place || values.at(at) === values.at(mention.place)) && (reference.name === name || reference.name === bareName(name))) found.push({
				holder: at,
				inner: reference.span,
				name: reference.name,
				isExpression: true
			});
		} else addField(at.at("Name"));
	}
	return found;
}
function placesOf(snapshot, { place }) {
	const [outer, inner, ...deeper] = place.paths;
	const [section, key] = outer;
	if (section !== "logic" || key === void 0 || inner === void 0) return [place];
	const item = String(key);
	const index = inner[0] === "Tasks" ? snapshot.repeatedTasks.get(item)?.get(Number(inner[1])) : void 0;
	const steps = index === void 0 ? inner : [
		"Tasks",
		index,
		...inner.slice(2)
	];
	let repeated = Place.root.along([
		"roomItems",
		item,
		"extraData"
	]).inside().along(steps);
	for (const further of deeper) repeated = repeated.inside().along(further);
	return [place, repeated];
}
// src/verdict/references/rekey-item.ts
function rekeySplices({ bytes, mentions }, key, newKey) {
	const places = mentions.items.get(key) ?? [];
	if (!places.some(({ kind }) => kind !== "parent")) throw new RangeError(`there is no item ${quoteValue(key)}`);
	if (key === newKey) return [];
	if (mentions.items.has(newKey)) throw new RangeError(`the key ${quoteValue(newKey)} is used already: choose another one`);
	const hasChildren = places.some(({ kind }) => kind === "parent");
	if (!/^[1-9]\d{0,14}$/.test(newKey) && (hasChildren || /^\d+$/.test(key))) throw new RangeError(`${quoteValue(newKey)} cannot be the key of an item: parentItemID must be able to name it, so write a whole number from 1`);
	const found = locate(bytes, places.map(({ place }) => place));
	const splices = [];
	for (const { kind, place } of places) {
		const location = found.of(place);
		if (location === void 0) continue;
		const isParent = kind === "parent";
		const span = isParent ? location.value : location.key;
		if (location.repeated || span === void 0) throw new RangeError(`${place.pointers.pointer} is there twice: remove one of them first`);
		splices.push({
			start: byteOffset(span.start),
			end: byteOffset(span.end),
			text: isParent ? newKey : JSON.stringify(newKey)
		});
	}
	return splices.sort((a, b) => a.start - b.start);
}
// src/verdict/references/escaped.ts
function escapedAt(text, strings) {
	let escaped = text;
	for (let level = 0; level < strings; level++) escaped = JSON.stringify(escaped).slice(1, -1);
	return escaped;
}
// src/verdict/references/rename-quest.ts
function renameSplices({ bytes, snapshot, value, mentions }, id, name) {
	const quest = mentions.questOf(id);
	if (quest === void 0) throw new RangeError(`there is no quest with the id ${quoteValue(id)}`);
	if (quest.name === "") throw new RangeError(`the quest ${quoteValue(id)} has no Name: give it one first`);
	if (name === quest.name) return [];
	const texts = namedTexts(snapshot, value, quest);
	requireFree(mentions, quest, name);
	if (texts.some(({ isExpression }) => isExpression)) requireForExpressions(mentions, quest, name);
	const found = locate(bytes, texts.map(({ holder }) => holder), texts);
	const splices = /* @__PURE__ */ new Map();
	for (const text of texts) {
		const span = found.ofInner(text);
		const depth = found.of(text.holder)?.depth ?? 0;
		if (span === void 0) continue;
		const written = escapedAt(newText(text, quest.name, name), depth + 1);
		splices.set(span.start, {
			start: byteOffset(span.start),
			end: byteOffset(span.end),
			text: written
		});
	}
	return [...splices.values()].sort((a, b) => a.start - b.start);
}
function newText(text, before, name) {
	return text.isExpression && text.name !== before ? bareName(name) : name;
}
function requireFree(mentions, quest, name) {
	if (!isSoundName(name)) throw new RangeError(`${quoteValue(name)} cannot be a Name: write a number, an underscore and a name, such as "0_find_key"`);
	if (mentions.isNameUsed(name)) throw new RangeError(`the Name ${quoteValue(name)} is used already: choose another one`);
	const bare = bareName(name);
	if (bare !== bareName(quest.name) && mentions.questsInExpression(bare).length > 0) throw new RangeError(`expressions would not say which quest ${quoteValue(bare)} is: another one has this Name without its number`);
	if (bare !== bareName(quest.name) && mentions.isNamedInExpression(bare)) throw new RangeError(`an expression names ${quoteValue(bare)} already: choose another Name`);
}
function requireForExpressions(mentions, quest, name) {
	const bare = bareName(quest.name);
	if (bare !== bareName(name) && mentions.questsInExpression(bare).length > 1) throw new RangeError(`several quests are ${quoteValue(bare)} in expressions: nobody knows which ones to change`);
	if (!/^[\p{L}\p{N}_](?:[\p{L}\p{N}_ .-]*[\p{L}\p{N}_])?$/u.test(bareName(name))) throw new RangeError(`expressions cannot name ${quoteValue(bareName(name))}: use letters, digits, "_", "-", "." and spaces`);
}
exports.Mentions = Mentions;
exports.ValueReader = ValueReader;
exports.escapedAt = escapedAt;
exports.placesOf = placesOf;
exports.rekeySplices = rekeySplices;
exports.renameSplices = renameSplices;
