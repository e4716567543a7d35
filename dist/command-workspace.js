"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { CommandError, isNeverSnapshot } = require("./command.js");
const { BOOLEAN, BYTES, STRING, either, oneOf, readOptions, requireArgument } = require("./words.js");
const { prescan } = require("./text.js");
const { MAX_IMPORTED_BYTES, holdsSnapshot } = require("./core.js");
const { FileSettings, GitError, MAX_OUTPUT, fileTask, openCheck, pathInside, pathScope, problemTask, readDescriptor, readSnapshotFile, realPath, unprescannedBuffer } = require("./command-check.js");
const { Repository, openConflicts, openConflictsText } = require("./command-files.js");
const { basename, resolve } = require("node:path");
// src/world/workspace/check-bytes.ts
async function checkBytes(file, bytes, settings, earlier) {
	const { report, notes, problems } = await checkTask({
		...bytesTask(file, bytes),
		...earlier && { earlier: () => [{
			shown: earlier.shown,
			read: (maxBytes) => reading(earlier.bytes, maxBytes)
		}] }
	}, settings, { onlyNew: earlier !== void 0 });
	const [problem] = problems;
	if (problem !== void 0) throw asError(problem);
	if (report === void 0) throw new CommandError(`${file.path} was not checked`);
	return {
		report,
		notes
	};
}
async function checkTask(task, settings, options = {}) {
	const check = await openCheck({
		source: { open: () => Promise.resolve({ tasks: [task] }) },
		settings,
		...options
	});
	const notes = [];
	const problems = [];
	let report;
	let splices = [];
	await check.run((event) => {
		if (event.kind === "checked") report = event.report;
		if (event.kind === "diff") splices = event.change.splices;
		if (event.kind === "note") notes.push(event.message);
		if (event.kind === "problem") problems.push(event);
	});
	return {
		report,
		notes,
		problems,
		splices
	};
}
function bytesTask(file, bytes) {
	return {
		...fileTask(file),
		read: (maxBytes) => reading(bytes, maxBytes)
	};
}
function asError({ severity, message, details }) {
	return severity === "crash" ? new Error(details === void 0 ? message : `${message}\n${details}`) : new CommandError(message, details);
}
function reading(bytes, maxBytes) {
	if (bytes.length > maxBytes) return {
		kind: "too-large",
		size: bytes.length
	};
	return {
		kind: "bytes",
		bytes,
		prescanned: () => prescan(bytes)
	};
}
// src/world/workspace/input.ts
function inputName(path) {
	return path === "-" ? "<stdin>" : path || "\"\"";
}
function readInput(path, { cwd, stdin }, maxBytes = MAX_IMPORTED_BYTES, bufferFor = unprescannedBuffer) {
	if (path === "") return {
		kind: "error",
		message: "the path is empty"
	};
	return path === "-" ? readDescriptor(stdin, maxBytes, bufferFor) : readSnapshotFile(resolve(cwd, path), maxBytes, bufferFor);
}
function requireBytes(reading, name) {
	if (reading.kind === "bytes") return reading;
	const why = reading.kind === "error" ? reading.message : `larger than ${MAX_IMPORTED_BYTES.toLocaleString("en")} bytes, the most that an import accepts`;
	throw new CommandError(`${name}: ${why}`);
}
// src/world/workspace/check-file.ts
async function loadConfig(path, options = {}) {
	requireArgument("path", path, STRING);
	return loaded(path, readOptions(options, FILE_OPTIONS));
}
async function loaded(path, options) {
	const settings = await FileSettings.open(settingsOf(options));
	const { absolute } = fileAt(path, options);
	const { config, ignored, settings: explained } = await settings.explain(absolute);
	return {
		config,
		ignored,
		baseline: await settings.baselineOf(absolute),
		settings: explained
	};
}
async function checkFile(path, given = {}) {
	requireArgument("path", path, STRING);
	const options = readOptions(given, CHECK_OPTIONS);
	const { file, task, settings, baseline } = taskFor(path, options);
	const { onlySnapshots = false, triesFixes = true } = options;
	const { report, notes, problems } = await checkTask(task, settings, {
		baseline,
		onlySnapshots,
		triesFixes
	});
	if (report !== void 0) {
		const { findings, shownBytes, rules, error } = report;
		const checked = {
			path: file.path,
			findings,
			shownBytes,
			rules,
			ignored: false,
			notes
		};
		return error === void 0 ? checked : {
			...checked,
			error
		};
	}
	const { ignored } = await loaded(path, options);
	const [problem] = problems;
	if (!ignored && problem !== void 0) throw asError(problem);
	return {
		path: file.path,
		findings: [],
		shownBytes: /* @__PURE__ */ new Uint8Array(),
		rules: [],
		ignored,
		notes
	};
}
async function fixesOfFile(path, options = {}) {
	const { task, settings, baseline } = taskFor(path, options);
	const { splices, problems } = await checkTask(task, settings, {
		baseline,
		fixes: {
			mode: "show",
			unsafe: false
		},
		onlySnapshots: options.onlySnapshots === true
	});
	const [problem] = problems;
	if (problem !== void 0) throw asError(problem);
	return splices;
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
	const file = fileAt(path, options);
	const settings = settingsOf(options);
	return {
		file,
		task: options.bytes === void 0 ? fileTask(file) : bytesTask(file, options.bytes),
		settings,
		baseline: {
			path: void 0,
			cwd: settings.cwd,
			use: "read"
		}
	};
}
function settingsOf({ cwd = process.cwd(), config, plugins = true }) {
	return {
		cwd,
		plugins,
		config: config === void 0 ? { kind: "nearest" } : config === false ? { kind: "none" } : {
			kind: "file",
			path: config
		}
	};
}
function fileAt(path, { cwd = process.cwd() }) {
	const absolute = resolve(cwd, path);
	return {
		path: pathInside(cwd, absolute) ?? absolute,
		absolute
	};
}
// src/world/workspace/git-source.ts
var git_source_exports = /* @__PURE__ */ __exportAll({
	besideHead: () => besideHead,
	branchChanges: () => branchChanges,
	changedSource: () => changedSource,
	stagedChanges: () => stagedChanges,
	stagedSource: () => stagedSource
});
function stagedSource(scope, mustChange) {
	return { open: async (fixes) => {
		const { repository, changes, problems } = stagedChanges(scope, mustChange);
		const { base: commit, files, deleted } = changes;
		const earlier = earlierBy(repository.earlierThanStaged(fixes));
		const others = fixes ? requireSame(repository, files) : void 0;
		return {
			tasks: [...files.map((file) => {
				const task = {
					...fileTask(file),
					before: file.before,
					earlier: earlier(file)
				};
				return others === void 0 || others.has(file) ? {
					...task,
					read: (maxBytes) => file.read(maxBytes)
				} : {
					...task,
					target: indexTarget(repository, file)
				};
			}), ...[...problems, ...undecided(repository)].map(toTask)],
			mayBeNothing: "",
			base: {
				repository,
				commit
			},
			notes: movedAway(deleted)
		};
	} };
}
function undecided(repository) {
	return openConflicts(repository.git).map((found) => ({
		path: found.name,
		message: openConflictsText(found)
	}));
}
function changedSource(ref, scope) {
	return { open: async () => {
		const { repository, changes, problems } = branchChanges(ref, scope);
		const earlier = earlierBy(repository.earlierSince(ref));
		return {
			tasks: [...changes.files.map((file) => ({
				...fileTask(file),
				read: (maxBytes) => file.read(maxBytes),
				before: file.before,
				earlier: earlier(file)
			})), ...problems.map(toTask)],
			mayBeNothing: `no snapshot has changed since ${ref}`,
			base: {
				repository,
				commit: changes.base
			},
			notes: movedAway(changes.deleted)
		};
	} };
}
function branchChanges(ref, scope) {
	return scoped(scope, (repository, { covers }) => repository.changedSince(ref, covers));
}
function stagedChanges(scope, mustChange) {
	return scoped(scope, (repository, { covers }) => {
		if (mustChange !== void 0 && !repository.hasStaged()) throw new CommandError(mustChange);
		return repository.stagedChanges(covers);
	});
}
function scoped({ paths, cwd, access }, changesIn) {
	return answer(() => {
		const repository = Repository.open(cwd, access);
		const scope = pathScope(paths, repository.top, cwd);
		const changes = changesIn(repository, scope);
		const deleted = changes.deleted.map(({ absolute }) => absolute);
		return {
			repository,
			changes,
			problems: scope.problems(() => [...repository.files(), ...deleted])
		};
	});
}
function besideHead(source, cwd, access) {
	return { open: async (fixes) => {
		const listing = await source.open(fixes);
		const before = new Map(changedFiles(cwd, access).map((file) => [file.absolute, file.before]));
		const tasks = listing.tasks.map((task) => task.kind === "problem" || task.before !== void 0 ? task : {
			...task,
			before: before.get(realPath(task.file.absolute) ?? "")
		});
		return {
			...listing,
			tasks
		};
	} };
}
function changedFiles(cwd, access) {
	try {
		return Repository.open(cwd, access).changedSince("HEAD", () => true).files;
	} catch (error) {
		if (error instanceof GitError) return [];
		throw error;
	}
}
function movedAway(deleted) {
	return deleted.flatMap(({ path, before, movedTo }) => {
		if (movedTo === void 0) return [];
		const was = before.read(MAX_OUTPUT, false);
		if (was.kind === "bytes" && !holdsSnapshot(was.bytes)) return [];
		return [`${path} is no longer checked: it was moved to ${movedTo}`];
	});
}
function toTask({ path, message }) {
	return problemTask(path, message);
}
function requireSame(repository, files) {
	const mixed = answer(() => repository.mixed(files));
	const rooms = mixed.filter(({ absolute, read }) => {
		if (isNeverSnapshot(basename(absolute))) return false;
		const reading = read(MAX_OUTPUT);
		return reading.kind !== "bytes" || holdsSnapshot(reading.bytes);
	});
	if (rooms.length === 0) return new Set(mixed);
	const named = rooms.map(({ path }) => path).join(", ");
	throw new CommandError(`--staged --fix would mix staged and unstaged changes in ${named}: stage the rest, or set it aside with git stash --keep-index`);
}
function indexTarget(repository, { absolute }) {
	const stage = () => {
		try {
			repository.stage(absolute);
			return;
		} catch (error) {
			if (error instanceof GitError) return error.message;
			throw error;
		}
	};
	return {
		kind: "index",
		stage
	};
}
function earlierBy(versions) {
	return (file) => () => answer(() => versions(file)).map(({ older, ...version }) => ({
		...version,
		...older && { older: () => answer(older) }
	}));
}
function answer(ask) {
	try {
		return ask();
	} catch (error) {
		if (error instanceof GitError) throw new CommandError(error.message);
		throw error;
	}
}
exports.asError = asError;
exports.branchChanges = branchChanges;
exports.checkBytes = checkBytes;
exports.checkFile = checkFile;
exports.checkTask = checkTask;
exports.fixesOfFile = fixesOfFile;
exports.git_source_exports = git_source_exports;
exports.inputName = inputName;
exports.loadConfig = loadConfig;
exports.readInput = readInput;
exports.requireBytes = requireBytes;
exports.stagedChanges = stagedChanges;
