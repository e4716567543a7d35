"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError, DROP_LOGIC_OPTION, EXIT, FULL, LIMITS, chosenFormat, configChoice, configOption, defineCommand, formatOption, grouped, list, oneOf, path, refuseBoth, stagedIn, toggle, value } = require("./command.js");
const { counted, placeGlobFault, placeMatcher, placeText, printable, roomForText, withoutSecrets } = require("./words.js");
const { MAX_CREDENTIALS, MAX_IMPORTED_BYTES, keyText } = require("./core.js");
const { KEEPS, SnapshotError, SnapshotText, compareTexts, compareThree, findHazards, isSnapshotFault, mergeBoth, sameContent } = require("./verdict.js");
const { ALL_CHANGES, SOME_CHANGES, changeEntries, comparisonAnswer, comparisonReport, conflictEntry, conflictShape, fieldText, hazardReport, hazardsAnswer, whyNotCompared } = require("./report-words.js");
const { Git, GitError, inputName, readInput, repositoryOf, runProgram } = require("./command-check.js");
const { mergeEffects, noteConflicts, readDecisions, readFiles, readIndex, whyNotMerged, writeMerged } = require("./world.js");
const { ANSWER_FORMATS, hideCredentialsOfJson, planChange, planFiles, printAnswers, printJson, readBytes, sayAnswers } = require("./cli.js");
const { shellWord } = require("./commands.js");
const { closeSync, existsSync, openSync } = require("node:fs");
const { resolve } = require("node:path");
// src/front/cli/diff.ts
var diff_exports = /* @__PURE__ */ __exportAll({ diff: () => diff });
const diff = defineCommand({
	options: { ...FULL },
	details: `Items, quests, logic and settings are named as in a plan, with the values before and after. git passes seven
arguments; a file that is not a room is shown as git shows it.

Examples:
  roomlint diff old.json new.json
  git show main:rooms/garden.json > old.json && roomlint diff old.json rooms/garden.json
  npx roomlint init --clone && git diff main`,
	exits: {
		clean: "shown, whether there are differences or not",
		error: "an unreadable file, a version that is not a room, or invalid usage"
	}
}, async ({ full }, { cwd, words, terminal }) => {
	const isFull = full === true;
	if (words.length === 7 || words.length === 9) {
		const [path = "", old = "", , , next = "", , , renamed] = words;
		return showForGit({
			cwd,
			name: renamed ?? path,
			old,
			new: next,
			isFull
		}, terminal);
	}
	const [old, next, extra] = words;
	if (old === void 0 || next === void 0 || extra !== void 0) throw new CommandError("diff takes two versions of a room, as in roomlint diff old.json new.json");
	refuseCommit(old, next, Git.in(cwd, terminal.world));
	return show({
		cwd,
		name: next,
		old,
		new: next,
		isFull
	}, terminal);
});
function refuseCommit(old, next, git) {
	if (existsSync(resolve(git.path, old)) || git.commitOf(old) === void 0) return;
	const [commit, file] = [shellWord(old), shellWord(next)];
	throw new CommandError(`${old} is a commit of git, and diff takes two files: run roomlint init --clone once, then git diff ${commit} -- ${file}`);
}
const NOTHING = "/dev/null";
const EMPTY = new TextEncoder().encode("{}");
function show(request, terminal) {
	const { name, isFull } = request;
	const { was, is } = readVersions(request, terminal);
	for (const { bytes } of [was, is]) hideCredentialsOfJson(bytes, name, terminal);
	const changes = compareThree(was, is, was).theirs;
	const others = otherMembers(was, is);
	const count = changes.length + others.length;
	const what = count === 0 ? "nothing differs but the layout" : counted(count, "change");
	const entries = [...changeEntries(changes, isFull ? ALL_CHANGES : SOME_CHANGES), ...others];
	const answer = {
		title: `${name}: ${what}`,
		sections: [{ entries }]
	};
	sayAnswers([answer], "out", terminal);
	return EXIT.clean;
}
function showForGit(request, terminal) {
	try {
		return show(request, terminal);
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		const { cwd, old, new: next } = request;
		const { stdout } = Git.in(cwd, terminal.world).run([...[
			"diff",
			"--no-index",
			"--no-ext-diff",
			"--no-textconv",
			"--"
		], ...[old, next].map((path) => path === NOTHING ? path : resolve(cwd, path))]);
		terminal.say(`${error.message}\n${withoutSecrets(String(stdout))}`);
		return EXIT.clean;
	}
}
function readVersions({ cwd, name, old, new: next }, { world }) {
	const read = (path) => path === NOTHING ? EMPTY : readInput(path, {
		cwd,
		stdin: world.stdin
	});
	const [before, after] = [read(old), read(next)];
	try {
		return {
			was: SnapshotText.read(before, "before"),
			is: SnapshotText.read(after, "after")
		};
	} catch (error) {
		if (!isSnapshotFault(error)) throw error;
		throw new CommandError(`${name}: not compared: ${error.message}`);
	}
}
function otherMembers(was, is) {
	return [.../* @__PURE__ */ new Set([...was.unknownSections, ...is.unknownSections])].flatMap((key) => {
		const [old, now] = [was.content(key), is.content(key)];
		if (sameContent(old, now)) return [];
		return [{
			symbol: old === void 0 ? "+" : now === void 0 ? "-" : "~",
			text: keyText(key)
		}];
	});
}
// src/front/cli/merge.ts
var merge_exports = /* @__PURE__ */ __exportAll({ merge: () => merge });
const FORMATS = ["text", "json"];
const OPTIONS$2 = {
	...grouped("Result:", {
		output: path("write the result to FILE", "--output merged.json", { short: "o" }),
		path: path("for git: PATH is the name of the file, and the result is written in place of ours. A file that is not a room is merged by lines, as git does it", "-L %P", { short: "L" }),
		solve: path("merge FILE once more, from the three versions that git keeps of it during a merge", "--solve rooms/garden.json")
	}),
	...grouped("Conflicts:", {
		resolve: list("where both changed the same field, keep ours or theirs: everywhere, or at a place. PLACE=both keeps two new items. Repeatable", "--resolve items/12#/pos=theirs"),
		strict: toggle("exit with 1 when the merge has an error that neither version has, or makes a state of a quest impossible")
	}),
	...grouped("Report:", { format: value("text (the default) or json", "--format json", { short: "f" }) })
};
const merge = defineCommand({
	options: OPTIONS$2,
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
}, async (given, call) => {
	const { cwd, terminal } = call;
	const format = oneOf("format", FORMATS, given.format ?? "text");
	const request = readRequest(given, call);
	const { name, output } = request;
	if (format === "json" && output === void 0) throw new CommandError("--format json needs --output: the merged room is on standard output without it");
	const decisions = readDecisions(given.resolve ?? []);
	let read;
	try {
		read = mergeRooms(request.read(), decisions);
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		if (request.byLines === void 0) throw new CommandError(`${name}: not merged: ${error.message}`);
		return mergeByLines(name, request.byLines, error.message, call);
	}
	const { sides, merged } = read;
	if (output === void 0) terminal.writeOutBytes(merged.merged);
	else writeMerged(output, cwd, merged.merged);
	const count = merged.conflicts.length + merged.members.length;
	if (request.isInGit) note(name, count, merged.merged, call);
	const effects = count > 0 ? NO_EFFECTS : await effectsOf(resolve(cwd, name), sides, merged, terminal);
	const isBroken = effects.errors.length + effects.impossible.length > 0;
	const hasMore = count > 0 || isBroken || merged.rekeyed.size > 0;
	if (hasMore) for (const bytes of read.shown) hideCredentialsOfJson(bytes, name, terminal);
	if (format === "json") printJson(shapeOf(merged, effects), terminal);
	else {
		for (const pattern of merged.unused) terminal.warn(`--resolve ${pattern}: there is no such conflict`);
		if (hasMore) sayAnswers([answerOf(request, merged, effects)], "err", terminal);
	}
	if (count === 0 && given.solve !== void 0) terminal.writeErr(`${printable(name)}: merged: git add ${printable(name)}\n`);
	return count > 0 || given.strict && isBroken ? EXIT.findings : EXIT.clean;
});
function readRequest(given, { cwd, words, terminal }) {
	const { output, path, solve } = given;
	refuseBoth(given, "output", "path");
	if (solve !== void 0) {
		refuseBoth(given, "solve", "path");
		if (words.length > 0) throw new CommandError("merge --solve takes one file: git has its versions");
		const read = () => readIndex(solve, cwd, terminal.world);
		return {
			name: solve,
			output: output ?? solve,
			isInGit: true,
			read
		};
	}
	const [base, ours, theirs, extra] = words;
	if (base === void 0 || ours === void 0 || theirs === void 0 || extra !== void 0) throw new CommandError("merge takes three versions of a room, as in roomlint merge base.json ours.json theirs.json --output merged.json");
	const read = () => readFiles({
		base,
		ours,
		theirs
	}, cwd, terminal.world.stdin);
	if (path === void 0) return {
		name: inputName(ours),
		output,
		isInGit: false,
		read
	};
	return {
		name: path,
		output: ours,
		isInGit: true,
		byLines: [
			base,
			ours,
			theirs
		],
		read
	};
}
function mergeRooms(versions, { sides, both }) {
	try {
		const merged = mergeBoth(versions, sides, both, roomForText);
		const [refused] = merged.refused;
		if (refused !== void 0) throw new CommandError(`--resolve ${printable(refused)}=both: both is for an item that each side has added under one key: give ours or theirs here`);
		const { base, ours, theirs } = versions;
		const hasConflicts = merged.conflicts.length + merged.members.length > 0;
		return {
			merged,
			sides: {
				ours,
				theirs
			},
			shown: hasConflicts ? [
				base,
				ours,
				theirs
			] : [ours, theirs]
		};
	} catch (error) {
		if (error instanceof RangeError || error instanceof SnapshotError) throw new CommandError(error.message);
		if (!isSnapshotFault(error)) throw error;
		throw new CommandError(whyNotMerged(versions));
	}
}
function mergeByLines(name, [base, ours, theirs], why, { cwd, terminal }) {
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
	terminal.warn(`${name}: merged by lines, because ${why}`);
	if (status === null || status > 127) throw new CommandError(`${name}: git could not merge it: ${String(stderr).trim()}`);
	return status === 0 ? EXIT.clean : EXIT.findings;
}
function note(path, count, bytes, { cwd, terminal }) {
	try {
		const { git, name } = repositoryOf(resolve(cwd, path), terminal.world);
		noteConflicts(git, name, count, bytes);
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		terminal.warn(`a commit will not be stopped for open conflicts: ${error.message}`);
	}
}
function shapeOf({ conflicts, members, rekeyed }, effects) {
	return {
		version: 1,
		conflicts: conflicts.map(conflictShape),
		members,
		rekeyed: Object.fromEntries(rekeyed),
		...effects
	};
}
function answerOf({ name, isInGit }, { conflicts, members, rekeyed }, { errors, impossible }) {
	const count = conflicts.length + members.length;
	const solve = isInGit ? `roomlint merge --solve ${name} ` : "";
	const clash = conflicts.find(({ kind, yours, theirs }) => kind === "item" && yours === "added" && theirs === "added");
	const decide = `Decide with ${solve}--resolve theirs, or with a place, as in --resolve items/12=theirs.`;
	return {
		title: `${name}: ${count === 0 ? "merged" : `${counted(count, "conflict")}, in which ours stays`}`,
		sections: [
			{ entries: [
				...[...rekeyed].map(([key, newKey]) => ({ text: `item ${keyText(key)} of theirs is item ${keyText(newKey)} in the merge` })),
				...conflicts.map(conflictEntry),
				...members.map((field) => ({
					symbol: "!",
					text: fieldText({
						...field,
						words: { what: placeText(field) }
					})
				}))
			] },
			{
				title: "Errors that neither version has",
				entries: errors.map(({ message, place }) => ({
					symbol: "\u2717",
					text: `${place}: ${message}`
				}))
			},
			{
				title: "What can no longer happen, by the merge alone",
				entries: impossible.map(({ quest, state, play }) => ({
					symbol: "!",
					text: `${quest} can no longer become ${state}`,
					details: [`before, this did it: ${play}`]
				}))
			}
		],
		advice: count === 0 ? [] : [{ text: decide }, ...clash?.kind === "item" ? [{ text: `To keep both new items: --resolve ${shellWord(`items/${clash.key}=both`)}` }] : []]
	};
}
async function effectsOf(absolute, sides, merged, terminal) {
	try {
		return await mergeEffects(absolute, sides, merged);
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
// src/front/cli/plan/plan.ts
var plan_exports = /* @__PURE__ */ __exportAll({ plan: () => plan });
const PLAN_FORMATS = [...ANSWER_FORMATS, "github"];
const OPTIONS$1 = {
	...LIMITS,
	...grouped("Limits:", { "default-max-removed": value("with --since or --staged: the limit where neither --max-removed nor the config at the base sets one", "--default-max-removed 100%") }),
	...DROP_LOGIC_OPTION,
	...grouped("Files:", {
		merge: path("merge the items, quests and logic of <next> into <current>, write the result to OUT, and plan its import, which removes no item and no quest", "--merge merged.json"),
		since: value("plan the import of each snapshot that this branch has changed into the room as it was where the branch left REF. Paths narrow it down", "--since origin/main"),
		staged: toggle("plan the import of each snapshot that the next commit would change into the room as it is at HEAD. Paths narrow it down. In pre-commit with $PRE_COMMIT_FROM_REF it means --since that"),
		config: configOption()
	}),
	...formatOption(PLAN_FORMATS),
	...FULL
};
const plan = defineCommand({
	options: OPTIONS$1,
	details: `<current> is the snapshot that you downloaded from the room, <next> the one that you are about to import.
"-" is standard input, for one of the two files. With --staged or --since,
ROOMLINT_MAX_REMOVED=N and ROOMLINT_DROP_LOGIC=1 approve what one commit removes.

Examples:
  roomlint plan current.json next.json
  roomlint plan --max-removed 3 --protect 'quests/0_*' current.json next.json
  roomlint plan --merge merged.json current.json partial.json
  roomlint plan --since origin/main rooms/
  roomlint plan --staged`,
	exits: {
		clean: "the import stays within the limits",
		findings: "the import would destroy more than the limits allow",
		error: "no plan: invalid usage or config, an unreadable file, or one that is not a snapshot"
	}
}, async (given, { cwd, words, terminal }) => {
	refuseBoth(given, "since", "staged");
	const format = chosenFormat(PLAN_FORMATS, given.format, terminal);
	const order = {
		cwd,
		config: configChoice(given),
		given,
		format
	};
	const source = changeSource(given, words, terminal.world.env);
	if (source === void 0) return planFiles(filesIn(words, given.merge), order, terminal);
	const { GitChange } = await Promise.resolve().then(() => require("./world.js")).then((n) => n.git_source_exports);
	return planChange(new GitChange(source, cwd, terminal.world), order, terminal);
});
function changeSource(given, paths, env) {
	const { since: ref, staged } = given;
	if (ref === void 0 && !staged) return void 0;
	refuseBoth(given, staged ? "staged" : "since", "merge");
	return ref === void 0 ? stagedIn(paths, env) : {
		kind: "since",
		ref,
		paths
	};
}
function filesIn([current, next, extra], merge) {
	if (current === void 0 || next === void 0) {
		if (merge !== void 0 && current !== void 0) throw new CommandError("--merge needs the file to write, as in roomlint plan --merge merged.json current.json partial.json");
		throw new CommandError("plan needs two files, as in roomlint plan current.json next.json");
	}
	if (extra !== void 0) throw new CommandError(`plan compares two files: remove "${extra}"`);
	if (current === "-" && next === "-") throw new CommandError("standard input can be one of the two files, not both");
	return {
		current,
		next,
		merge
	};
}
// src/front/cli/roundtrip.ts
var roundtrip_exports = /* @__PURE__ */ __exportAll({ roundtrip: () => roundtrip });
const OPTIONS = {
	...grouped("Comparison:", {
		keep: value(`what must be the same: ${KEEPS.join(", ")}. The default is bytes: every byte. With values, white space, spelling and member order may differ. With unknown, everything that roomlint does not know must be kept`, "--keep values"),
		allow: list("a part that may differ, as a pointer GLOB. Repeatable", "--allow '/quests/**'")
	}),
	...grouped("Files:", { through: value("run COMMAND with the file on its standard input, and compare its output with the file", "--through 'jq .'") }),
	...formatOption(ANSWER_FORMATS)
};
const roundtrip = defineCommand({
	options: OPTIONS,
	details: `"-" is standard input, for one of the two files. With one file and nothing to compare it with, roundtrip lists
what an ordinary JSON tool would destroy in it.

Examples:
  roomlint roundtrip before.json after.json
  roomlint roundtrip --keep unknown downloaded.json edited.json
  roomlint roundtrip --keep values --allow '/logic/*#/Tasks/*/Id' before.json after.json
  roomlint roundtrip garden.json --through 'python3 my-script.py'
  roomlint roundtrip garden.json`,
	exits: {
		clean: "everything that must be kept is kept",
		findings: "something that must be kept is lost",
		error: "no comparison: invalid usage, an unreadable file, invalid JSON, or a tool that failed"
	}
}, async (given, { cwd, words, terminal }) => {
	const { through, allow: globs = [] } = given;
	const keep = oneOf("keep", KEEPS, given.keep ?? "bytes");
	const format = chosenFormat(ANSWER_FORMATS, given.format, terminal);
	const allow = readAllowed(globs);
	const [before, after, extra] = words;
	if (before === void 0) throw new CommandError("roundtrip needs a file, as in roomlint roundtrip before.json after.json");
	if (extra !== void 0) throw new CommandError(`roundtrip compares two files: remove "${extra}"`);
	if (after !== void 0 && through !== void 0) throw new CommandError(`--through makes the second file itself: remove "${after}"`);
	if (before === "-" && after === "-") throw new CommandError("standard input can be one of the two files, not both");
	const names = {
		before: inputName(before),
		after: after === void 0 ? "<through>" : inputName(after)
	};
	const was = readBytes(before, cwd, terminal);
	try {
		if (after === void 0 && through === void 0) {
			const idle = ["keep", "allow"].find((option) => given[option] !== void 0);
			if (idle !== void 0) throw new CommandError(`--${idle} needs a comparison: add a second file, or --through`);
			const hazards = findHazards(was);
			const answers = () => [hazardsAnswer(names.before, was.length, hazards)];
			printAnswers(format, {
				answers,
				json: () => hazardReport(keep, hazards)
			}, terminal);
			return EXIT.clean;
		}
		const is = after === void 0 ? runThrough(through ?? "", {
			bytes: was,
			path: before === "-" ? void 0 : resolve(cwd, before),
			cwd
		}, terminal) : readBytes(after, cwd, terminal);
		const comparison = compareTexts(was, is, {
			keep,
			allow,
			maxCredentials: MAX_CREDENTIALS
		});
		const sides = {
			...names,
			exempts: allow.length > 0
		};
		const answers = () => [comparisonAnswer(sides, comparison)];
		printAnswers(format, {
			answers,
			json: () => comparisonReport(comparison)
		}, terminal);
		return comparison.verdict === "lost" ? EXIT.findings : EXIT.clean;
	} catch (error) {
		const why = whyNotCompared(error, names);
		throw why === void 0 ? error : new CommandError(why);
	}
});
function readAllowed(globs) {
	return globs.map((glob) => {
		const fault = placeGlobFault(glob);
		if (fault !== void 0) throw new CommandError(`--allow ${fault}`);
		return placeMatcher(glob);
	});
}
function runThrough(command, { bytes, path, cwd }, terminal) {
	const file = path === void 0 ? void 0 : openSync(path, "r");
	try {
		const { error, status, signal, stdout, stderr } = runProgram(command, [], {
			cwd,
			env: process.env,
			shell: true,
			stdio: [
				file ?? "pipe",
				"pipe",
				"pipe"
			],
			input: file === void 0 ? bytes : void 0,
			maxBuffer: MAX_IMPORTED_BYTES
		});
		if (stderr.length > 0 && terminal.hide(bytes, 1e5)) terminal.writeErr(`${String(stderr).trimEnd()}\n`);
		else if (stderr.length > 0) terminal.warn("what the tool says is not shown: there are too many credentials");
		const why = whyFailed(error, status, signal);
		if (why !== void 0) throw new CommandError(`"${command}": ${why}`);
		return stdout;
	} finally {
		if (file !== void 0) closeSync(file);
	}
}
function whyFailed(error, status, signal) {
	if (error?.code === "ENOBUFS") return `wrote more than ${MAX_IMPORTED_BYTES.toLocaleString("en")} bytes`;
	if (error !== void 0 && error.code !== "EPIPE") return `cannot be started: ${error.message}`;
	if (signal !== null) return `was ended by ${signal}`;
	return status === 0 ? void 0 : `ended with exit code ${status}`;
}
exports.diff_exports = diff_exports;
exports.merge_exports = merge_exports;
exports.plan_exports = plan_exports;
exports.roundtrip_exports = roundtrip_exports;
