"use strict";
const { CommandError, LinkError, whyRefused } = require("./command.js");
const { isObject, member, printable, tryParseJson } = require("./words.js");
const { protectFault, readRemovalLimit } = require("./core.js");
const { Git, GitError, NOT_IN_REPOSITORY, createFile, pathInside, readFoundSettings, refuseLinks, relativePath, zeroEnded } = require("./command-check.js");
const { HOOK_KINDS, HOOK_SIGNS, hookSetup } = require("./command-setup.js");
const { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } = require("node:fs");
const { dirname, join, resolve } = require("node:path");
// src/front/cli/init/project.ts
function projectIn(folder, access) {
	try {
		const root = Git.around(folder, access);
		const cwd = realpathSync.native(folder);
		const answer = (...question) => root.ask(["rev-parse", ...question]) ?? "";
		const hooks = resolve(root.path, answer("--git-path", "hooks"));
		const sharesHooks = ![root.path, resolve(root.path, answer("--git-common-dir"))].some((path) => pathInside(path, hooks) !== void 0);
		const symbolic = (name) => root.ask([
			"symbolic-ref",
			"--quiet",
			"--short",
			name
		]);
		return {
			cwd,
			repository: {
				kind: "git",
				root,
				hooks,
				sharesHooks,
				branch: symbolic("refs/remotes/origin/HEAD")?.replace(/^origin\//, "") ?? symbolic("HEAD"),
				hasCommits: root.commitOf("HEAD") !== void 0
			}
		};
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
		const { message: why } = error;
		const repository = {
			kind: "none",
			why,
			canStart: why === NOT_IN_REPOSITORY
		};
		return {
			cwd: realpathSync.native(folder),
			repository
		};
	}
}
function topOf({ cwd, repository }) {
	return repository.kind === "git" ? repository.root.path : cwd;
}
function areCommitted({ repository }, files) {
	if (repository.kind === "none" || !repository.hasCommits) return false;
	const { root } = repository;
	const { stdout } = root.run([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		"--full-tree",
		"HEAD"
	]);
	const committed = new Set(zeroEnded(stdout).map((name) => resolve(root.path, name)));
	return files.every(({ absolute }) => committed.has(absolute));
}
function installation(project) {
	const top = topOf(project);
	for (let folder = project.cwd;; folder = resolve(folder, "..")) {
		if (existsSync(join(folder, "node_modules/.bin/roomlint"))) return folder;
		if (folder === top || folder === resolve(folder, "..")) return void 0;
	}
}
function installedFrom(project) {
	const top = topOf(project);
	for (let folder = project.cwd;; folder = resolve(folder, "..")) {
		const page = pageIn(join(folder, "package.json"));
		if (page !== void 0 || folder === top || folder === resolve(folder, "..")) return page;
	}
}
function pageIn(path) {
	const reading = readFoundSettings(path);
	const about = reading.kind === "text" ? tryParseJson(reading.text) : void 0;
	if (!isObject(about)) return void 0;
	for (const kind of [
		"devDependencies",
		"dependencies",
		"optionalDependencies"
	]) {
		const packages = member(about, kind);
		const from = isObject(packages) ? member(packages, "roomlint") : void 0;
		const found = typeof from === "string" ? GITHUB.exec(from) : null;
		if (found !== null) return `https://github.com/${found[1]}`;
	}
}
const GITHUB = /^(?:github:|(?:git\+)?(?:https|ssh):\/\/(?:git@)?github\.com\/|git@github\.com:)?([\w-]+\/[\w.-]+?)(?:\.git)?(?:#.*)?$/;
function isTaken(path) {
	try {
		return lstatSync(path, { throwIfNoEntry: false }) !== void 0;
	} catch (error) {
		if (error.code === "ENOTDIR") return false;
		throw error;
	}
}
// src/front/cli/init/planned-files.ts
function newFile(project, role, absolute, text, about = {}) {
	const path = shownPath(project, absolute);
	if (isTaken(absolute)) return {
		kind: "kept",
		path
	};
	return {
		kind: "new",
		role,
		path,
		absolute,
		text,
		isProgram: false,
		...about
	};
}
function shownPath(project, absolute) {
	if (pathInside(topOf(project), absolute) === void 0) return absolute;
	return relativePath(project.cwd, absolute);
}
function gitIgnoreFile(project) {
	if ([project.cwd, topOf(project)].some((folder) => isTaken(join(folder, GITIGNORE)))) return [];
	return [newFile(project, "ignored", join(project.cwd, GITIGNORE), "node_modules/\n")];
}
const GITIGNORE = ".gitignore";
function requireWritable(file, project) {
	const folder = nearestFolder(file.absolute);
	attempt(file, () => {
		refuseLinks(file.absolute, topOf(project));
		accessSync(folder, constants.W_OK);
		readdirSync(folder);
	});
}
function nearestFolder(path) {
	const folder = dirname(path);
	return isTaken(folder) ? folder : nearestFolder(folder);
}
function writeFiles(files, project) {
	const written = [];
	for (const file of files) {
		const { absolute, text, isProgram } = file;
		try {
			attempt(file, () => createFile(absolute, topOf(project), Buffer.from(text), isProgram ? 493 : void 0));
		} catch (error) {
			if (!(error instanceof CommandError) || written.length === 0) throw error;
			throw new CommandError(error.message, `Written before that: ${written.join(", ")}`);
		}
		written.push(file.path);
	}
}
function attempt({ path }, act) {
	try {
		act();
	} catch (error) {
		const why = error instanceof LinkError ? error.message : whyRefused("write", error);
		throw new CommandError(`${path} cannot be written: ${why}`);
	}
}
const MAX_LINES = 30;
function shownFiles(files) {
	const isLong = (file) => file !== void 0 && (file.kind !== "kept" || file.missing !== void 0);
	return files.map((file, index) => {
		return `${index > 0 && (isLong(file) || isLong(files[index - 1])) ? "\n" : ""}${shownFile(file)}`;
	}).join("");
}
function shownFile(file) {
	const path = printable(file.path);
	switch (file.kind) {
		case "new": return `${path}${file.note === void 0 ? "" : ` (${file.note})`}:\n${indented(file.text)}`;
		case "kept": {
			const why = `${path}: ${file.why ?? "it is there already"}, so it is not changed`;
			return file.missing === void 0 ? `${why}\n` : `${why}. Add this to it:\n${indented(file.missing)}`;
		}
	}
}
function indented(text) {
	const lines = text.trimEnd().split(/\r?\n/);
	const more = lines.length - MAX_LINES;
	return `${lines.slice(0, more > 1 ? MAX_LINES : lines.length).map((line) => `  ${printable(line)}\n`).join("")}${more > 1 ? `  \u2026 ${more} more lines\n` : ""}`;
}
// src/front/cli/init/hook-file.ts
const HOOK_NAME = "pre-commit";
function hookSetUp(project) {
	return HOOK_KINDS.find((kind) => {
		const path = existingHook(kind, project);
		return path !== void 0 && runsRoomlint(path);
	});
}
function usualHook(project) {
	return HOOK_KINDS.find((kind) => kind !== "plain" && signOf(kind, project) !== void 0) ?? "plain";
}
function hookFile(kind, project, place) {
	const { path, text, lines } = hookSetup(kind, place);
	const existing = existingHook(kind, project);
	if (existing !== void 0) {
		const missing = runsRoomlint(existing) ? void 0 : lines;
		return {
			kind: "kept",
			path: shownPath(project, existing),
			missing
		};
	}
	if (path !== void 0) return newFile(project, "hook", join(topOf(project), path), text, { isProgram: kind === "husky" });
	const { repository } = project;
	if (repository.kind === "none") throw new CommandError(`--hook ${kind} needs git: ${repository.why}${repository.canStart ? ": run git init first" : ""}`);
	const absolute = join(repository.hooks, HOOK_NAME);
	if (repository.sharesHooks) return {
		kind: "kept",
		path: absolute,
		why: "other repositories may share this folder of hooks",
		missing: text
	};
	return newFile(project, "hook", absolute, text, { isProgram: true });
}
function existingHook(kind, project) {
	if (kind === "lefthook" || kind === "pre-commit") return signOf(kind, project);
	const { repository } = project;
	if (kind === "plain" && repository.kind === "none") return void 0;
	const folder = kind === "plain" && repository.kind === "git" ? repository.hooks : join(topOf(project), ".husky");
	const path = join(folder, HOOK_NAME);
	return isTaken(path) ? path : void 0;
}
function signOf(kind, project) {
	return HOOK_SIGNS[kind].map((name) => join(topOf(project), name)).find(isTaken);
}
function runsRoomlint(path) {
	const reading = readFoundSettings(path);
	return reading.kind === "text" && /\broomlint\b/.test(reading.text);
}
// src/front/cli/file-stats.ts
function statsOf(file, cwd) {
	try {
		return statSync(resolve(cwd, file), { throwIfNoEntry: false });
	} catch (error) {
		throw new CommandError(`${printable(file)}: ${whyRefused("read", error)}`);
	}
}
// src/front/cli/gate/limits.ts
function readLimit(text, option = "--max-removed") {
	const limit = readRemovalLimit(text);
	if (limit === void 0) throw new CommandError(`${option} cannot be "${printable(text)}": use a number or a percentage, such as 5 or 10%`);
	return limit;
}
function requirePatterns(patterns) {
	for (const pattern of patterns) {
		const fault = protectFault(pattern);
		if (fault !== void 0) throw new CommandError(`--protect ${fault}`);
	}
}
function limitNameIn({ ROOMLINT_LIMIT_NAME: limitName = "" }) {
	return limitName === "" ? {} : { limitName };
}
exports.areCommitted = areCommitted;
exports.existingHook = existingHook;
exports.gitIgnoreFile = gitIgnoreFile;
exports.hookFile = hookFile;
exports.hookSetUp = hookSetUp;
exports.installation = installation;
exports.installedFrom = installedFrom;
exports.isTaken = isTaken;
exports.limitNameIn = limitNameIn;
exports.newFile = newFile;
exports.projectIn = projectIn;
exports.readLimit = readLimit;
exports.requirePatterns = requirePatterns;
exports.requireWritable = requireWritable;
exports.shownFiles = shownFiles;
exports.shownPath = shownPath;
exports.statsOf = statsOf;
exports.topOf = topOf;
exports.usualHook = usualHook;
exports.writeFiles = writeFiles;
