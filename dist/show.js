"use strict";
const { rulePack } = require("./rule-pack.js");
const { createLinter } = require("./core.js");
const { outlineOf, outlineOfItem, outlineOfQuest } = require("./shared-flow.js");
const { checkRoom } = require("./shared-roundtrip.js");
const { OUTLINE_LIMITS, jsonPieces, showText } = require("./command-report.js");
const { showReport } = require("./shared-report.js");
const { FileSettings, maskOutput, nodeSha256, prescannedBuffer } = require("./command-check.js");
const { CommandError, EXIT, configChoice, configOption, defineCommand, formatOption, oneOf, onlyWords, refuseBoth, value, writeBatched } = require("./command.js");
const { inputName } = require("./command-workspace.js");
const { readBytes, showable } = require("./command-roundtrip.js");
const { resolve } = require("node:path");
// src/front/cli/show.ts
const PART = "Part:";
const RULES = "Rules:";
const FORMATS = ["text", "json"];
const OPTIONS = {
	item: value("show everything about one item, by its key or its label", {
		group: PART,
		example: "--item \"Open Door\"",
		words: []
	}),
	quest: value("show everything about one quest, by its Name, id, or Name without its number", {
		group: PART,
		example: "--quest 1_open_door",
		words: []
	}),
	config: configOption({
		group: RULES,
		short: "c"
	}),
	format: formatOption(FORMATS)
};
const show = defineCommand({
	options: OPTIONS,
	completes: "files",
	details: `The text fits a screen for any room; --format json lists everything. "-" is standard input.

Examples:
  roomlint show garden.json
  roomlint show garden.json --item "Open Door"
  roomlint show garden.json --quest 1_open_door`,
	exits: {
		clean: "shown",
		error: "the item or quest is not found or ambiguous, the snapshot cannot be used, or invalid usage"
	}
}, async (given, { cwd, words, terminal }) => {
	const [snapshot] = onlyWords("show", words, ["a snapshot"], "roomlint show garden.json");
	refuseBoth(given, "item", "quest");
	const format = oneOf("format", FORMATS, given.format ?? "text");
	maskOutput(terminal);
	const rules = await (await FileSettings.open({
		cwd,
		config: configChoice(given)
	})).rulesFor(resolve(cwd, snapshot === "-" ? "stdin" : snapshot));
	if (rules === "ignored") terminal.warn(`${inputName(snapshot)} is not checked: the config ignores it. Findings are not shown`);
	terminal.world.prepareForChecks?.();
	const read = readBytes(snapshot, cwd, terminal, prescannedBuffer);
	const linter = createLinter(rulePack, rules === "ignored" ? [] : rules, nodeSha256);
	const { result, playable } = showable(read, snapshot, terminal, () => checkRoom(read.bytes, linter, read.prescanned));
	for (const { rule } of result.crashes) terminal.warn(`the rule ${rule} failed, so its findings are missing: \`roomlint check\` shows why`);
	const outline = outlineFor(playable, given, format === "text" ? OUTLINE_LIMITS : void 0);
	const shown = showReport(outline, result);
	if (format === "json") writeBatched(jsonPieces(shown), (text) => terminal.writeProgram("strings", text));
	else terminal.say(showText(inputName(snapshot), shown, outline.leftOut, terminal.painter("out")));
	return EXIT.clean;
});
function outlineFor(playable, { item, quest }, limits) {
	if (item !== void 0) {
		const found = playable.room.item(item);
		if ("fault" in found) throw new CommandError(`--item: ${found.fault}`);
		return outlineOfItem(playable, found.value);
	}
	if (quest === void 0) return outlineOf(playable, limits);
	const found = playable.room.quest(quest);
	if ("fault" in found) throw new CommandError(`--quest: ${found.fault}`);
	return outlineOfQuest(playable, found.value);
}
exports.show = show;
