"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { counted, decodeLoosely, firstWhere, getOrInsert, isLineEnd, listed, placeText, printable, shownPointer, visible } = require("./words.js");
const { FindingCounter, countFindings, totalOf } = require("./core.js");
// src/world/threads/thread-host.ts
var ThreadHost = class {
	start;
	endsAbandoned;
	waiting = [];
	thread;
	current;
	constructor(start, endsAbandoned = false) {
		this.start = start;
		this.endsAbandoned = endsAbandoned;
	}
	run(job, signal) {
		if (signal?.aborted === true) return Promise.reject(signal.reason);
		let stop = () => {};
		const answer = new Promise((done, failed) => {
			const one = {
				job,
				signal,
				done,
				failed
			};
			stop = () => this.abandon(one);
			this.waiting.push(one);
		});
		signal?.addEventListener("abort", stop, { once: true });
		setTimeout(() => this.next());
		return answer.finally(() => signal?.removeEventListener("abort", stop));
	}
	async close() {
		const { thread, current } = this;
		for (const { failed } of this.waiting.splice(0)) failed(ended());
		if (current !== void 0 && !this.endsAbandoned) {
			thread?.on("message", () => void thread.terminate());
			return;
		}
		this.forget();
		current?.failed(ended());
		await thread?.terminate();
	}
	next() {
		if (this.current !== void 0) return;
		this.current = this.waiting.shift();
		if (this.current === void 0) return;
		try {
			this.thread ??= this.started();
			this.thread.ref();
			this.thread.postMessage(this.current.job);
		} catch (error) {
			this.leave()?.failed(error);
			this.next();
		}
	}
	leave() {
		const { current } = this;
		this.current = void 0;
		this.thread?.unref();
		return current;
	}
	abandon(one) {
		const index = this.waiting.indexOf(one);
		if (index >= 0) this.waiting.splice(index, 1);
		else if (this.current === one && this.endsAbandoned) this.end();
		one.failed(one.signal?.reason);
	}
	end() {
		const { thread } = this;
		this.forget();
		thread?.terminate();
		this.next();
	}
	forget() {
		this.thread = void 0;
		this.current = void 0;
	}
	started() {
		const thread = this.start();
		let reason;
		thread.on("message", (word) => {
			if (thread === this.thread) this.heard(word);
		});
		thread.on("error", (error) => {
			reason = error;
		});
		thread.on("exit", () => {
			if (thread !== this.thread) return;
			const { current } = this;
			this.forget();
			current?.failed(ended(reason));
			this.next();
		});
		return thread;
	}
	heard(word) {
		const current = this.leave();
		if (word.kind === "done") current?.done(word.answer);
		else current?.failed(new Error(word.message));
		this.next();
	}
};
function ended(reason) {
	const why = reason === void 0 ? "" : `: ${reason instanceof Error ? reason.message : String(reason)}`;
	return /* @__PURE__ */ new Error(`the thread has ended${why}`);
}
function answerJobs(port, answer) {
	const say = (word) => port.postMessage(word);
	port.on("message", (job) => {
		answer(job).then((given) => say({
			kind: "done",
			answer: given
		}), (error) => say({
			kind: "failed",
			message: error instanceof Error ? error.message : String(error)
		}));
	});
}
function builtinModule(name) {
	const { process: running } = globalThis;
	return running?.getBuiltinModule?.(name);
}
function startThread(script, workerData) {
	const { Worker } = builtinModule("node:worker_threads") ?? {};
	if (Worker === void 0) throw new Error("there are no threads here");
	return new Worker(script, { workerData });
}
// src/world/threads/snapshot-checks.ts
let host;
function snapshotThread() {
	const script = scriptOfThread();
	if (script !== void 0) host ??= new ThreadHost(() => startThread(script), true);
	return host;
}
function scriptOfThread() {
	const { existsSync } = builtinModule("node:fs") ?? {};
	const here = require("node:url").pathToFileURL(__filename).href;
	if (existsSync === void 0 || !here.startsWith("file:")) return void 0;
	return ["./snapshot-thread.js", "../snapshot-thread.js"].map((name) => new URL(name, here)).find((script) => existsSync(script));
}
// src/verdict/report/report.ts
function countReport({ findings, omitted }) {
	return countFindings(findings, omitted);
}
var SummaryCounter = class {
	files = 0;
	unchecked = 0;
	earlier;
	counts = new FindingCounter();
	passedOver = [];
	constructor(comparesVersions = false) {
		this.earlier = comparesVersions ? 0 : void 0;
	}
	add(counts, earlier = 0) {
		this.files++;
		this.counts.addAll(counts);
		if (this.earlier !== void 0) this.earlier += earlier;
	}
	addUnchecked() {
		this.files++;
		this.unchecked++;
	}
	passOver(path) {
		this.passedOver.push(path);
	}
	get summary() {
		const { files, unchecked, passedOver, earlier } = this;
		const { errors, warnings, infos, fixable } = this.counts;
		const counts = {
			files,
			unchecked,
			passedOver,
			errors,
			warnings,
			infos,
			fixable
		};
		return earlier === void 0 ? counts : {
			...counts,
			earlier
		};
	}
};
function countedFindings({ errors, warnings, infos }) {
	return [
		counted(errors, "error"),
		counted(warnings, "warning"),
		counted(infos, "info")
	].filter((part) => !part.startsWith("0 ")).join(", ");
}
function countedFiles({ files, unchecked }) {
	if (files === unchecked) return void 0;
	const failed = unchecked === 0 ? "" : ` (${counted(unchecked, "path")} could not be checked)`;
	return counted(files - unchecked, "file") + failed;
}
function repositoryPath(folder, path) {
	if (folder === "" || path.startsWith("/") || /^[A-Za-z]:/.test(path)) return path;
	const steps = folder.split("/");
	for (const step of path.split("/")) if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
	else steps.push(step);
	return steps.join("/");
}
// src/verdict/report/code-frame.ts
const WINDOW = 320;
const WIDTH = 72;
const NARROWEST = 20;
const WIDEST = 150;
function codeFrame(bytes, finding, width = WIDTH) {
	return layOut(cellsAround(bytes, finding.start.offset, finding.end.offset, finding.insideStrings), Math.min(WIDEST, Math.max(NARROWEST, width)));
}
function cellsAround(bytes, start, end, layers) {
	const reach = WINDOW * (layers + 1);
	let from = start;
	while (from > 0 && start - from < reach && !isLineEnd(bytes[from - 1])) from--;
	from = wholeCharacter$1(bytes, from, start);
	const limit = Math.min(bytes.length, reach + (end - start > reach ? start : Math.max(start, end)));
	let to = start;
	while (to < limit && !isLineEnd(bytes[to])) to++;
	const marksEnd = Math.max(start, Math.min(end, to));
	const cells = (first, last, marked) => [...withoutEscapes(decodeLoosely(bytes.subarray(first, last)), layers)].map((text) => ({
		text: isPlain(text) ? text : visible(text),
		marked
	}));
	const marks = cells(start, marksEnd, true);
	if (marks.length === 0) marks.push({
		text: " ",
		marked: true
	});
	return [
		...cells(from, start, false),
		...marks,
		...cells(marksEnd, to, false)
	];
}
function wholeCharacter$1(bytes, from, limit) {
	let at = from;
	while (at < limit && (bytes[at] & 192) === 128) at++;
	if (at === from && (at === 0 || bytes[at - 1] !== 92)) return at;
	while (at < limit && bytes[at] === 92) at++;
	return at < limit ? at + 1 : at;
}
const SIMPLE = {
	n: "\n",
	r: "\r",
	t: "	",
	b: "\b",
	f: "\f"
};
function withoutEscapes(text, layers) {
	let plain = text;
	for (let layer = 0; layer < layers; layer++) plain = plain.replaceAll(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (_, unit, sign = "") => unit === void 0 ? SIMPLE[sign] ?? sign : String.fromCharCode(Number.parseInt(unit, 16)));
	return plain;
}
function layOut(cells, width) {
	const first = Math.max(0, cells.findIndex((cell) => cell.marked));
	const from = startOf(cells, first, Math.floor(width / 3));
	let code = from.isCut ? "\u2026" : "";
	let marks = " ".repeat(columns(code));
	let used = columns(code);
	const marksEnd = Math.floor(width * 2 / 3) + columns(marks);
	for (let index = from.index; index < cells.length; index++) {
		const { text, marked } = cells[index];
		const own = columns(text);
		const isLast = index === cells.length - 1;
		const isMark = marked && marks.length === used;
		if (used + own > (isLast ? width : width - 1) || isMark && index > first && used + own > marksEnd) {
			code += "\u2026";
			break;
		}
		if (isMark) marks += "^".repeat(own);
		else if (index < first) marks += " ".repeat(own);
		code += text;
		used += own;
	}
	if (!marks.includes("^")) marks = `${marks.slice(0, -1)}^`;
	return {
		code: code.trimEnd(),
		marks
	};
}
function startOf(cells, first, room) {
	let index = first;
	let width = 0;
	while (index > 0) {
		width += columns(cells[index - 1]?.text ?? "");
		if (width > room) break;
		index--;
	}
	while (index > 0 && index < first && columns(cells[index]?.text ?? "") === 0) index++;
	const indentation = cells.findIndex(({ text }) => !/^(?:\s|\\t)$/.test(text));
	if (index > indentation) return {
		index,
		isCut: index > 0
	};
	return {
		index: Math.min(first, Math.max(index, indentation)),
		isCut: false
	};
}
function isPlain(text) {
	return text.length === 1 && text >= " " && text <= "~";
}
const WIDE = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /[\p{M}\p{Cf}\u1160-\u11ff]/u;
function columns(text) {
	if (isPlain(text)) return 1;
	let width = 0;
	for (const character of text) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
	return width;
}
function gutterOf({ start: { line } }) {
	return `${" ".repeat(Math.max(0, 5 - String(line).length))}${line} `;
}
function frameColumns(finding, columns) {
	return columns - gutterOf(finding).length - 2;
}
// src/verdict/report/finding-groups.ts
const MOST = 3;
function groupFindings(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) getOrInsert(groups, `${finding.level} ${finding.rule} ${finding.kind}`, () => []).push(finding);
	const shown = /* @__PURE__ */ new Map();
	for (const group of groups.values()) {
		const chosen = group.length > MOST ? differing(group) : group;
		const others = group.filter((finding) => !chosen.includes(finding));
		for (const [rank, finding] of chosen.entries()) {
			const left = rank === chosen.length - 1 ? others.length : 0;
			const more = left > 0 ? moreText(others) : void 0;
			shown.set(finding, {
				finding,
				rank,
				more,
				ending: more === void 0 ? "" : `, ${more}`,
				left
			});
		}
	}
	return {
		shown: findings.flatMap((finding) => shown.get(finding) ?? []),
		rest: findings.filter((finding) => !shown.has(finding))
	};
}
function differing(group) {
	const byMessage = /* @__PURE__ */ new Map();
	for (const finding of group) {
		const { message } = finding;
		if (!byMessage.has(message)) byMessage.set(message, finding);
		if (byMessage.size === MOST) break;
	}
	return [...byMessage.values()];
}
function moreText(left) {
	const [quests, items] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
	for (const { pointer, subject } of left) {
		const [, section = "", key = ""] = pointer.split("/");
		if (section === "quests") quests.add(subject ?? key);
		else if (section === "logic" || section === "roomItems") items.add(key);
	}
	const on = [...items.size > 0 ? [counted(items.size, "item")] : [], ...quests.size > 0 ? [counted(quests.size, "quest")] : []];
	const where = on.length > 0 ? `, on ${listed(on, "and")}` : "";
	return `and ${left.length.toLocaleString("en")} more${where}`;
}
// src/verdict/report/text-report.ts
var text_report_exports = /* @__PURE__ */ __exportAll({ TextReporter: () => TextReporter });
const LEVEL_STYLE = {
	error: "red",
	warning: "yellow",
	info: "blue"
};
var TextReporter = class {
	paint;
	showsErrors;
	columns;
	unsafelyFixable = 0;
	constructor(paint, showsErrors, columns = 80) {
		this.paint = paint;
		this.showsErrors = showsErrors;
		this.columns = columns;
	}
	file(report) {
		const { paint } = this;
		const { path, findings, omitted, error } = report;
		this.unsafelyFixable += findings.filter(({ fix }) => fix?.safety === "unsafe").length;
		const parts = groupFindings(findings).shown.map(({ finding, more }) => this.finding(finding, report, more));
		for (const [rule, counts] of omitted ?? []) parts.push(this.omitted(path, rule, totalOf(counts)));
		if (error !== void 0 && this.showsErrors) parts.push(`${paint("bold", printable(path))} ${paint("red", "error")} ${printable(error)}\n\n`);
		return parts;
	}
	end(summary) {
		const { paint } = this;
		const { errors, warnings, infos, fixable } = summary;
		const checked = countedFiles(summary);
		if (checked === void 0) return "nothing was checked\n";
		if (errors + warnings + infos === 0) return `${paint("green", "no findings")} in ${checked}\n`;
		const parts = [
			errors > 0 ? paint("red", counted(errors, "error", "errors")) : "",
			warnings > 0 ? paint("yellow", counted(warnings, "warning", "warnings")) : "",
			infos > 0 ? paint("blue", counted(infos, "info", "infos")) : ""
		].filter((part) => part !== "");
		parts[parts.length - 1] += ` in ${checked}`;
		if (fixable > 0) parts.push(`${fixable} fixable with --fix`);
		if (this.unsafelyFixable > 0) parts.push(`${this.unsafelyFixable} fixable with --fix --unsafe-fixes`);
		return `${parts.join(", ")}\n`;
	}
	omitted(path, rule, count) {
		const { paint } = this;
		const more = counted(count, "more finding", "more findings");
		return `${paint("bold", printable(path))} ${more} ${paint("dim", `(${rule})`)}: counted, not listed\n\n`;
	}
	finding(finding, report, more) {
		const { paint } = this;
		const { path } = report;
		const { line, column } = finding.start;
		let text = `${paint("bold", `${printable(path)}:${line}:${column}`)} ${paint(LEVEL_STYLE[finding.level], finding.level)} ${printable(finding.message)} ${paint("dim", `(${finding.rule})`)}\n`;
		text += this.frame(finding, report);
		for (const related of finding.related) text += this.related(related, path);
		if (finding.fix !== void 0) {
			const kind = finding.fix.safety === "safe" ? "fix" : "fix (unsafe)";
			text += this.note(`${kind}: ${printable(finding.fix.description)}`);
		}
		if (finding.notFixed !== void 0) text += this.note(`not fixed: ${printable(finding.notFixed)}`);
		if (more !== void 0) text += this.note(more);
		return `${text}\n`;
	}
	frame(finding, report) {
		const frame = this.codeFrame(finding, report);
		if (frame === void 0) return "";
		const { paint } = this;
		const { code, marks } = frame;
		const gutter = gutterOf(finding);
		const blank = " ".repeat(gutter.length);
		let text = `${paint("dim", `${gutter}|`)} ${code}\n`;
		text += `${paint("dim", `${blank}|`)} ${paint(LEVEL_STYLE[finding.level], marks)}\n`;
		const place = placeText(finding, shownPointer);
		if (place === "") return text;
		const subject = finding.subject === void 0 ? "" : `, ${printable(finding.subject)}`;
		return text + this.note(`at ${place}${subject}`);
	}
	codeFrame(finding, { shownBytes, carried }) {
		if (carried !== void 0) return carried.frames.get(finding);
		if (shownBytes.length === 0) return void 0;
		return codeFrame(shownBytes, finding, frameColumns(finding, this.columns));
	}
	related({ message, start }, path) {
		return this.note(`${printable(path)}:${start.line}:${start.column} ${printable(message)}`);
	}
	note(text) {
		return `${" ".repeat(6)}${this.paint("dim", "=")} ${text}\n`;
	}
};
// src/verdict/report/unified-diff.ts
const CONTEXT = 3;
const MAX_LINE_LENGTH = 2e3;
const AROUND = 60;
const ENDS = 200;
function unifiedDiff({ path, before, after, splices, longestLine = MAX_LINE_LENGTH }, shown = (line) => line) {
	if (splices.length === 0) return [];
	const pieces = [`--- a/${printable(path)}\n+++ b/${printable(path)}\n`];
	const [old, now] = [new Lines(before), new Lines(after)];
	let isShortened = false;
	for (const hunk of hunksOf(regionsOf(old, now, splices))) {
		if (hunk.every(({ from, to, newFrom, newTo }) => old.longest(from, to) <= longestLine && now.longest(newFrom, newTo) <= longestLine)) {
			pieces.push(wholeLines(hunk, old, now, shown));
			continue;
		}
		isShortened = true;
		for (const region of hunk) for (const splice of region.splices) pieces.push(excerpts(splice, old, now));
	}
	if (isShortened) pieces.push("\\ Long lines are shortened: this diff cannot be applied\n");
	return pieces;
}
const MAX_SHOWN_LINE = 400;
function diffLines(change) {
	const text = [...unifiedDiff({
		...change,
		longestLine: MAX_SHOWN_LINE
	})].join("").trimEnd();
	return text === "" ? [] : text.split("\n").map((line) => printable(line, "	"));
}
function regionsOf(old, now, splices) {
	const encoder = new TextEncoder();
	const regions = [];
	let shift = 0;
	for (const { start, end, text } of splices) {
		const newStart = start + shift;
		const newEnd = newStart + encoder.encode(text).length;
		const last = regions.at(-1);
		const [line, to] = [old.lineOf(start), old.lineOf(end) + 1];
		const sharing = last !== void 0 && line < last.to ? last : void 0;
		const newFrom = sharing?.newFrom ?? now.countBefore(old.startOf(line) + shift);
		shift = newEnd - end;
		const region = {
			from: sharing?.from ?? line,
			to,
			newFrom,
			newTo: now.countBefore(old.startOf(to) + shift),
			splices: sharing?.splices ?? []
		};
		region.splices.push({
			start,
			end,
			newStart,
			newEnd
		});
		if (sharing !== void 0) regions.pop();
		regions.push(region);
	}
	return regions;
}
function hunksOf(regions) {
	const hunks = [];
	for (const region of regions) {
		const last = hunks.at(-1)?.at(-1);
		if (last !== void 0 && region.from - last.to <= 6) hunks.at(-1)?.push(region);
		else hunks.push([region]);
	}
	return hunks;
}
function wholeLines(hunk, old, now, shown) {
	const [first, last] = [hunk[0], hunk.at(-1)];
	const context = (from, to) => old.longest(from, to) > MAX_LINE_LENGTH ? 0 : to - from;
	const from = first.from - context(Math.max(0, first.from - CONTEXT), first.from);
	const to = last.to + context(last.to, Math.min(old.count, last.to + CONTEXT));
	let body = "";
	let [removed, added] = [0, 0];
	let isChanged = false;
	const addLines = (sign, lines) => {
		for (const line of lines) {
			const text = line.endsWith("\n") ? line.slice(0, -1) : line;
			body += `${sign}${shown(text)}\n`;
			if (!line.endsWith("\n")) body += "\\ No newline at end of file\n";
		}
		if (sign !== " " && lines.length > 0) isChanged = true;
		if (sign !== "+") removed += lines.length;
		if (sign !== "-") added += lines.length;
	};
	let at = from;
	for (const region of hunk) {
		addLines(" ", old.texts(at, region.from));
		const [oldLines, newLines] = [old.texts(region.from, region.to), now.texts(region.newFrom, region.newTo)];
		const head = sameLines(oldLines, newLines);
		const tail = sameLines(oldLines.slice(head).reverse(), newLines.slice(head).reverse());
		addLines(" ", oldLines.slice(0, head));
		addLines("-", oldLines.slice(head, oldLines.length - tail));
		addLines("+", newLines.slice(head, newLines.length - tail));
		addLines(" ", oldLines.slice(oldLines.length - tail));
		at = region.to;
	}
	addLines(" ", old.texts(at, to));
	if (!isChanged) return "";
	const newFrom = first.newFrom - (first.from - from);
	return `@@ -${range(from, removed)} +${range(newFrom, added)} @@\n${body}`;
}
function sameLines(some, others) {
	const differs = some.findIndex((line, index) => line !== others[index]);
	return differs < 0 ? Math.min(some.length, others.length) : differs;
}
function range(from, count) {
	if (count === 1) return String(from + 1);
	return `${count === 0 ? from : from + 1},${count}`;
}
function excerpts({ start, end, newStart, newEnd }, old, now) {
	const [line, newLine] = [old.lineOf(start), now.lineOf(newStart)];
	const column = start - old.startOf(line) + 1;
	return `${`@@ -${line + 1} +${newLine + 1} @@ byte ${column} of the line\n`}-${excerpt(old.bytes, start, end)}\n+${excerpt(now.bytes, newStart, newEnd)}\n`;
}
function excerpt(bytes, start, end) {
	const from = wholeCharacter(bytes, Math.max(0, start - AROUND));
	const to = wholeCharacter(bytes, Math.min(bytes.length, end + AROUND));
	const [lead, tail] = [from > 0 ? "\u2026" : "", to < bytes.length ? "\u2026" : ""];
	if (end - start <= 400) return lead + printable(decodeLoosely(bytes.subarray(from, to)), "	") + tail;
	const [head, rest] = [wholeCharacter(bytes, start + ENDS), wholeCharacter(bytes, end - ENDS)];
	return `${lead}${printable(decodeLoosely(bytes.subarray(from, head)), "	")} \u2026 ${rest - head} bytes \u2026 ${printable(decodeLoosely(bytes.subarray(rest, to)), "	")}${tail}`;
}
function wholeCharacter(bytes, at) {
	let whole = at;
	while (whole < bytes.length && (bytes[whole] & 192) === 128) whole++;
	return whole;
}
var Lines = class {
	bytes;
	starts = [];
	constructor(bytes) {
		this.bytes = bytes;
		for (let at = 0; at < bytes.length;) {
			this.starts.push(at);
			const end = bytes.indexOf(10, at);
			at = end < 0 ? bytes.length : end + 1;
		}
	}
	get count() {
		return this.starts.length;
	}
	startOf(line) {
		return this.starts[line] ?? this.bytes.length;
	}
	countBefore(offset) {
		return firstWhere(this.count, (line) => this.startOf(line) >= offset);
	}
	lineOf(offset) {
		return Math.max(0, Math.min(this.count, this.countBefore(offset + 1)) - 1);
	}
	longest(from, to) {
		let longest = 0;
		for (let line = from; line < to; line++) longest = Math.max(longest, this.startOf(line + 1) - this.startOf(line));
		return longest;
	}
	texts(from, to) {
		const texts = [];
		for (let line = from; line < Math.min(to, this.count); line++) texts.push(decodeLoosely(this.bytes.subarray(this.startOf(line), this.startOf(line + 1))));
		return texts;
	}
};
exports.SummaryCounter = SummaryCounter;
exports.TextReporter = TextReporter;
exports.ThreadHost = ThreadHost;
exports.answerJobs = answerJobs;
exports.codeFrame = codeFrame;
exports.countReport = countReport;
exports.countedFiles = countedFiles;
exports.countedFindings = countedFindings;
exports.diffLines = diffLines;
exports.frameColumns = frameColumns;
exports.groupFindings = groupFindings;
exports.repositoryPath = repositoryPath;
exports.snapshotThread = snapshotThread;
exports.startThread = startThread;
exports.text_report_exports = text_report_exports;
exports.unifiedDiff = unifiedDiff;
