"use strict";
const { capitalized } = require("./words.js");
const { EXIT, createYargs } = require("./command.js");
// src/cli/help.ts
const WIDTH = 110;
function generalHelp(commands, exits) {
	const yargs = createYargs([]).usage(`roomlint finds mistakes in room-data snapshots, at the exact byte, before an import makes them live.

Usage: roomlint [command] [options] [paths..]`).epilogue(`check is the default command: \`roomlint rooms/\` is \`roomlint check rooms/\`.
\`roomlint <command> --help\` lists a command's options, \`roomlint --version\` shows the version.

Examples:
  roomlint garden.json                                  check one snapshot
  roomlint rooms/                                       check every .json file below a folder
  curl -s "$URL" | roomlint -                           check standard input
  roomlint --max-warnings 0 garden.json && ./import.sh  import only if there are no errors and warnings

${exitCodes(exits)}`);
	listCommands(commands, yargs);
	return rendered(yargs);
}
async function groupHelp(group) {
	const { name, synopsis, summary, details } = group;
	const yargs = createYargs([]).usage(`${capitalized(summary)}\n\nUsage: roomlint ${name} ${synopsis}`).epilogue(`${details}\n\n\`roomlint ${name} <command> --help\` lists a command's options.`);
	listCommands(await group.loadAll(), yargs);
	return rendered(yargs);
}
function listCommands(commands, yargs) {
	for (const { name, synopsis, summary } of commands) yargs.command(`${name} ${synopsis.replaceAll(/[<>]/g, "")}`, summary);
}
function commandHelp(command) {
	return rendered(createYargs([]).usage(`${capitalized(command.summary)}\n\nUsage: roomlint ${command.name} ${command.synopsis}`).options(Object.fromEntries(command.allOptions)).epilogue(`${command.details}\n\n${exitCodes(command.exits)}`));
}
async function rendered(yargs) {
	return `${withoutTypes(await yargs.wrap(WIDTH).getHelp()).trimEnd()}\n`;
}
function withoutTypes(help) {
	return help.replaceAll(/(?:\n[ ]*|[ ]*)\[(?:boolean|string|array)\]$/gm, "");
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
