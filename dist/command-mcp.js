"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError, rulePage, whyRefused } = require("./command.js");
const { childOf, counted, didYouMean, formatPointer, isObject, listed, parsePointer, printable, quoteValue, tryParseJson } = require("./words.js");
const { Place, byteOrderMarkLength, decodeString, locate, textOf } = require("./text.js");
const { namesRule, unknownRuleName } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { holdsJson } = require("./shared-places.js");
const { DATA_NOTE, atText, checkAnswer, countsText, diffLines, fitting, pageText, shownAt, shownMessage } = require("./command-report.js");
const { openCheck, pathInside, realPath, relativePath } = require("./command-check.js");
const { asError, checkTask } = require("./command-workspace.js");
const { realpathSync } = require("node:fs");
const { isAbsolute, resolve } = require("node:path");
// src/front/mcp/guarded-path.ts
var guarded_path_exports = /* @__PURE__ */ __exportAll({ Roots: () => Roots });
var Roots = class Roots {
	folders;
	constructor(folders) {
		this.folders = folders;
	}
	static of(folders, cwd) {
		return new Roots([...new Set(folders.map((folder) => realFolder(resolve(cwd, folder))))]);
	}
	file(path) {
		if (path.includes("\0")) throw new CommandError("the path contains a zero byte: remove it");
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
		return this.folders.find((folder) => pathInside(folder, absolute) !== void 0);
	}
};
function requireWritable({ name }) {
	if (name.split("/").some((step) => step.startsWith("."))) throw new CommandError(`${printable(name)} is not written: files and folders that begin with a dot belong to programs. Copy it elsewhere first`);
}
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
// src/front/mcp/arguments.ts
const SYNONYMS = new Map(Object.entries({
	file: "path",
	filename: "path",
	file_path: "path",
	filePath: "path",
	room: "path",
	snapshot: "path",
	limit: "max",
	count: "max",
	skip: "offset",
	start: "offset",
	pointer: "place",
	at: "place",
	edits: "changes",
	operations: "changes",
	other: "against",
	before: "against"
}));
function argumentFault({ name, input }, given) {
	return unknownIn(input, given, name);
}
function unknownIn(schema, value, where) {
	const { properties, items } = isSchema(schema) ? schema : {};
	const inside = [];
	if (Array.isArray(value)) for (const [index, element] of value.entries()) inside.push([
		items,
		element,
		`${where}[${index}]`
	]);
	else if (isObject(value) && isSchema(properties)) {
		const known = Object.keys(properties);
		const unknown = Object.keys(value).find((each) => !known.includes(each));
		if (unknown !== void 0) return `${where} has no argument ${quoteValue(unknown)}: ${meantArgument(unknown, known)}`;
		for (const [name, member] of Object.entries(value)) inside.push([
			properties[name],
			member,
			name
		]);
	}
	return inside.map(([part, member, at]) => unknownIn(part, member, at)).find((fault) => fault !== void 0);
}
function meantArgument(unknown, known) {
	const synonym = SYNONYMS.get(unknown);
	if (synonym !== void 0 && known.includes(synonym)) return `did you mean ${quoteValue(synonym)}?`;
	return didYouMean(unknown, known, `it takes ${known.join(", ")}`);
}
function isSchema(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function ruleChoice(rule) {
	if (rule === void 0) return {};
	if (!namesRule(rule, rulePack)) throw new CommandError(unknownRuleName(rule, rulePack));
	return { only: [rule] };
}
// src/front/mcp/at.ts
function pointersOf(at) {
	const [outer = "", ...inner] = typeof at === "string" ? at.split(/#(?=\/|$)/) : at;
	for (const pointer of [outer, ...inner]) try {
		parsePointer(pointer);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		throw new CommandError(`${shownMessage(error.message)}. A place is a pointer such as "/roomItems/4/pos"`);
	}
	return [outer, ...inner];
}
function isAtOrIn(place, around) {
	const pointers = [place.pointer, ...place.embedded];
	return around.every((outer, index) => {
		const pointer = pointers[index];
		if (pointer === void 0) return outer === "" && index > 0;
		return index === around.length - 1 ? pointer === outer || pointer.startsWith(`${outer}/`) : pointer === outer;
	});
}
function valueAt(bytes, pointers) {
	let text = bytes.subarray(byteOrderMarkLength(bytes));
	let found;
	for (const pointer of pointers) {
		if (found !== void 0 && !found.isInsideString) return void 0;
		const place = Place.root.along(parsePointer(pointer));
		const span = locate(text, [place]).of(place)?.value;
		if (span === void 0) return void 0;
		const json = text.subarray(span.start, span.end);
		const content = text[span.start] === 34 ? decodeString(text, span.start, span.end) : void 0;
		const isInsideString = content !== void 0 && holdsJson(content);
		found = {
			json: isInsideString ? content : json,
			isInsideString
		};
		text = content ?? json;
	}
	return found;
}
const MAX_KEYS = 20;
function missingPlace(bytes, pointers, isNew = false) {
	const [outer, ...inner] = pointers;
	const where = `there is nothing at ${atText(shownAt(outer, inner))}`;
	let value = textOf(bytes.subarray(byteOrderMarkLength(bytes)));
	for (const [index, pointer] of pointers.entries()) {
		value = typeof value === "string" ? tryParseJson(value) : void 0;
		if (value === void 0) return `${where}: what is around it is not JSON. check says more`;
		const steps = parsePointer(pointer);
		const isLast = index === pointers.length - 1;
		for (const [count, step] of steps.entries()) {
			const next = childOf(value, step);
			if (typeof value === "string") {
				const string = formatPointer(steps.slice(0, count));
				const meant = [
					...pointers.slice(0, index),
					string,
					formatPointer(steps.slice(count))
				];
				return `${where}: ${quoteValue(string)} is a string. For JSON in it, write ${atText(meant)}`;
			}
			if (next === void 0 && isLast && isNew && count === steps.length - 1) return void 0;
			if (next === void 0) return `${where}: ${quoteValue(String(step))} does not exist, ${membersOf(value)}`;
			value = next;
		}
	}
}
function membersOf(value) {
	if (Array.isArray(value)) return `the list there has ${value.length} elements`;
	if (!isObject(value)) return "the value there has no members";
	const keys = Object.keys(value);
	return `the keys there are ${keys.slice(0, MAX_KEYS).map(quoteValue).join(", ") || "none"}${keys.length > MAX_KEYS ? ` and ${keys.length - MAX_KEYS} more` : ""}`;
}
// src/front/mcp/tool.ts
function defineTool(about, run) {
	return {
		...about,
		run: (given, desk) => run(given, desk)
	};
}
const READS = {
	readOnlyHint: true,
	openWorldHint: false
};
const WRITES = {
	readOnlyHint: false,
	destructiveHint: true,
	openWorldHint: false
};
const PATH = {
	type: "string",
	description: "The snapshot, such as rooms/garden.json"
};
const RULE = {
	type: "string",
	description: "Only this rule or family of rules: \"subscription/target-state\" or \"quest\""
};
const WRITE = {
	type: "boolean",
	description: "Write the file. The default only shows the diff"
};
const PAGE = {
	max: {
		type: "integer",
		minimum: 1,
		description: "List entries; about 2,000 tokens unless given"
	},
	offset: {
		type: "integer",
		minimum: 0,
		description: "The \"next\" of the reply before"
	}
};
const AT = {
	description: "A pointer such as \"/roomItems/4/pos\"; into JSON in a string, a list: [\"/logic/4\", \"/Tasks/0/TargetState\"]",
	oneOf: [{ type: "string" }, {
		type: "array",
		minItems: 1,
		items: { type: "string" }
	}]
};
// src/front/mcp/tools/check.ts
const MADE = 1e3;
const check = defineTool({
	name: "check",
	description: "Finds what is wrong with a snapshot: invalid JSON, wrong fields, broken references, quests that cannot work. Each finding has its level, line and place. Errors must be 0 before an import. It never changes the file.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			rule: RULE,
			place: {
				...AT,
				description: "Only findings at or below this place, as in read"
			},
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	list: "findings",
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
		...around === void 0 ? { maxFindings: offset + Math.max(max ?? 0, MADE) } : {}
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
// src/front/mcp/tools/explain.ts
const explain = defineTool({
	name: "explain",
	description: "Explains one rule of check in full, with examples. It reads no file.",
	input: {
		type: "object",
		properties: {
			rule: {
				type: "string",
				description: "Such as \"subscription/target-state\""
			},
			...PAGE
		},
		required: ["rule"],
		additionalProperties: false
	},
	list: "lines",
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
// src/front/mcp/tools/fix.ts
const fix = defineTool({
	name: "fix",
	description: "Makes the fixes of findings, and shows the diff. Unsafe ones may change a meaning: ask a person first. All other bytes stay. It never touches files that hold no snapshot.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			write: WRITE,
			unsafe: {
				type: "boolean",
				description: "Make unsafe fixes as well"
			},
			rule: RULE,
			...PAGE
		},
		required: ["path"],
		additionalProperties: false
	},
	list: "diff",
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
// src/front/mcp/tools/read.ts
const MAX_CHARACTERS = 3e4;
const read = defineTool({
	name: "read",
	description: "Shows the value at a place, spelled as in the file; JSON in a string without the escapes. Use it before an edit. It never changes the file.",
	input: {
		type: "object",
		properties: {
			path: PATH,
			at: AT,
			max: {
				type: "integer",
				minimum: 1,
				description: "Characters; about 2,000 tokens unless given"
			},
			offset: {
				type: "integer",
				minimum: 0,
				description: "The \"next\" of the reply before"
			}
		},
		required: ["path", "at"],
		additionalProperties: false
	},
	effects: READS,
	narrowing: "a place further inside"
}, ({ path, at, max, offset = 0 }, desk) => {
	const pointers = pointersOf(at);
	const file = desk.read(path);
	const found = valueAt(file.bytes, pointers);
	if (found === void 0) throw new CommandError(`${printable(file.name)}: ${missingPlace(file.bytes, pointers) ?? "there is nothing at this place"}`);
	const whole = textOf(desk.covered(found.json));
	const [outer = "", ...inner] = found.isInsideString ? [...pointers, ""] : pointers;
	const shown = shownAt(outer, inner);
	const text = fitting(whole.slice(offset, offset + MAX_CHARACTERS), max);
	const next = offset + text.length < whole.length ? offset + text.length : null;
	const about = found.isInsideString ? ", the JSON that the string holds" : "";
	const range = text.length < whole.length ? `, from ${offset} to ${offset + text.length}` : "";
	return {
		head: [
			`${printable(file.name)} at ${atText(shown)}: ${kindOf(whole)}${about}, ${counted(whole.length, "character")}${range}`,
			DATA_NOTE,
			printable(text, "\n	"),
			...next === null ? [] : [`the rest: offset ${next}, or a place further inside`]
		],
		data: {
			at: shown,
			kind: kindOf(whole),
			isInsideString: found.isInsideString,
			text: printable(text, "\n	"),
			characters: whole.length,
			next
		}
	};
});
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
exports.PAGE = PAGE;
exports.PATH = PATH;
exports.READS = READS;
exports.Roots = Roots;
exports.WRITE = WRITE;
exports.WRITES = WRITES;
exports.argumentFault = argumentFault;
exports.check = check;
exports.defineTool = defineTool;
exports.explain = explain;
exports.fix = fix;
exports.guarded_path_exports = guarded_path_exports;
exports.missingPlace = missingPlace;
exports.pointersOf = pointersOf;
exports.read = read;
exports.requireWritable = requireWritable;
exports.valueAt = valueAt;
