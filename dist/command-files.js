"use strict";
const { inPackage, withoutKeys } = require("./command.js");
const { holdsSnapshot } = require("./core.js");
const { IN_LFS, MAX_OUTPUT, comparePaths, isFolderPassedBy, isJsonName, isOwnFile, isPointer, isRunning, mayBeGlob, pathInside, readGlob, readPlainFile, readSnapshotFile, relativePath, temporaryPath, unprescannedBuffer, writeWhole } = require("./command-check.js");
const { fileURLToPath } = require("node:url");
const { closeSync, existsSync, linkSync, lstatSync, openSync, readFileSync, readSync, readdirSync, realpathSync, renameSync, statSync, unlinkSync } = require("node:fs");
const { basename, join, relative, resolve } = require("node:path");
const { spawn, spawnSync } = require("node:child_process");
const { createHash } = require("node:crypto");
// src/files/start-program.ts
function startProgram(program, args, options) {
	return spawn(program, args, {
		...options,
		env: withoutKeys(options.env)
	});
}
function runProgram(program, args, options) {
	return spawnSync(program, args, {
		...options,
		env: withoutKeys(options.env)
	});
}
// src/files/git-command.ts
var GitError = class extends Error {};
const installedGit = (args, options) => runProgram("git", args, options);
function git(at, args, most = MAX_OUTPUT, input = "") {
	const { status, stdout, stderr, error } = run(at, args, most, input);
	if (status === 0) return stdout;
	const said = error?.message ?? String(stderr).trim();
	throw new GitError(`git ${args.find((arg) => !arg.startsWith("-"))} failed: ${said.split("\n")[0] || "it gave no reason"}`);
}
const GUARDED = [
	...["-c", "safe.bareRepository=explicit"],
	...["-c", "core.fsmonitor=false"],
	...["-c", "core.alternateRefsCommand=:"],
	...["-c", "credential.helper="],
	...["-c", "maintenance.auto=false"],
	...["-c", "diff.orderFile=/dev/null"]
];
const QUIETLY = {
	GIT_LFS_SKIP_SMUDGE: "1",
	GIT_ALLOW_PROTOCOL: "https",
	GIT_ASKPASS: "",
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0"
};
function run({ path, env, program }, args, most = MAX_OUTPUT, input = "") {
	return program([...GUARDED, ...args], {
		cwd: path,
		maxBuffer: most,
		input,
		env
	});
}
function ask(at, args) {
	const question = args.join("\0");
	if (!at.answers.has(question)) {
		const { status, stdout } = run(at, args);
		at.answers.set(question, status === 0 ? String(stdout).trim() : void 0);
	}
	return at.answers.get(question);
}
function note(at, args, answer) {
	at.answers.set(args.join("\0"), answer);
}
function names(output) {
	return output.toString().split("\0").slice(0, -1);
}
function gitFolder(path, { env, git: program = installedGit }) {
	return {
		path,
		env: environmentIn(path, {
			...env,
			...QUIETLY,
			LC_ALL: "C"
		}, program),
		program,
		answers: /* @__PURE__ */ new Map(),
		blobs: /* @__PURE__ */ new Map(),
		located: /* @__PURE__ */ new Map(),
		staged: /* @__PURE__ */ new Map()
	};
}
function environmentIn(cwd, all, program) {
	const { GIT_DIR: folder, ...others } = all;
	if (folder === void 0 || all.GIT_WORK_TREE !== void 0) return all;
	const { status, stdout } = program([
		...GUARDED,
		"rev-parse",
		"--absolute-git-dir"
	], {
		cwd,
		env: others
	});
	const found = status === 0 ? realPath(String(stdout).replace(/\r?\n$/, "")) : void 0;
	return found !== void 0 && found === realPath(resolve(cwd, folder)) ? others : all;
}
function realPath(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return;
	}
}
const NOT_IN_REPOSITORY = "this folder is not in a git repository";
function whyNoRepository(said) {
	if (said.includes("not a git repository")) return NOT_IN_REPOSITORY;
	if (said.includes("must be run in a work tree") || said.includes("cannot use bare repository")) return "this repository has no work tree, so there is nothing to check";
	const [, folder] = /dubious ownership in repository at '(.*)'/.exec(said) ?? [];
	if (folder !== void 0) return `git does not trust this repository, because another user owns it: git config --global --add safe.directory '${folder}'`;
	return `git cannot read this repository: ${said.trim().split("\n")[0] || "it gave no reason"}`;
}
// src/files/git-programs.ts
const LFS = {
	"filter.lfs.clean": "git-lfs clean -- %f",
	"filter.lfs.smudge": "git-lfs smudge -- %f",
	"filter.lfs.process": "git-lfs filter-process"
};
const prepared = /* @__PURE__ */ new WeakMap();
function inWorkTree(at) {
	const known = prepared.get(at);
	if (known !== void 0) return known;
	const settings = Object.entries({
		"core.hooksPath": "/dev/null",
		...filtersOff(at)
	});
	const env = { ...at.env };
	let count = Number(env.GIT_CONFIG_COUNT ?? 0);
	for (const [key, value] of settings) {
		env[`GIT_CONFIG_KEY_${count}`] = key;
		env[`GIT_CONFIG_VALUE_${count++}`] = value;
	}
	const guarded = {
		...at,
		env: {
			...env,
			GIT_CONFIG_COUNT: String(count)
		}
	};
	prepared.set(at, guarded);
	return guarded;
}
function filtersOff(at) {
	const fields = names(run(at, [
		"config",
		"-z",
		"--show-scope",
		"--name-only",
		"--get-regexp",
		"^filter\\."
	]).stdout);
	const settings = {};
	for (let index = 0; index + 1 < fields.length; index += 2) {
		const [scope, key = ""] = [fields[index], fields[index + 1]];
		if ((scope === "local" || scope === "worktree") && /\.(clean|smudge|process|required)$/.test(key)) settings[key] = LFS[key] ?? (key.endsWith(".required") ? "false" : "");
	}
	return settings;
}
function requireUnfiltered(at, name) {
	const [, , filter = ""] = names(git(at, [
		"check-attr",
		"-z",
		"filter",
		"--",
		name
	]));
	if (filter !== "lfs" && `filter.${filter}.clean` in filtersOff(at)) throw new GitError(`its filter "${filter}" is a program of this repository: git add the file yourself`);
}
// src/files/lfs-object.ts
function downloadedObject(top, pointer, maxBytes) {
	const [, id] = /^oid sha256:([0-9a-f]{64})$/m.exec(pointer.toString()) ?? [];
	const folder = ask(top, ["rev-parse", "--git-common-dir"]);
	if (id === void 0 || folder === void 0) return void 0;
	const path = join(resolve(top.path, folder), "lfs/objects", id.slice(0, 2), id.slice(2, 4), id);
	try {
		if (statSync(path).size > maxBytes) return void 0;
		const content = readFileSync(path);
		return createHash("sha256").update(content).digest("hex") === id ? content : void 0;
	} catch {
		return;
	}
}
// src/files/git-blobs.ts
const MAX_KEPT = 8;
const MAX_KEPT_BYTES = 4e6;
const MAX_HEADER = 128;
var Blobs = class {
	top;
	blobs;
	sizes = [];
	ahead = /* @__PURE__ */ new Map();
	constructor(top, blobs) {
		this.top = top;
		this.blobs = blobs;
	}
	read(index, maxBytes) {
		try {
			if (this.sizes.length === 0) this.sizes = sizesOf(this.top, this.blobs);
			const [blob, size] = [this.blobs[index], this.sizes[index]];
			if (blob === void 0 || size === void 0) return {
				kind: "error",
				message: `git does not have its content (object ${blob?.id}): try git fetch or git fsck`
			};
			if (size > maxBytes) return {
				kind: "too-large",
				size
			};
			const content = this.take(index, maxBytes);
			return isPointer(content) ? readByPointer(this.top, blob, maxBytes) : asReading(content);
		} catch (error) {
			if (error instanceof GitError) return {
				kind: "error",
				message: error.message
			};
			throw error;
		}
	}
	take(index, maxBytes) {
		const kept = this.top.blobs.get(this.blobs[index]?.id ?? "");
		if (kept !== void 0) return kept;
		if (!this.ahead.has(index)) this.readAhead(index, maxBytes);
		const content = this.ahead.get(index);
		this.keep(index, content);
		if (content === void 0) throw new GitError("git cat-file did not return a file that was asked for");
		this.ahead.delete(index);
		return content;
	}
	keep(index, content) {
		const id = this.blobs[index]?.id;
		const { blobs } = this.top;
		if (id !== void 0 && content !== void 0 && content.length <= MAX_KEPT_BYTES && blobs.size < MAX_KEPT) blobs.set(id, content);
	}
	readAhead(from, maxBytes) {
		const indexes = [];
		let total = 0;
		for (let index = from; index < this.blobs.length && total <= 16777216; index++) {
			const size = this.sizes[index];
			if (size === void 0 || size > maxBytes) continue;
			if (indexes.length > 0 && total + size > 16777216) break;
			indexes.push(index);
			total += size;
		}
		const asked = indexes.map((index) => `${this.blobs[index]?.id}\n`).join("");
		const output = git(this.top, ["cat-file", "--batch"], total + MAX_HEADER * indexes.length, asked);
		let at = 0;
		for (const index of indexes) {
			const start = output.indexOf(10, at) + 1;
			const end = start + (this.sizes[index] ?? 0);
			this.ahead.set(index, output.subarray(start, end));
			at = end + 1;
		}
	}
};
function readAhead(top, ids, questions) {
	const asked = [.../* @__PURE__ */ new Set([...ids, ...questions.filter((question) => !question.includes("\n"))])];
	if (ids.length === 0 || ids.length > MAX_KEPT) return;
	const { status, stdout: output } = run(top, [
		"cat-file",
		"--batch",
		"--follow-symlinks"
	], MAX_KEPT_BYTES, asked.map((each) => `${each}\n`).join(""));
	if (status !== 0) return;
	let at = 0;
	for (const each of asked) {
		const end = output.indexOf(10, at);
		const line = output.toString("utf8", at, end);
		at = end + 1;
		const [, id, kind, blobSize] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(line) ?? [];
		const [, linkSize] = /^(?:symlink|dangling|loop|notdir) (\d+)$/.exec(line) ?? [];
		const size = Number(blobSize ?? linkSize ?? -1);
		const isMissing = line === `${each} missing`;
		if (id !== void 0 && kind === "blob") top.blobs.set(id, output.subarray(at, at + size));
		if (each.includes(":") && (isMissing || id !== void 0 && kind === "blob")) top.located.set(each, id);
		at += size + 1;
	}
}
function sizesOf(top, blobs) {
	const kept = blobs.map(({ id = "" }) => top.blobs.get(id)?.length);
	if (kept.every((size) => size !== void 0)) return kept;
	const asked = blobs.map(({ id = "none" }) => `${id}\n`).join("");
	const output = git(top, ["cat-file", "--batch-check=%(objectsize)"], MAX_HEADER * blobs.length, asked);
	return String(output).trimEnd().split("\n").map((line) => /^\d+$/.test(line) ? Number(line) : void 0);
}
function readByPointer(top, { id = "", path }, maxBytes) {
	const { status, stdout } = filtered(top, id, relativePath(top.path, path), maxBytes);
	return status === 0 ? contentOf(top, stdout, maxBytes) : NO_CONTENT;
}
function readAsCheckedOut(top, id, name, maxBytes) {
	const { status, stdout, stderr, error } = filtered(top, id, name, maxBytes);
	if (error?.code === "ENOBUFS") return {
		kind: "too-large",
		size: maxBytes + 1
	};
	if (status !== 0) return {
		kind: "error",
		message: `git cannot read its content: ${String(stderr).trim()}`
	};
	return contentOf(top, stdout, maxBytes);
}
const NO_CONTENT = {
	kind: "error",
	message: IN_LFS
};
function contentOf(top, written, maxBytes) {
	const content = isPointer(written) ? downloadedObject(top, written, maxBytes) : written;
	return content === void 0 ? NO_CONTENT : asReading(content);
}
function filtered(top, id, name, maxBytes) {
	return run(inWorkTree(top), [
		"cat-file",
		"--filters",
		`--path=${name}`,
		id
	], maxBytes + 1);
}
function asReading(content) {
	const { bytes, bytesAreThere, prescanned } = unprescannedBuffer(content.length);
	bytes.set(content);
	bytesAreThere(content.length);
	return {
		kind: "bytes",
		bytes,
		prescanned
	};
}
// src/files/git-changes.ts
const RAW = [
	"--raw",
	"-z",
	"--no-abbrev",
	"--no-ext-diff",
	"--ignore-submodules=dirty"
];
function stagedSince(root, commit) {
	const since = commit === void 0 ? [] : [commit];
	const raw = root.staged.get(commit) ?? git(root, [
		"diff",
		"--cached",
		...RAW,
		"--find-renames",
		...since
	]);
	root.staged.set(commit, raw);
	return readChanges(raw);
}
function readChanges(raw) {
	const fields = names(raw);
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
// src/files/git-tree.ts
const MISSING = { kind: "missing" };
const MAX_RETURNS = 5;
function locateInCommit(top, commit, names, returns = MAX_RETURNS) {
	const askable = names.filter((name) => !name.includes("\n") && !top.located.has(`${commit}:${name}`));
	const found = new Map(names.flatMap((name) => locatedAhead(top, commit, name)));
	for (const name of askable) found.set(name, MISSING);
	const asked = askable.map((name) => `${commit}:${name}\n`).join("");
	if (askable.length === 0) return names.map((name) => found.get(name) ?? locateExactly(top, commit, name));
	const output = git(top, [
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], MAX_OUTPUT, asked);
	let at = 0;
	for (const name of askable) {
		const end = output.indexOf(10, at);
		const line = output.toString("utf8", at, end);
		at = end + 1;
		const [, id] = /^([0-9a-f]{40,64}) blob \d+$/.exec(line) ?? [];
		if (id !== void 0) found.set(name, {
			kind: "blob",
			id
		});
		const [, kind, size] = /^(symlink|dangling|loop|notdir) (\d+)$/.exec(line) ?? [];
		if (size === void 0) continue;
		const path = output.toString("utf8", at, at + Number(size));
		at += Number(size) + 1;
		if (kind === "symlink") found.set(name, locateOutside(top, commit, path, returns));
	}
	return names.map((name) => found.get(name) ?? locateExactly(top, commit, name));
}
function locatedAhead(top, commit, name) {
	const question = `${commit}:${name}`;
	if (!top.located.has(question)) return [];
	const id = top.located.get(question);
	return [[name, id === void 0 ? MISSING : {
		kind: "blob",
		id
	}]];
}
function locateExactly(top, commit, name) {
	const id = blobOf(top, commit, name);
	return id === void 0 ? MISSING : {
		kind: "blob",
		id
	};
}
function blobOf(top, commit, name) {
	const listed = git(top, [
		"--literal-pathspecs",
		"ls-tree",
		"--full-tree",
		"-z",
		commit,
		"--",
		name
	]);
	return /^100\d+ blob ([0-9a-f]+)\t/.exec(String(listed))?.[1];
}
function locateOutside(top, commit, link, returns) {
	const path = realPathOf(resolve(top.path, link));
	const name = pathInside(top.path, path);
	if (name === void 0) return {
		kind: "outside",
		path
	};
	if (returns === 0) return MISSING;
	return locateInCommit(top, commit, [name], returns - 1)[0] ?? MISSING;
}
function realPathOf(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return path;
	}
}
// src/files/git-history.ts
const MAX_VERSIONS = 1e3;
const MERGED = /^GITHEAD_([0-9a-f]{40,64})$/;
const MERGE_HEAD_PATH = [
	"rev-parse",
	"--git-path",
	"MERGE_HEAD"
];
function parentsOfNext(root) {
	const head = commitOf(root, "HEAD");
	if (head === void 0) return [];
	return [.../* @__PURE__ */ new Set([head, ...mergedCommits(root)])];
}
function commitOf(root, ref) {
	return ask(root, commitQuestion(ref));
}
function commitQuestion(ref) {
	return [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${ref}^{commit}`
	];
}
function mergeBaseOf(root, one, other) {
	return ask(root, [
		"merge-base",
		one,
		other
	]);
}
function mergedCommits(root) {
	const path = ask(root, MERGE_HEAD_PATH);
	const absolute = path === void 0 ? void 0 : resolve(root.path, path);
	if (absolute !== void 0 && existsSync(absolute)) return readFileSync(absolute, "utf8").split("\n").filter((line) => /^[0-9a-f]{40,64}$/.test(line));
	if (!/^(?:merge|pull)\b/.test(root.env.GIT_REFLOG_ACTION ?? "")) return [];
	return Object.keys(root.env).flatMap((name) => MERGED.exec(name)?.[1] ?? []);
}
var FilesBefore = class {
	root;
	commit;
	side;
	changes;
	constructor(root, commit, side) {
		this.root = root;
		this.commit = commit;
		this.side = side;
	}
	find(name) {
		this.changes ??= this.readChanges();
		const { commit } = this;
		if (!this.changes.has(name)) {
			const id = blobOf(this.root, commit, name);
			return id === void 0 ? void 0 : {
				commit,
				name,
				id
			};
		}
		const before = this.changes.get(name);
		return before?.id === void 0 || !before.isRegular ? void 0 : {
			commit,
			name: before.name,
			id: before.id
		};
	}
	readChanges() {
		const { root, commit } = this;
		const changes = this.side === "index" ? stagedSince(root, commit) : readChanges(git(inWorkTree(root), [
			"diff",
			...RAW,
			"--find-renames",
			commit
		]));
		return new Map(changes.map(({ status, before, after }) => [after.name, status === "A" ? void 0 : before]));
	}
};
function versionsBefore(root, file) {
	const seen = /* @__PURE__ */ new Set([file.id]);
	return readLog(git(root, [
		"--literal-pathspecs",
		"log",
		"--follow",
		"--first-parent",
		"-m",
		...RAW,
		"--find-renames",
		"--no-color",
		"--no-show-signature",
		"--format=%H",
		`--max-count=${MAX_VERSIONS}`,
		file.commit,
		"--",
		file.name
	])).filter(({ id }) => {
		const isNew = !seen.has(id);
		seen.add(id);
		return isNew;
	});
}
function readLog(log) {
	const fields = names(Buffer.concat([log, Buffer.from("\0")]));
	const versions = [];
	let commit = "";
	for (let at = 0; at < fields.length; at++) {
		const field = (fields[at] ?? "").trimStart();
		if (/^[0-9a-f]{40,64}$/.test(field)) commit = field;
		const [, id, status] = /^:\d+ 100\d+ [0-9a-f]+ ([0-9a-f]+) ([A-Z])/.exec(field) ?? [];
		if (!field.startsWith(":")) continue;
		const isRenamed = /^:.* [RC]\d*$/.test(field);
		at += isRenamed ? 2 : 1;
		if (id !== void 0 && status !== "D") versions.push({
			commit,
			name: fields[at] ?? "",
			id
		});
	}
	return versions;
}
// src/files/git-earlier-files.ts
var EarlierFiles = class {
	root;
	constructor(root) {
		this.root = root;
	}
	filesOf(commit, candidates) {
		return locateInCommit(this.root, commit, candidates).flatMap((located, index) => {
			const name = candidates[index] ?? "";
			if (located.kind === "missing") return [];
			if (located.kind === "blob") return [this.file(name, located.id)];
			const { path } = located;
			const read = (maxBytes) => readSnapshotFile(path, maxBytes, unprescannedBuffer);
			return [{
				name,
				isLink: true,
				read
			}];
		});
	}
	ofStaged(checkedOut) {
		let parents;
		return (file) => {
			parents ??= parentsOfNext(this.root).map((commit) => new FilesBefore(this.root, commit, "index"));
			return this.versionsIn(parents, file, checkedOut);
		};
	}
	since(ref) {
		let bases;
		return (file) => {
			bases ??= this.basesSince(ref).map((commit) => new FilesBefore(this.root, commit, "work tree"));
			return this.versionsIn(bases, file, true);
		};
	}
	basesSince(ref) {
		const bases = /* @__PURE__ */ new Set([this.mergeBase(ref)]);
		for (const merged of mergedCommits(this.root)) {
			const base = mergeBaseOf(this.root, commitOf(this.root, ref) ?? ref, merged);
			if (base !== void 0) bases.add(base);
		}
		return [...bases];
	}
	versionsIn(commits, { absolute }, checkedOut) {
		const name = relativePath(this.root.path, absolute);
		return commits.flatMap((commit) => {
			const before = commit.find(name);
			if (before === void 0) return [];
			const older = () => this.olderThan(before, checkedOut);
			return [{
				...this.version(before, checkedOut),
				older
			}];
		});
	}
	version({ commit, name, id }, checkedOut) {
		const { read } = this.file(name, id);
		return {
			shown: `${commit.slice(0, 8)}:${name}`,
			read: (maxBytes) => read(maxBytes, checkedOut)
		};
	}
	in(commit, name, id) {
		return {
			...this.file(name, id),
			older: () => this.olderThan({
				commit,
				name,
				id
			})
		};
	}
	olderThan(newest, checkedOut = false) {
		return versionsBefore(this.root, newest).map((file) => this.version(file, checkedOut));
	}
	file(name, id) {
		return {
			name,
			read: (maxBytes, checkedOut) => checkedOut ? readAsCheckedOut(this.root, id, name, maxBytes) : new Blobs(this.root, [{
				id,
				path: resolve(this.root.path, name)
			}]).read(0, maxBytes)
		};
	}
	mergeBase(ref) {
		const commit = commitOf(this.root, ref);
		if (commit === void 0) throw new GitError(`--since ${ref}: no such branch or commit${this.ifShallow()}`);
		const base = mergeBaseOf(this.root, commit, "HEAD");
		if (base === void 0) throw new GitError(`--since ${ref}: no common commit with this branch${this.ifShallow()}`);
		return base;
	}
	ifShallow() {
		return ask(this.root, ["rev-parse", "--is-shallow-repository"]) === "true" ? "; this clone is shallow: fetch the whole history (actions/checkout: fetch-depth: 0)" : "";
	}
};
// src/files/git-root.ts
const QUESTION = [
	"rev-parse",
	"--show-toplevel",
	...MERGE_HEAD_PATH.slice(1),
	"--verify",
	"--quiet",
	"HEAD^{commit}"
];
function rootAround(folder, access) {
	const cwd = realpathSync.native(folder);
	const here = gitFolder(cwd, access);
	const { stdout, error } = run(here, QUESTION);
	if (error !== void 0) throw new GitError("git cannot be started: is it installed?");
	const answer = readAnswer(stdout);
	if (answer === void 0) return {
		root: {
			...here,
			path: topAlone(here)
		},
		cwd
	};
	const { top, mergeHead, head } = answer;
	const root = {
		...here,
		path: top
	};
	note(root, MERGE_HEAD_PATH, resolve(cwd, mergeHead));
	note(root, commitQuestion("HEAD"), head);
	return {
		root,
		cwd
	};
}
function readAnswer(output) {
	const [top, mergeHead, head, ...rest] = String(output).replace(/\r?\n$/, "").split(/\r?\n/);
	if (top === void 0 || mergeHead?.endsWith("MERGE_HEAD") !== true || rest.length > 0) return void 0;
	return head === void 0 || /^[0-9a-f]{40,64}$/.test(head) ? {
		top,
		mergeHead,
		head
	} : void 0;
}
function topAlone(here) {
	const { status, stdout, stderr } = run(here, ["rev-parse", "--show-toplevel"]);
	if (status !== 0) throw new GitError(whyNoRepository(String(stderr)));
	return String(stdout).replace(/\r?\n$/, "");
}
// src/files/git.ts
const LINK = {
	kind: "error",
	message: "it is a symbolic link now, and links are not followed: check the file that it leads to"
};
const UNMERGED = {
	kind: "error",
	message: "it has unresolved merge conflicts: resolve them, then git add it"
};
var Repository = class Repository {
	root;
	cwd;
	earlier;
	constructor(root, cwd) {
		this.root = root;
		this.cwd = cwd;
		this.earlier = new EarlierFiles(root);
	}
	get top() {
		return this.root.path;
	}
	static open(folder, access) {
		const { root, cwd } = rootAround(folder, access);
		return new Repository(root, cwd);
	}
	files() {
		return names(git(this.root, [
			"ls-files",
			"--cached",
			"--others",
			"--exclude-standard",
			"-z"
		])).map((name) => resolve(this.top, name));
	}
	staged({ covers }) {
		const { live: changes } = this.split(stagedSince(this.root, this.head), covers);
		const [olds, staged] = [this.blobs(changes, "before"), this.blobs(changes, "after")];
		return changes.map(({ status, before, after }, index) => ({
			...this.file(after.name),
			read: (maxBytes) => status === "U" ? UNMERGED : after.isRegular ? staged.read(index, maxBytes) : LINK,
			readBefore: isNew({
				status,
				before
			}) ? void 0 : (maxBytes) => olds.read(index, maxBytes)
		}));
	}
	stagedDeletions({ covers }) {
		return this.deleted(this.split(stagedSince(this.root, this.head), covers).gone);
	}
	readStagedAhead({ covers }, alongside) {
		const { head } = this;
		const changes = stagedSince(this.root, head).filter(({ after }) => after.isRegular && covers(resolve(this.top, after.name)));
		const sides = alongside === void 0 ? ["after"] : ["after", "before"];
		const ids = changes.flatMap((change) => sides.flatMap((side) => change[side].id ?? []));
		const names = alongside === void 0 ? [] : changes.flatMap(({ before }) => alongside(before.name));
		readAhead(this.root, ids, head === void 0 ? [] : names.map((name) => `${head}:${name}`));
	}
	get head() {
		return commitOf(this.root, "HEAD");
	}
	hasStaged() {
		return stagedSince(this.root, this.head).length > 0;
	}
	mixed(files) {
		const absolute = (name) => resolve(this.top, name);
		const changed = new Set(names(git(inWorkTree(this.root), [
			"diff",
			"--name-only",
			"--ignore-submodules=dirty",
			"-z"
		])).map(absolute));
		const hidden = new Set(names(git(this.root, [
			"ls-files",
			"-v",
			"-z"
		])).filter((line) => /^[a-zS] /.test(line)).map((line) => absolute(line.slice(2))));
		return {
			changed: files.filter((file) => changed.has(file.absolute) && !hidden.has(file.absolute)),
			hidden: files.filter((file) => hidden.has(file.absolute))
		};
	}
	stage(absolute) {
		if (/^next-index-\d+\.lock$/.test(basename(this.root.env.GIT_INDEX_FILE ?? ""))) throw new GitError("git commit with paths does not pick up fixes: git add the file and commit again");
		const name = relative(this.top, absolute);
		requireUnfiltered(this.root, name);
		git(inWorkTree(this.root), [
			"--literal-pathspecs",
			"add",
			"--",
			name
		]);
		this.root.staged.clear();
	}
	changedSince(ref, { covers }) {
		const base = this.earlier.mergeBase(ref);
		const covered = (name) => covers(resolve(this.top, name));
		const changes = readChanges(git(inWorkTree(this.root), [
			"diff",
			...RAW,
			"--find-renames",
			"--diff-filter=ACDMRT",
			base
		]));
		const { live, gone } = this.split(changes, covers);
		const untracked = names(git(this.root, [
			"ls-files",
			"--others",
			"--exclude-standard",
			"-z"
		])).filter((name) => covered(name) && isRegularFile(resolve(this.top, name)));
		return {
			base,
			files: [...this.changed(live, base), ...untracked.map((name) => this.added(name))].sort((a, b) => comparePaths(a.path, b.path)),
			deleted: this.deleted(gone)
		};
	}
	stagedChanges({ covers }) {
		const [head, ...merged] = parentsOfNext(this.root);
		if (head === void 0) return void 0;
		const changes = stagedSince(this.root, head);
		const { live, gone } = this.split(changes, covers);
		const staged = this.blobs(live, "after");
		const others = merged.map((commit) => new FilesBefore(this.root, commit, "index"));
		return {
			base: head,
			files: live.map(({ status, before, after }, index) => {
				return {
					...this.file(after.name),
					read: (maxBytes) => status === "U" ? UNMERGED : after.isRegular ? staged.read(index, maxBytes) : LINK,
					before: isNew({
						status,
						before
					}) ? void 0 : this.earlier.in(head, before.name, before.id ?? ""),
					merged: others.flatMap((commit) => {
						const found = commit.find(after.name);
						return found === void 0 ? [] : [this.earlier.file(found.name, found.id)];
					})
				};
			}),
			deleted: this.deleted(gone)
		};
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
	deleted(changes) {
		return changes.map(({ status, before, after }) => ({
			...this.file(before.name),
			before: this.earlier.file(before.name, before.id ?? ""),
			...status === "R" && { movedTo: this.file(after.name).path }
		}));
	}
	changed(changes, base) {
		const [olds, staged] = [this.blobs(changes, "before"), this.blobs(changes, "after")];
		return changes.map(({ status, before, after }, index) => {
			const file = this.file(after.name);
			return {
				...file,
				read: (maxBytes, bufferFor) => {
					if (!after.isRegular) return LINK;
					return after.id !== void 0 && !isRegularFile(file.absolute) ? staged.read(index, maxBytes) : readSnapshotFile(file.absolute, maxBytes, bufferFor);
				},
				before: isNew({
					status,
					before
				}) ? void 0 : {
					name: before.name,
					older: () => this.earlier.olderThan({
						commit: base,
						name: before.name,
						id: before.id ?? ""
					}),
					read: (maxBytes, checkedOut) => checkedOut ? readAsCheckedOut(this.root, before.id ?? "", before.name, maxBytes) : olds.read(index, maxBytes)
				}
			};
		});
	}
	blobs(changes, side) {
		const blobs = changes.map(({ [side]: { id, name } }) => ({
			id,
			path: resolve(this.top, name)
		}));
		return new Blobs(this.root, blobs);
	}
	added(name) {
		const file = this.file(name);
		return {
			...file,
			read: (maxBytes, bufferFor) => readSnapshotFile(file.absolute, maxBytes, bufferFor),
			before: void 0
		};
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
function isNew({ status, before }) {
	return status === "A" || !before.isRegular || before.id === void 0;
}
function isRegularFile(absolute) {
	try {
		return lstatSync(absolute).isFile();
	} catch {
		return false;
	}
}
// src/files/lock-file.ts
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
		createLock(own, String(process.pid));
		for (let attempt = 0; !isLinked(own, path); attempt++) {
			const owner = lockText(path);
			if (owner !== void 0 && (attempt > 2 || holds(path, owner))) throw new LockedError(owner);
			if (owner !== void 0) removeStale(path, owner);
		}
	} finally {
		removeIfThere(own);
	}
	const release = () => {
		process.off("exit", release);
		releaseLock(path, String(process.pid));
	};
	process.on("exit", release);
	return release;
}
function createLock(path, text) {
	let file;
	try {
		file = openSync(path, "wx", 384);
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	}
	try {
		writeWhole(file, Buffer.from(text));
		return true;
	} catch (error) {
		unlinkSync(path);
		throw error;
	} finally {
		closeSync(file);
	}
}
function releaseLock(path, text) {
	try {
		if (lockText(path) === text) unlinkSync(path);
	} catch {}
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
		removeIfThere(aside);
	}
}
function holds(path, owner) {
	if (!/^[1-9]\d*$/.test(owner)) return false;
	const written = ignoreMissing(() => statSync(path).mtimeMs);
	return written !== void 0 && isRunning(Number(owner), written) === true;
}
function removeIfThere(path) {
	ignoreMissing(() => unlinkSync(path));
}
function ignoreMissing(act) {
	try {
		return act();
	} catch (error) {
		if (error.code === "ENOENT") return void 0;
		throw error;
	}
}
// src/files/published-schemas.ts
const ENDING = ".schema.json";
const SCHEMAS = inPackage("schemas/");
function publishedSchemas() {
	return readdirSync(SCHEMAS).filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -12)).sort();
}
function publishedSchema(name) {
	return readFileSync(new URL(`${name}${ENDING}`, SCHEMAS), "utf8");
}
// src/files/read-line.ts
const LINE_FEED = 10;
const MAX_LINE_LENGTH = 4096;
const PATIENCE = 10;
function readLine(file) {
	const bytes = [];
	const one = Buffer.alloc(1);
	while (bytes.length < MAX_LINE_LENGTH) {
		if (readByte(file, one) === 0) return bytes.length === 0 ? void 0 : decoded(bytes);
		const byte = one[0] ?? LINE_FEED;
		if (byte === LINE_FEED) break;
		bytes.push(byte);
	}
	return decoded(bytes);
}
function decoded(bytes) {
	return Buffer.from(bytes).toString("utf8").replace(/\r$/, "");
}
function readByte(file, into) {
	for (;;) try {
		return readSync(file, into, 0, 1, null);
	} catch (error) {
		const { code } = error;
		if (code === "EOF") return 0;
		if (code !== "EAGAIN") throw error;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
	}
}
// src/files/file-uri.ts
function filePath(uri) {
	try {
		return uri.startsWith("file:") ? fileURLToPath(uri) : void 0;
	} catch {
		return;
	}
}
// src/files/path-scope.ts
async function pathScope(paths, top, cwd) {
	const parts = [];
	const problems = [];
	for (const path of paths) {
		const part = await readPart(path, realpathSync.native(cwd));
		if ("message" in part) problems.push(part);
		else parts.push(part);
	}
	const everything = folderBelow(top);
	return {
		covers: (absolute) => paths.length === 0 ? everything(absolute) : parts.some(({ covers }) => covers(absolute)),
		problems: (known) => [...problems, ...parts.flatMap(({ path, covers, otherwise }) => otherwise === void 0 || known().some(covers) ? [] : [{
			path,
			message: otherwise
		}])]
	};
}
async function readPart(path, cwd) {
	if (path === "") return {
		path: "\"\"",
		message: "the path is empty: use \".\" for the current folder"
	};
	const found = lookUp(resolve(cwd, path));
	if (found !== void 0) {
		const { real, stats } = found;
		return {
			path,
			covers: stats.isDirectory() ? folderBelow(real) : (absolute) => absolute === real,
			otherwise: void 0
		};
	}
	if (!mayBeGlob(path)) {
		const absolute = resolve(cwd, path);
		const below = folderBelow(absolute);
		const covers = (file) => file === absolute || below(file);
		return {
			path,
			covers,
			otherwise: "no such file"
		};
	}
	const glob = readGlob(path);
	if (typeof glob === "string") return {
		path,
		message: glob
	};
	const base = lookUp(resolve(cwd, glob.base))?.real ?? resolve(cwd, glob.base);
	const covers = (absolute) => {
		const [inside, name] = [stepsBelow(base, absolute), basename(absolute)];
		if (inside === void 0 || inside.length > glob.depth || passesBy(inside)) return false;
		return glob.matches(inside.join("/"), name) && (!isOwnFile(name) || glob.namesFiles);
	};
	return {
		path,
		covers,
		otherwise: "no such file, and no file matches it as a pattern"
	};
}
function lookUp(absolute) {
	try {
		return {
			real: realpathSync.native(absolute),
			stats: statSync(absolute)
		};
	} catch {
		return;
	}
}
function folderBelow(folder) {
	return (absolute) => {
		const inside = stepsBelow(folder, absolute);
		return inside !== void 0 && isJsonName(basename(absolute)) && !passesBy(inside);
	};
}
function stepsBelow(folder, absolute) {
	const inside = pathInside(folder, absolute);
	return inside === "" ? void 0 : inside?.split("/");
}
function passesBy(steps) {
	return steps.slice(0, -1).some(isFolderPassedBy);
}
exports.GitError = GitError;
exports.LockedError = LockedError;
exports.NOT_IN_REPOSITORY = NOT_IN_REPOSITORY;
exports.Repository = Repository;
exports.ask = ask;
exports.commitQuestion = commitQuestion;
exports.createLock = createLock;
exports.filePath = filePath;
exports.lockText = lockText;
exports.names = names;
exports.pathScope = pathScope;
exports.publishedSchema = publishedSchema;
exports.publishedSchemas = publishedSchemas;
exports.readLine = readLine;
exports.realPath = realPath;
exports.releaseLock = releaseLock;
exports.removeStale = removeStale;
exports.rootAround = rootAround;
exports.run = run;
exports.startProgram = startProgram;
exports.takeLock = takeLock;
