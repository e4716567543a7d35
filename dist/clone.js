"use strict";
const { Git, GitError } = require("./command-check.js");
const { CommandError, EXIT } = require("./command.js");
// src/front/cli/init/clone.ts
const DRIVERS = {
	"merge.roomlint.name": "rooms, by item, quest and field",
	"merge.roomlint.driver": "npx roomlint merge %O %A %B -L %P",
	"merge.roomlint.recursive": "binary",
	"diff.roomlint.command": "npx roomlint diff"
};
const ATTRIBUTES = "merge=roomlint diff=roomlint -text";
function setUpClone(cwd, isRemoved, terminal) {
	try {
		const git = Git.around(cwd, terminal.world);
		for (const [name, value] of Object.entries(DRIVERS)) if (isRemoved) git.run([
			"config",
			"--local",
			"--unset-all",
			name
		]);
		else git.output([
			"config",
			"--local",
			"--replace-all",
			name,
			value
		]);
		terminal.say(isRemoved ? "git merges and compares rooms by lines again in this clone.\n" : `git merges and compares rooms with roomlint in this clone.\n${attributesAdvice(git)}`);
		return EXIT.clean;
	} catch (error) {
		if (error instanceof GitError) throw new CommandError(error.message);
		throw error;
	}
}
function attributesAdvice(git) {
	const rooms = git.names([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
		"*.json"
	]);
	const attributes = git.run([
		"check-attr",
		"-z",
		"--stdin",
		"merge"
	], void 0, `${rooms.join("\0")}\0`);
	if (String(attributes.stdout).includes("\0roomlint\0")) return "";
	return `Say in .gitattributes which files are rooms, and commit it:\n  rooms/*.json ${ATTRIBUTES}\n`;
}
exports.setUpClone = setUpClone;
