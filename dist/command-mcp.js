"use strict";
const { CONFIG_NAMES, CommandError, keysIn, rulePage, whyRefused } = require("./command.js");
const { beginsLikeJson, bytesText, childOf, counted, formatPointer, holdsJson, isObject, listed, parsePointer, printable, quoteValue, tryParseJson } = require("./words.js");
const { Place, Redactor, byteOrderMarkLength, decodeString, locate, masked, prescan, textOf } = require("./text.js");
const { MAX_CREDENTIALS, MAX_IMPORTED_BYTES, Redaction, namesRule, unknownRuleName } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { holdsJson: holdsJson$1 } = require("./shared-places.js");
const { FileSettings, fileTask, openCheck, pathInside, prescannedBuffer, readSnapshotFile, realPath, relativePath } = require("./command-check.js");
const { DATA_NOTE, atText, checkAnswer, composeReply, countsText, diffLines, fitting, pageText, shownAt, shownMessage } = require("./command-report.js");
const { asError, checkTask } = require("./command-workspace.js");
const { readdirSync, realpathSync } = require("node:fs");
const { dirname, isAbsolute, join, resolve } = require("node:path");
// src/mcp/desk.ts
var Desk = class {
	roots;
	env;
	progress;
	redactor = new Redactor();
	redaction = new Redaction();
	unhidden = /* @__PURE__ */ new Map();
	constructor(roots, env, progress) {
		this.roots = roots;
		this.env = env;
		this.progress = progress;
		for (const key of keysIn(env)) this.redactor.addKey(key);
	}
	read(path) {
		const file = this.roots.file(path);
		this.progress(`reading ${printable(file.name)}`);
		const reading = readSnapshotFile(file.absolute, MAX_IMPORTED_BYTES, prescannedBuffer);
		if (reading.kind === "error") throw new CommandError(`${printable(file.name)}: ${reading.message}${filesIn(file.absolute)}`);
		if (reading.kind === "too-large") throw new CommandError(`${printable(file.name)}: larger than ${bytesText(MAX_IMPORTED_BYTES)}, the most that an import accepts: split the room, or remove what it does not need`);
		let known;
		const prescanned = () => {
			known ??= reading.prescanned();
			return known;
		};
		this.hide(file.name, reading.bytes, prescanned);
		if (reading.bytes.length > WORTH_SAYING) this.progress(`read ${printable(file.name)}, ${bytesText(reading.bytes.length)}`);
		return {
			...file,
			bytes: reading.bytes,
			prescanned
		};
	}
	task({ name, absolute, bytes, prescanned }) {
		const read = (maxBytes) => bytes.length > maxBytes ? {
			kind: "too-large",
			size: bytes.length
		} : {
			kind: "bytes",
			bytes,
			prescanned
		};
		return {
			...fileTask({
				path: name,
				absolute
			}),
			read
		};
	}
	hide(name, bytes, prescanned = () => prescan(bytes)) {
		if (prescanned().secretHints) this.hideAll(name, bytes);
		else this.unhidden.set(name, bytes);
	}
	distrust() {
		for (const [name, bytes] of this.unhidden) this.hideAll(name, bytes);
	}
	hideAll(name, bytes) {
		if (!this.redactor.addFrom(bytes, 1e5) || !this.redaction.addFrom(bytes)) throw new CommandError(`${printable(name)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString("en")} credentials: remove them`);
	}
	settings(file) {
		const { root } = file;
		for (let folder = dirname(file.absolute);; folder = dirname(folder)) {
			for (const name of CONFIG_NAMES) this.requireInside(join(folder, name), root);
			if (folder === root || folder === dirname(folder)) return {
				cwd: root,
				plugins: false
			};
		}
	}
	async baseline(file) {
		const settings = await FileSettings.open(this.settings(file));
		const path = await settings.baselineOf(file.absolute);
		if (path !== void 0) {
			const { config = "" } = await settings.explain(file.absolute);
			if (!isAbsolute(config)) this.requireInside(path, file.root);
		}
		return {
			path: void 0,
			cwd: file.root,
			use: "read"
		};
	}
	requireInside(path, root) {
		this.roots.requireInside(path, relativePath(root, path));
	}
	covered(bytes) {
		return this.redaction.cover(bytes);
	}
	masked(value) {
		return masked(value, this.redactor);
	}
};
const WORTH_SAYING = 8e6;
function filesIn(path) {
	try {
		const names = readdirSync(path).filter((name) => /\.json$/i.test(name)).sort().map((name) => printable(name));
		return names.length === 0 ? ", and no .json file is in it" : `: name one in it: ${listed(names, "or", 20)}`;
	} catch {
		return "";
	}
}
// src/mcp/guarded-path.ts
var Roots = class Roots {
	folders;
	aliases;
	constructor(folders, aliases) {
		this.folders = folders;
		this.aliases = aliases;
	}
	static of(folders, cwd) {
		const aliases = new Map(folders.map((folder) => [resolve(cwd, folder), realFolder(resolve(cwd, folder))]));
		return new Roots([...new Set(aliases.values())], aliases);
	}
	static restore({ folders, aliases }) {
		return new Roots(folders, new Map(aliases));
	}
	get plain() {
		return {
			folders: this.folders,
			aliases: [...this.aliases]
		};
	}
	narrowedTo(folders) {
		const known = new Map(folders.flatMap((folder) => [[folder, realPath(folder)]]));
		const others = [...known.values()].filter((real) => real !== void 0);
		const both = this.folders.flatMap((mine) => others.flatMap((other) => pathInside(mine, other) !== void 0 ? [other] : pathInside(other, mine) !== void 0 ? [mine] : []));
		const aliases = /* @__PURE__ */ new Map();
		for (const [alias, real] of [...this.aliases, ...known]) if (real !== void 0 && both.includes(real)) aliases.set(alias, real);
		return new Roots([...new Set(both)], aliases);
	}
	file(path) {
		if (path.includes("\0")) throw new CommandError("the path contains a zero byte: remove it");
		if (this.folders.length === 0) throw new CommandError("no file may be read: the root folders of the client and those of the server have nothing in common");
		let absent;
		for (const root of isAbsolute(path) ? [""] : this.folders) {
			const given = resolve(root, path);
			const around = this.around(given);
			if (around === void 0) continue;
			const real = realPath(given);
			if (real === void 0) {
				absent ??= {
					name: isAbsolute(path) ? path : nameIn(around, given),
					absolute: given,
					root: around
				};
				continue;
			}
			const home = this.around(real);
			if (home === void 0) throw new CommandError(`${printable(path)} is a link that leads out of the root folders: name a file below ${this.words}`);
			return {
				name: nameIn(home, real),
				absolute: real,
				root: home
			};
		}
		if (absent === void 0) throw new CommandError(`${quoteValue(path)} is outside of the root folders: name a file below ${this.words}`);
		throw new CommandError(`${printable(absent.name)}: ${whyAbsent(absent.absolute)}. Paths are relative to ${this.words}`);
	}
	requireInside(path, name) {
		const real = realPath(path);
		if (real !== void 0 && this.around(real) === void 0) throw new CommandError(`${printable(name)} leads out of the root folders: use a file below ${this.words}`);
	}
	get words() {
		return listed(this.folders.map((folder) => printable(folder)), "or", 3);
	}
	around(absolute) {
		const isAround = (folder) => pathInside(folder, absolute) !== void 0;
		const alias = [...this.aliases.keys()].find(isAround);
		return this.folders.find(isAround) ?? (alias === void 0 ? void 0 : this.aliases.get(alias));
	}
};
function nameIn(root, absolute) {
	return relativePath(root, absolute) || ".";
}
function whyAbsent(path) {
	try {
		realpathSync.native(path);
		return "it cannot be read";
	} catch (error) {
		return whyRefused("read", error);
	}
}
function realFolder(folder) {
	try {
		return realpathSync.native(folder);
	} catch (error) {
		throw new CommandError(`the root folder ${printable(folder)}: ${whyRefused("read", error)}`);
	}
}
// src/mcp/run-tool.ts
const MAX_DETAILS = 30;
async function runTool(tool, given, desk) {
	try {
		const answer = await tool.run(given, desk);
		const { text, data } = composeReply(answer, pageOf(given), tool.list?.name, restOf(tool));
		return {
			isError: false,
			text: desk.masked(text),
			data: desk.masked(data)
		};
	} catch (error) {
		return {
			isError: true,
			text: explained(error, desk),
			data: void 0
		};
	}
}
function pageOf({ max, offset }) {
	return {
		max: typeof max === "number" ? max : void 0,
		offset: typeof offset === "number" ? offset : void 0
	};
}
function restOf({ narrowing }) {
	const narrow = narrowing === void 0 ? "" : `, or narrow it down with ${narrowing}`;
	return (left, next) => `\u2026 ${left} more: call again with offset ${next}${narrow}`;
}
function explained(error, desk) {
	try {
		desk.distrust();
	} catch (refusal) {
		if (refusal instanceof CommandError) return refusal.message;
		throw refusal;
	}
	if (error instanceof CommandError) {
		const details = error.details.split("\n").slice(0, MAX_DETAILS).map(shownMessage).join("\n");
		const lines = error.message.split("\n").map(shownMessage).join("\n");
		return desk.masked(details === "" ? lines : `${lines}\n${details}`);
	}
	const why = error instanceof Error ? error.message : String(error);
	return desk.masked(`roomlint crashed. This is a bug in roomlint, not in your files. Please report it: ${shownMessage(why)}`);
}
// src/mcp/at.ts
function pointersOf(at) {
	const [outer, ...inner] = typeof at === "string" ? [at] : at;
	for (const pointer of [outer ?? "", ...inner]) try {
		parsePointer(pointer);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		throw new CommandError(`${shownMessage(error.message)}. A place is a pointer such as "/roomItems/4/pos"`);
	}
	return [outer ?? "", ...inner];
}
function editAt(at) {
	const pointers = pointersOf(at);
	return pointers.length === 1 ? pointers[0] : pointers;
}
function placeIn(pointer) {
	return Place.root.along(parsePointer(pointer));
}
function isAtOrIn(place, around) {
	const pointers = [place.pointer, ...place.embedded];
	return around.every((outer, index) => {
		const pointer = pointers[index];
		if (pointer === void 0) return outer === "" && index > 0;
		return index === around.length - 1 ? pointer === outer || pointer.startsWith(`${outer}/`) : pointer === outer;
	});
}
// src/mcp/missing-place.ts
const MAX_KEYS = 20;
function missingPlace(bytes, pointers, isNew = false) {
	let text = textOf(bytes.subarray(byteOrderMarkLength(bytes)));
	for (const [index, pointer] of pointers.entries()) {
		const outer = pointers.slice(0, index);
		const value = tryParseJson(text);
		if (value === void 0) return `${index === 0 ? "the file" : `the string at ${placeText(outer)}`} is not JSON: check says where it breaks`;
		const steps = parsePointer(pointer);
		const isLast = index === pointers.length - 1;
		const needed = isLast && isNew ? steps.slice(0, -1) : steps;
		const { reached, count } = follow(value, needed);
		const isInString = typeof reached === "string" && needed.length < steps.length;
		if (count < needed.length || isInString) return nothingAt(reached, outer, steps, count);
		if (isLast) return void 0;
		if (typeof reached !== "string") return `${placeText([...outer, pointer])} is not a string, so there is no JSON in it: use one pointer to go further`;
		text = reached;
	}
}
function follow(root, steps) {
	let reached = root;
	for (const [count, step] of steps.entries()) {
		const next = childOf(reached, step);
		if (next === void 0) return {
			reached,
			count
		};
		reached = next;
	}
	return {
		reached,
		count: steps.length
	};
}
function nothingAt(reached, outer, steps, count) {
	const where = placeText([...outer, formatPointer(steps)]);
	const found = steps.slice(0, count);
	const rest = steps.slice(count);
	if (typeof reached === "string" && beginsLikeJson(reached)) {
		const meant = placeText([
			...outer,
			formatPointer(found),
			formatPointer(rest)
		]);
		return `there is nothing at ${where}: ${placeText([...outer, formatPointer(found)])} is a string that holds JSON. Write ${meant}`;
	}
	const step = String(rest[0] ?? "");
	if (step.trimEnd().endsWith("#")) {
		const string = step.trimEnd().slice(0, -1).trimEnd();
		return `there is nothing at ${where}: for JSON in a string, write ${placeText([
			...outer,
			formatPointer([...found, string]),
			formatPointer(rest.slice(1))
		])}`;
	}
	const has = Array.isArray(reached) ? `the list there has ${reached.length} elements` : isObject(reached) ? `the keys there are ${keysText(Object.keys(reached))}` : "the value there has no members";
	return `there is nothing at ${where}: ${quoteValue(step)} does not exist, ${has}`;
}
function placeText([outer = "", ...inner]) {
	return atText(shownAt(outer, inner));
}
function keysText(keys) {
	const shown = keys.slice(0, MAX_KEYS).map(quoteValue).join(", ");
	return keys.length > MAX_KEYS ? `${shown} and ${keys.length - MAX_KEYS} more` : shown || "none";
}
// src/mcp/output.ts
const COUNT = {
	type: "integer",
	minimum: 0
};
const COUNTS = {
	errors: COUNT,
	warnings: COUNT,
	infos: COUNT,
	fixable: {
		...COUNT,
		description: "how many have a safe fix"
	}
};
const SHOWN_AT = {
	description: "a place, as read and edit take it",
	oneOf: [{ type: "string" }, {
		type: "array",
		items: { type: "string" }
	}]
};
const FINDING = {
	type: "object",
	required: [
		"rule",
		"level",
		"line",
		"column",
		"at",
		"message"
	],
	properties: {
		rule: { type: "string" },
		level: { enum: [
			"error",
			"warning",
			"info"
		] },
		line: COUNT,
		column: COUNT,
		at: SHOWN_AT,
		message: { type: "string" },
		fix: { enum: ["safe", "unsafe"] }
	}
};
const PART = {
	type: "object",
	required: [
		"total",
		"shown",
		"next"
	],
	properties: {
		total: COUNT,
		shown: COUNT,
		next: {
			type: ["integer", "null"],
			description: "the offset of the next part; null at the end"
		}
	}
};
// src/mcp/rule-argument.ts
const RULE = {
	type: "string",
	minLength: 1,
	description: "Only this rule, such as \"subscription/target-state\", or this family of rules, such as \"quest\""
};
function ruleChoice(rule) {
	if (rule === void 0) return {};
	if (!namesRule(rule, rulePack)) throw new CommandError(unknownRuleName(rule, rulePack));
	return { only: [rule] };
}
// src/mcp/tool.ts
function defineTool(about, run) {
	return {
		...about,
		run: (given, desk) => run(given, desk)
	};
}
const READS = {
	readOnlyHint: true,
	destructiveHint: false,
	idempotentHint: true,
	openWorldHint: false
};
const WRITES = {
	...READS,
	readOnlyHint: false,
	destructiveHint: true
};
const PATH = {
	type: "string",
	minLength: 1,
	description: "The snapshot: a JSON file, relative to a root folder or absolute inside one, such as rooms/garden.json"
};
const PAGE = {
	max: {
		type: "integer",
		minimum: 1,
		maximum: 1e4,
		description: "The maximum number of list entries. Without it, as many as fit into about 2,000 tokens; with it, the reply may be ten times as long"
	},
	offset: {
		type: "integer",
		minimum: 0,
		description: "How many list entries to skip: the \"next\" of the reply before"
	}
};
const AT = {
	description: "A place: an RFC 6901 pointer into the file, such as \"/roomItems/4/pos\". For JSON inside a string, a list: the pointer to the string, then the pointer inside it, such as [\"/logic/4\", \"/Tasks/0/TargetState\"]",
	oneOf: [{ type: "string" }, {
		type: "array",
		minItems: 1,
		maxItems: 20,
		items: { type: "string" }
	}]
};
// src/mcp/tools/check.ts
const USUAL = 100;
const check = defineTool({
	name: "check",
	title: "Check a snapshot",
	description: "Finds everything that is wrong with a room snapshot: invalid JSON, wrong fields, broken references between items and quests, quests that cannot work. Each finding has a rule, a level (error, warning or info), its line and its place, which read and edit take. Use it before and after every change, and before a person imports the file: errors must be 0. It never changes the file.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			rule: RULE,
			place: {
				...AT,
				description: `Only findings at or below a place. ${AT.description}`
			},
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	output: {
		file: { type: "string" },
		...COUNTS,
		incomplete: { type: "string" }
	},
	list: {
		name: "findings",
		of: FINDING
	},
	effects: READS,
	narrowing: "rule or place"
}, async ({ path, rule, place, max, offset = 0 }, desk) => {
	const around = place === void 0 ? void 0 : pointersOf(place);
	const only = ruleChoice(rule);
	const file = desk.read(path);
	desk.progress("checking");
	const settings = {
		...desk.settings(file),
		...only
	};
	const { report, problems, notes } = await checkTask(desk.task(file), settings, {
		baseline: await desk.baseline(file),
		...around === void 0 ? { maxFindings: offset + (max ?? USUAL) } : {}
	});
	const [problem] = problems;
	if (report === void 0) throw problem === void 0 ? new CommandError(notes[0] ?? "nothing was checked") : asError(problem);
	const answer = checkAnswer(report, around && report.findings.filter((finding) => isAtOrIn(finding, around)));
	const hint = report.findings.some(({ fix }) => fix?.safety === "safe") ? FIXABLE : [];
	const missing = around && answer.total === 0 ? missingPlace(file.bytes, around) : void 0;
	return {
		...answer,
		foot: [
			...notes,
			...missing === void 0 ? [] : [missing],
			...hint
		]
	};
});
const FIXABLE = ["fix repairs the findings with a safe fix; explain tells more about a rule"];
// src/mcp/writing.ts
function requireWritable({ name }) {
	if (name.split("/").some((step) => step.startsWith("."))) throw new CommandError(`${printable(name)} is not written: files and folders that begin with a dot belong to programs. Copy it elsewhere first`);
}
// src/mcp/tools/explain.ts
const explain = defineTool({
	name: "explain",
	title: "Explain a rule",
	description: "Explains one rule of check in full: what it reports, why it matters, what to do, with examples and what the documents of the platform say. Use it when the message of a finding is not enough. It reads no file.",
	input: {
		type: "object",
		properties: {
			rule: {
				type: "string",
				minLength: 1,
				description: "The rule of a finding, such as \"subscription/target-state\""
			},
			...PAGE
		},
		required: ["rule"],
		additionalProperties: false
	},
	output: {
		rule: { type: "string" },
		level: { type: "string" },
		fix: { type: "string" },
		summary: { type: "string" }
	},
	list: {
		name: "lines",
		of: { type: "string" }
	},
	effects: READS
}, ({ rule: id }) => {
	const rule = rulePack.get(id);
	if (rule === void 0) throw new CommandError(unknownRuleName(id, rulePack));
	const lines = pageText(rulePage(id), (_style, text) => text).trimEnd().split("\n");
	const { level, fix, summary } = rule;
	return {
		head: [],
		entries: lines.map((text) => () => ({
			text,
			data: text
		})),
		total: lines.length,
		data: {
			rule: id,
			level,
			fix,
			summary
		}
	};
});
// src/mcp/tools/fix.ts
const fix = defineTool({
	name: "fix",
	title: "Repair findings",
	description: "Repairs the findings of check that have a fix, and shows the changes as a diff. It is a dry run unless write is true. Safe fixes cannot change a meaning for the worse; unsafe ones may, so ask a person first. Every byte that no fix changes stays as it is. Use it after check, before editing by hand. It never touches files that hold no snapshot.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			write: {
				type: "boolean",
				description: "Write the file; false unless given: only show the diff"
			},
			unsafe: {
				type: "boolean",
				description: "Make unsafe fixes as well; false unless given"
			},
			rule: RULE,
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	output: {
		written: { type: "boolean" },
		summary: { type: "string" },
		remaining: {
			type: "object",
			properties: COUNTS
		}
	},
	list: {
		name: "diff",
		of: { type: "string" }
	},
	effects: WRITES,
	narrowing: "rule"
}, async ({ path, write = false, unsafe = false, rule }, desk) => {
	const only = ruleChoice(rule);
	const file = desk.read(path);
	if (write) requireWritable(file);
	desk.progress(write ? "fixing" : "looking for fixes");
	const task = desk.task(file);
	const outcome = await collect(await openCheck({
		source: { open: () => Promise.resolve({ tasks: [{
			...task,
			file: {
				...task.file,
				found: true
			}
		}] }) },
		settings: {
			...desk.settings(file),
			...only
		},
		fixes: {
			mode: write ? "write" : "show",
			unsafe
		}
	}));
	const { report, remaining, notes, diff } = outcome;
	if (report === void 0 || remaining === void 0) throw new CommandError(outcome.isOther ? `${printable(file.name)} holds no snapshot: nothing is fixed. Name a file with roomItems, quests or logic` : notes[0] ?? "nothing was checked");
	const summary = notes.map((note) => shownMessage(note));
	const lines = diff === void 0 ? [] : diffLines(diff);
	const left = `${write ? "now" : "afterwards"}: ${countsText(remaining)}`;
	const foot = write || lines.length === 0 ? [] : ["nothing was written: call fix with write true to make these changes"];
	return {
		head: [
			...summary,
			left,
			...lines.length > 0 ? [DATA_NOTE] : []
		],
		entries: lines.map((line) => () => ({
			text: line,
			data: line
		})),
		total: lines.length,
		foot,
		data: {
			written: write && Buffer.compare(desk.read(path).bytes, file.bytes) !== 0,
			summary: summary.join("; "),
			remaining: { ...remaining }
		}
	};
});
async function collect(check) {
	const outcome = {
		notes: [],
		isOther: false
	};
	await check.run((event) => {
		if (event.kind === "problem") throw asError(event);
		if (event.kind === "checked") Object.assign(outcome, {
			report: event.report,
			remaining: event.remaining
		});
		if (event.kind === "note") outcome.notes.push(event.message);
		if (event.kind === "diff") outcome.diff = event.change;
		if (event.kind === "passed-over") outcome.isOther = true;
	});
	return outcome;
}
// src/mcp/inside-strings.ts
const MAX_PLACES = 12;
const MAX_VALUES = 1e5;
function insideStrings(json, pointer, embedded) {
	const value = tryParseJson(json);
	const found = [];
	const waiting = value === void 0 ? [] : [{
		value,
		steps: []
	}];
	for (let index = 0; index < waiting.length && index < MAX_VALUES && found.length < MAX_PLACES; index++) {
		const each = waiting[index];
		if (each === void 0) break;
		if (typeof each.value === "string") {
			if (holdsJson(each.value)) found.push(placeOf(each.steps, pointer, embedded));
			continue;
		}
		const members = Array.isArray(each.value) ? each.value.entries() : isObject(each.value) ? Object.entries(each.value) : [];
		for (const [step, member] of members) {
			if (waiting.length > MAX_VALUES) break;
			if (typeof member === "string" || typeof member === "object") waiting.push({
				value: member,
				steps: [...each.steps, step]
			});
		}
	}
	return found;
}
function placeOf(steps, pointer, embedded) {
	const inner = formatPointer(steps);
	const last = embedded.at(-1);
	return last === void 0 ? shownAt(pointer + inner) : shownAt(pointer, [...embedded.slice(0, -1), last + inner]);
}
// src/mcp/tools/read.ts
const MAX_CHARACTERS = 3e4;
const read = defineTool({
	name: "read",
	title: "Read the value at a place",
	description: "Shows the value at one place of a snapshot, spelled as in the file; JSON inside a string is shown without the escapes. Use it to see one record or a part of it before an edit. A long value is shown in part: offset asks for the rest. It never shows the whole file at once, and never changes it.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			at: AT,
			max: {
				type: "integer",
				minimum: 1,
				maximum: MAX_CHARACTERS,
				description: "The maximum number of characters; without it, as many as fit into about 2,000 tokens"
			},
			offset: {
				type: "integer",
				minimum: 0,
				description: "How many characters to skip: the \"next\" of the reply before"
			}
		},
		required: ["path", "at"],
		additionalProperties: false
	},
	output: {
		at: SHOWN_AT,
		kind: { enum: [
			"object",
			"array",
			"string",
			"number",
			"boolean",
			"null"
		] },
		isInsideString: {
			type: "boolean",
			description: "whether it is the JSON that a string holds"
		},
		text: { type: "string" },
		characters: {
			type: "integer",
			description: "of the whole value"
		},
		next: {
			type: ["integer", "null"],
			description: "the offset of the rest; null at the end"
		},
		inside: {
			type: "array",
			items: SHOWN_AT,
			description: "places of strings in it that hold JSON: read them to see it without escapes"
		}
	},
	effects: READS,
	narrowing: "a place further inside"
}, ({ path, at, max, offset = 0 }, desk) => {
	const pointers = pointersOf(at);
	const file = desk.read(path);
	const found = valueAt(file, pointers);
	const whole = textOf(desk.covered(found.json));
	const [outer = "", ...inner] = found.isInsideString ? [...pointers, ""] : pointers;
	const shown = shownAt(outer, inner);
	const inside = insideStrings(whole, outer, inner);
	const text = fitting(whole.slice(offset, offset + MAX_CHARACTERS), max);
	const next = offset + text.length < whole.length ? offset + text.length : null;
	const about = found.isInsideString ? ", the JSON that the string holds" : "";
	const range = text.length < whole.length ? `, from ${offset} to ${offset + text.length}` : "";
	return {
		head: [
			`${printable(file.name)} at ${atText(shown)}: ${kindOf(whole)}${about}, ${counted(whole.length, "character")}${range}`,
			DATA_NOTE,
			printable(text, "\n	"),
			...next === null ? [] : [`the rest: offset ${next}, or a place further inside`],
			...inside.length === 0 ? [] : [`strings in it that hold JSON, to be read without escapes: ${inside.map(atText).join(", ")}`]
		],
		data: {
			at: shown,
			kind: kindOf(whole),
			isInsideString: found.isInsideString,
			text: printable(text, "\n	"),
			characters: whole.length,
			next,
			inside
		}
	};
});
function valueAt(file, pointers) {
	const missing = () => new CommandError(`${printable(file.name)}: ${missingPlace(file.bytes, pointers) ?? "there is nothing at this place"}`);
	let text = file.bytes.subarray(byteOrderMarkLength(file.bytes));
	for (const [index, pointer] of pointers.entries()) {
		const place = placeIn(pointer);
		const span = locate(text, [place]).of(place)?.value;
		if (span === void 0) throw missing();
		const isString = text[span.start] === 34;
		const isLast = index === pointers.length - 1;
		if (isLast && !isString) return {
			json: text.subarray(span.start, span.end),
			isInsideString: false
		};
		if (!isString) throw missing();
		const content = decodeString(text, span.start, span.end);
		if (isLast) {
			const isJson = holdsJson$1(content);
			return {
				json: isJson ? content : text.subarray(span.start, span.end),
				isInsideString: isJson
			};
		}
		text = content;
	}
	throw new CommandError("no place is given");
}
function kindOf(json) {
	return {
		"{": "object",
		"[": "array",
		"\"": "string",
		n: "null",
		t: "boolean",
		f: "boolean"
	}[json.trimStart()[0] ?? ""] ?? "number";
}
exports.AT = AT;
exports.COUNTS = COUNTS;
exports.Desk = Desk;
exports.PAGE = PAGE;
exports.PART = PART;
exports.PATH = PATH;
exports.READS = READS;
exports.Roots = Roots;
exports.SHOWN_AT = SHOWN_AT;
exports.WRITES = WRITES;
exports.check = check;
exports.defineTool = defineTool;
exports.editAt = editAt;
exports.explain = explain;
exports.fix = fix;
exports.missingPlace = missingPlace;
exports.pointersOf = pointersOf;
exports.read = read;
exports.requireWritable = requireWritable;
exports.runTool = runTool;
