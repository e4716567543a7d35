"use strict";
const { counted, formatPointer, printable, quoteValue, skipSpace } = require("./words.js");
const { MAX_IMPORTED_BYTES, QUEST_STATES, SECTIONS, createLinter, keyText, placeMatcher, playText } = require("./core.js");
const { NotJsonError, SnapshotError, checkRoom, readMentions, readRoom } = require("./shared-roundtrip.js");
const { ConflictResolver, FieldMerger, NO_RESOLUTIONS, compareThree, conflictShape } = require("./command-room.js");
const { Place, byteOrderMarkLength, sortSplices, spliced } = require("./text.js");
const { rekeySplices } = require("./shared-references.js");
const { ObjectText, sameBytes } = require("./shared-json.js");
const { NO_EDITS, SnapshotText, UnusableSnapshotError, joined, rewriteObject } = require("./shared-room.js");
const { EarlierVersions, FileSettings, Git, GitError, maskOutput, nodeSha256, readSnapshotFile, replaceFile, repositoryOf, shellWord, unprescannedBuffer, writeDurably } = require("./command-check.js");
const { noteConflicts } = require("./command-files.js");
const { CommandError, EXIT, defineCommand, list, oneOf, refuseBoth, toggle, value, whyRefused } = require("./command.js");
const { inputName, readInput, requireBytes } = require("./command-workspace.js");
const { conflictList, fieldText } = require("./command-gate.js");
const { hideCredentialsOfJson } = require("./command-roundtrip.js");
const { rulePack } = require("./rule-pack.js");
const { questText } = require("./shared-report.js");
const { dirname, resolve } = require("node:path");
// src/verdict/room/merge-versions.ts
function mergeVersions(versions, resolutions = NO_RESOLUTIONS) {
	const alone = onlyChange(versions);
	if (alone !== void 0) return {
		merged: alone,
		conflicts: [],
		members: [],
		unused: patternsOf(resolutions)
	};
	const base = SnapshotText.read(versions.base, "before");
	const ours = SnapshotText.read(versions.ours, "after", base);
	const theirs = SnapshotText.read(versions.theirs, "before", base, ours);
	if (!ours.isSnapshot || !theirs.isSnapshot) throw new UnusableSnapshotError(ours.isSnapshot ? "before" : "after", "it has no section of a room", false);
	const byRecord = new Set(SECTIONS.filter((name) => ours.has(name) && theirs.has(name)));
	if (!byRecord.has("roomItems")) byRecord.delete("logic");
	const compared = (resolved) => compareThree(onlySections(base, byRecord), onlySections(theirs, byRecord), onlySections(ours, byRecord), resolved);
	const three = compared({
		...resolutions,
		rest: void 0
	});
	const { conflicts, unused } = three;
	const merged = three.merged() ?? compared({
		...resolutions,
		rest: resolutions.rest ?? "ours"
	}).merged();
	if (merged === void 0) throw new Error("a comparison in which everything is decided has no result");
	const members = mergeMembers({
		base,
		ours,
		theirs
	}, byRecord, resolutions);
	return {
		merged: assembled(ours, theirs, byRecord, rootOf(merged), members.values),
		conflicts: resolutions.rest === void 0 ? conflicts : [],
		members: members.conflicts,
		unused: unused.filter((pattern) => members.unused.includes(pattern))
	};
}
function onlyChange({ base, ours, theirs }) {
	const areSame = (one, other) => sameBytes(one, 0, one.length, other, 0, other.length);
	if (areSame(base, theirs) || areSame(ours, theirs)) return ours;
	return areSame(base, ours) ? theirs : void 0;
}
function patternsOf({ ours, theirs }) {
	return [...ours, ...theirs];
}
function rootOf(bytes) {
	return new ObjectText(bytes, skipSpace(bytes, byteOrderMarkLength(bytes)));
}
function onlySections(side, names) {
	const removed = new Set([...side.root.keys].filter((key) => !names.has(key)));
	return removed.size === 0 ? side : joined(rewriteObject(side.root, {
		...NO_EDITS,
		removed
	}));
}
function mergeMembers({ base, ours, theirs }, byRecord, resolutions) {
	const resolver = new ConflictResolver(resolutions);
	const conflicts = [];
	const values = /* @__PURE__ */ new Map();
	for (const key of /* @__PURE__ */ new Set([
		...ours.root.keys,
		...theirs.root.keys,
		...base.root.keys
	])) {
		if (byRecord.has(key)) continue;
		const three = {
			base: base.root.valueOf(key),
			theirs: theirs.root.valueOf(key),
			mine: ours.root.valueOf(key)
		};
		const merger = new FieldMerger((conflict) => {
			const chosen = resolver.resolve([conflict.pointer], void 0);
			if (chosen === void 0) conflicts.push(conflict);
			return chosen ?? "ours";
		});
		values.set(key, merger.merge(three, Place.root.at(key), true));
	}
	return {
		values,
		conflicts,
		unused: resolver.unused
	};
}
function assembled(ours, theirs, byRecord, records, members) {
	const { bytes, root } = ours;
	const replaced = /* @__PURE__ */ new Map();
	const removed = /* @__PURE__ */ new Set();
	const added = [];
	for (const name of byRecord) {
		const value = records.valueOf(name);
		if (value !== void 0) replaced.set(name, [value]);
	}
	for (const [key, value] of members) {
		const member = theirs.root.find(key);
		if (root.find(key) !== void 0) {
			if (value === void 0) removed.add(key);
			else replaced.set(key, [value]);
		} else if (value !== void 0 && member !== void 0) added.push({
			key: theirs.bytes.subarray(member.keyStart, member.keyEnd),
			value: [value]
		});
	}
	const pieces = rewriteObject(root, {
		removed,
		replaced,
		added
	}, theirs.root);
	return joined([
		bytes.subarray(0, root.start),
		...pieces,
		bytes.subarray(root.end)
	]);
}
// src/verdict/room/merge-both.ts
function mergeBoth(versions, resolutions, both) {
	const merge = (theirs, ours) => mergeVersions({
		...versions,
		theirs
	}, {
		...resolutions,
		ours: [...resolutions.ours, ...ours]
	});
	if (both.length === 0) return {
		...merge(versions.theirs, []),
		rekeyed: /* @__PURE__ */ new Map(),
		refused: []
	};
	const clashing = keysOfBoth(versions);
	const matchers = both.map((pattern) => ({
		pattern,
		matches: placeMatcher(`/${pattern}`)
	}));
	const isMeant = (key, { matches }) => matches(formatPointer(["items", key]), []);
	const keys = clashing.filter((key) => matchers.some((matcher) => isMeant(key, matcher)));
	const others = matchers.filter((matcher) => !keys.some((key) => isMeant(key, matcher))).map(({ pattern }) => pattern);
	const { theirs, rekeyed } = withFreeKeys(versions, keys);
	const merged = merge(theirs, others);
	return {
		...merged,
		rekeyed,
		refused: others.filter((pattern) => !merged.unused.includes(pattern))
	};
}
function keysOfBoth(versions) {
	const base = SnapshotText.read(versions.base, "before").section("roomItems");
	const keys = mergeVersions(versions, NO_RESOLUTIONS).conflicts.flatMap((conflict) => (conflict.kind === "item" || conflict.kind === "logic") && conflict.yours === "added" && conflict.theirs === "added" && !base.has(conflict.key) ? [conflict.key] : []);
	return [...new Set(keys)];
}
function withFreeKeys({ ours, theirs }, keys) {
	const rekeyed = /* @__PURE__ */ new Map();
	if (keys.length === 0) return {
		theirs,
		rekeyed
	};
	const read = readMentions(theirs);
	const taken = /* @__PURE__ */ new Set([...readMentions(ours).mentions.items.keys(), ...read.mentions.items.keys()]);
	const splices = keys.flatMap((key) => {
		const free = freeKey(key, taken);
		taken.add(free);
		rekeyed.set(key, free);
		return rekeySplices(read, key, free);
	});
	return {
		theirs: spliced(theirs, sortSplices(splices)),
		rekeyed
	};
}
function freeKey(key, taken) {
	if (/^\d+$/.test(key)) {
		let highest = 0;
		for (const other of taken) if (/^[1-9]\d{0,14}$/.test(other)) highest = Math.max(highest, Number(other));
		return String(highest + 1);
	}
	let count = 2;
	while (taken.has(`${key}-${count}`)) count++;
	return `${key}-${count}`;
}
// src/front/cli/merge/effects.ts
async function mergeEffects(absolute, { ours, theirs }, merged) {
	const rules = await (await FileSettings.open({
		cwd: dirname(absolute),
		plugins: false
	})).rulesFor(absolute);
	if (rules === "ignored") return {
		errors: [],
		impossible: []
	};
	const linter = createLinter(rulePack, rules, nodeSha256);
	const before = [ours, theirs];
	const { result, playable } = checkRoom(merged, linter);
	return {
		errors: newErrors(linter, before, result.findings),
		impossible: impossibleStates(before, playable.room)
	};
}
function newErrors(linter, before, findings) {
	if (findings.every(({ level }) => level !== "error")) return [];
	const versions = new EarlierVersions();
	for (const bytes of before) versions.add(linter.report(bytes));
	return versions.judge(findings).fresh.filter(({ level }) => level === "error").map((finding) => ({
		rule: finding.rule,
		place: [finding.pointer, ...finding.embedded].join("#"),
		message: finding.message
	}));
}
function impossibleStates(versions, { model, boundedAnalysis }) {
	const rooms = versions.map((bytes) => {
		let room;
		return () => {
			room ??= readRoom(bytes).room;
			return room;
		};
	});
	const lost = [];
	for (const { index, id, name } of model.quests) for (const state of [1, 2]) {
		if (boundedAnalysis.mayEnter(index, state)) continue;
		let play;
		if (!rooms.every((room) => {
			const found = playIn(room(), id, state);
			play ??= found;
			return found !== void 0;
		}) || play === void 0) continue;
		lost.push({
			quest: questText({
				key: id,
				name
			}),
			state: QUEST_STATES[state],
			play
		});
	}
	return lost;
}
function playIn({ model, boundedAnalysis }, id, state) {
	const quest = model.quests.find((each) => each.id === id);
	if (quest === void 0) return void 0;
	const verdict = boundedAnalysis.verdict(quest.index, state);
	return verdict.kind === "reachable" ? playText(model, verdict.play) : void 0;
}
// src/front/cli/merge/versions.ts
const EMPTY = new TextEncoder().encode("{}");
function readFiles({ base, ours, theirs }, cwd, { world }) {
	const read = (path) => requireBytes(readInput(path, {
		cwd,
		stdin: world.stdin
	}), inputName(path)).bytes;
	const was = read(base);
	return {
		base: was.length === 0 ? EMPTY : was,
		ours: read(ours),
		theirs: read(theirs)
	};
}
function readIndex(path, cwd, terminal) {
	try {
		const { git, name } = repositoryOf(resolve(cwd, path), terminal.world);
		const only = `:(top,literal)${name}`;
		const stages = ["--unmerged", "--resolve-undo"].map((which) => git.names([
			"ls-files",
			which,
			"-z",
			"--",
			only
		]).map((entry) => entry.split(/[ \t]/))).find((entries) => entries.length > 0);
		const stage = (number) => {
			const [, object] = stages?.find(([, , is]) => is === number) ?? [];
			if (object !== void 0) return git.output([
				"cat-file",
				"blob",
				object
			], MAX_IMPORTED_BYTES + 1);
			if (number === "1" && stages !== void 0) return EMPTY;
			throw new CommandError(stages === void 0 ? "git has no conflict in it: --solve is for files that a merge has left with one" : "one side has removed the file: keep it with git add, or remove it with git rm");
		};
		return {
			base: stage("1"),
			ours: stage("2"),
			theirs: stage("3")
		};
	} catch (error) {
		if (error instanceof GitError) throw new CommandError(error.message);
		throw error;
	}
}
function whyNotMerged(versions) {
	for (const which of [
		"base",
		"ours",
		"theirs"
	]) try {
		const { isSnapshot } = SnapshotText.read(versions[which], "after");
		if (which !== "base" && !isSnapshot) return `${which} is not a room: it has none of the sections of one`;
	} catch (error) {
		if (error instanceof NotJsonError) return `${which} is not JSON: line ${error.at.line}, column ${error.at.column}: ${error.fault}`;
		if (error instanceof UnusableSnapshotError) return `${which} is not a room: ${error.fault}`;
		throw error;
	}
	return "the result would not be a room";
}
// src/front/cli/merge/merge.ts
const FORMATS = ["text", "json"];
const OPTIONS = {
	output: value("write the result to FILE", {
		group: "Result:",
		short: "o",
		example: "--output merged.json"
	}),
	path: value("for git: PATH is the name of the file, and the result is written in place of ours. A file that is not a room is merged by lines, as git does it", {
		group: "Result:",
		short: "L",
		example: "-L %P"
	}),
	solve: value("merge FILE once more, from the three versions that git keeps of it during a merge", {
		group: "Result:",
		example: "--solve rooms/garden.json"
	}),
	resolve: list("where both have changed something, take ours or theirs: everywhere, or at a place. Where both have added an item under one key, PLACE=both keeps both. Repeatable", {
		group: "Conflicts:",
		example: "--resolve items/12#/pos=theirs",
		words: ["ours", "theirs"]
	}),
	strict: toggle("exit with 1 when the merge has an error that neither version has, or makes a state of a quest impossible", { group: "Conflicts:" }),
	format: value("text (the default) or json", {
		group: "Report:",
		short: "f",
		example: "--format json",
		words: FORMATS
	})
};
const merge = defineCommand({
	options: OPTIONS,
	completes: "files",
	details: `Ours keeps every byte wherever nothing comes from theirs. Where both have changed the same thing in different
ways, ours stays, the conflict is listed, and the file is valid JSON all the same. After a merge without
conflicts, errors and quests that can no longer be played are listed if neither version has them.

A place is items/12, logic/12, quests/NAME, settings/KEY or roomTasks, and after # a field in it. A place
beats a side that is given for everything. items/12=both keeps two new items: theirs gets a free key, also in
its logic and in the parentItemID of its children.

Examples:
  roomlint merge base.json ours.json theirs.json --output merged.json
  roomlint merge --solve rooms/garden.json --resolve theirs
  roomlint merge --solve rooms/garden.json --resolve 'items/12#/pos=theirs' --resolve ours
  git config merge.roomlint.driver 'npx --no roomlint merge %O %A %B -L %P'`,
	exits: {
		clean: "merged",
		findings: "conflicts, in which ours stays; with --strict also what only the merge has broken",
		error: "nothing is written: invalid usage, an unreadable file, or a version that is not a room"
	}
}, (given, call) => mergeVersionsOf(readRequest(given, call), call.terminal));
function readRequest(given, { cwd, words }) {
	const { output, path, solve, resolve = [], strict } = given;
	const common = {
		cwd,
		resolve,
		isStrict: strict === true,
		format: oneOf("format", FORMATS, given.format ?? "text")
	};
	refuseBoth(given, "output", "path");
	if (solve !== void 0) {
		refuseBoth(given, "solve", "path");
		if (words.length > 0) throw new CommandError("merge --solve takes one file: git has its versions");
		return {
			...common,
			from: {
				kind: "index",
				path: solve
			},
			output: output ?? solve
		};
	}
	const [base, ours, theirs, extra] = words;
	if (base === void 0 || ours === void 0 || theirs === void 0 || extra !== void 0) throw new CommandError("merge takes three versions of a room, as in roomlint merge base.json ours.json theirs.json --output merged.json");
	if (common.format === "json" && output === void 0 && path === void 0) throw new CommandError("--format json needs --output: the merged room is on standard output without it");
	const from = {
		kind: "files",
		base,
		ours,
		theirs,
		path
	};
	return {
		...common,
		from,
		output: output ?? (path === void 0 ? void 0 : ours)
	};
}
async function mergeVersionsOf(request, terminal) {
	maskOutput(terminal);
	const decisions = readDecisions(request.resolve);
	const { from, cwd } = request;
	const name = from.kind === "index" ? from.path : from.path ?? inputName(from.ours);
	let read;
	try {
		const versions = from.kind === "index" ? readIndex(from.path, cwd, terminal) : readFiles(from, cwd, terminal);
		read = {
			versions,
			merged: mergeRooms(versions, decisions)
		};
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		if (from.kind === "files" && from.path !== void 0) return mergeByLines(from, error.message, cwd, terminal);
		throw new CommandError(`${name}: not merged: ${error.message}`);
	}
	const { versions, merged } = read;
	write(request, merged.merged, terminal);
	const count = merged.conflicts.length + merged.members.length;
	if (from.kind === "index" || from.path !== void 0) note(name, cwd, count, merged.merged, terminal);
	return report(request, name, versions, merged, terminal);
}
function mergeRooms(versions, { sides, both }) {
	try {
		const merged = mergeBoth(versions, sides, both);
		const [refused] = merged.refused;
		if (refused !== void 0) throw new CommandError(`--resolve ${printable(refused)}=both: both is for an item that each side has added under one key: give ours or theirs here`);
		return merged;
	} catch (error) {
		if (error instanceof RangeError || error instanceof SnapshotError) throw new CommandError(error.message);
		if (!(error instanceof NotJsonError || error instanceof UnusableSnapshotError)) throw error;
		throw new CommandError(whyNotMerged(versions));
	}
}
function readDecisions(given) {
	const found = {
		ours: [],
		theirs: [],
		both: [],
		rest: void 0
	};
	for (const each of given) {
		const [, place, side] = /^(?:(.+)=)?(ours|theirs|both)$/s.exec(each) ?? [];
		if (side !== "ours" && side !== "theirs" && side !== "both") throw new CommandError(`--resolve takes ours, theirs or a place with one of them, such as items/12#/pos=theirs, not ${quoteValue(each)}`);
		if (place !== void 0) found[side].push(place.replace(/^\/?(?:roomItems\/)?/, (begin) => begin.endsWith("roomItems/") ? "items/" : ""));
		else if (side === "both") throw new CommandError("--resolve both needs a place: items/12=both, or items/*=both for all new items");
		else if (found.rest !== void 0 && found.rest !== side) throw new CommandError("--resolve ours and --resolve theirs contradict each other: give one of them");
		else found.rest = side;
	}
	return {
		sides: found,
		both: found.both
	};
}
function mergeByLines({ base, ours, theirs, path = "" }, why, cwd, terminal) {
	const { status, stderr } = Git.in(cwd, terminal.world).run([
		"merge-file",
		...[
			"ours",
			"base",
			"theirs"
		].flatMap((label) => ["-L", label]),
		...[
			ours,
			base,
			theirs
		].map((file) => resolve(cwd, file))
	]);
	terminal.warn(`${path}: merged by lines, because ${why}`);
	if (status === null || status > 127) throw new CommandError(`${path}: git could not merge it: ${String(stderr).trim()}`);
	return status === 0 ? EXIT.clean : EXIT.findings;
}
function write({ output, cwd }, bytes, terminal) {
	if (output === void 0) {
		terminal.writeOutBytes(bytes);
		return;
	}
	const path = resolve(cwd, output);
	const before = readSnapshotFile(path, Number.POSITIVE_INFINITY, unprescannedBuffer);
	try {
		if (before.kind !== "bytes") writeDurably(path, bytes);
		else {
			const replaced = replaceFile(path, before.bytes, bytes);
			if (replaced.kind === "error") throw new CommandError(`${output} was not written: ${replaced.message}`);
			if (replaced.kind === "changed") throw new CommandError(`${output} was not written: another program changed it meanwhile: run this again`);
		}
	} catch (error) {
		if (error instanceof CommandError) throw error;
		throw new CommandError(`${output} was not written: ${whyRefused("write", error)}`);
	}
}
function note(path, cwd, count, bytes, terminal) {
	try {
		const { git, name } = repositoryOf(resolve(cwd, path), terminal.world);
		noteConflicts(git, name, count, bytes);
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		terminal.warn(`a commit will not be stopped for open conflicts: ${error.message}`);
	}
}
async function report({ cwd, format, isStrict, from }, name, versions, { merged, conflicts, members, unused, rekeyed }, terminal) {
	const count = conflicts.length + members.length;
	const effects = count > 0 ? NO_EFFECTS : await effectsOf(resolve(cwd, name), versions, merged, terminal);
	const isBroken = effects.errors.length + effects.impossible.length > 0;
	if (count > 0 || isBroken || rekeyed.size > 0) for (const bytes of Object.values(versions)) hideCredentialsOfJson(bytes, name, terminal);
	if (format === "json") {
		const shape = {
			version: 1,
			conflicts: conflicts.map(conflictShape),
			members,
			rekeyed: Object.fromEntries(rekeyed),
			...effects
		};
		terminal.writeProgram("strings", `${JSON.stringify(shape, void 0, 2)}\n`);
	} else {
		for (const [key, newKey] of rekeyed) terminal.writeErr(`${printable(name)}: item ${keyText(key)} of theirs is item ${keyText(newKey)} in the merge\n`);
		for (const pattern of unused) terminal.warn(`--resolve ${pattern}: there is no such conflict`);
		if (count > 0) {
			const isInGit = from.kind === "index" || from.path !== void 0;
			const clash = conflicts.find(({ kind, yours, theirs }) => kind === "item" && yours === "added" && theirs === "added");
			const both = clash?.kind === "item" ? `To keep both new items: --resolve ${shellWord(`items/${clash.key}=both`)}.\n` : "";
			const how = isInGit ? `roomlint merge --solve ${printable(name)} ` : "";
			terminal.writeErr(`${printable(name)}: ${counted(count, "conflict")}, in which ours stays:\n${conflictList(conflicts)}${members.map(memberText).join("")}Decide with ${how}--resolve theirs, or with a place, as in --resolve items/12=theirs.\n${both}`);
		}
		for (const { message, place } of effects.errors) terminal.writeErr(`${printable(name)}: the merge has an error that neither version has: ${place}: ${message}\n`);
		for (const { quest, state, play } of effects.impossible) terminal.writeErr(`${printable(name)}: by the merge alone, ${quest} can no longer become ${state}. Before, this did it: ${play}\n`);
	}
	if (count === 0 && from.kind === "index") terminal.writeErr(`${printable(name)}: merged: git add ${printable(name)}\n`);
	return count > 0 || isStrict && isBroken ? EXIT.findings : EXIT.clean;
}
async function effectsOf(absolute, versions, merged, terminal) {
	try {
		return await mergeEffects(absolute, versions, merged);
	} catch (error) {
		if (!(error instanceof CommandError || error instanceof SnapshotError)) throw error;
		terminal.warn(`what the merge may have broken was not looked for: ${error.message}`);
		return NO_EFFECTS;
	}
}
const NO_EFFECTS = {
	errors: [],
	impossible: []
};
function memberText(field) {
	const what = printable([field.pointer, ...field.embedded].join("#"));
	return `  ! ${fieldText({
		...field,
		words: { what }
	})}\n`;
}
exports.merge = merge;
