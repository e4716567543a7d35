"use strict";
const { AGENT, CommandError, writeBatched } = require("./command.js");
const { jsonWithoutCommands } = require("./words.js");
const { prescan } = require("./text.js");
const { MAX_CREDENTIALS } = require("./core.js");
const { readRoom } = require("./flow.js");
const { SnapshotError } = require("./verdict.js");
const { answerGitHub, answersForAgents, answersMarkdown, answersText } = require("./report-words.js");
const { SummaryCounter, TextReporter, countReport } = require("./shared.js");
const { folderInRepository } = require("./command-check.js");
const { inputName, readInput, requireBytes } = require("./world.js");
// src/front/cli/print-answers.ts
const ANSWER_FORMATS = [
	"text",
	"json",
	"markdown",
	AGENT
];
function printAnswers(format, answered, terminal) {
	switch (format) {
		case "text":
			sayAnswers(answered.answers(), "out", terminal);
			return;
		case "markdown":
			writeBatched(answersMarkdown(answered.answers(), answered.isFull === true), (text) => terminal.say(text));
			return;
		case "agent":
			terminal.say(answersForAgents(answered.answers()));
			return;
		case "github": {
			const { env } = terminal.world;
			const folder = folderInRepository({
				env,
				cwd: terminal.world.cwd()
			});
			for (const answer of answered.answers()) terminal.writeOut(answerGitHub(answer, "import plan", folder));
			return;
		}
		case "json": printJson(answered.json(), terminal);
	}
}
function printJson(document, terminal) {
	terminal.writeProgram("strings", `${jsonWithoutCommands(document, 2)}\n`);
}
function sayAnswers(answers, stream, terminal) {
	writeBatched(answersText(answers, terminal.painter(stream)), (text) => sayText(text, stream, terminal));
}
function sayFindings(report, stream, terminal) {
	const reporter = new TextReporter(terminal.painter(stream), true);
	const counter = new SummaryCounter();
	counter.add(countReport(report));
	const pieces = [...reporter.file(report), reporter.end(counter.summary)];
	writeBatched(pieces, (text) => sayText(text, stream, terminal));
}
function sayText(text, stream, terminal) {
	if (stream === "out") terminal.say(text);
	else terminal.writeErr(text);
}
// src/front/cli/playable.ts
function readBytes(path, cwd, { world }) {
	return requireBytes(readInput(path, {
		cwd,
		stdin: world.stdin
	}), inputName(path)).bytes;
}
function readPlayableRoom(path, cwd, terminal) {
	const bytes = readBytes(path, cwd, terminal);
	return showable(bytes, path, terminal, () => readRoom(bytes));
}
function showable(bytes, path, terminal, read) {
	try {
		const reading = read();
		hideCredentialsOfJson(bytes, path, terminal);
		return reading;
	} catch (error) {
		if (!(error instanceof SnapshotError)) throw error;
		hideCredentials(bytes, path, terminal);
		const { at, message } = error;
		const place = at === void 0 ? ":" : `:${at.line}:${at.column}`;
		throw new CommandError(`${inputName(path)}${place} ${message}`);
	}
}
function hideCredentialsOfJson(bytes, path, terminal) {
	if (prescan(bytes).secretHints) hideCredentials(bytes, path, terminal);
}
function hideCredentials(bytes, path, terminal) {
	if (!terminal.hide(bytes, 1e5)) throw new CommandError(`${inputName(path)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
}
exports.ANSWER_FORMATS = ANSWER_FORMATS;
exports.hideCredentials = hideCredentials;
exports.hideCredentialsOfJson = hideCredentialsOfJson;
exports.printAnswers = printAnswers;
exports.printJson = printJson;
exports.readBytes = readBytes;
exports.readPlayableRoom = readPlayableRoom;
exports.sayAnswers = sayAnswers;
exports.sayFindings = sayFindings;
exports.sayText = sayText;
exports.showable = showable;
