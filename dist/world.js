"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { BOOLEAN, BYTES, NO_REMOVALS, STRING, counted, either, member, oneOf, placeText, printable, quoteValue, readOptions, requireArgument, rulesOfPlugin, tryParseJson } = require("./words.js");
const { CommandError, comparePaths, isNeverSnapshot, pathInside, readInFull, readPlainFile, readSnapshotFile, realPath, relativePath, requireFile, upTo } = require("./command.js");
const { MAX_IMPORTED_BYTES, RepairError, countFindings, createLinter, holdsSnapshot, holdsSnapshotRecord, lastingNames, plainFinding, withoutFix } = require("./core.js");
const { maskOf, maskOfJson } = require("./text.js");
const { rulePack } = require("./rule-pack.js");
const { checkRoom, lostStates, readRoom, roomOnDemand } = require("./flow.js");
const { SnapshotError, SnapshotText, UnusableSnapshotError, faultText, findLoss, importInto, isSnapshotFault, judgePlan, planImport, whyNoRoom } = require("./verdict.js");
const { lostPictures, redactPlan } = require("./report-words.js");
const { countedFindings } = require("./shared.js");
const { Blobs, EXISTING, EarlierVersions, FileSettings, GateSettingsBefore, Git, GitError, askGit, configFor, fileTask, hashOf, importable, isRunning, mayHoldSnapshot, nodeSha256, openCheck, pathScope, problemTask, readInputs, replaceFile, repositoryOf, temporaryPath, zeroEnded } = require("./command-check.js");
const { pathToFileURL } = require("node:url");
const { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } = require("node:fs");
const { basename, dirname, join, relative, resolve } = require("node:path");
// src/world/workspace/check-file.ts
async function loadConfig(path, options = {}) {
	requireArgument("path", path, STRING);
	const settings = settingsOf(readOptions(options, FILE_OPTIONS));
	return (await FileSettings.open(settings)).explain(resolve(settings.cwd, path));
}
async function checkFile(path, given = {}) {
	requireArgument("path", path, STRING);
	const options = readOptions(given, CHECK_OPTIONS);
	const { onlySnapshots = false, triesFixes = true } = options;
	const { task, settings, baseline } = taskFor(path, options);
	const { report, isIgnored: ignored, notes, problems } = await checkTask(task, settings, {
		baseline,
		onlySnapshots,
		triesFixes
	});
	if (report === void 0 && !ignored) refuse(problems);
	const { shownBytes = /* @__PURE__ */ new Uint8Array(), rules = [], error } = report ?? {};
	const findings = (report?.findings ?? []).map(plainFinding);
	const checked = {
		path: task.file.path,
		findings,
		shownBytes,
		rules,
		ignored,
		notes
	};
	return error === void 0 ? checked : {
		...checked,
		error
	};
}
async function fixesOfFile(path, options = {}) {
	const { task, settings, baseline } = taskFor(path, options);
	const { diff, problems } = await checkTask(task, settings, {
		baseline,
		fixes: {
			mode: "show",
			unsafe: false
		},
		onlySnapshots: options.onlySnapshots === true
	});
	refuse(problems);
	return diff?.splices ?? [];
}
const FILE_OPTIONS = {
	cwd: STRING,
	config: either(STRING, oneOf([false])),
	plugins: BOOLEAN
};
const CHECK_OPTIONS = {
	...FILE_OPTIONS,
	bytes: BYTES,
	onlySnapshots: BOOLEAN,
	triesFixes: BOOLEAN
};
function taskFor(path, options) {
	const settings = settingsOf(options);
	const { cwd } = settings;
	const absolute = resolve(cwd, path);
	const file = {
		path: pathInside(cwd, absolute) ?? absolute,
		absolute
	};
	return {
		task: options.bytes === void 0 ? fileTask(file) : bytesTask(file, options.bytes),
		settings,
		baseline: {
			path: void 0,
			cwd,
			use: "read"
		}
	};
}
function settingsOf({ cwd = process.cwd(), config, plugins = true }) {
	return {
		cwd,
		config,
		plugins
	};
}
async function checkBytes(file, bytes, settings, earlier) {
	const versions = earlier && [{
		shown: earlier.shown,
		read: (maxBytes) => upTo(maxBytes, earlier.bytes)
	}];
	const { report, notes, problems } = await checkTask({
		...bytesTask(file, bytes),
		...versions && { earlier: () => versions }
	}, settings, { onlyNew: earlier !== void 0 });
	refuse(problems);
	if (report === void 0) throw new CommandError(`${file.path} was not checked`);
	return {
		report,
		notes
	};
}
async function checkTask(task, settings, options = {}) {
	const check = await openCheck({
		listing: { tasks: [task] },
		settings,
		...options
	});
	const events = [];
	await check.run((event) => events.push(event));
	const of = (kind) => events.filter((event) => event.kind === kind);
	const [checked] = of("checked");
	const [diff] = of("diff");
	return {
		...checked && {
			report: checked.report,
			remaining: checked.remaining
		},
		...diff && { diff: diff.change },
		notes: of("note").map(({ message }) => message),
		problems: of("problem"),
		isOther: of("passed-over").length > 0,
		isIgnored: of("ignored").length > 0
	};
}
function bytesTask(file, bytes) {
	return {
		...fileTask(file),
		read: (maxBytes) => upTo(maxBytes, bytes)
	};
}
function refuse([problem]) {
	if (problem === void 0) return;
	const { severity, message, details } = problem;
	if (severity === "error") throw new CommandError(message, details);
	throw new Error(details === void 0 ? message : `${message}\n${details}`);
}
// src/world/files/open-conflicts.ts
const FOLDER = "roomlint-conflicts";
const UNDER_WAY = [
	"MERGE_HEAD",
	"CHERRY_PICK_HEAD",
	"REVERT_HEAD",
	"rebase-merge",
	"rebase-apply"
];
function noteConflicts(git, name, count, bytes) {
	const path = join(git.pathOf(FOLDER), `${hashOf(new TextEncoder().encode(name))}.json`);
	if (count === 0) {
		rmSync(path, { force: true });
		return;
	}
	mkdirSync(git.pathOf(FOLDER), { recursive: true });
	writeFileSync(path, `${JSON.stringify({
		version: 1,
		path: name,
		count,
		left: hashOf(bytes)
	})}\n`);
}
function openConflicts(git) {
	return readNotes(git).filter(({ name, left, staged }) => (staged ?? hashIn(git, `:0:${name}`)) === left);
}
function undecidedMerge(path, access) {
	if (!isBelowGit(path)) return void 0;
	const why = askGit(() => {
		const { git, name } = repositoryOf(path, access);
		if (git.names([
			"ls-files",
			"--unmerged",
			"-z",
			"--",
			`:(top,literal)${name}`
		]).length > 0) return UNMERGED_FILE;
		const left = hashOf(readFileSync(path));
		const found = readNotes(git).find((noted) => noted.name === name && noted.left === left);
		return found && openConflictsText(found);
	});
	return why instanceof GitError ? void 0 : why;
}
function isBelowGit(path) {
	const folder = dirname(path);
	return existsSync(join(folder, ".git")) || folder !== path && isBelowGit(folder);
}
const UNMERGED_FILE = "it has unresolved merge conflicts: resolve them, then git add it";
function openConflictsText({ name, count }) {
	const [are, them] = count === 1 ? ["is", "it"] : ["are", "them"];
	return `${counted(count, "conflict")} of the merge ${are} not decided, and ours is in the file. To see ${them}: roomlint merge --solve ${name}. To decide, add --resolve theirs, or ours`;
}
function readNotes(git) {
	const folder = git.pathOf(FOLDER);
	if (!existsSync(folder)) return [];
	const isUnderWay = UNDER_WAY.some((name) => existsSync(git.pathOf(name)));
	return readdirSync(folder).flatMap((file) => {
		const noted = tryParseJson(readFileSync(join(folder, file), "utf8"));
		const [name, count, left] = [
			"path",
			"count",
			"left"
		].map((key) => member(noted, key));
		if (typeof name !== "string" || typeof count !== "number" || typeof left !== "string") return [];
		const staged = isUnderWay ? void 0 : hashIn(git, `:0:${name}`);
		const isOver = staged !== void 0 && (staged !== left || hashIn(git, `HEAD:${name}`) === left);
		if (isOver) rmSync(join(folder, file), { force: true });
		return isOver ? [] : [{
			name,
			count,
			left,
			staged
		}];
	});
}
function hashIn(git, at) {
	const { status, stdout } = git.run([
		"cat-file",
		"blob",
		at
	], { maxBuffer: MAX_IMPORTED_BYTES + 1 });
	return status === 0 ? hashOf(stdout) : void 0;
}
// src/world/files/repository.ts
const OUTSIDE = "it is a symbolic link that leads out of the repository";
const LINK = "it is a symbolic link now, and links are not followed: check the file that it leads to";
const RAW = [
	"--raw",
	"-z",
	"--no-abbrev",
	"--no-ext-diff",
	"--ignore-submodules=dirty",
	"--find-renames"
];
var Repository = class Repository {
	git;
	cwd;
	blobs;
	constructor(git, cwd) {
		this.git = git;
		this.cwd = cwd;
		this.blobs = new Blobs(git);
	}
	static open(folder, access) {
		return new Repository(Git.around(folder, access), realpathSync.native(folder));
	}
	get top() {
		return this.git.path;
	}
	filesOf(commit, names) {
		const askable = names.filter((name) => !name.includes("\n"));
		const asked = askable.map((name) => `${commit}:${name}\n`).join("");
		const output = asked === "" ? Buffer.alloc(0) : this.git.output([
			"cat-file",
			"--batch-check",
			"--follow-symlinks"
		], { input: asked });
		let at = 0;
		return askable.flatMap((name) => {
			const end = output.indexOf(10, at);
			const line = output.toString("utf8", at, end);
			at = end + 1;
			const [, id] = /^([0-9a-f]{40,64}) blob \d+$/.exec(line) ?? [];
			if (id !== void 0) return [this.committed(commit, name, id)];
			const [, kind, size] = /^(symlink|dangling|loop|notdir) (\d+)$/.exec(line) ?? [];
			if (size !== void 0) at += Number(size) + 1;
			return kind === "symlink" ? [{
				name,
				shown: shownIn(commit, name),
				read: () => refused(OUTSIDE)
			}] : [];
		});
	}
	committed(commit, name, id) {
		const read = (maxBytes) => this.blobs.read(id, maxBytes);
		return {
			name,
			shown: shownIn(commit, name),
			read,
			older: () => this.olderThan(commit, name)
		};
	}
	olderThan(commit, name) {
		const list = [
			"rev-list",
			"--first-parent",
			`--max-count=21`,
			commit,
			"--",
			name
		];
		const [, ...commits] = String(this.git.output(["--literal-pathspecs", ...list])).trim().split("\n");
		return commits.flatMap((older) => this.filesOf(older, [name]));
	}
	changes(source) {
		const isStaged = source.kind === "staged";
		const scope = pathScope(source.paths, this.top, this.cwd);
		const base = isStaged ? this.git.commitOf("HEAD") : this.mergeBase(source.ref);
		const all = isStaged ? this.diff([], true) : [...this.diff(["--diff-filter=ACDMRT", `${base}`], false), ...this.untracked()];
		if (isStaged && source.mustChange !== void 0 && all.length === 0) throw new CommandError(source.mustChange);
		const isCovered = ({ name }) => scope.covers(resolve(this.top, name));
		const isLive = (change) => change.status !== "D" && isCovered(change.after) && (change.after.isRegular || change.status === "U" || this.hidesSnapshot(change));
		const live = new Set(all.filter(isLive));
		this.blobs.expect([...live].flatMap(({ before, after }) => [after.id, before.id]));
		const mergedFiles = this.mergedFiles(source);
		const files = [...live].map((change) => ({
			...this.file(change.after),
			read: (maxBytes) => this.read(change, isStaged, maxBytes),
			before: this.before(change, base)[0],
			merged: () => mergedFiles(change.after.name)
		}));
		const deleted = all.filter((change) => /^[DRT]$/.test(change.status) && !live.has(change) && change.before.isRegular && isCovered(change.before)).map(({ status, before, after }) => ({
			...this.file(before),
			before: this.committed("", before.name, before.id ?? ""),
			...status === "R" && { movedTo: this.file(after).path }
		}));
		const problems = scope.problems(() => [...this.git.names(EXISTING).map((name) => resolve(this.top, name)), ...deleted.map(({ absolute }) => absolute)]);
		return {
			repository: this,
			base,
			files: isStaged ? files : files.sort((a, b) => comparePaths(a.path, b.path)),
			deleted,
			problems
		};
	}
	untracked() {
		return this.git.names([
			"ls-files",
			"--others",
			"--exclude-standard",
			"-z"
		]).filter((name) => isRegularFile(resolve(this.top, name))).map((name) => ({
			status: "A",
			before: version(),
			after: version(name, "100")
		}));
	}
	read({ status, after }, isStaged, maxBytes) {
		if (after.isLink) return refused(LINK);
		if (status === "U") return refused(UNMERGED_FILE);
		const absolute = resolve(this.top, after.name);
		return isStaged || after.id !== void 0 && !isRegularFile(absolute) ? this.blobs.read(after.id, maxBytes) : readSnapshotFile(absolute, maxBytes);
	}
	before(change, commit) {
		const { name, id, isRegular } = change.before;
		return change.status === "A" || !isRegular || id === void 0 || commit === void 0 ? [] : [this.committed(commit, name, id)];
	}
	mergedFiles(source) {
		const commitFor = (other) => source.kind === "staged" ? other : this.git.ask([
			"merge-base",
			this.git.commitOf(source.ref) ?? source.ref,
			other
		]);
		let known;
		return (name) => {
			known ??= this.git.mergedCommits().flatMap((other) => commitFor(other) ?? []).map((commit) => {
				const changes = this.diff([commit], source.kind === "staged");
				return [commit, new Map(changes.map((change) => [change.after.name, change]))];
			});
			return known.flatMap(([commit, changes]) => {
				const change = changes.get(name);
				return change === void 0 ? this.filesOf(commit, [name]) : this.before(change, commit);
			});
		};
	}
	hidesSnapshot({ before, after }) {
		return after.isLink && before.isRegular && mayHoldSnapshot(this.blobs.read(before.id, 268435456));
	}
	mixed(files) {
		const changed = zeroEnded(this.git.output([
			"diff",
			"--name-only",
			"--ignore-submodules=dirty",
			"-z"
		], this.git.inWorkTree));
		const hidden = this.git.names([
			"ls-files",
			"-v",
			"-z"
		]).filter((line) => /^[a-zS] /.test(line)).map((line) => line.slice(2));
		const differing = new Set([...changed, ...hidden].map((name) => resolve(this.top, name)));
		return files.filter(({ absolute }) => differing.has(absolute));
	}
	stage(absolute) {
		if (/^next-index-\d+\.lock$/.test(basename(this.git.env.GIT_INDEX_FILE ?? ""))) throw new GitError("git commit with paths does not pick up fixes: git add the file and commit again");
		const name = relative(this.top, absolute);
		this.git.requireUnfiltered(name);
		this.git.output([
			"--literal-pathspecs",
			"add",
			"--",
			name
		], this.git.inWorkTree);
	}
	diff(args, cached) {
		const how = cached ? [
			"diff",
			"--cached",
			...RAW,
			...args
		] : [
			"diff",
			...RAW,
			...args
		];
		const fields = zeroEnded(this.git.output(how, cached ? {} : this.git.inWorkTree));
		const changes = [];
		for (let at = 0; at + 1 < fields.length; at += 2) {
			const [modeBefore, modeAfter, idBefore, idAfter, status = ""] = (fields[at] ?? "").slice(1).split(" ");
			const before = version(fields[at + 1], modeBefore, idBefore);
			if (/^[RC]/.test(status)) at++;
			changes.push({
				status: status.charAt(0),
				before,
				after: version(fields[at + 1], modeAfter, idAfter)
			});
		}
		return changes;
	}
	mergeBase(ref) {
		const commit = this.git.commitOf(ref);
		const base = commit === void 0 ? void 0 : this.git.ask([
			"merge-base",
			commit,
			"HEAD"
		]);
		if (base !== void 0) return base;
		const why = commit === void 0 ? "no such branch or commit" : "no common commit with this branch";
		const isShallow = this.git.ask(["rev-parse", "--is-shallow-repository"]) === "true";
		throw new GitError(`--since ${ref}: ${why}${isShallow ? "; this clone is shallow: fetch the whole history (actions/checkout: fetch-depth: 0)" : ""}`);
	}
	file({ name }) {
		const absolute = resolve(this.top, name);
		return {
			path: relativePath(this.cwd, absolute),
			absolute,
			found: true
		};
	}
};
function version(name = "", mode = "", id = "") {
	const isNone = /^0*$/.test(id);
	return {
		name,
		isRegular: mode.startsWith("100"),
		isLink: mode === "120000",
		id: isNone ? void 0 : id
	};
}
function isRegularFile(absolute) {
	try {
		return lstatSync(absolute).isFile();
	} catch {
		return false;
	}
}
function refused(message) {
	return {
		kind: "error",
		message
	};
}
function shownIn(commit, name) {
	return `${commit.slice(0, 8)}:${name}`;
}
// src/world/files/lock-file.ts
var LockedError = class extends Error {
	owner;
	name = "LockedError";
	constructor(owner) {
		super(`process ${owner} holds the lock`);
		this.owner = owner;
	}
};
function takeLock(path) {
	const own = temporaryPath(path);
	try {
		writeFileSync(own, String(process.pid), {
			flag: "wx",
			mode: 384
		});
		for (let attempt = 0; !isLinked(own, path); attempt++) {
			const owner = lockText(path);
			if (owner !== void 0 && (attempt > 2 || holds(path, owner))) throw new LockedError(owner);
			if (owner !== void 0) removeStale(path, owner);
		}
	} finally {
		ignoreMissing(() => unlinkSync(own));
	}
	const release = () => {
		process.off("exit", release);
		try {
			if (lockText(path) === String(process.pid)) unlinkSync(path);
		} catch {}
	};
	process.on("exit", release);
	return release;
}
function isLinked(own, path) {
	try {
		linkSync(own, path);
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
}
function lockText(path) {
	return ignoreMissing(() => readPlainFile(path).toString().trim());
}
function removeStale(path, stale) {
	const aside = temporaryPath(path);
	if (ignoreMissing(() => {
		renameSync(path, aside);
		return true;
	}) === void 0) return;
	try {
		if (lockText(aside) !== stale) isLinked(aside, path);
	} finally {
		ignoreMissing(() => unlinkSync(aside));
	}
}
function holds(path, owner) {
	if (!/^[1-9]\d*$/.test(owner)) return false;
	const written = ignoreMissing(() => statSync(path).mtimeMs);
	return written !== void 0 && isRunning(Number(owner), written) === true;
}
function ignoreMissing(act) {
	try {
		return act();
	} catch (error) {
		if (error.code === "ENOENT") return void 0;
		throw error;
	}
}
// src/world/workspace/plan-file.ts
function planReport(current, next, limits, { others = [], showsLost = false, limitName } = {}) {
	try {
		const room = SnapshotText.readRoom(current.room ?? current.bytes, "before");
		const snapshot = SnapshotText.readRoom(next.bytes, "after", room);
		const made = planImport(room, snapshot);
		const elsewhere = others.flatMap((other) => planInto(other, snapshot) ?? []);
		const gate = judgePlan(made, limits, elsewhere);
		const lost = showsLost && made.verdict !== "unchanged" ? lostBy(room, snapshot) : void 0;
		const named = limitName === void 0 ? {} : { limitName };
		const report = {
			current: current.name,
			next: next.name,
			plan: made,
			gate,
			...lost,
			...named
		};
		return redactPlan(report, maskOfJson([current.bytes, next.bytes]));
	} catch (error) {
		if (!isSnapshotFault(error)) throw error;
		const fault = faultOf(error, current.name, next.name);
		throw new CommandError(maskOf([current.bytes, next.bytes]).mask(fault));
	}
}
function lostBy(room, snapshot) {
	try {
		const after = readRoom(importInto(room, snapshot)).room;
		const before = roomOnDemand(room.bytes);
		const lost = lostStates([before], after);
		return lost.length === 0 ? { lost } : {
			lost,
			pictures: lostPictures(before(), after, lost)
		};
	} catch (error) {
		if (error instanceof SnapshotError) return { lost: [] };
		throw error;
	}
}
function readVersion({ name, bytes }) {
	try {
		return {
			name,
			bytes,
			room: SnapshotText.readRoom(bytes, "before")
		};
	} catch (error) {
		if (!isSnapshotFault(error)) throw error;
		return maskOf([bytes]).mask(`${name}: ${faultText(error)}`);
	}
}
function faultOf(error, current, next) {
	const name = error.which === "before" ? current : next;
	if (error instanceof UnusableSnapshotError) return `${name}: ${error.fault}. Nothing is planned${error.isFinding ? ": run roomlint check for details" : ""}`;
	const { at, fault } = error;
	const reason = `${name}:${at.line}:${at.column} ${fault}`;
	return `${/[.?!]$/.test(reason) ? reason : `${reason}.`} Only JSON can be imported`;
}
function planInto(room, snapshot) {
	try {
		return planImport(SnapshotText.read(room, "before"), snapshot);
	} catch (error) {
		if (isSnapshotFault(error)) return void 0;
		throw error;
	}
}
// src/world/workspace/merge.ts
const EMPTY = new TextEncoder().encode("{}");
async function readFiles(paths, cwd, stdin) {
	const named = [
		paths.base,
		paths.ours,
		paths.theirs
	];
	const [base = EMPTY, ours = EMPTY, theirs = EMPTY] = await readInputs(named, {
		cwd,
		stdin
	});
	return {
		base: base.length === 0 ? EMPTY : base,
		ours,
		theirs
	};
}
function readIndex(path, cwd, access) {
	const { git, name } = repositoryOf(resolve(cwd, path), access);
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
		], { maxBuffer: MAX_IMPORTED_BYTES + 1 });
		if (number === "1" && stages !== void 0) return EMPTY;
		throw new CommandError(stages === void 0 ? "git has no conflict in it: --solve is for files that a merge has left with one" : "one side has removed the file: keep it with git add, or remove it with git rm");
	};
	return {
		base: stage("1"),
		ours: stage("2"),
		theirs: stage("3")
	};
}
function whyNotMerged(versions) {
	for (const which of [
		"ours",
		"theirs",
		"base"
	]) {
		const why = whyNoRoom(versions[which]);
		if (why !== void 0) return `${which} cannot be used: ${why}`;
	}
	return "the result would not be a room";
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
function writeMerged(output, cwd, bytes) {
	const path = resolve(cwd, output);
	const before = existsSync(path) ? readInFull(path) : void 0;
	const written = before === void 0 || before.kind === "bytes" ? replaceFile(path, before?.bytes, bytes) : before;
	if (written.kind !== "replaced") throw new CommandError(`${output} was not written: ${written.message}`);
}
async function mergeEffects(absolute, { ours, theirs }, { merged, mayMoveQuests }) {
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
	const { errors, room } = checkMerged(merged, mayMoveQuests, linter);
	return {
		errors: newErrors(linter, before, errors),
		impossible: room === void 0 ? [] : lostStates(before.map(roomOnDemand), room)
	};
}
function checkMerged(merged, mayMoveQuests, linter) {
	const { result, playable } = mayMoveQuests ? checkRoom(merged, linter) : {
		result: linter.lint(merged),
		playable: void 0
	};
	return {
		errors: result.findings.filter(({ level }) => level === "error"),
		room: playable?.room
	};
}
function newErrors(linter, before, findings) {
	if (findings.length === 0) return [];
	const versions = new EarlierVersions();
	for (const bytes of before) versions.add(linter.report(bytes));
	return versions.judge(findings).fresh.map((finding) => ({
		rule: finding.rule,
		place: placeText(finding),
		message: finding.message
	}));
}
// src/world/files/plugins.ts
var plugins_exports = /* @__PURE__ */ __exportAll({ loadPlugin: () => loadPlugin });
async function loadPlugin(path, folder, pack) {
	const absolute = resolve(folder, path);
	try {
		const found = statSync(absolute, { throwIfNoEntry: false });
		if (found !== void 0) requireFile(found);
		const module = await import(pathToFileURL(absolute).href);
		const rules = rulesOfPlugin(module.default, pack);
		return typeof rules === "string" ? `the plugin "${path}" cannot be used: ${rules}` : rules;
	} catch (error) {
		return `the plugin "${path}" cannot be loaded: ${String(error).split("\n")[0]}`;
	}
}
// src/world/workspace/fixer.ts
var fixer_exports = /* @__PURE__ */ __exportAll({
	fixFile: () => fixFile,
	withTriedFixes: () => withTriedFixes
});
const MAX_REFUSALS = 5;
const MAY_BE_OTHER = "it may not be a snapshot: name the file to fix it anyway";
const MAX_FIXES = 5e4;
async function fixFile(options, { file, target }, linter, first, wanted, emit) {
	const writes = options.mode === "write";
	const isPassedOn = target.kind === "output";
	if (wanted(first.result.findings).filter(({ fix }) => fix !== void 0).length > MAX_FIXES || first.result.omitted.size > 0) {
		if (writes && isPassedOn) emit({
			kind: "output",
			bytes: first.bytes
		});
		emit({
			kind: "note",
			message: `${file.path}: nothing is fixed: more than ${MAX_FIXES.toLocaleString("en")} findings have a fix. Use --only to fix them rule by rule`
		});
		return unchanged(first, first.result);
	}
	const repair = repairOf(first, linter, wanted, options);
	if (repair instanceof RepairError) {
		if (writes && isPassedOn) emit({
			kind: "output",
			bytes: first.bytes
		});
		return {
			kind: "failed",
			severity: "crash",
			message: `not fixed, because of a bug in a rule. Please report it: ${repair.message}`,
			result: first.result
		};
	}
	if (isOther(first, repair)) {
		emit({
			kind: "note",
			message: `${file.path} is not fixed: it may not be a snapshot, because nothing in it has two documented fields of a record. To fix it anyway, name it`
		});
		return unchanged(first, first.result);
	}
	for (const event of refusalNotes(file, repair)) emit(event);
	if (repair.outgrown) {
		const most = linter.maxBytes.toLocaleString("en");
		emit({
			kind: "note",
			message: `${file.path}: some fixes are not made: the file would have more than ${most} bytes`
		});
	}
	if (!writes) {
		for (const event of shown(file, repair, wanted)) emit(event);
		return unchanged(first, repair.result);
	}
	if (isPassedOn) emit({
		kind: "output",
		bytes: repair.after.bytes
	});
	const outcome = isPassedOn ? applied(repair) : write(file, repair, first.result);
	if (outcome.kind === "failed" || repair.repaired.length === 0) return outcome;
	emit({
		kind: "note",
		message: fixedNote(file, repair)
	});
	const problem = target.kind === "index" ? target.stage() : void 0;
	if (problem === void 0) return outcome;
	return {
		kind: "failed",
		severity: "error",
		message: `fixed, but the fixes are not staged: ${problem}`,
		result: outcome.result
	};
}
function withTriedFixes(first, linter, wanted) {
	const { result } = first;
	const repair = repairOf(first, linter, wanted, { unsafe: false });
	if (repair instanceof RepairError) return result;
	const isNone = isOther(first, repair);
	if (!isNone && repair.refused.length === 0) return result;
	const refused = new Map(repair.refused.flatMap((finding) => lastingNames(finding).map((key) => [key, finding.notFixed])));
	const whyNot = (finding) => isNone ? MAY_BE_OTHER : lastingNames(finding).map((key) => refused.get(key)).find((why) => why !== void 0);
	const tried = result.findings.map((finding) => {
		const why = finding.fix?.safety === "safe" ? whyNot(finding) : void 0;
		return why === void 0 ? finding : withoutFix(finding, why);
	});
	return {
		...result,
		findings: tried
	};
}
function repairOf({ bytes, result }, linter, wanted, { unsafe, strict = false }) {
	try {
		return linter.repair(bytes, {
			wanted,
			unsafe,
			strict,
			first: result,
			findLoss
		});
	} catch (error) {
		if (error instanceof RepairError) return error;
		throw error;
	}
}
function isOther({ mayBeOther }, { splices, after }) {
	return mayBeOther && splices.length > 0 && !holdsSnapshotRecord(after.bytes);
}
function refusalNotes({ path }, { refused }) {
	const messages = refused.slice(0, MAX_REFUSALS).map(({ rule, notFixed = "" }) => `${path}: ${rule} is not fixed: ${printable(notFixed)}`);
	const more = refused.length - MAX_REFUSALS;
	if (more > 0) messages.push(`${path}: ${counted(more, "more finding is", "more findings are")} not fixed`);
	return messages.map((message) => ({
		kind: "note",
		message
	}));
}
function unchanged({ bytes, result }, remaining) {
	return {
		kind: "done",
		bytes: bytes.length,
		result,
		remaining
	};
}
function applied({ after, result }) {
	return {
		kind: "done",
		bytes: after.bytes.length,
		result,
		remaining: result
	};
}
function write({ absolute }, repair, first) {
	if (repair.splices.length === 0) return applied(repair);
	const replaced = replaceFile(absolute, repair.before.bytes, repair.after.bytes);
	if (replaced.kind === "replaced") return applied(repair);
	const result = replaced.kind === "changed" ? void 0 : first;
	return {
		kind: "failed",
		severity: "error",
		message: `not fixed: ${replaced.message}`,
		result
	};
}
function shown({ path }, repair, wanted) {
	const { before, after, splices, repaired, result } = repair;
	const remaining = countedFindings(countFindings(wanted(result.findings), result.omitted)) || "no findings";
	const would = repaired.length === 0 ? "nothing to fix" : `would fix ${counted(repaired.length, "finding")}`;
	return [{
		kind: "diff",
		change: {
			path,
			before: before.shown,
			after: after.shown,
			splices
		}
	}, {
		kind: "note",
		message: `${path}: ${would}${tally(repair)}; ${remaining} would remain`
	}];
}
function fixedNote({ path }, repair) {
	const more = repair.unfinished ? "; more can be fixed: run it again" : "";
	return `${path}: fixed ${counted(repair.repaired.length, "finding")}${tally(repair)}${more}`;
}
function tally({ repaired }) {
	if (repaired.length === 0) return "";
	const counts = /* @__PURE__ */ new Map();
	for (const { rule } of repaired) counts.set(rule, (counts.get(rule) ?? 0) + 1);
	return ` (${[...counts].map(([rule, count]) => count === 1 ? rule : `${rule} ${count} times`).join(", ")})`;
}
// src/world/workspace/git-source.ts
var git_source_exports = /* @__PURE__ */ __exportAll({
	GitChange: () => GitChange,
	besideHead: () => besideHead,
	listChange: () => listChange
});
var GitChange = class {
	source;
	cwd;
	access;
	known;
	constructor(source, cwd, access) {
		this.source = source;
		this.cwd = cwd;
		this.access = access;
	}
	read() {
		this.known ??= Repository.open(this.cwd, this.access).changes(this.source);
		return this.known;
	}
};
function listChange(change, fixes) {
	const { source } = change;
	const { repository, base: commit, files, deleted, problems } = change.read();
	const isStaged = source.kind === "staged";
	const others = isStaged && fixes ? requireSame(repository, files) : void 0;
	const tasks = files.map((file) => {
		const task = changedTask(file);
		return others === void 0 || others.has(file) ? task : {
			...task,
			...fileTask(file),
			target: indexTarget(repository, file)
		};
	});
	const open = isStaged ? undecided(repository) : [];
	return {
		tasks: [...tasks, ...[...problems, ...open].map(problemTask)],
		mayBeNothing: isStaged ? "" : `no snapshot has changed since ${source.ref}`,
		base: {
			repository,
			commit
		},
		notes: movedAway(deleted)
	};
}
function undecided(repository) {
	return openConflicts(repository.git).map((found) => ({
		path: found.name,
		message: openConflictsText(found)
	}));
}
function besideHead(listing, cwd, access) {
	const names = /* @__PURE__ */ new Map();
	const found = askGit(() => {
		const repository = Repository.open(cwd, access);
		for (const task of listing.tasks) {
			const name = pathInside(repository.top, realPath(task.file.absolute) ?? task.file.absolute);
			if (name !== void 0) names.set(task, name);
		}
		return repository.filesOf("HEAD", [...names.values()]);
	});
	if (found instanceof GitError) return listing;
	const inHead = new Map(found.map((before) => [before.name, before]));
	const tasks = listing.tasks.map((task) => task.kind === "problem" ? task : {
		...task,
		before: inHead.get(names.get(task) ?? "")
	});
	return {
		...listing,
		tasks
	};
}
function movedAway(deleted) {
	return deleted.filter(({ before, movedTo }) => movedTo !== void 0 && mayHoldSnapshot(before.read(268435456))).map(({ path, movedTo }) => `${path} is no longer checked: it was moved to ${movedTo}`);
}
function requireSame(repository, files) {
	const mixed = repository.mixed(files);
	const rooms = mixed.filter(({ absolute, read }) => !isNeverSnapshot(absolute) && mayHoldSnapshot(read(268435456)));
	if (rooms.length === 0) return new Set(mixed);
	const named = rooms.map(({ path }) => path).join(", ");
	throw new CommandError(`--staged --fix would mix staged and unstaged changes in ${named}: stage the rest, or set it aside with git stash --keep-index`);
}
function indexTarget(repository, { absolute }) {
	return {
		kind: "index",
		stage: () => askGit(() => repository.stage(absolute))?.message
	};
}
function changedTask(file) {
	const { before, read, merged } = file;
	const earlier = () => [...before === void 0 ? [] : [before], ...merged()];
	return {
		...fileTask(file),
		read,
		before,
		earlier
	};
}
// src/world/workspace/plan-changes.ts
var plan_changes_exports = /* @__PURE__ */ __exportAll({ planChanges: () => planChanges });
async function planChanges(change, order) {
	const { repository, base: commit, files, deleted, problems } = change.read();
	const outcomes = problems.map(({ path, message }) => ({
		status: "error",
		path,
		message: `${path}: ${message}`
	}));
	if (commit === void 0) return {
		commit,
		outcomes
	};
	const plans = new ChangePlans(order, change.source, commit, repository);
	for (const file of files) {
		if (isNeverSnapshot(file.absolute)) continue;
		const outcome = await plans.of(file);
		if (outcome !== void 0) outcomes.push(outcome);
	}
	for (const { path, absolute, before } of deleted) {
		if (isNeverSnapshot(absolute)) continue;
		if (mayHoldSnapshot(before.read(52428800))) outcomes.push({
			status: "deleted",
			path
		});
	}
	return {
		commit,
		outcomes
	};
}
function shownRef(ref, short) {
	return ref.startsWith(short) ? short : `${ref} as of ${short}`;
}
var ChangePlans = class {
	order;
	source;
	settings;
	shown;
	constructor(order, source, commit, repository) {
		this.order = order;
		this.source = source;
		this.settings = new GateSettingsBefore(order.config, order.cwd, repository, commit);
		const short = commit.slice(0, 8);
		this.shown = source.kind === "staged" ? `the last commit (${short})` : shownRef(source.ref, short);
	}
	async of({ path, absolute, before, read, merged }) {
		const { showsLost, limitName } = this.order;
		try {
			if (before === void 0) return mayHoldSnapshot(read(52428800)) ? {
				status: "new",
				path
			} : void 0;
			const bytes = importable(read(MAX_IMPORTED_BYTES), path);
			const newest = importable(before.read(MAX_IMPORTED_BYTES), before.shown);
			if (!holdsSnapshot(newest) && !holdsSnapshot(bytes)) return void 0;
			const was = this.roomBefore(path, {
				name: before.shown,
				bytes: newest
			}, before);
			const limits = await this.limitsOf(before.name, dirname(absolute));
			const others = (this.source.kind === "staged" ? merged() : []).map((other) => importable(other.read(MAX_IMPORTED_BYTES), other.name));
			const report = planReport(was, {
				name: path,
				bytes
			}, limits, {
				others,
				showsLost,
				limitName
			});
			const base = was.bytes === newest ? { base: this.shown } : {};
			return {
				status: "planned",
				path,
				report: {
					...report,
					...base
				}
			};
		} catch (error) {
			if (!(error instanceof CommandError)) throw error;
			const isUnlimited = before !== void 0 && await this.isUnlimited(before.name);
			return {
				status: "error",
				path,
				message: `${error.message} ${error.details.trim().split("\n")[0]}`.trim(),
				isUnlimited
			};
		}
	}
	roomBefore(path, newest, { older }) {
		const whole = readVersion(newest);
		if (typeof whole !== "string") return whole;
		for (const { shown: name, read } of older?.() ?? []) {
			const reading = read(MAX_IMPORTED_BYTES);
			const earlier = reading.kind === "bytes" ? readVersion({
				name,
				bytes: reading.bytes
			}) : "";
			if (typeof earlier === "string") continue;
			this.order.warn(`${path}: planned into ${name}, because ${whole}`);
			return earlier;
		}
		return newest;
	}
	async isUnlimited(name) {
		const { given, fallback, protect: others } = this.order;
		if (given !== void 0 || fallback === void 0 || others.length > 0) return false;
		try {
			const { protect, maxRemoved } = await this.settings.of(name);
			return protect.length === 0 && maxRemoved === void 0;
		} catch (error) {
			if (error instanceof CommandError) return false;
			throw error;
		}
	}
	async limitsOf(nameBefore, folder) {
		const { given, fallback, dropsLogic, cwd, config } = this.order;
		const before = await this.settings.of(nameBefore);
		const now = await configFor(folder, cwd, config);
		const protect = [.../* @__PURE__ */ new Set([
			...before.protect,
			...now.protect,
			...this.order.protect
		])];
		if (given !== void 0) return {
			limits: [given],
			protect,
			dropsLogic
		};
		if (before.maxRemoved === void 0 && fallback !== void 0) return {
			limits: [fallback],
			protect,
			dropsLogic
		};
		return {
			limits: [before.maxRemoved ?? NO_REMOVALS, now.maxRemoved ?? NO_REMOVALS],
			protect,
			dropsLogic
		};
	}
};
exports.LockedError = LockedError;
exports.Repository = Repository;
exports.bytesTask = bytesTask;
exports.checkBytes = checkBytes;
exports.checkFile = checkFile;
exports.checkTask = checkTask;
exports.fixer_exports = fixer_exports;
exports.fixesOfFile = fixesOfFile;
exports.git_source_exports = git_source_exports;
exports.loadConfig = loadConfig;
exports.mergeEffects = mergeEffects;
exports.noteConflicts = noteConflicts;
exports.planReport = planReport;
exports.plan_changes_exports = plan_changes_exports;
exports.plugins_exports = plugins_exports;
exports.readDecisions = readDecisions;
exports.readFiles = readFiles;
exports.readIndex = readIndex;
exports.refuse = refuse;
exports.takeLock = takeLock;
exports.undecidedMerge = undecidedMerge;
exports.whyNotMerged = whyNotMerged;
exports.writeMerged = writeMerged;
