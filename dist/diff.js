"use strict";
const { counted, printable } = require("./words.js");
const { withoutSecrets } = require("./text.js");
const { keyText } = require("./core.js");
const { ALL_CHANGES, SOME_CHANGES, SnapshotText, UnusableSnapshotError, sameContent } = require("./shared-room.js");
const { compareThree } = require("./command-room.js");
const { NotJsonError } = require("./shared-roundtrip.js");
const { Git, maskOutput } = require("./command-check.js");
const { CommandError, EXIT, FULL, defineCommand } = require("./command.js");
const { inputName, readInput, requireBytes } = require("./command-workspace.js");
const { changeList } = require("./command-gate.js");
const { hideCredentialsOfJson } = require("./command-roundtrip.js");
const { resolve } = require("node:path");
// src/front/cli/diff.ts
const diff = defineCommand({
	options: { full: FULL },
	completes: "files",
	details: `Items, quests, logic and settings are named as in a plan, with the values before and after. git passes seven
arguments; a file that is not a room is shown as git shows it.

Examples:
  roomlint diff old.json new.json
  git config diff.roomlint.command 'npx --no roomlint diff'
  git log -p --ext-diff`,
	exits: {
		clean: "shown, whether there are differences or not",
		error: "an unreadable file, a version that is no room, or invalid usage"
	}
}, async ({ full }, { cwd, words, terminal }) => {
	const isFull = full === true;
	if (words.length === 7 || words.length === 9) {
		const [path = "", old = "", , , next = "", , , renamed] = words;
		return showForGit({
			cwd,
			name: renamed ?? path,
			old,
			new: next,
			isFull
		}, terminal);
	}
	const [old, next, extra] = words;
	if (old === void 0 || next === void 0 || extra !== void 0) throw new CommandError("diff takes two versions of a room, as in roomlint diff old.json new.json");
	return show({
		cwd,
		name: next,
		old,
		new: next,
		isFull
	}, terminal);
});
const NOTHING = "/dev/null";
const EMPTY = new TextEncoder().encode("{}");
function show(request, terminal) {
	maskOutput(terminal);
	const { name, isFull } = request;
	const { was, is } = readVersions(request, terminal);
	for (const { bytes } of [was, is]) hideCredentialsOfJson(bytes, name, terminal);
	const changes = compareThree(was, is, was).theirs;
	const others = otherMembers(was, is);
	const count = changes.length + others.length;
	const title = count === 0 ? "nothing differs but the layout" : counted(count, "change");
	const list = changeList(changes, isFull ? ALL_CHANGES : SOME_CHANGES);
	terminal.say(`${printable(name)}: ${title}\n${list}${others.join("")}`);
	return EXIT.clean;
}
function showForGit(request, terminal) {
	try {
		return show(request, terminal);
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		const { cwd, old, new: next } = request;
		const { stdout } = Git.in(cwd, terminal.world).run([...[
			"diff",
			"--no-index",
			"--no-ext-diff",
			"--no-textconv",
			"--"
		], ...[old, next].map((path) => path === NOTHING ? path : resolve(cwd, path))]);
		terminal.say(`${error.message}\n${withoutSecrets(String(stdout))}`);
		return EXIT.clean;
	}
}
function readVersions({ cwd, name, old, new: next }, { world }) {
	const read = (path) => path === NOTHING ? EMPTY : requireBytes(readInput(path, {
		cwd,
		stdin: world.stdin
	}), inputName(path)).bytes;
	const [before, after] = [read(old), read(next)];
	try {
		return {
			was: SnapshotText.read(before, "before"),
			is: SnapshotText.read(after, "after")
		};
	} catch (error) {
		if (!(error instanceof NotJsonError || error instanceof UnusableSnapshotError)) throw error;
		throw new CommandError(`${name}: not compared: ${error.message}`);
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
