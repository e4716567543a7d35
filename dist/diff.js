"use strict";
const { Git, maskOutput } = require("./command-check.js");
const { counted, printable } = require("./words.js");
const { ALL_CHANGES, SOME_CHANGES, SnapshotText, UnusableSnapshotError, sameContent } = require("./shared-room.js");
const { compareThree } = require("./command-room.js");
const { NotJsonError, mayHoldCredentials } = require("./shared-roundtrip.js");
const { keyText } = require("./core.js");
const { CommandError, EXIT } = require("./command.js");
const { inputName, readInput, requireBytes } = require("./command-workspace.js");
const { changeList } = require("./command-gate.js");
const { hideCredentials } = require("./command-roundtrip.js");
const { resolve } = require("node:path");
// src/cli/diff/diff.ts
const NOTHING = "/dev/null";
const EMPTY = new TextEncoder().encode("{}");
function diff(request, terminal) {
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
