"use strict";
const { Git, GitError } = require("./command-check.js");
const { ATTRIBUTES, DRIVERS, readDrivers } = require("./command-files.js");
const { CommandError, EXIT } = require("./command.js");
// src/front/cli/init/clone.ts
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
		terminal.say(isRemoved ? "git merges and compares rooms by lines again in this clone.\n" : `git merges and compares rooms with roomlint in this clone.\n${readDrivers(git).merged > 0 ? "" : ATTRIBUTES_ADVICE}`);
		return EXIT.clean;
	} catch (error) {
		if (error instanceof GitError) throw new CommandError(error.message);
		throw error;
	}
}
const ATTRIBUTES_ADVICE = `Say in .gitattributes which files are rooms, and commit it:\n  rooms/*.json ${ATTRIBUTES}\n`;
exports.setUpClone = setUpClone;
