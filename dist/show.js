"use strict";
const { rulePack } = require("./rule-pack.js");
const { FileSettings, maskOutput, nodeSha256, prescannedBuffer } = require("./command-check.js");
const { outlineOf, outlineOfItem, outlineOfQuest } = require("./shared-flow.js");
const { checkRoom } = require("./shared-roundtrip.js");
const { createLinter } = require("./core.js");
const { showReport } = require("./shared-report.js");
const { OUTLINE_LIMITS, showText } = require("./command-report.js");
const { jsonWithoutCommands } = require("./words.js");
const { CommandError, EXIT, writeBatched } = require("./command.js");
const { inputName } = require("./command-workspace.js");
const { readBytes, showable } = require("./command-roundtrip.js");
const { resolve } = require("node:path");
// src/cli/show/show.ts
async function show(request, terminal) {
	const { cwd, snapshot, focus, format, settings } = request;
	maskOutput(terminal);
	const rules = await (await FileSettings.open(settings)).rulesFor(resolve(cwd, snapshot === "-" ? "stdin" : snapshot));
	if (rules === "ignored") terminal.warn(`${inputName(snapshot)} is not checked: the config ignores it. Findings are not shown`);
	terminal.world.prepareForChecks?.();
	const read = readBytes(snapshot, cwd, terminal, prescannedBuffer);
	const linter = createLinter(rulePack, rules === "ignored" ? [] : rules, nodeSha256);
	const { result, playable } = showable(read, snapshot, terminal, () => checkRoom(read.bytes, linter, read.prescanned));
	for (const { rule } of result.crashes) terminal.warn(`the rule ${rule} failed, so its findings are missing: \`roomlint check\` shows why`);
	const outline = outlineFor(playable, focus, format === "text" ? OUTLINE_LIMITS : void 0);
	const shown = showReport(outline, result);
	if (format === "json") {
		writeBatched([`${jsonWithoutCommands(shown, 2)}\n`], (text) => terminal.writeProgram("strings", text));
		return EXIT.clean;
	}
	const text = showText(inputName(snapshot), shown, outline.leftOut, terminal.painter("out"));
	terminal.say(text);
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
