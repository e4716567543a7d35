"use strict";
const { rulePack } = require("./rule-pack.js");
const { FileSettings, maskOutput, nodeSha256, prescannedBuffer, writeBatched } = require("./command-check.js");
const { checkRoom } = require("./shared-roundtrip.js");
const { outlineOf, outlineOfItem, outlineOfQuest } = require("./shared-flow.js");
const { createLinter, itemText, keyText, labelText } = require("./core.js");
const { showReport } = require("./shared-report.js");
const { counted, jsonWithoutCommands, printable, quoteValue } = require("./words.js");
const { shownPointer } = require("./command-report.js");
const { CommandError, EXIT } = require("./command.js");
const { readBytes, showable, shownName } = require("./command-roundtrip.js");
const { resolve } = require("node:path");
// src/report/show-text.ts
const MAX_WIDTH = 110;
const MAX_PREFABS = 10;
const MAX_FULL_QUESTS = 5;
const MAX_QUESTS = 16;
const MAX_UNREACHABLE = 6;
const OUTLINE_LIMITS = {
	quests: MAX_QUESTS,
	unreachable: MAX_UNREACHABLE
};
const MAX_RULES = 8;
const MAX_WAYS = 3;
const WAY_WIDTH = 46;
const MAX_LABELS = 20;
const MAX_PLACES = 60;
const MAX_FINDINGS = 20;
function* showText(name, report, leftOut, paint) {
	const { details, items, quests, unreachable, findings } = report;
	if (details === void 0) {
		const total = findings.reduce((sum, { count }) => sum + count, 0);
		yield `${paint("bold", fitted(`${name}: ${[
			counted(items.length, "item"),
			counted(quests.length + leftOut.quests, "quest"),
			counted(total, "finding")
		].join(", ")}`))}\n`;
		yield* section("Items", itemLines(items).map(fitted), paint);
	} else {
		yield `${paint("bold", printable(details.title))}\n`;
		yield* section("Fields", fieldLines(details.fields), paint);
		if (details.kind === "quest") yield* section("Items", few(items.map(itemText), MAX_PREFABS, "item"), paint);
	}
	const fit = details === void 0 ? fitted : (line) => line;
	yield* section(details?.kind === "quest" ? "How it changes" : "Quests", questLines(quests, leftOut.quests).map(fit), paint);
	yield* section("Never happens", unreachableLines(unreachable, leftOut.unreachable).map(fit), paint);
	if (details === void 0) return yield* section("Findings", ruleLines(findings), paint);
	yield* section("Places", placeLines(details.places), paint);
	yield* section("Findings", findingLines(details.findings), paint);
}
function* section(title, lines, paint) {
	if (lines.length === 0) return;
	yield `\n${paint("bold", title)}\n`;
	for (const line of lines) yield `  ${printable(line)}\n`;
}
function fitted(text) {
	const line = printable(text);
	const characters = [...line.slice(0, 220)];
	return characters.length > MAX_WIDTH ? `${characters.slice(0, 109).join("")}\u2026` : line;
}
function few(lines, most, what) {
	if (lines.length <= most) return lines;
	return [...lines.slice(0, most), `\u2026 and ${counted(lines.length - most, `more ${what}`)}`];
}
function itemLines(items) {
	const byPrefab = /* @__PURE__ */ new Map();
	for (const item of items) {
		const known = byPrefab.get(item.prefabName ?? "");
		if (known === void 0) byPrefab.set(item.prefabName ?? "", [item]);
		else known.push(item);
	}
	const prefabs = [...byPrefab].sort(([, one], [, other]) => other.length - one.length);
	const digits = String(prefabs[0]?.[1].length ?? 0).length;
	const lines = prefabs.slice(0, MAX_PREFABS).map(([prefabName, all]) => {
		const prefab = prefabName === "" ? "without prefabName" : labelText({ prefabName });
		return `${String(all.length).padStart(digits)} ${prefab}  ${labelsText(all, MAX_WIDTH - prefab.length - 20)}`;
	});
	const rest = prefabs.slice(MAX_PREFABS).reduce((sum, [, all]) => sum + all.length, 0);
	if (rest === 0) return lines;
	return [...lines, `\u2026 and ${counted(rest, "item")} of ${counted(prefabs.length - MAX_PREFABS, "more prefab")}`];
}
function labelsText(items, width) {
	const shown = [];
	let length = 0;
	for (const isTitled of [true, false]) for (const { key, title } of items) {
		if (title !== void 0 !== isTitled) continue;
		if (length > width || shown.length === MAX_LABELS) break;
		const text = title === void 0 ? keyText(key) : `${keyText(key)} ${quoteValue(title)}`;
		if (shown.length > 0 && length + text.length > width) break;
		shown.push(text);
		length += text.length + 2;
	}
	const more = items.length - shown.length;
	return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function questLines(quests, leftOut) {
	if (quests.length > MAX_FULL_QUESTS) {
		const lines = quests.slice(0, MAX_QUESTS).map((quest) => {
			const ways = [`starts: ${isSkipped(quest) ? "skipped" : waysText(quest.starts, 1)}`, `completes: ${waysText(quest.completes, 1)}`];
			const resets = quest.resets.length === 0 ? [] : [`resets: ${waysText(quest.resets, 1)}`];
			return `${questText(quest)} \u00b7 ${[...ways, ...resets].map((way) => cut(way, WAY_WIDTH)).join(" \u00b7 ")}`;
		});
		const more = quests.length + leftOut - lines.length;
		return more > 0 ? [...lines, `\u2026 and ${counted(more, "more quest")}: --quest NAME shows one`] : lines;
	}
	return quests.flatMap((quest) => {
		const { requires, starts, completes, resets, mayChange } = quest;
		return [
			questText(quest),
			...requires.length === 0 ? [] : [`  requires: ${waysText(requires, MAX_WAYS)}`],
			`  starts: ${isSkipped(quest) ? "it goes from Not Active straight to Completed" : waysText(starts, MAX_WAYS)}`,
			`  completes: ${waysText(completes, MAX_WAYS)}`,
			`  resets: ${waysText(resets, MAX_WAYS)}`,
			...mayChange.length === 0 ? [] : [`  may also change: ${waysText(mayChange, MAX_WAYS)}`]
		];
	});
}
function questText({ name, enabled, group }) {
	const notes = [...enabled ? [] : ["Enabled false"], ...group === "" ? [] : [group]];
	return `${quoteValue(name)}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}
function isSkipped({ starts, completes }) {
	return starts.length === 0 && completes.length > 0;
}
function waysText(ways, most) {
	if (ways.length === 0) return "nothing";
	const more = ways.length - most;
	return `${ways.slice(0, most).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}
function cut(text, width) {
	return text.length > width ? `${text.slice(0, width - 1)}\u2026` : text;
}
function unreachableLines(unreachable, leftOut) {
	const lines = unreachable.slice(0, MAX_UNREACHABLE).map(({ name, state, reason }) => `${quoteValue(name)} is never ${state}: ${reason}`);
	const more = unreachable.length + leftOut - lines.length;
	return more > 0 ? [...lines, `\u2026 and ${counted(more, "more state")}`] : lines;
}
function ruleLines(findings) {
	const digits = String(findings.reduce((most, { count }) => Math.max(most, count), 0)).length;
	const lines = findings.slice(0, MAX_RULES).map(({ rule, level, count }) => `${String(count).padStart(digits)} ${(count === 1 ? level : `${level}s`).padEnd(8)} ${rule}`);
	const more = findings.length - lines.length;
	return more > 0 ? [...lines, `\u2026 and findings of ${counted(more, "more rule")}`] : lines;
}
function fieldLines(fields) {
	return fields.map(({ name, value }) => `${name}: ${value}`);
}
function placeLines(places) {
	return few(places.map(({ text, pointer, embedded }) => `${text}  ${[pointer, ...embedded].map(shownPointer).join(" # ")}`), MAX_PLACES, "place");
}
function findingLines(findings) {
	return few(findings.map(({ level, line, column, message, rule }) => `${level} ${line}:${column} ${message} (${rule})`), MAX_FINDINGS, "finding");
}
// src/cli/show/show.ts
async function show(request, terminal) {
	const { cwd, snapshot, focus, format, settings } = request;
	maskOutput(terminal);
	const rules = await (await FileSettings.open(settings)).rulesFor(resolve(cwd, snapshot === "-" ? "stdin" : snapshot));
	if (rules === "ignored") terminal.warn(`${shownName(snapshot)} is not checked: the config ignores it. Findings are not shown`);
	terminal.world.prepareForChecks?.();
	const read = readBytes(snapshot, cwd, terminal, prescannedBuffer);
	const linter = createLinter(rulePack, rules === "ignored" ? [] : rules, nodeSha256);
	const { result, playable } = showable(read, snapshot, terminal, () => checkRoom(read.bytes, linter, read.prescanned));
	for (const { rule } of result.crashes) terminal.warn(`the rule ${rule} failed, so its findings are missing: \`roomlint check\` shows why`);
	const outline = outlineFor(playable, focus, format === "text" ? OUTLINE_LIMITS : void 0);
	const shown = showReport(outline, result);
	if (format === "json") {
		writeBatched([`${jsonWithoutCommands(shown, 2)}\n`], (text) => terminal.writeOut(text));
		return EXIT.clean;
	}
	const text = showText(shownName(snapshot), shown, outline.leftOut, terminal.painter("out"));
	writeBatched(text, (piece) => terminal.writeOut(terminal.forPeople(piece)));
	return EXIT.clean;
}
function outlineFor(playable, focus, limits) {
	if (focus === void 0) return outlineOf(playable, limits);
	const { kind, name } = focus;
	if (kind === "item") {
		const item = playable.room.item(name);
		if ("fault" in item) throw new CommandError(`--item: ${item.fault}`);
		return outlineOfItem(playable, item.value);
	}
	const quest = playable.room.quest(name);
	if ("fault" in quest) throw new CommandError(`--quest: ${quest.fault}`);
	return outlineOfQuest(playable, quest.value);
}
exports.show = show;
