import { rulePack } from "./rules.js";
import { CONFIG_NAMES, ConfigFileError, ConfigFiles, IN_PACKAGE, MOST_PACKAGE, MOST_SETTINGS, folderInRepository, isNeverSnapshot, openReportFiles, readDescriptor, readJsonWithComments, readSnapshotFile, repositoryPath, shownPointer, unprescannedBuffer, writeBatched } from "./shared.js";
import { CommandError, EXIT, ReportFileError } from "./command.js";
import { MOST_IMPORTED_BYTES, counted, isObject, jsonWithoutCommands, printable, quoteValue, withoutCommands } from "./words.js";
import { holdsSnapshot, protectFault } from "./core.js";
import { formatPointer, parsePointer } from "./text.js";
import { SnapshotText, UnusableSnapshotError, judgePlan, mergeSnapshotInto, planOf, readRemovalLimit } from "./room.js";
import { NotJsonError, maskOf, mayHoldCredentials } from "./roundtrip.js";
import { basename, dirname, posix, relative, resolve, sep } from "node:path";
// src/report/plan-keys.ts
const MOST_KEYS = 12;
function keysText(keys) {
	const shown = keys.slice(0, MOST_KEYS).map(quoted).join(", ");
	return keys.length > MOST_KEYS ? `${shown} and ${keys.length - MOST_KEYS} more` : shown;
}
function quoted(key) {
	return /^[\w$./ >:-]{1,60}$/.test(key) ? key : quoteValue(key);
}
// src/report/plan-unknown.ts
const OWNERS = {
	roomItems: ["of item", "of items"],
	logic: ["in the logic of item", "in the logic of items"],
	quests: ["of quest entry", "of quest entries"]
};
function unknownGone({ items, quests, logic, unknown }) {
	const gone = {
		roomItems: new Set(items.removed.map(({ key }) => key)),
		quests: new Set(quests.removed.map(({ key }) => key)),
		logic: new Set(logic.removed)
	};
	const staying = [];
	const places = /* @__PURE__ */ new Map();
	for (const place of unknown.removed) {
		const [section = "", key = ""] = parsePointer(place.pointer);
		if (!((section === "roomItems" || section === "quests" || section === "logic") && gone[section].has(key))) staying.push(place);
		else {
			const owner = formatPointer([section === "logic" && gone.roomItems.has(key) ? "roomItems" : section, key]);
			const known = places.get(owner);
			if (known === void 0) places.set(owner, [place]);
			else known.push(place);
		}
	}
	return {
		staying,
		with: (section, ...keys) => {
			const lost = keys.flatMap((key) => places.get(formatPointer([section, key])) ?? []);
			if (lost.length === 0) return "";
			const names = [...new Set(lost.map(lastStep))];
			return `${counted(lost.length, "unknown field goes", "unknown fields go")} with it: ${keysText(names)}`;
		}
	};
}
function lastStep({ pointer, embedded }) {
	return parsePointer(embedded.at(-1) ?? pointer).at(-1) ?? "";
}
function unknownTexts(places) {
	const groups = /* @__PURE__ */ new Map();
	for (const place of places) {
		const [section = "", key, ...rest] = parsePointer(place.pointer);
		const isOwned = key !== void 0 && Object.hasOwn(OWNERS, section);
		const field = isOwned ? placeText({
			...place,
			pointer: formatPointer(rest)
		}) : placeText(place);
		const sign = JSON.stringify([section, field]);
		const known = groups.get(sign);
		if (known === void 0) groups.set(sign, {
			field,
			section,
			keys: isOwned ? [key] : []
		});
		else if (isOwned) known.keys.push(key);
	}
	return [...groups.values()].map(({ field, section, keys }) => {
		const words = OWNERS[section];
		if (words === void 0 || keys.length === 0) return `unknown field ${field}`;
		const owner = `${words[keys.length === 1 ? 0 : 1]} ${keysText(keys)}`;
		return field === "" ? `unknown JSON ${owner}` : `unknown field ${field} ${owner}`;
	});
}
function placeText({ pointer, embedded }) {
	return [pointer, ...embedded].filter((step) => step !== "").reverse().map(shownPointer).join(", in the string at ");
}
// src/report/plan-lines.ts
const MOST_CHANGES = 20;
const MOST_UNKNOWN = 100;
function changeLines(plan) {
	const { items, quests, logic, settings, sections } = plan;
	return [
		...sections.added.map((name) => line("+", `section ${printable(name)}`)),
		...few(items.added.map((item) => line("+", itemText(item))), "item"),
		...few(items.changed.map((item) => line("~", itemText(item), fieldsText(item))), "item"),
		...few(pairs(quests.added).map((pair) => line("+", questText(pair))), "quest"),
		...few(pairs(quests.changed).map((pair) => line("~", questText(pair), fieldsText(...pair))), "quest"),
		...few(settings.added.map((key) => line("+", `settings ${quoted(key)}`)), "settings key"),
		...few(settings.changed.map((key) => line("~", `settings ${quoted(key)}`)), "settings key"),
		...few(logic.added.map((key) => line("+", `logic of item ${quoted(key)}`)), "logic entry"),
		...few(logic.changed.map((key) => line("~", `logic of item ${quoted(key)}`)), "logic entry"),
		...few(logic.merged.map((key) => line("~", `logic of item ${quoted(key)} is merged into its extraData`)), "merge"),
		...sections.rewritten.includes("roomTasks") ? [line("~", "roomTasks is rewritten whole")] : []
	];
}
function* destroyedLines(plan) {
	const { items, quests, logic, settings } = plan;
	const unknown = unknownGone(plan);
	for (const item of items.removed) yield line("-", itemText(item), ...dependents(item), unknown.with("roomItems", item.key));
	for (const pair of pairs(quests.removed)) {
		const keys = pair.map(({ key }) => key);
		yield line("-", questText(pair), ...consequences(pair), unknown.with("quests", ...keys));
	}
	const gone = new Set(items.removed.map(({ key }) => key));
	const [kept, merged] = [new Set(logic.atRisk), new Set(logic.merged)];
	for (const key of logic.removed) {
		if (gone.has(key)) continue;
		const lost = unknown.with("logic", key);
		if (!merged.has(key)) {
			const risk = kept.has(key) ? "at risk: the item stays, but the file has no logic for it" : "";
			yield line("-", `logic of item ${quoted(key)}`, risk, lost);
		} else if (lost !== "") yield line("-", `unknown fields in the logic of item ${quoted(key)}, which is merged`, lost);
	}
	for (const key of settings.removed) yield line("-", `settings ${quoted(key)}`, "the section is rewritten whole");
	const texts = unknownTexts(unknown.staying);
	for (const text of texts.slice(0, MOST_UNKNOWN)) yield line("-", text);
	const more = texts.length - MOST_UNKNOWN;
	if (more > 0) yield line("-", `… and ${counted(more, "more unknown field")}: --format json lists all`);
}
function noteLines({ unknown, logic, sections, renames }) {
	const changed = unknownTexts(unknown.changed);
	const notes = changed.slice(0, MOST_CHANGES).map((text) => line("?", `${text}: changes`));
	const more = changed.length - MOST_CHANGES;
	if (more > 0) notes.push(line("?", `… and ${counted(more, "more unknown field")} change`));
	const notice = (keys, text) => {
		if (keys.length > 0) notes.push(line("!", `${text}: ${keysText(keys)}`));
	};
	notice(logic.dropped, "logic that is not imported, because the file has no such item");
	notice(logic.unmergeable, "items whose extraData and logic cannot be merged, because one of them is not a string that holds an object");
	notice(sections.dropped, "undocumented sections, which an import may ignore, that the room lacks or has in another form");
	notice(renames.items.map(({ from, to }) => `${from} -> ${to}`), "items that seem to have new keys (an import removes the old ones)");
	notice(renames.quests.map(({ from, to }) => `${from} -> ${to}`), "quests that seem to have new ids (an import removes the old ones, with the progress of players)");
	return notes;
}
function lookTexts({ looksLike, counts }) {
	const of = `${counts.removedItems} of ${counted(counts.items, "item")}`;
	const texts = {
		"partial-file": `this looks like a partial file: importing it removes ${of}. --merge OUT writes the room with the given items, quests and logic merged into it, which removes nothing`,
		renumbered: `this looks like the same room with its items renumbered: importing it removes ${of} and adds them under other keys. Keep the keys of the room`,
		"renewed-quests": "the quests look the same but have new ids: importing them loses the progress that players have. Keep the ids of the room",
		"older-backup": "this looks like an older backup: it lacks the newest of what the room has, and adds nothing. Download the room again, and edit that",
		"other-room": `this looks like the file of another room: it has almost nothing in common with the current one. Check both names`,
		"emptied-quests": "quests is empty: importing it removes every quest. If that is not intended, remove the quests section from the file: an absent section is left unchanged"
	};
	return looksLike.map((look) => texts[look]);
}
function gateText({ plan, gate, isPercent }) {
	const { removed, most, isWithinLimit, protectedLosses } = gate;
	const parts = [];
	const what = removedText(plan);
	const isUnlimited = isPercent && most === plan.counts.items + plan.counts.quests;
	if (!isWithinLimit) parts.push(`${what}, but --max-removed allows ${most}`);
	else if (removed > 0 && isUnlimited) parts.push(`${what}: there is no limit`);
	else if (removed > 0) parts.push(`${what}: within the limit of ${most}${isPercent ? " (a percentage)" : ""}`);
	if (protectedLosses.length > 0) parts.push(`protected, but would be removed: ${keysText(protectedLosses)}`);
	return parts.join("; ");
}
function removedText({ counts: { removedItems, removedQuests } }) {
	return `${[removedItems === 0 ? "" : counted(removedItems, "item"), removedQuests === 0 ? "" : counted(removedQuests, "quest")].filter((kind) => kind !== "").join(" and ")} would be removed`;
}
function line(symbol, text, ...details) {
	return {
		symbol,
		text,
		details: details.filter((detail) => detail !== "")
	};
}
function few(lines, what) {
	const [first] = lines;
	if (lines.length <= MOST_CHANGES || first === void 0) return lines;
	const more = counted(lines.length - MOST_CHANGES, `more ${what}`, `more ${what.replace(/y$/, "ie")}s`);
	return [...lines.slice(0, MOST_CHANGES), line(first.symbol, `… and ${more}`)];
}
function itemText({ key, prefabName, title }) {
	const shown = [prefabName === void 0 ? "" : printable(prefabName), title === void 0 ? "" : quoteValue(title)].filter((name) => name !== "").join(" ");
	return `item ${quoted(key)}${shown === "" ? "" : ` (${shown})`}`;
}
function pairs(entries) {
	const byId = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const id = entry.entryId ?? entry.key;
		const known = byId.get(id);
		if (known === void 0) byId.set(id, [entry]);
		else known.push(entry);
	}
	return [...byId.values()];
}
function questText(pair) {
	return `quest ${pair[0].name === void 0 ? "" : `${quoted(pair[0].name)} `}(${pair.map(({ key, status }) => `${printable(key)}${status === void 0 ? "" : ` ${printable(status)}`}`).join(", ")})`;
}
function fieldsText(...records) {
	const names = (kind) => [...new Set(records.flatMap(({ fields }) => fields[kind]))];
	const part = (symbol, kind) => names(kind).length === 0 ? [] : [`${symbol} ${keysText(names(kind))}`];
	return [
		...part("+", "added"),
		...part("~", "changed"),
		...part("-", "removed")
	].join("  ");
}
function dependents({ children, logic, quests }) {
	const [one, many] = ["it is the parent of item", "it is the parent of items"];
	const parent = (keys, what) => keys.length === 0 ? "" : `${keys.length === 1 ? one : many} ${keysText(keys)}, ${what}`;
	return [
		parent(children.staying, "which would stay without a parent"),
		parent(children.removed, "also removed"),
		logic ? "its logic is removed too" : "",
		quests.length === 0 ? "" : `its logic refers to ${quests.length === 1 ? "quest" : "quests"} ${keysText(quests)}`
	];
}
const PROGRESS = {
	saved: "Group is empty: each player loses saved progress",
	shared: "Group is multiplayer: the saved progress that all players share is lost",
	session: "Group is nonPersistent: only progress of the current session is lost",
	"not-shown": "Group is unknown: the documents do not say what progress is lost"
};
function consequences(pair) {
	const used = [...new Set(pair.flatMap(({ usedBy }) => usedBy))];
	const required = [...new Set(pair.flatMap(({ requiredBy }) => requiredBy))];
	return [
		PROGRESS[pair[0].progress],
		used.length === 0 ? "" : `the logic of ${used.length === 1 ? "item" : "items"} ${keysText(used)} would still refer to it`,
		required.length === 0 ? "" : `still required by ${keysText(required)}`
	];
}
// src/report/plan-report.ts
function planCounts({ items, quests, logic, settings }) {
	const counts = (name, part) => ({
		name,
		added: part.added.length,
		changed: part.changed.length,
		removed: part.removed.length,
		unchanged: part.unchanged.length
	});
	return [
		counts("items", items),
		counts("quest entries", quests),
		counts("logic", logic),
		counts("settings", settings)
	];
}
const DELETED = "this branch deletes the file: there is nothing to import, and the room itself does not change";
// src/report/plan-github.ts
const MOST_NAMED = 20;
function planGitHub(report, folder) {
	const { next, plan, gate } = report;
	const level = !(gate.isWithinLimit && gate.protectedLosses.length === 0) ? "error" : plan.verdict === "destroys" ? "warning" : "notice";
	const counts = planCounts(plan).map(({ name, added, changed, removed }) => `${name}: + ${added} ~ ${changed} - ${removed}`);
	const destroyed = [...destroyedLines(plan)];
	const named = destroyed.slice(0, MOST_NAMED).map(({ text }) => `- ${text}`);
	if (destroyed.length > named.length) named.push(`… and ${destroyed.length - named.length} more`);
	const lines = [
		plan.verdict === "unchanged" ? "importing this changes nothing" : `importing this: ${counts.join(", ")}`,
		...lookTexts(plan),
		gateText(report),
		...named
	].filter((text) => text !== "");
	return `::${level} file=${property(repositoryPath(folder, next))},title=${property("import plan")}::${data(lines.join("\n"))}\n`;
}
function deletedGitHub(path, folder) {
	const name = repositoryPath(folder, path);
	return `::warning title=${property("import plan")}::${data(`${printable(name)}: ${DELETED}`)}\n`;
}
function property(text) {
	return data(printable(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function data(text) {
	return withoutCommands(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
// src/report/plan-json.ts
const VERSION = 1;
function planJson(report) {
	return `${jsonWithoutCommands(planShape(report), 2)}\n`;
}
function branchPlansJson({ since, base, files }) {
	return `${jsonWithoutCommands({
		version: VERSION,
		since,
		base,
		files: files.map(outcomeShape)
	}, 2)}\n`;
}
function planShape({ current, next, plan, gate }) {
	return {
		version: VERSION,
		current,
		next,
		...plan,
		gate
	};
}
function outcomeShape(outcome) {
	const { path, status } = outcome;
	switch (outcome.status) {
		case "planned": return {
			path,
			status,
			plan: planShape(outcome.report)
		};
		case "error": return {
			path,
			status,
			error: outcome.message
		};
		default: return {
			path,
			status
		};
	}
}
// src/report/plan-markdown.ts
const MOST_LINES = 500;
function planMarkdown(report) {
	const { current, next, plan, gate } = report;
	let body = `## Importing ${code(printable(next))} into ${code(printable(current))}\n\n`;
	if (plan.verdict === "unchanged") body += "Nothing changes.\n";
	else {
		body += "| | + added | ~ changed | - removed | = unchanged |\n|---|---|---|---|---|\n";
		for (const { name, added, changed, removed, unchanged } of planCounts(plan)) body += `| ${name} | ${added} | ${changed} | ${removed === 0 ? 0 : `**${removed}**`} | ${unchanged} |\n`;
	}
	for (const text of lookTexts(plan)) body += `\n**${escaped(text)}**\n`;
	const verdict = gateText(report);
	if (verdict !== "") body += `\n${gate.isWithinLimit && gate.protectedLosses.length === 0 ? "✓" : "✗"} ${escaped(verdict)}\n`;
	body += block$1("What is destroyed", [...destroyedLines(plan)]);
	body += block$1("What changes", changeLines(plan));
	return body + block$1("Notes", noteLines(plan));
}
function noPlanMarkdown(path, message) {
	return `## Importing ${code(printable(path))}\n\n**No plan**: ${escaped(printable(message))}\n`;
}
function deletedMarkdown(path) {
	return `## ${code(printable(path))}\n\n**Deleted**: ${DELETED}\n`;
}
function block$1(title, lines) {
	if (lines.length === 0) return "";
	const shown = lines.slice(0, MOST_LINES).map(({ symbol, text, details }) => {
		const more = details.map((detail) => `<br>${escaped(detail)}`).join("");
		return `- ${code(symbol)} ${escaped(text)}${more}\n`;
	});
	const rest = lines.length - shown.length;
	return `\n### ${title}\n\n${shown.join("")}${rest > 0 ? `- … and ${rest} more\n` : ""}`;
}
function escaped(text) {
	return text.replace(/[\\`*_[\]#|<>~&@]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function code(text) {
	return `<code>${escaped(text)}</code>`;
}
// src/report/plan-redaction.ts
const OWN_WORDS = /* @__PURE__ */ new Set([
	"verdict",
	"looksLike",
	"progress"
]);
function redactPlan(report, mask) {
	return mask.isEmpty ? report : masked(report, mask);
}
function masked(value, mask) {
	if (typeof value === "string") return mask.mask(value);
	if (Array.isArray(value)) return value.map((element) => masked(element, mask));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, OWN_WORDS.has(key) ? member : masked(member, mask)]));
}
// src/report/plan-text.ts
const STYLE = {
	"+": "green",
	"~": "yellow",
	"-": "red",
	"?": "blue",
	"!": "yellow"
};
function* planText(report, paint) {
	const { current, next, plan, gate } = report;
	yield `${paint("bold", `importing ${printable(next)} into ${printable(current)}`)}\n`;
	if (plan.verdict === "unchanged") yield "  nothing changes\n";
	else yield* summary(plan, paint);
	yield* block("What changes", changeLines(plan), paint);
	yield* block("Notes", noteLines(plan), paint);
	yield* block("What is destroyed", destroyedLines(plan), paint);
	const looks = lookTexts(plan);
	if (looks.length > 0) yield "\n";
	for (const text of looks) yield `${paint("yellow", "!")} ${text}\n`;
	const verdict = gateText(report);
	if (verdict === "") return;
	const isFine = gate.isWithinLimit && gate.protectedLosses.length === 0;
	yield `\n${paint(isFine ? "green" : "red", isFine ? "✓" : "✗")} ${verdict}\n`;
}
function deletedText(path, paint) {
	return [`${paint("bold", printable(path))}\n  ${paint("yellow", "!")} ${DELETED}\n`];
}
function* summary(plan, paint) {
	const rows = planCounts(plan);
	for (const { name, added, changed, removed, unchanged } of rows) {
		if (added + changed + removed + unchanged === 0) continue;
		const cell = (symbol, count, word) => {
			const text = `${symbol} ${count} ${word}`;
			return count === 0 ? paint("dim", text) : paint(STYLE[symbol], text);
		};
		const cells = [
			cell("+", added, "added"),
			cell("~", changed, "changed"),
			cell("-", removed, "removed")
		];
		yield `  ${name.padEnd(14)} ${cells.join("   ")}   ${paint("dim", `= ${unchanged} unchanged`)}\n`;
	}
}
function* block(title, lines, paint) {
	let isFirst = true;
	for (const { symbol, text, details } of lines) {
		if (isFirst) yield `\n${paint("bold", title)}\n`;
		isFirst = false;
		yield `  ${paint(STYLE[symbol], symbol)} ${text}\n`;
		for (const detail of details) yield `      ${paint("dim", detail)}\n`;
	}
}
// src/workspace/base-protection.ts
var BaseProtection = class {
	repository;
	base;
	byFolder = /* @__PURE__ */ new Map();
	constructor(repository, base) {
		this.repository = repository;
		this.base = base;
	}
	async ofFile(name) {
		for (let folder = posix.dirname(name);; folder = posix.dirname(folder)) {
			const found = await this.ofFolder(folder);
			if (found !== void 0) return found;
			if (folder === ".") return [];
		}
	}
	async ofConfig(path, cwd) {
		const name = relative(this.repository.top, resolve(cwd, path)).split(sep).join("/");
		if (name.startsWith("../") || name === "") return [];
		return await this.firstConfig([name]) ?? [];
	}
	ofFolder(folder) {
		const known = this.byFolder.get(folder);
		if (known !== void 0) return known;
		const names = CONFIG_NAMES.map((name) => posix.join(folder, name.split(sep).join("/")));
		const read = this.firstConfig(names);
		this.byFolder.set(folder, read);
		return read;
	}
	async firstConfig(names) {
		for (const file of this.repository.filesOf(this.base, names)) {
			const patterns = await this.patternsIn(file);
			if (patterns !== void 0) return patterns;
		}
	}
	async patternsIn({ name, read }) {
		const isPackage = basename(name) === "package.json";
		const shown = `${this.base.slice(0, 8)}:${name}`;
		const reading = read(isPackage ? MOST_PACKAGE : MOST_SETTINGS, false);
		if (reading.kind !== "bytes") {
			if (isPackage) return void 0;
			throw new CommandError(`${shown}: ${reading.kind === "error" ? reading.message : "it is too large"}`);
		}
		const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(reading.bytes);
		const { value, faults } = await readJsonWithComments(text, isPackage ? IN_PACKAGE : void 0);
		const [fault] = faults;
		if (fault !== void 0 && isPackage) return void 0;
		if (fault !== void 0) throw new CommandError(`${shown}:${fault.line}:${fault.column} ${fault.message}. Nothing is planned, because what this config protects cannot be read`);
		return value === void 0 ? void 0 : patternsOf(value);
	}
};
function patternsOf(config) {
	const protect = isObject(config) && Object.hasOwn(config, "protect") ? config.protect : void 0;
	if (!Array.isArray(protect)) return [];
	return protect.filter((pattern) => typeof pattern === "string" && protectFault(pattern) === void 0);
}
// src/cli/plan.ts
async function plan(request, terminal) {
	const planner = new Planner(request, terminal, readLimit(request.maxRemoved));
	return request.kind === "files" ? planner.planFiles(request) : planner.planSince(request);
}
var Planner = class {
	common;
	terminal;
	limit;
	configs = new ConfigFiles(rulePack, false);
	constructor(common, terminal, limit) {
		this.common = common;
		this.terminal = terminal;
		this.limit = limit;
		for (const pattern of common.protect) {
			const fault = protectFault(pattern);
			if (fault !== void 0) throw new CommandError(`--protect ${fault}`);
		}
	}
	async planFiles(request) {
		const current = this.read(request.current);
		const next = this.read(request.next);
		const folder = request.next === "-" ? this.common.cwd : dirname(resolve(this.common.cwd, request.next));
		const report = this.report(current, next, await this.protected(folder));
		if (request.merge !== void 0) this.writeMerge(request.merge, mergeSnapshotInto(current.bytes, next.bytes), request);
		this.print(report);
		return this.codeOf(report);
	}
	async planSince({ ref, paths, cwd }) {
		const { branchChanges } = await import("./git-source.js");
		const { repository, changes, problems } = await branchChanges(ref, {
			paths,
			cwd,
			env: this.terminal.world.env
		});
		const base = new BaseProtection(repository, changes.base);
		const outcomes = problems.map(({ path, message }) => ({
			status: "error",
			path,
			message: `${path}: ${message}`
		}));
		for (const file of changes.files) {
			const outcome = isNeverSnapshot(basename(file.absolute)) ? void 0 : await this.outcomeOf(file, changes.base, base);
			if (outcome !== void 0) outcomes.push(outcome);
		}
		for (const { path, absolute, before } of changes.deleted) {
			if (isNeverSnapshot(basename(absolute))) continue;
			const was = before.read(MOST_IMPORTED_BYTES, false);
			if (was.kind !== "bytes" || holdsSnapshot(was.bytes)) outcomes.push({
				status: "deleted",
				path
			});
		}
		this.printBranch({
			since: ref,
			base: changes.base,
			files: outcomes.map(withoutCredentials)
		});
		if (outcomes.every(({ status }) => status === "new")) this.terminal.warn(`no room of ${printable(ref)} has changed: nothing to plan`);
		let code = EXIT.clean;
		for (const outcome of outcomes) {
			const one = this.codeOfOutcome(outcome);
			if (one > code) code = one;
		}
		return code;
	}
	async outcomeOf(file, base, protection) {
		const { path, absolute, before, read } = file;
		try {
			if (before === void 0) {
				const reading = read(MOST_IMPORTED_BYTES, unprescannedBuffer);
				return reading.kind === "bytes" && !holdsSnapshot(reading.bytes) ? void 0 : {
					status: "new",
					path
				};
			}
			const name = `${base.slice(0, 8)}:${before.name}`;
			const was = bytesOf(before.read(MOST_IMPORTED_BYTES, false), name);
			const is = bytesOf(read(MOST_IMPORTED_BYTES, unprescannedBuffer), path);
			if (!holdsSnapshot(was) && !holdsSnapshot(is)) return void 0;
			const protect = /* @__PURE__ */ new Set([...await this.protectedBefore(before.name, protection), ...await this.protected(dirname(absolute))]);
			return {
				status: "planned",
				path,
				report: this.report({
					name,
					bytes: was
				}, {
					name: path,
					bytes: is
				}, [...protect])
			};
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			return {
				status: "error",
				path,
				message: error.message
			};
		}
	}
	codeOfOutcome(outcome) {
		if (outcome.status === "error") return EXIT.error;
		if (outcome.status === "planned") return this.codeOf(outcome.report);
		return outcome.status === "deleted" && this.common.failsOnChange ? EXIT.findings : EXIT.clean;
	}
	report(current, next, protect) {
		const names = [current.name, next.name].map((name) => new TextEncoder().encode(name));
		try {
			const room = SnapshotText.read(current.bytes, "before");
			const snapshot = SnapshotText.read(next.bytes, "after", room);
			if (!room.isSnapshot) throw notSnapshot("before");
			if (!snapshot.isSnapshot) throw notSnapshot("after");
			const made = planOf(room, snapshot);
			const gate = judgePlan(made, this.limit, protect);
			const isPercent = this.limit.kind === "percent";
			return redactPlan({
				current: current.name,
				next: next.name,
				plan: made,
				gate,
				isPercent
			}, maskOf(...names, ...mayHoldCredentials(current.bytes, next.bytes)));
		} catch (error) {
			const shown = asCommandError(error, current.name, next.name);
			if (!(shown instanceof CommandError)) throw shown;
			throw new CommandError(maskOf(...names, current.bytes, next.bytes).mask(shown.message));
		}
	}
	codeOf({ plan: made, gate }) {
		const hasChanged = this.common.failsOnChange && made.verdict !== "unchanged";
		return gate.isWithinLimit && gate.protectedLosses.length === 0 && !hasChanged ? EXIT.clean : EXIT.findings;
	}
	async protected(folder) {
		const { config, cwd, protect } = this.common;
		if (config.kind === "none") return protect;
		try {
			return [...(config.kind === "file" ? await this.configs.read(resolve(cwd, config.path)) : await this.configs.nearest(folder))?.config.protect ?? [], ...protect];
		} catch (error) {
			if (error instanceof ConfigFileError) throw new CommandError(error.message);
			throw error;
		}
	}
	async protectedBefore(name, protection) {
		const { config, cwd } = this.common;
		switch (config.kind) {
			case "none": return [];
			case "file": return protection.ofConfig(config.path, cwd);
			case "nearest": return protection.ofFile(name);
		}
	}
	read(path) {
		const name = path === "-" ? "<stdin>" : path;
		return {
			name,
			bytes: bytesOf(path === "-" ? readDescriptor(this.terminal.world.stdin, MOST_IMPORTED_BYTES, unprescannedBuffer) : readSnapshotFile(resolve(this.common.cwd, path), MOST_IMPORTED_BYTES, unprescannedBuffer), name)
		};
	}
	writeMerge(path, bytes, { current, next, cwd }) {
		try {
			const inUse = [current, next].filter((name) => name !== "-").map((name) => resolve(cwd, name));
			const [file] = openReportFiles([path], inUse, cwd);
			file?.write(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
			file?.close();
		} catch (error) {
			if (error instanceof ReportFileError) throw new CommandError(error.message.replace(/^(a|the) report/, "--merge: the merge"));
			throw error;
		}
		this.terminal.warn(`the merged snapshot is in ${path}: check it and plan its import before you import it`);
	}
	print(report) {
		if (this.common.format === "json") this.write([planJson(report)]);
		else this.printForPeople([{
			status: "planned",
			path: report.next,
			report
		}]);
	}
	printBranch(plans) {
		for (const outcome of plans.files) if (outcome.status === "error") this.terminal.warn(outcome.message);
		if (this.common.format === "json") this.write([branchPlansJson(plans)]);
		else this.printForPeople(plans.files);
	}
	printForPeople(outcomes) {
		const { terminal } = this;
		const forPeople = (text) => terminal.forPeople(text);
		switch (this.common.format) {
			case "markdown":
				this.write(outcomes.map(outcomeMarkdown), forPeople);
				return;
			case "github": {
				const folder = folderInRepository({
					env: terminal.world.env,
					cwd: this.common.cwd
				});
				this.write(outcomes.flatMap((outcome) => {
					if (outcome.status === "planned") return [planGitHub(outcome.report, folder)];
					return outcome.status === "deleted" ? [deletedGitHub(outcome.path, folder)] : [];
				}));
				return;
			}
			default: {
				const paint = terminal.painter("out");
				let isFirst = true;
				for (const outcome of outcomes) {
					const text = outcome.status === "planned" ? planText(outcome.report, paint) : outcome.status === "deleted" ? deletedText(outcome.path, paint) : void 0;
					if (text === void 0) continue;
					if (!isFirst) this.write(["\n"]);
					isFirst = false;
					this.write(text, forPeople);
				}
			}
		}
	}
	write(pieces, map = (text) => text) {
		writeBatched(pieces, (text) => this.terminal.writeOut(map(text)));
	}
};
function withoutCredentials(outcome) {
	const mask = maskOf(new TextEncoder().encode(outcome.path));
	const path = mask.mask(outcome.path);
	return outcome.status === "error" ? {
		...outcome,
		path,
		message: mask.mask(outcome.message)
	} : {
		...outcome,
		path
	};
}
function outcomeMarkdown(outcome) {
	if (outcome.status === "planned") return `${planMarkdown(outcome.report)}\n`;
	if (outcome.status === "error") return `${noPlanMarkdown(outcome.path, outcome.message)}\n`;
	return outcome.status === "deleted" ? `${deletedMarkdown(outcome.path)}\n` : "";
}
function bytesOf(reading, name) {
	if (reading.kind === "bytes") return reading.bytes;
	if (reading.kind === "error") throw new CommandError(`${name}: ${reading.message}`);
	throw new CommandError(`${name}: larger than ${MOST_IMPORTED_BYTES.toLocaleString("en")} bytes, the most that an import accepts`);
}
function notSnapshot(which) {
	return new UnusableSnapshotError(which, "this is not a snapshot: it has none of the five sections");
}
function asCommandError(error, current, next) {
	if (error instanceof UnusableSnapshotError) return new CommandError(`${error.which === "before" ? current : next}: ${error.fault}. Nothing is planned${error.isFinding ? ": run roomlint check for details" : ""}`);
	if (!(error instanceof NotJsonError)) return error;
	const { which, at, fault } = error;
	const sentence = /[.?!]$/.test(fault) ? fault : `${fault}.`;
	return new CommandError(`${which === "before" ? current : next}:${at.line}:${at.column} ${sentence} Only JSON can be imported`);
}
function readLimit(text) {
	const limit = readRemovalLimit(text);
	if (limit === void 0) throw new CommandError(`--max-removed cannot be "${printable(text)}": use a number or a percentage, such as 5 or 10%`);
	return limit;
}
export { plan };
