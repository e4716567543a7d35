"use strict";
const { Git, maskOutput } = require("./command-check.js");
const { counted, printable } = require("./words.js");
const { ALL_CHANGES, SOME_CHANGES, SnapshotText, UnusableSnapshotError, sameContent } = require("./shared-room.js");
const { compareThree } = require("./command-room.js");
const { NotJsonError, mayHoldCredentials } = require("./shared-roundtrip.js");
const { keyText } = require("./core.js");
const { CommandError, EXIT, FULL, defineCommand } = require("./command.js");
const { inputName, readInput, requireBytes } = require("./command-workspace.js");
const { changeList } = require("./command-gate.js");
const { hideCredentials } = require("./command-roundtrip.js");
const { resolve } = require("node:path");
// src/cli/diff.ts
const diff = defineCommand({
	options: { full: FULL },
	completes: "files",
	details: `Items, quests, logic and settings are named as in a plan, with the values before and after. git passes seven
arguments; what is no room is shown as git shows it.

Examples:
  roomlint diff old.json new.json
  git config diff.roomlint.command 'npx roomlint diff'
  git log -p --ext-diff`,
	exits: {
		clean: "shown, whether there are differences or not",
		error: "an unreadable file, a version that is no room, or invalid usage"
	}
}, async ({ full }, { cwd, words, terminal }) => {
	const isFull = full === true;
	const [path = "", old = "", oldId = "", , next = "", nextId = ""] = words;
	if (words.length === 7 || words.length === 9) {
		const versions = {
			old,
			new: next,
			oldId,
			nextId
		};
		return show({
			cwd,
			name: words[7] ?? path,
			...versions,
			isFull,
			isForGit: true
		}, terminal);
	}
	if (words.length !== 2) throw new CommandError("diff takes two versions of a room, as in roomlint diff old.json new.json");
	return show({
		cwd,
		name: old,
		old: path,
		new: old,
		isFull,
		isForGit: false
	}, terminal);
});
const NOTHING = "/dev/null";
const EMPTY = new TextEncoder().encode("{}");
function show(request, terminal) {
	maskOutput(terminal);
	const { cwd, name, isFull, isForGit } = request;
	const read = (path) => path === NOTHING ? EMPTY : requireBytes(readInput(path, {
		cwd,
		stdin: terminal.world.stdin
	}), inputName(path)).bytes;
	const [before, after] = [read(request.old), read(request.new)];
	for (const bytes of [before, after]) if (mayHoldCredentials([bytes]).length > 0) hideCredentials(bytes, name, terminal);
	try {
		const [was, is] = [SnapshotText.read(before, "before"), SnapshotText.read(after, "after")];
		const changes = compareThree(was, is, was).theirs;
		const others = otherMembers(was, is);
		const count = changes.length + others.length;
		const title = count === 0 ? "nothing differs but its layout" : counted(count, "change");
		const list = changeList(changes, isFull ? ALL_CHANGES : SOME_CHANGES);
		terminal.say(`${printable(name)}: ${title}\n${list}${others.join("")}`);
		return EXIT.clean;
	} catch (error) {
		if (!(error instanceof NotJsonError || error instanceof UnusableSnapshotError)) throw error;
		if (!isForGit) throw new CommandError(`${name}: not compared: ${error.message}`);
		const { stdout } = Git.in(cwd, terminal.world).run([...[
			"diff",
			"--no-index",
			"--no-ext-diff",
			"--no-textconv",
			"--"
		], ...[request.old, request.new].map((path) => path === NOTHING ? path : resolve(cwd, path))]);
		terminal.say(String(stdout));
		return EXIT.clean;
	}
}
function otherMembers(was, is) {
	return [.../* @__PURE__ */ new Set([...was.unknownSections, ...is.unknownSections])].flatMap((key) => {
		const [old, now] = [was.content(key), is.content(key)];
		if (sameContent(old, now)) return [];
		return [`  ${old === void 0 ? "+" : now === void 0 ? "-" : "~"} ${keyText(key)}\n`];
	});
}
exports.diff = diff;
