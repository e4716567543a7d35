"use strict";
const { printable } = require("./words.js");
const { undecidedMerge } = require("./command-files.js");
const { CommandError, defineCommand, onlyWords } = require("./command.js");
const { PUSH_EXITS, PUSH_OPTIONS, readGateRequest, serviceHelp, withService } = require("./command-api.js");
const { PushRun, chosenRoom, folderBeside, neededKeys, withFolder } = require("./command-gate.js");
const { existsSync } = require("node:fs");
const { basename, dirname } = require("node:path");
// src/front/cli/gate/push.ts
const pushCommand = defineCommand({
	options: PUSH_OPTIONS,
	completes: "files",
	details: serviceHelp(`A file that was not pulled from this room, errors and warnings of \`roomlint check\` that the room does not
have, changes of others since the pull, and removals beyond the limits stop it before anything is uploaded. It
asks before it changes the room: for the identifier of the room when something is destroyed, and for y
otherwise. Without a terminal it needs --yes or --plan. After the import it downloads the room and compares it
with what it should be.`, [
		"roomlint push --room ROOM garden.json",
		"roomlint push --room ROOM --dry-run --format json garden.json > plan.json",
		"roomlint push --room ROOM --plan plan.json --yes garden.json"
	]),
	exits: PUSH_EXITS
}, async (given, call) => {
	const [file] = onlyWords("push", call.words, ["a file"], "roomlint push --room ROOM garden.json");
	const request = readGateRequest(given, call);
	const chosen = {
		rules: given.rule ?? [],
		isStrict: given.strict === true,
		dropsLogic: given["drop-logic"] === true,
		allowsWarnings: given["allow-warnings"] === true
	};
	return withService(request, neededKeys(request), call.terminal, (session) => {
		const room = chosenRoom(request, call.terminal);
		const { path, folder } = folderBeside({
			cwd: call.cwd,
			file
		}, room);
		return withFolder(folder, true, () => {
			if (!existsSync(path)) throw new CommandError(`${file}: no such file`);
			const undecided = undecidedMerge(path, call.terminal.world);
			if (undecided !== void 0) throw new CommandError(`${printable(file)}: ${undecided}`);
			return new PushRun(request, call.terminal, session, {
				...chosen,
				operation: "push",
				room,
				folder,
				source: basename(path),
				shown: file,
				beside: dirname(path),
				checkedAs: basename(path)
			}).run();
		});
	});
});
exports.pushCommand = pushCommand;
