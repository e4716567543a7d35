"use strict";
const { counted, printable } = require("./words.js");
const { entryText, hasPassed, seconds } = require("./shared-flow.js");
const { DATA_NOTE, shownMessage } = require("./command-report.js");
// src/verdict/report/agent/simulation.ts
const MAX_EVENTS = 8;
function simulationAnswer(name, model, played) {
	const { runs, expectations, failed, stopped } = played;
	const lines = runs.flatMap((run) => run.outcomes.map((outcome) => ({
		run,
		outcome
	})));
	const isFailed = ({ outcome }) => outcome.kind === "failed";
	const sorted = [...lines.filter(isFailed), ...lines.filter((line) => !isFailed(line))];
	const passed = hasPassed(played);
	const verdict = passed ? expectations === 0 ? "played; nothing was expected" : "every expectation holds" : [...failed > 0 ? [`${counted(failed, "expectation")} of ${expectations} failed`] : [], ...stopped > 0 ? [`${counted(stopped, "run")} stopped in an endless chain or after too many steps`] : []].join("; ");
	return {
		head: [`${printable(name)}: ${verdict}`, DATA_NOTE],
		entries: sorted.map((line) => () => lineEntry(model, line)),
		total: sorted.length,
		data: {
			passed,
			runs: runs.length,
			expectations,
			failed,
			stopped
		}
	};
}
function lineEntry(model, { run, outcome }) {
	const { line } = outcome.line;
	const source = shownMessage(outcome.line.source);
	const head = `line ${line}: ${source}`;
	const data = {
		line,
		source
	};
	switch (outcome.kind) {
		case "step": {
			const events = eventsOf(model, outcome.entries, run.playerNames);
			return {
				text: [head, ...events.map((event) => `    ${event}`)].join("\n"),
				data: {
					...data,
					result: "played",
					events
				}
			};
		}
		case "held": return {
			text: `${head} holds`,
			data: {
				...data,
				result: "held"
			}
		};
		case "skipped": return {
			text: `${head} was not played: ${shownMessage(outcome.message)}`,
			data: {
				...data,
				result: "skipped",
				message: shownMessage(outcome.message)
			}
		};
		default: {
			const message = shownMessage(outcome.message);
			return {
				text: `${head} FAILED: ${message}`,
				data: {
					...data,
					result: "failed",
					message
				}
			};
		}
	}
}
function eventsOf(model, entries, names) {
	const shown = entries.slice(0, MAX_EVENTS).map((entry) => {
		const who = names.length > 1 ? `${names[entry.player] ?? ""}: ` : "";
		return shownMessage(`${seconds(entry.time)} ${who}${entryText(model, entry)}`);
	});
	const more = entries.length - shown.length;
	return more > 0 ? [...shown, `\u2026 ${counted(more, "more event")}`] : shown;
}
// src/verdict/report/simulation-text.ts
const MAX_ENTRIES = 40;
function simulationText(model, played, paint) {
	const { runs } = played;
	return [...runs.flatMap((run, index) => [
		runs.length > 1 ? `${paint("bold", `run ${index + 1}, from line ${run.line}`)}\n` : "",
		...runTexts(model, run, paint),
		"\n"
	]), `${totals(played, paint)}\n`];
}
function runTexts(model, { start, outcomes, playerNames }, paint) {
	return [start.length > 0 ? `start\n${entriesText(model, start, playerNames, paint)}` : "", ...outcomes.map((outcome) => outcomeText(model, outcome, playerNames, paint))];
}
function outcomeText(model, outcome, playerNames, paint) {
	const { line, source } = outcome.line;
	const head = `${paint("dim", `${line}:`)} ${printable(source)}`;
	switch (outcome.kind) {
		case "step": return `${head}\n${entriesText(model, outcome.entries, playerNames, paint)}`;
		case "held": return `${head} ${paint("green", "\u2713")}\n`;
		case "skipped": return `${head} ${paint("dim", "(not played)")}\n`;
		default: return `${head} ${paint("red", "\u2717")}\n    ${paint("red", printable(outcome.message))}\n`;
	}
}
function entriesText(model, entries, playerNames, paint) {
	const lines = (entries.length > MAX_ENTRIES ? entries.slice(0, MAX_ENTRIES) : entries).map((entry) => entryLine(model, entry, playerNames, paint));
	const last = entries.at(-1);
	if (last !== void 0 && entries.length > MAX_ENTRIES) {
		lines.push(`    \u2026 ${counted(entries.length - MAX_ENTRIES - 1, "more event")}\n`);
		lines.push(entryLine(model, last, playerNames, paint));
	}
	return lines.join("");
}
function entryLine(model, entry, playerNames, paint) {
	const who = playerNames.length > 1 ? `${playerNames[entry.player] ?? ""}: ` : "";
	const text = printable(`${who}${entryText(model, entry)}`);
	const style = entry.kind === "changed" || entry.kind === "fired" ? void 0 : entry.kind === "stopped" ? "red" : "dim";
	return `    ${paint("dim", `${seconds(entry.time)}`.padEnd(6))} ${style === void 0 ? text : paint(style, text)}\n`;
}
function totals({ runs, expectations, failed, stopped }, paint) {
	const head = `${counted(runs.length, "run")}, ${counted(expectations, "expectation")}`;
	const tooLong = runs.filter((run) => run.stopped === "script").length;
	const endless = stopped - tooLong;
	const bad = [
		...failed === 0 ? [] : [`${failed} failed`],
		...endless === 0 ? [] : [`${counted(endless, "run")} stopped in an endless chain`],
		...tooLong === 0 ? [] : [`${counted(tooLong, "run")} not played to the end: the script takes too many steps`]
	];
	if (bad.length > 0) return `${head}: ${paint("red", bad.join(", "))}`;
	return expectations === 0 ? head : `${head}: ${paint("green", "all hold")}`;
}
function coverageText(coverage) {
	return `\ncoverage\n${[
		kindText("transitions that changed a quest", coverage.transitions),
		kindText("guards that held something back", coverage.guards),
		kindText("effects that fired", coverage.effects)
	].join("")}`;
}
function kindText(kind, { reached, total, missing }) {
	return `  ${kind}: ${reached} of ${total}\n${missing.map((one) => `    not reached: ${printable(one)}\n`).join("")}`;
}
exports.coverageText = coverageText;
exports.outcomeText = outcomeText;
exports.simulationAnswer = simulationAnswer;
exports.simulationText = simulationText;
