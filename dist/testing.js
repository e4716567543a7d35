"use strict";
const { rulePack } = require("./rule-pack.js");
const { kindNamesOf, membersOf, parsePointer, printable, rulesOfPlugin, tryJsonParse } = require("./words.js");
const { createLinter, plainFinding, readConfig, rulesForFile } = require("./core.js");
const { pureSha256 } = require("./writers.js");
const { fenced, partsOf, repairDiff } = require("./report-words.js");
const { TextReporter } = require("./shared.js");
const { findLoss } = require("./verdict.js");
const { inPackage } = require("./command.js");
const { readFileSync } = require("node:fs");
// src/verdict/testing/blocks.ts
function blocksOf(markdown) {
	const blocks = [];
	const headings = [];
	for (const { kind, depth, info, text, line, lastLine } of partsOf(markdown)) {
		if (kind === "heading" && depth > 1) headings.splice(depth - 2, headings.length, text);
		if (kind !== "code") continue;
		const [language = "", ...words] = info.trim().split(/\s+/);
		blocks.push({
			language,
			words,
			content: text,
			headings: [...headings],
			line,
			lastLine
		});
	}
	return blocks;
}
function blockText({ language, words, content }) {
	return fenced([language, ...words].join(" "), content);
}
// src/verdict/testing/room-text.ts
var BlockError = class extends Error {
	line;
	name = "BlockError";
	constructor(line, message) {
		super(`line ${line}: ${message}`);
		this.line = line;
	}
};
const USUAL_ROOM = "door";
const SPELLINGS = {
	compact: (text) => JSON.stringify(JSON.parse(text)),
	crlf: (text) => text.replaceAll("\n", "\r\n"),
	bom: (text) => `\uFEFF${text}`,
	escaped
};
const TEXT_LANGUAGES = /* @__PURE__ */ new Set([
	"room",
	"json",
	"bytes"
]);
function bytesOf(block, roomNamed) {
	const { language, words, content, line } = block;
	if (language === "json" || language === "text") return encode(content);
	if (language === "bytes") return unescaped(content);
	const [name = USUAL_ROOM, ...others] = words.filter((word) => SPELLINGS[word] === void 0 && !word.includes("="));
	if (others.length > 0) throw new BlockError(line, `this block names two rooms, ${name} and ${others[0]}`);
	const base = roomNamed(name);
	if (base === void 0) throw new BlockError(line, `there is no room named ${name}`);
	const changed = content === "" ? base.trimEnd() : changedRoom(base, content, line + 1);
	return encode(words.reduce((text, word) => SPELLINGS[word]?.(text) ?? text, changed));
}
function changedRoom(base, lines, firstLine) {
	let room = JSON.parse(base);
	for (const [index, line] of lines.split("\n").entries()) {
		if (line.trim() === "") continue;
		try {
			room = respelled(room, line) ?? applied(room, readChange(line));
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			throw new BlockError(firstLine + index, `${reason}: ${line}`);
		}
	}
	return JSON.stringify(room, null, 2);
}
function respelled(room, line) {
	const [, old, now] = /^(".+") => (".*")$/.exec(line) ?? [];
	if (old === void 0 || now === void 0) return void 0;
	return JSON.parse(JSON.stringify(room).replaceAll(JSON.parse(old), () => JSON.parse(now)));
}
const OPEN = Symbol("inside the string");
function readChange(line) {
	const removed = /^- (\/.*)$/.exec(line)?.[1];
	if (removed !== void 0) return {
		steps: stepsOf(removed),
		deed: { does: "remove" }
	};
	const [, place, source] = /^(\/.*) = (\/.*)$/.exec(line) ?? [];
	if (place !== void 0 && source !== void 0) return {
		steps: stepsOf(place),
		deed: {
			does: "copy",
			from: stepsOf(source)
		}
	};
	const [, plus, text = ""] = /^(\+ )?(\/.*)$/s.exec(line) ?? [];
	for (let colon = text.indexOf(": "); colon >= 0; colon = text.indexOf(": ", colon + 1)) {
		const value = tryJsonParse(text.slice(colon + 2));
		if (value === void 0) continue;
		return {
			steps: stepsOf(text.slice(0, colon)),
			deed: {
				does: plus === void 0 ? "set" : "insert",
				value
			}
		};
	}
	throw new Error("write /place: JSON, /place = /other place, + /list: JSON, - /place or \"text\" => \"other text\"");
}
function stepsOf(place) {
	const [outer = "", ...inner] = place.split("#");
	return [...parsePointer(outer), ...inner.flatMap((pointer) => [OPEN, ...parsePointer(pointer)])];
}
function applied(value, { steps, deed }) {
	if (deed.does !== "copy") return within(value, steps, deed);
	return within(value, steps, {
		does: "set",
		value: structuredClone(deed.from.reduce(valueAt, value))
	});
}
function within(value, [step, ...rest], deed) {
	if (step === void 0) return changedHere(value, deed);
	const last = rest.length === 0;
	if (step === OPEN) {
		const inner = last && deed.does === "set" ? null : JSON.parse(String(value));
		return JSON.stringify(within(inner, rest, deed));
	}
	if (typeof value !== "object" || value === null) throw new Error(`nothing can be at ${step}: the value above it is neither an object nor a list`);
	if (Array.isArray(value)) {
		const index = Number(step);
		if (!(index <= value.length)) throw new Error(`the list has no element ${step}`);
		if (last && deed.does === "remove") return value.toSpliced(index, 1);
		if (last && deed.does === "insert" && !Array.isArray(value[index])) return value.toSpliced(index, 0, deed.value);
		return value.toSpliced(index, 1, within(value[index] ?? null, rest, deed));
	}
	const entries = new Map(membersOf(value));
	if (!entries.has(step) && deed.does !== "set") throw new Error(`there is no ${step}`);
	if (last && deed.does === "remove") entries.delete(step);
	else entries.set(step, within(entries.get(step) ?? null, rest, deed));
	return Object.fromEntries(entries);
}
function changedHere(value, deed) {
	if (deed.does === "set") return deed.value;
	if (deed.does === "remove") throw new Error("a whole room, or all of a string, cannot be removed");
	if (!Array.isArray(value)) throw new Error("only a list takes another element");
	return [...value, deed.value];
}
function valueAt(value, step) {
	if (step === OPEN) return JSON.parse(String(value));
	const entry = (typeof value === "object" && value !== null ? Object.entries(value) : []).find(([key]) => key === step);
	if (entry === void 0) throw new Error(`nothing is at ${step}`);
	return entry[1];
}
function escaped(text) {
	return text.replace(/"([a-zA-Z])/g, (_, letter) => `"\\u00${letter.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
function encode(text) {
	return new TextEncoder().encode(text);
}
function unescaped(text) {
	const ESCAPES = {
		"\\\\": "\\",
		"\\n": "\n",
		"\\r": "\r",
		"\\t": "	"
	};
	const bytes = text.replaceAll("\n", "").match(/\\x[0-9a-f]{2}|\\.|[^\\]+/gs) ?? [];
	return Uint8Array.from(bytes.flatMap((part) => part.startsWith("\\x") ? [Number.parseInt(part.slice(2), 16)] : [...encode(ESCAPES[part] ?? part)]));
}
// src/verdict/testing/page-cases.ts
function casesOf(markdown) {
	const cases = [];
	let ofPage;
	let config;
	for (const block of blocksOf(markdown)) {
		if (block.words.some((word) => word.includes("="))) continue;
		if (block.language === "config") {
			if (cases.length === 0 && block.headings.length === 0) ofPage = block;
			else config = block;
			continue;
		}
		if (TEXT_LANGUAGES.has(block.language)) {
			const title = block.headings.join(", ") || `line ${block.line}`;
			cases.push({
				title,
				text: block,
				config: config ?? ofPage,
				findings: void 0,
				safeFix: void 0,
				unsafeFix: void 0
			});
			config = void 0;
			continue;
		}
		const part = PARTS$1[block.language]?.(block);
		if (part === void 0) continue;
		const last = cases.pop();
		if (last === void 0) throw new BlockError(block.line, `no room comes before this ${block.language}`);
		if (last[part] !== void 0) throw new BlockError(block.line, `this room has two blocks for ${block.language}`);
		cases.push({
			...last,
			[part]: block
		});
	}
	return cases;
}
const PARTS$1 = {
	findings: () => "findings",
	diff: ({ words }) => words.includes("unsafe") ? "unsafeFix" : "safeFix"
};
// src/verdict/testing/page-facts.ts
function changesBetween(old, now) {
	const [before, after] = [old.flatMap(factsOf), now.flatMap(factsOf)];
	return [...without(before, after).map((fact) => `- ${fact}`), ...without(after, before).map((fact) => `+ ${fact}`)];
}
function without(facts, others) {
	const left = [...others];
	return facts.filter((fact) => {
		const at = left.indexOf(fact);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
function factsOf(block) {
	const [head = "", ...lines] = block.split("\n");
	const [language = "", ...words] = head.replace(/^`+/, "").split(" ");
	if (language === "diff") return lines.filter((line) => /^[-+]/.test(line)).map((line) => `${[language, ...words].join(" ")} ${line}`);
	const kinds = language === "findings" ? words.map((kind) => `kind ${kind}`) : [];
	const told = lines.flatMap((line, index) => {
		if (EXIT.test(line)) return [line];
		const [, place = "", level, rule] = FINDING.exec(line) ?? [];
		if (rule === void 0) return [];
		const at = lines.slice(index + 1).find((each) => AT.test(each) || FINDING.test(each)) ?? "";
		return [`${level} ${rule} at ${AT.exec(at)?.[1] ?? place}`];
	});
	return [...kinds, ...told];
}
const EXIT = /^\[exit \d\]$/;
const FINDING = /^(\S+:\d+:\d+) (error|warning|info) .*\(([\w/-]+)\)$/;
const AT = /^ +(?:=|\|) at (.*)$/;
// src/verdict/testing/page.ts
const EVERY_RULE = "{ \"extends\": \"all\" }";
const PARTS = [
	"findings",
	"safeFix",
	"unsafeFix"
];
var PageRunner = class {
	options;
	rules;
	linters = /* @__PURE__ */ new Map();
	constructor(options) {
		this.options = options;
		this.rules = new Map([...rulePack, ...(options.rules ?? []).map((rule) => [rule.id, rule])]);
	}
	cases(markdown) {
		return casesOf(markdown);
	}
	bytes({ text }) {
		return bytesOf(text, this.options.roomNamed);
	}
	linter({ config, text }) {
		const source = config?.content ?? EVERY_RULE;
		const known = this.linters.get(source);
		if (known !== void 0) return known;
		const value = tryJsonParse(source);
		const line = config?.line ?? text.line;
		if (value === void 0) throw new BlockError(line, "this config is not JSON");
		const reading = readConfig(value, this.rules);
		if ("faults" in reading) throw new BlockError(line, reading.faults.map(({ message }) => message).join("; "));
		const sources = {
			config: reading,
			presets: void 0,
			commandLine: /* @__PURE__ */ new Map()
		};
		const linter = createLinter(this.rules, rulesForFile(this.rules, sources, () => false), pureSha256);
		this.linters.set(source, linter);
		return linter;
	}
	faultsOf(pageCase) {
		const truth = showCase(this.linter(pageCase), this.bytes(pageCase), this.rules);
		return PARTS.flatMap((part) => {
			const block = pageCase[part];
			const [shown, expected] = [block && blockText(block), blockOf(truth, part)];
			if (shown === expected) return [];
			const { title, text } = pageCase;
			return [{
				title,
				line: block?.line ?? text.line,
				shown: shown ?? "(nothing)",
				expected: expected ?? "(nothing)"
			}];
		});
	}
	accept(markdown) {
		const lines = markdown.split("\n");
		const changes = [];
		const written = [];
		let next = 0;
		for (const pageCase of this.cases(markdown)) {
			const truth = showCase(this.linter(pageCase), this.bytes(pageCase), this.rules);
			const parts = PARTS.flatMap((part) => pageCase[part] ?? []);
			const old = parts.map(blockText);
			const now = PARTS.flatMap((part) => blockOf(truth, part) ?? []);
			for (const change of changesBetween(old, now)) changes.push(change);
			written.push(lines.slice(next, pageCase.text.lastLine).join("\n"));
			for (const block of now) written.push(`\n${block}`);
			next = parts.reduce((last, { lastLine }) => Math.max(last, lastLine), pageCase.text.lastLine);
		}
		written.push(lines.slice(next).join("\n"));
		return {
			markdown: written.join("\n"),
			changes
		};
	}
};
function blockOf(truth, part) {
	const content = truth[part];
	if (content === void 0) return void 0;
	switch (part) {
		case "findings": return fenced(["findings", ...truth.kinds].join(" "), content);
		case "safeFix": return fenced("diff", content);
		case "unsafeFix": return fenced("diff unsafe", content);
	}
}
const FILE = "room.json";
const LONGEST_LINE = 200;
function showCase(linter, bytes, pack) {
	const result = linter.lint(bytes);
	const [crash] = result.crashes;
	if (crash !== void 0) throw new Error(`the rule ${crash.rule} crashed`, { cause: crash.error });
	const findings = result.findings.map(plainFinding);
	let offersUnsafe = false;
	const wanted = (some) => {
		offersUnsafe ||= some.some(({ fix }) => fix?.safety === "unsafe");
		return some;
	};
	const repaired = (unsafe) => findings.some(({ fix }) => fix !== void 0) ? diffOf(linter.repair(bytes, {
		unsafe,
		first: result,
		wanted,
		findLoss
	})) : void 0;
	const safeFix = repaired(false);
	const unsafeFix = offersUnsafe ? repaired(true) : safeFix;
	return {
		kinds: shownKinds(findings, pack),
		findings: textOf(findings, result.shownBytes),
		safeFix,
		unsafeFix: unsafeFix === safeFix ? void 0 : unsafeFix
	};
}
function textOf(findings, shownBytes) {
	if (findings.length === 0) return void 0;
	const reporter = new TextReporter((_style, text) => text, false);
	const report = {
		path: FILE,
		bytes: shownBytes.length,
		findings,
		rules: [],
		shownBytes
	};
	return [...reporter.file(report)].join("").trimEnd();
}
function shownKinds(findings, pack) {
	return findings.flatMap(({ kind, rule }) => {
		const known = pack.get(rule);
		return known === void 0 || kindNamesOf(known).length < 2 ? [] : [kind];
	});
}
function diffOf(repair) {
	const changed = repairDiff(repair, {
		path: FILE,
		longestLine: LONGEST_LINE
	}).split("\n").slice(2).filter((line) => /^[-+@]/.test(line));
	return changed.length === 0 ? void 0 : printable(changed.join("\n"), "\n	");
}
// src/world/workspace/page-runner.ts
function pageRunner(plugin) {
	const rules = plugin === void 0 ? [] : rulesOfPlugin(plugin, rulePack);
	if (typeof rules === "string") throw new TypeError(`this plugin cannot be tested: ${rules}`);
	return new PageRunner({
		rules,
		roomNamed: exampleRoom
	});
}
function exampleRoom(name) {
	if (!/^[a-z-]+$/.test(name)) return void 0;
	try {
		return readFileSync(inPackage(`examples/${name}.json`), "utf8");
	} catch {
		return;
	}
}
// src/testing.ts
function checkPage(markdown, options = {}) {
	const runner = pageRunner(options.plugin);
	return runner.cases(markdown).flatMap((each) => runner.faultsOf(each));
}
function acceptPage(markdown, options = {}) {
	return pageRunner(options.plugin).accept(markdown);
}
exports.BlockError = BlockError;
exports.acceptPage = acceptPage;
exports.checkPage = checkPage;
