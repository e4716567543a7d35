"use strict";
const { CommandError, RULES_GROUP, configOption, defineCommand, toggle, value } = require("./command.js");
// src/front/cli/lsp/options.ts
const OPTIONS = {
	stdio: toggle("talk to the editor over standard input and output, which is the only way", { group: "Editor:" }),
	clientProcessId: value("end when the process N has ended: editors give their own", {
		group: "Editor:",
		example: "--clientProcessId 4711",
		words: []
	}),
	config: configOption({
		group: RULES_GROUP,
		short: "c"
	}),
	"no-plugins": toggle("do not load plugins", { group: RULES_GROUP })
};
const lsp = defineCommand({
	options: OPTIONS,
	completes: "nothing",
	details: `A language server (LSP 3.18). Editors start it themselves; docs/editors.md says how to set them up.

Examples:
  roomlint lsp --stdio
  roomlint lsp --stdio --no-plugins`,
	exits: {
		clean: "ended by the editor",
		findings: "ended without a shutdown request",
		error: "vscode-languageserver is not installed, or invalid usage"
	}
}, async (given, { words: [extra], cwd }) => {
	if (extra !== void 0) throw new CommandError(`lsp takes no files: remove "${extra}"`);
	const { serveEditor } = await Promise.resolve().then(() => require("./lsp.js"));
	const { config } = given;
	const code = await serveEditor({
		...config !== void 0 && { config },
		plugins: given["no-plugins"] !== true
	}, cwd, {
		input: process.stdin,
		output: process.stdout
	});
	process.exit(code);
});
exports.lsp = lsp;
