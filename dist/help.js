"use strict";
const { addTo, capitalized } = require("./words.js");
const { EXIT } = require("./command.js");
// src/front/cli/help.ts
const WIDTH = 110;
function generalHelp(commands, exits) {
	return `roomlint finds mistakes in room-data snapshots, at the exact byte, before an import makes them live.

Usage: roomlint [command] [options] [paths..]

${listOfCommands(commands)}
check is the default command: \`roomlint rooms/\` is \`roomlint check rooms/\`.
\`roomlint <command> --help\` lists a command's options, \`roomlint --version\` shows the version.

Examples:
  roomlint garden.json                                  check one snapshot
  roomlint rooms/                                       check every .json file below a folder
  curl -s "$URL" | roomlint -                           check standard input
  roomlint --max-warnings 0 garden.json && ./import.sh  import only if there are no errors and warnings

${exitCodes(exits)}
`;
}
async function groupHelp(group) {
	return `${headOf(group)}
${listOfCommands(await group.loadAll())}
${group.details}

\`roomlint ${group.name} <command> --help\` lists a command's options.
`;
}
function listOfCommands(commands) {
	return `Commands:\n${table([...commands].map(({ name, summary }) => [`roomlint ${name}`, summary]))}`;
}
function commandHelp(command) {
	const groups = /* @__PURE__ */ new Map();
	for (const [name, spec] of command.allOptions) {
		const { alias, description, group } = spec;
		const short = alias === void 0 ? "    " : `-${alias}, `;
		addTo(groups, group, [`${short}--${name}${valueName(name, spec)}`, description]);
	}
	const width = widthOf([...groups.values()].flat());
	const options = [...groups].map(([group, rows]) => `${group}\n${table(rows, width)}\n`);
	return `${headOf(command)}
${options.join("")}${command.details}

${exitCodes(command.exits)}
`;
}
function headOf({ name, synopsis, summary }) {
	return `${capitalized(summary)}\n\nUsage: roomlint ${name} ${synopsis}\n`;
}
const VALUES = {
	allow: "glob",
	data: "folder",
	folder: "folder",
	"import-from": "origin",
	"max-removed": "limit",
	"default-max-removed": "limit",
	only: "rule",
	ours: "part",
	protect: "part",
	room: "id",
	root: "folder",
	server: "url",
	since: "ref",
	theirs: "part",
	through: "command",
	unlisted: "field"
};
function valueName(name, { nargs, words, example = "" }) {
	if (nargs === 0) return "";
	if (VALUES[name] !== void 0) return ` <${VALUES[name]}>`;
	if (words === void 0) return " <file>";
	return / \d+$/.test(example) ? " <n>" : ` <${name.split("-").at(-1)}>`;
}
function widthOf(rows) {
	return rows.reduce((width, [left]) => Math.max(width, left.length), 0);
}
function table(rows, width = widthOf(rows)) {
	return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${hanging(right, width + 4)}\n`).join("");
}
function exitCodes(exits) {
	return `Exit codes:\n${[
		[EXIT.clean, exits.clean],
		[EXIT.findings, exits.findings],
		[EXIT.error, exits.error],
		[EXIT.crash, "roomlint crashed: a bug in roomlint"]
	].flatMap(([code, meaning]) => meaning === void 0 ? [] : [`  ${code}  ${hanging(meaning, 5)}`]).join("\n")}`;
}
function hanging(text, indent) {
	const lines = [""];
	for (const word of text.split(" ")) {
		const line = lines.at(-1) ?? "";
		if (line !== "" && indent + line.length + 1 + word.length > WIDTH) lines.push(word);
		else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
	}
	return lines.join(`\n${" ".repeat(indent)}`);
}
exports.commandHelp = commandHelp;
exports.generalHelp = generalHelp;
exports.groupHelp = groupHelp;
