"use strict";
const { counted, memberOf, tryParseJson } = require("./words.js");
const { MAX_IMPORTED_BYTES, hexDigest, holdsSnapshot } = require("./core.js");
const { Blobs, Git, GitError, MAX_OUTPUT, comparePaths, isRunning, nodeSha256, readPlainFile, readSnapshotFile, relativePath, repositoryOf, temporaryPath, zeroEnded } = require("./command-check.js");
const { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } = require("node:fs");
const { basename, dirname, join, relative, resolve } = require("node:path");
// src/world/files/git-changes.ts
const RAW = [
	"--raw",
	"-z",
	"--no-abbrev",
	"--no-ext-diff",
	"--ignore-submodules=dirty",
	"--find-renames"
];
function readChanges(raw) {
	const fields = zeroEnded(raw);
	const changes = [];
	for (let at = 0; at + 1 < fields.length; at += 2) {
		const [modeBefore = "", modeAfter = "", idBefore = "", idAfter = "", status = ""] = (fields[at] ?? "").slice(1).split(" ");
		const from = fields[at + 1] ?? "";
		if (/^[RC]/.test(status)) at++;
		const to = fields[at + 1] ?? "";
		changes.push({
			status: status.charAt(0),
			before: {
				name: from,
				...version(modeBefore, idBefore)
			},
			after: {
				name: to,
				...version(modeAfter, idAfter)
			}
		});
	}
	return changes;
}
function version(mode, id) {
	return {
		isRegular: mode.startsWith("100"),
		isLink: mode === "120000",
		id: /^0*$/.test(id) ? void 0 : id
	};
}
function readLog(log) {
	const fields = zeroEnded(Buffer.concat([log, Buffer.from("\0")]));
	const versions = [];
	let commit = "";
	for (let at = 0; at < fields.length; at++) {
		const field = (fields[at] ?? "").trimStart();
		if (/^[0-9a-f]{40,64}$/.test(field)) commit = field;
		if (!field.startsWith(":")) continue;
		const [, id, status] = /^:\d+ 100\d+ [0-9a-f]+ ([0-9a-f]+) ([A-Z])/.exec(field) ?? [];
		at += /^:.* [RC]\d*$/.test(field) ? 2 : 1;
		if (id !== void 0 && status !== "D") versions.push({
			commit,
			name: fields[at] ?? "",
			id
		});
	}
	return versions;
}
function isNew({ status, before }) {
	return status === "A" || !before.isRegular || before.id === void 0;
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
	const path = join(folderOf(git), `${hexDigest(nodeSha256, new TextEncoder().encode(name))}.json`);
	if (count === 0) {
		rmSync(path, { force: true });
		return;
	}
	mkdirSync(folderOf(git), { recursive: true });
	writeFileSync(path, `${JSON.stringify({
		version: 1,
		path: name,
		count,
		left: hexDigest(nodeSha256, bytes)
	})}\n`);
}
function openConflicts(git) {
	return readNotes(git).filter(({ name, left }) => hashIn(git, `:0:${name}`) === left);
}
function undecidedMerge(path, access) {
	if (!isBelowGit(path)) return void 0;
	try {
		const { git, name } = repositoryOf(path, access);
		if (git.names([
			"ls-files",
			"--unmerged",
			"-z",
			"--",
			`:(top,literal)${name}`
		]).length > 0) return UNMERGED_FILE;
		const left = hexDigest(nodeSha256, readFileSync(path));
		const found = readNotes(git).find((noted) => noted.name === name && noted.left === left);
		return found && openConflictsText(found);
	} catch (error) {
		if (error instanceof GitError) return void 0;
		throw error;
	}
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
	const folder = folderOf(git);
	if (!existsSync(folder)) return [];
	const isUnderWay = UNDER_WAY.some((name) => existsSync(pathIn(git, name)));
	return readdirSync(folder).flatMap((file) => {
		const noted = tryParseJson(readFileSync(join(folder, file), "utf8"));
		const [name, count, left] = [
			"path",
			"count",
			"left"
		].map((key) => memberOf(noted, key));
		if (typeof name !== "string" || typeof count !== "number" || typeof left !== "string") return [];
		const staged = isUnderWay ? void 0 : hashIn(git, `:0:${name}`);
		const isOver = staged !== void 0 && (staged !== left || hashIn(git, `HEAD:${name}`) === left);
		if (isOver) rmSync(join(folder, file), { force: true });
		return isOver ? [] : [{
			name,
			count,
			left
		}];
	});
}
function hashIn(git, at) {
	const { status, stdout } = git.run([
		"cat-file",
		"blob",
		at
	], MAX_IMPORTED_BYTES + 1);
	return status === 0 ? hexDigest(nodeSha256, stdout) : void 0;
}
function folderOf(git) {
	return pathIn(git, FOLDER);
}
function pathIn(git, name) {
	const path = git.ask([
		"rev-parse",
		"--git-path",
		name
	]);
	if (path === void 0) throw new GitError("git does not say where its own files are");
	return resolve(git.path, path);
}
// src/world/files/repository.ts
const MAX_VERSIONS = 1e3;
const LINK = {
	kind: "error",
	message: "it is a symbolic link now, and links are not followed: check the file that it leads to"
};
const UNMERGED = {
	kind: "error",
	message: UNMERGED_FILE
};
const OUTSIDE = {
	kind: "error",
	message: "it is a symbolic link that leads out of the repository"
};
var Repository = class Repository {
	git;
	cwd;
	stagedNow;
	constructor(git, cwd) {
		this.git = git;
		this.cwd = cwd;
	}
	static open(folder, access) {
		return new Repository(Git.around(folder, access), realpathSync.native(folder));
	}
	get top() {
		return this.git.path;
	}
	files() {
		return this.git.names([
			"ls-files",
			"--cached",
			"--others",
			"--exclude-standard",
			"-z"
		]).map((name) => resolve(this.top, name));
	}
	get head() {
		return this.git.commitOf("HEAD");
	}
	hasStaged() {
		return this.staged().length > 0;
	}
	stagedChanges(covers) {
		const { live, gone } = this.split(this.staged(), covers);
		const [olds, staged] = [this.blobs(live, "before"), this.blobs(live, "after")];
		const base = this.head;
		const merged = this.git.mergedCommits().map((commit) => this.filesBefore(commit, true));
		return {
			base,
			files: live.map((change, index) => {
				const { status, after } = change;
				return {
					...this.file(after.name),
					read: (maxBytes) => status === "U" ? UNMERGED : after.isRegular ? staged.read(index, maxBytes) : LINK,
					before: this.before(change, base, olds, index),
					merged: merged.flatMap((find) => {
						const found = find(after.name);
						return found === void 0 ? [] : [this.committed(found)];
					})
				};
			}),
			deleted: this.deleted(gone)
		};
	}
	changedSince(ref, covers) {
		const base = this.mergeBase(ref);
		const { live, gone } = this.split(this.diff(["--diff-filter=ACDMRT", base], false), covers);
		const [olds, staged] = [this.blobs(live, "before"), this.blobs(live, "after")];
		const changed = live.map((change, index) => {
			const { after } = change;
			const file = this.file(after.name);
			return {
				...file,
				read: (maxBytes, bufferFor) => {
					if (!after.isRegular) return LINK;
					return after.id !== void 0 && !isRegularFile(file.absolute) ? staged.read(index, maxBytes) : readSnapshotFile(file.absolute, maxBytes, bufferFor);
				},
				before: this.before(change, base, olds, index)
			};
		});
		const added = this.git.names([
			"ls-files",
			"--others",
			"--exclude-standard",
			"-z"
		]).map((name) => this.file(name)).filter(({ absolute }) => covers(absolute) && isRegularFile(absolute)).map((file) => {
			const { absolute } = file;
			const read = (maxBytes, made) => readSnapshotFile(absolute, maxBytes, made);
			return {
				...file,
				read,
				before: void 0
			};
		});
		return {
			base,
			files: [...changed, ...added].sort((a, b) => comparePaths(a.path, b.path)),
			deleted: this.deleted(gone)
		};
	}
	earlierThanStaged(checkedOut) {
		return this.versionsIn(() => {
			const { head } = this;
			return head === void 0 ? [] : [head, ...this.git.mergedCommits()];
		}, true, checkedOut);
	}
	earlierSince(ref) {
		const bases = () => {
			const commit = this.git.commitOf(ref) ?? ref;
			const others = this.git.mergedCommits().flatMap((other) => this.git.ask([
				"merge-base",
				commit,
				other
			]) ?? []);
			return [this.mergeBase(ref), ...others];
		};
		return this.versionsIn(bases, false, true);
	}
	filesOf(commit, names) {
		const askable = names.filter((name) => !name.includes("\n"));
		const asked = askable.map((name) => `${commit}:${name}\n`).join("");
		const output = asked === "" ? Buffer.alloc(0) : this.git.output([
			"cat-file",
			"--batch-check",
			"--follow-symlinks"
		], MAX_OUTPUT, asked);
		let at = 0;
		return askable.flatMap((name) => {
			const end = output.indexOf(10, at);
			const line = output.toString("utf8", at, end);
			at = end + 1;
			const [, id] = /^([0-9a-f]{40,64}) blob \d+$/.exec(line) ?? [];
			if (id !== void 0) return [this.committed({
				commit,
				name,
				id
			})];
			const [, kind, size] = /^(symlink|dangling|loop|notdir) (\d+)$/.exec(line) ?? [];
			if (size !== void 0) at += Number(size) + 1;
			return kind === "symlink" ? [{
				name,
				read: () => OUTSIDE
			}] : [];
		});
	}
	mixed(files) {
		const changed = zeroEnded(this.git.output([
			"diff",
			"--name-only",
			"--ignore-submodules=dirty",
			"-z"
		], MAX_OUTPUT, "", this.git.inWorkTree));
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
		], MAX_OUTPUT, "", this.git.inWorkTree);
	}
	staged() {
		this.stagedNow ??= this.diff([], true);
		return this.stagedNow;
	}
	diff(args, cached) {
		const how = [
			"diff",
			...cached ? ["--cached"] : [],
			...RAW,
			...args
		];
		return readChanges(this.git.output(how, MAX_OUTPUT, "", cached ? this.git.env : this.git.inWorkTree));
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
	filesBefore(commit, staged) {
		const changes = new Map(this.diff([commit], staged).map((change) => [change.after.name, change]));
		return (name) => {
			const change = changes.get(name);
			const before = change === void 0 ? this.versionOf(commit, name) : isNew(change) ? void 0 : change.before;
			return before?.id === void 0 ? void 0 : {
				commit,
				name: before.name,
				id: before.id
			};
		};
	}
	versionOf(commit, name) {
		const listed = this.git.output([
			"--literal-pathspecs",
			"ls-tree",
			"--full-tree",
			"-z",
			commit,
			"--",
			name
		]);
		const id = /^100\d+ blob ([0-9a-f]+)\t/.exec(String(listed))?.[1];
		return id === void 0 ? void 0 : {
			name,
			id
		};
	}
	versionsIn(commits, staged, checkedOut) {
		let finders;
		return ({ absolute }) => {
			finders ??= [...new Set(commits())].map((commit) => this.filesBefore(commit, staged));
			return finders.flatMap((find) => {
				const found = find(relativePath(this.top, absolute));
				if (found === void 0) return [];
				return [{
					...this.version(found, checkedOut),
					older: () => this.olderThan(found, checkedOut)
				}];
			});
		};
	}
	version({ commit, name, id }, checkedOut) {
		const { read } = this.committed({
			commit,
			name,
			id
		});
		return {
			shown: `${commit.slice(0, 8)}:${name}`,
			read: (maxBytes) => read(maxBytes, checkedOut)
		};
	}
	committed(file, blobs = new Blobs(this.git, [file.id]), index = 0) {
		const { name, id } = file;
		return {
			name,
			read: (maxBytes, checkedOut) => checkedOut ? this.git.readCheckedOut(id, name, maxBytes) : blobs.read(index, maxBytes),
			older: () => this.olderThan(file, false)
		};
	}
	olderThan(file, checkedOut) {
		const seen = /* @__PURE__ */ new Set([file.id]);
		const follow = [
			"log",
			"--follow",
			"--first-parent",
			"-m",
			...RAW,
			"--no-color",
			"--no-show-signature"
		];
		const format = ["--format=%H", `--max-count=${MAX_VERSIONS}`];
		const log = [
			"--literal-pathspecs",
			...follow,
			...format,
			file.commit,
			"--",
			file.name
		];
		return readLog(this.git.output(log)).filter(({ id }) => !seen.has(id) && seen.add(id)).map((each) => this.version(each, checkedOut));
	}
	split(changes, covers) {
		const covered = (name) => covers(resolve(this.top, name));
		const live = changes.filter((change) => change.status !== "D" && covered(change.after.name) && (change.after.isRegular || change.status === "U" || this.hidesSnapshot(change)));
		const kept = new Set(live);
		return {
			live,
			gone: changes.filter((change) => /^[DRT]$/.test(change.status) && !kept.has(change) && change.before.isRegular).filter(({ before }) => covered(before.name))
		};
	}
	hidesSnapshot(change) {
		if (!change.after.isLink || !change.before.isRegular) return false;
		const reading = this.blobs([change], "before").read(0, MAX_OUTPUT);
		return reading.kind !== "bytes" || holdsSnapshot(reading.bytes);
	}
	before(change, base, olds, index) {
		const { name, id } = change.before;
		if (isNew(change) || id === void 0 || base === void 0) return void 0;
		return this.committed({
			commit: base,
			name,
			id
		}, olds, index);
	}
	deleted(changes) {
		return changes.map(({ status, before, after }) => ({
			...this.file(before.name),
			before: this.committed({
				commit: "",
				name: before.name,
				id: before.id ?? ""
			}),
			...status === "R" && { movedTo: this.file(after.name).path }
		}));
	}
	blobs(changes, side) {
		return new Blobs(this.git, changes.map((change) => change[side].id));
	}
	file(name) {
		const absolute = resolve(this.top, name);
		return {
			path: relativePath(this.cwd, absolute),
			absolute,
			found: true
		};
	}
};
function isRegularFile(absolute) {
	try {
		return lstatSync(absolute).isFile();
	} catch {
		return false;
	}
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
// src/world/files/git-drivers.ts
const DRIVERS = {
	"merge.roomlint.name": "rooms, by item, quest and field",
	"merge.roomlint.driver": "npx --no roomlint merge %O %A %B -L %P",
	"merge.roomlint.recursive": "binary",
	"diff.roomlint.command": "npx --no roomlint diff"
};
const ATTRIBUTES = "merge=roomlint diff=roomlint -text";
function readDrivers(git) {
	const get = (name) => git.ask([
		"config",
		"--get",
		name
	]) || void 0;
	return {
		merge: get("merge.roomlint.driver"),
		diff: get("diff.roomlint.command"),
		isSafe: get("merge.roomlint.recursive") === DRIVERS["merge.roomlint.recursive"],
		merged: countOf(git, "merge"),
		compared: countOf(git, "diff")
	};
}
function countOf(git, attribute) {
	const input = git.names([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
		"*.json"
	]).map((name) => `${name}\0`).join("");
	const { stdout } = git.run([
		"check-attr",
		"-z",
		"--stdin",
		attribute
	], void 0, input);
	return String(stdout).split("\0roomlint\0").length - 1;
}
exports.ATTRIBUTES = ATTRIBUTES;
exports.DRIVERS = DRIVERS;
exports.LockedError = LockedError;
exports.Repository = Repository;
exports.noteConflicts = noteConflicts;
exports.openConflicts = openConflicts;
exports.openConflictsText = openConflictsText;
exports.readDrivers = readDrivers;
exports.takeLock = takeLock;
exports.undecidedMerge = undecidedMerge;
