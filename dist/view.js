"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { MAX_IMPORTED_BYTES, holdsSnapshot } = require("./core.js");
const { CONFIG_NAMES, CommandError, EXIT, configChoice, configOption, defineCommand, grouped, isNeverSnapshot, path, readHead, readPort, readSnapshotFile, rulePage, toggle, value } = require("./command.js");
const { BaselineSession, FileSettings, importable, replaceFile, selectFiles, startProgram } = require("./command-check.js");
const { rulePack } = require("./rule-pack.js");
const { partsOf } = require("./report-words.js");
const { lastPullOf, versionIn } = require("./gate.js");
const { createRequire } = require("node:module");
const { pathToFileURL } = require("node:url");
const { readFileSync, statSync, watch } = require("node:fs");
const { basename, dirname, join, resolve, sep } = require("node:path");
const { once } = require("node:events");
const { createHash, randomBytes, timingSafeEqual } = require("node:crypto");
const { createServer } = require("node:http");
// src/front/view/page-files.ts
const SCRIPT = "text/javascript; charset=utf-8";
const { resolve: resolve$1 } = createRequire(require("node:url").pathToFileURL(__filename).href);
function graphviz() {
	try {
		return [new URL("viz.js", pathToFileURL(resolve$1("@viz-js/viz")))];
	} catch {
		return [];
	}
}
const HASHES = [
	"sha2",
	"_md",
	"_u64",
	"utils",
	"crypto"
];
function served(module) {
	return readFileSync(module, "utf8").replace(/(\bfrom\s*["'])(?:@noble\/hashes\/)?(leven|sha2|crypto)(?=["'])/g, "$1./$2.js");
}
function levenModule() {
	return `const module = {};\n${readFileSync(resolve$1("leven"), "utf8")}\nexport default module.exports;\n`;
}
function rulePages() {
	const pages = [...rulePack.keys()].map((id) => {
		const [, ...parts] = partsOf(rulePage(id));
		return [id, parts.map(({ kind, text }) => ({
			kind,
			text
		}))];
	});
	return JSON.stringify(Object.fromEntries(pages));
}
var PageFiles = class {
	files;
	constructor(folder) {
		const at = (name, type) => file(new URL(name, folder), type);
		const hashes = pathToFileURL(resolve$1("@noble/hashes/sha2"));
		this.files = new Map([
			["", at("view/page.html", "text/html; charset=utf-8")],
			["style.css", at("view/style.css", "text/css; charset=utf-8")],
			["page.js", at("view/page.js", SCRIPT)],
			["worker.js", at("view/worker.js", SCRIPT)],
			["draw.js", at("view/draw.js", SCRIPT)],
			["roomlint.js", {
				type: SCRIPT,
				text: () => served(new URL("esm/index.js", folder))
			}],
			["leven.js", {
				type: SCRIPT,
				text: levenModule
			}],
			...HASHES.map((name) => {
				const text = () => served(new URL(`esm/${name}.js`, hashes));
				return [`${name}.js`, {
					type: SCRIPT,
					text
				}];
			}),
			["rules.json", {
				type: "application/json; charset=utf-8",
				text: rulePages
			}],
			...graphviz().map((program) => ["viz.js", file(program, SCRIPT)])
		]);
	}
	answer(name) {
		const found = this.files.get(name);
		return found && {
			status: 200,
			type: found.type,
			body: found.text()
		};
	}
};
function file(url, type) {
	return {
		type,
		text: () => readFileSync(url)
	};
}
const SAFE_HEADERS = {
	"content-security-policy": [
		"default-src 'none'",
		"script-src 'self' 'wasm-unsafe-eval'",
		"style-src 'self'",
		"connect-src 'self'",
		"img-src 'self' data:",
		"worker-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'"
	].join("; "),
	"x-content-type-options": "nosniff",
	"referrer-policy": "no-referrer",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-embedder-policy": "require-corp",
	"cross-origin-resource-policy": "same-origin",
	"cache-control": "no-store"
};
function jsonAnswer(value, status = 200) {
	return {
		status,
		type: "application/json",
		body: JSON.stringify(value)
	};
}
function faultAnswer(status, message) {
	return jsonAnswer({ message }, status);
}
// src/front/view/request-guard.ts
const BYTES_TYPE = "application/octet-stream";
const DECIDING = [
	"host",
	"origin",
	"content-type",
	"sec-fetch-site"
];
var RequestGuard = class {
	token;
	hosts;
	constructor(token, port) {
		this.token = digest(token);
		this.hosts = /* @__PURE__ */ new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
	}
	admit({ method, url = "", headers, headersDistinct }) {
		const { host = "", origin } = headers;
		if (DECIDING.some((name) => (headersDistinct[name]?.length ?? 0) > 1)) return {
			status: 400,
			why: "a header is there twice"
		};
		if (!this.hosts.has(host)) return {
			status: 403,
			why: "another host was asked for"
		};
		if (origin !== void 0 && origin !== `http://${host}`) return {
			status: 403,
			why: "another page asks"
		};
		const site = headers["sec-fetch-site"];
		if (site !== void 0 && site !== "same-origin" && site !== "none") return {
			status: 403,
			why: "another page asks"
		};
		const [path = ""] = url.split("?");
		const [empty, token = "", ...steps] = path.split("/");
		if (empty !== "" || !timingSafeEqual(digest(token), this.token)) return {
			status: 403,
			why: "the token is missing or wrong: use the address that was printed"
		};
		if (!steps.every((step) => /^[a-z0-9._-]*$/.test(step) && !step.startsWith("."))) return {
			status: 404,
			why: "not found"
		};
		if (method === "GET") return {
			method,
			steps
		};
		if (method !== "POST") return {
			status: 405,
			why: "only GET and POST are answered"
		};
		if (origin === void 0) return {
			status: 403,
			why: "the Origin is missing"
		};
		if (headers["content-type"] !== "application/octet-stream") return {
			status: 415,
			why: `the content type must be ${BYTES_TYPE}`
		};
		return {
			method,
			steps
		};
	}
};
function digest(text) {
	return createHash("sha256").update(text).digest();
}
// src/front/view/server.ts
const HOST = "127.0.0.1";
const TOKEN_BYTES = 24;
const PATIENCE = 25e3;
var ViewServer = class {
	parts;
	token = randomBytes(TOKEN_BYTES).toString("hex");
	server;
	guard;
	version = 0;
	waiting = /* @__PURE__ */ new Set();
	constructor(parts) {
		this.parts = parts;
		this.server = createServer((request, response) => {
			this.respond(request, response).catch((error) => {
				parts.crashed(error);
				response.destroy();
			});
		});
	}
	async listen(port) {
		this.server.listen(port, HOST);
		await once(this.server, "listening");
		const { port: taken } = this.server.address();
		this.guard = new RequestGuard(this.token, taken);
		return `http://${HOST}:${taken}/${this.token}/`;
	}
	changed() {
		this.version++;
		for (const wake of [...this.waiting]) wake();
	}
	async close() {
		for (const wake of [...this.waiting]) wake();
		const closed = once(this.server, "close");
		this.server.close();
		this.server.closeAllConnections();
		await closed;
	}
	async respond(request, response) {
		const answer = await this.answerOrFault(request);
		if (answer === void 0) return;
		const { status, type, body, headers = {} } = answer;
		response.writeHead(status, {
			...SAFE_HEADERS,
			"content-type": type,
			...headers
		});
		response.end(body);
	}
	async answerOrFault(request) {
		try {
			return await this.answer(request);
		} catch (error) {
			if (request.destroyed && !request.complete) return void 0;
			const message = this.parts.messageOf(error);
			if (message !== void 0) return faultAnswer(422, message);
			this.parts.crashed(error);
			return faultAnswer(500, "roomlint crashed: the terminal says how");
		}
	}
	async answer(request) {
		const admitted = this.guard?.admit(request);
		if (admitted === void 0) return faultAnswer(403, "the server is not ready");
		if ("status" in admitted) return faultAnswer(admitted.status, admitted.why);
		const { files, page } = this.parts;
		const [first = "", second = "", third = "", ...more] = admitted.steps;
		if (more.length > 0) return NOT_FOUND;
		if (first !== "file") {
			if (admitted.method === "POST" || second !== "" || third !== "") return NOT_FOUND;
			if (first === "files") return jsonAnswer({
				version: this.version,
				...await files.list()
			});
			if (first === "changes") return this.whenChanged(request);
			return page.answer(first) ?? NOT_FOUND;
		}
		const file = files.named(second);
		if (file === void 0) return NOT_FOUND;
		if (admitted.method === "POST") {
			if (third !== "") return NOT_FOUND;
			const after = await bodyOf(request, this.parts.maxBytes);
			if (after === void 0) return faultAnswer(413, "larger than an import accepts: not written");
			const answer = await files.replace(file, String(request.headers["x-digest"] ?? ""), after);
			if (answer.status === 200) this.changed();
			return answer;
		}
		return await files.answer(file, third) ?? NOT_FOUND;
	}
	async whenChanged(request) {
		if (/\?after=(\d+)$/.exec(request.url ?? "")?.[1] === String(this.version)) await new Promise((resolve) => {
			const wake = () => {
				clearTimeout(timer);
				this.waiting.delete(wake);
				resolve();
			};
			const timer = setTimeout(wake, PATIENCE);
			this.waiting.add(wake);
			request.once("close", wake);
		});
		return jsonAnswer({ version: this.version });
	}
};
const NOT_FOUND = faultAnswer(404, "not found");
async function bodyOf(request, most) {
	const pieces = [];
	let length = 0;
	for await (const piece of request) {
		length += piece.length;
		if (length > most) return void 0;
		pieces.push(piece);
	}
	return Buffer.concat(pieces);
}
// src/front/view/viewed-files.ts
var ViewedFiles = class {
	options;
	files = [];
	constructor(options) {
		this.options = options;
	}
	async requirePaths() {
		const { cwd, paths, against, env } = this.options;
		const { problems } = selectFiles(against === void 0 ? paths : [...paths, against], cwd, { env });
		const [problem] = problems;
		if (problem !== void 0) throw new CommandError(`${problem.path}: ${problem.message}`);
	}
	async list() {
		const { cwd, paths, against, env } = this.options;
		const selection = selectFiles(paths.length === 0 ? ["."] : paths, cwd, { env });
		const seen = new Map(this.files.map((file, index) => [file.absolute, index]));
		return {
			files: selection.files.filter(holdsRoom).map((file) => {
				return {
					index: seen.get(file.absolute) ?? this.files.push(file) - 1,
					name: file.path
				};
			}),
			problems: selection.problems.map(({ path, message }) => `${path}: ${message}`),
			against: against ?? null
		};
	}
	named(number) {
		return /^\d{1,6}$/.test(number) ? this.files[Number(number)] : void 0;
	}
	read({ path, absolute }) {
		return {
			name: path,
			bytes: importable(readSnapshotFile(absolute, MAX_IMPORTED_BYTES), path)
		};
	}
	async answer(file, what) {
		switch (what) {
			case "": return bytesAnswer(this.read(file));
			case "config": return jsonAnswer(await this.configOf(file));
			case "head": {
				const found = versionIn("HEAD", {
					name: file.path,
					absolute: file.absolute
				}, this.options);
				return typeof found === "string" ? faultAnswer(404, found) : bytesAnswer(found);
			}
			case "pull": {
				const found = lastPullOf({
					name: file.path,
					absolute: file.absolute
				});
				return found === void 0 ? faultAnswer(404, "it was never pulled") : bytesAnswer(found);
			}
			case "against": {
				const { against, cwd, env } = this.options;
				if (against === void 0) return faultAnswer(404, "no second file was given: use --against FILE");
				const [other] = selectFiles([against], cwd, { env }).files;
				if (other === void 0) throw new CommandError(`${against}: there is no such file`);
				return bytesAnswer(this.read(other));
			}
			default: return;
		}
	}
	async replace(file, digest, after) {
		const before = this.read(file).bytes;
		if (sha256(before) !== digest) return CHANGED;
		const outcome = replaceFile(file.absolute, before, after);
		if (outcome.kind === "replaced") return jsonAnswer({ digest: sha256(after) });
		return outcome.kind === "changed" ? CHANGED : faultAnswer(422, `not written: ${outcome.message}`);
	}
	async configOf(file) {
		const { absolute } = file;
		const settings = await FileSettings.open(this.options.settings);
		const { ignored, settings: all, config: path } = await settings.explain(absolute);
		const own = new Set(rulePack.keys());
		const rules = {};
		const overrides = [];
		for (const { rule, level, options, places } of all) {
			if (!own.has(rule)) continue;
			const given = Object.fromEntries(options.map(({ name, value }) => [name, value]));
			rules[rule] = options.length === 0 ? level : [level, given];
			for (const place of places) overrides.push({
				at: place.at,
				rules: { [rule]: place.level }
			});
		}
		const plugins = all.filter(({ rule, level }) => !own.has(rule) && level !== "off").map(({ rule }) => rule);
		const known = await this.knownIn(file, settings);
		return {
			path: path ?? null,
			ignored,
			config: {
				rules,
				overrides
			},
			plugins,
			known: known ?? null
		};
	}
	async knownIn(file, settings) {
		const { cwd } = this.options;
		const path = await settings.baselineOf(file.absolute);
		return path === void 0 ? void 0 : BaselineSession.open({
			path,
			cwd,
			use: "read"
		}).knownIn(file);
	}
};
const CHANGED = faultAnswer(409, "another program changed the file: nothing was written. Look at it again");
function holdsRoom({ absolute, found }) {
	if (found !== true) return true;
	if (isNeverSnapshot(basename(absolute))) return false;
	const head = readHead(absolute);
	return head !== void 0 && holdsSnapshot(head);
}
function bytesAnswer({ name, bytes }) {
	const headers = {
		"x-digest": sha256(bytes),
		"x-name": encodeURIComponent(name)
	};
	return {
		status: 200,
		type: BYTES_TYPE,
		body: bytes,
		headers
	};
}
function sha256(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
// src/front/view/watch.ts
const QUIET_MS = 60;
const CONFIGS = new Set(CONFIG_NAMES.map((path) => basename(path)));
function watchPaths(cwd, paths, changed) {
	let timer;
	const later = () => {
		clearTimeout(timer);
		timer = setTimeout(changed, QUIET_MS);
	};
	const watchers = [...foldersOf(cwd, paths)].map(([folder, recursive]) => watchFolder(folder, recursive, later));
	return () => {
		clearTimeout(timer);
		for (const watcher of watchers) watcher.close();
	};
}
function foldersOf(cwd, paths) {
	const folders = /* @__PURE__ */ new Map();
	for (const path of paths.length === 0 ? ["."] : paths) {
		const absolute = resolve(cwd, path);
		const stats = statSync(absolute, { throwIfNoEntry: false });
		const isFile = stats?.isFile() === true;
		const folder = isFile ? dirname(absolute) : stats === void 0 ? existingFolder(absolute) : absolute;
		folders.set(folder, folders.get(folder) === true || !isFile);
	}
	return folders;
}
function existingFolder(path) {
	let folder = dirname(path);
	while (statSync(folder, { throwIfNoEntry: false }) === void 0) folder = dirname(folder);
	return folder;
}
function watchFolder(folder, recursive, changed) {
	try {
		const watcher = watch(folder, { recursive }, (_event, name) => {
			if (name === null || matters(join(folder, name))) changed();
		});
		watcher.on("error", () => watcher.close());
		return watcher;
	} catch (error) {
		const { code = String(error) } = error;
		throw new CommandError(`cannot watch ${folder} (${code})`);
	}
}
function matters(path) {
	if (/[\\/](?:node_modules|\.git)[\\/]/.test(`${path}${sep}`)) return false;
	return path.endsWith(".json") || CONFIGS.has(basename(path));
}
// src/front/cli/view.ts
var view_exports = /* @__PURE__ */ __exportAll({ view: () => view });
const OPTIONS = {
	...grouped("Page:", {
		"no-open": toggle("print the address, and do not open it in the browser"),
		port: value("the port to listen on. The default is a free one", "--port 4611"),
		against: path("plan imports into the room in FILE", "--against room.json")
	}),
	...grouped("Rules and config:", { config: configOption() })
};
const view = defineCommand({
	options: OPTIONS,
	details: `The address is the first line on standard output. It holds a secret: only those who know it can see the page.
Nothing leaves this machine. The page follows changes of the files until the command is ended.

Examples:
  roomlint view garden.json
  roomlint view --no-open --against room.json garden.json`,
	exits: {
		clean: "ended by SIGTERM or SIGINT",
		error: "a path leads to no file, the port cannot be used, or invalid usage"
	}
}, async (given, { words: paths, cwd, terminal }) => {
	const port = readPort(given.port, 0);
	const { against } = given;
	const settings = {
		cwd,
		config: configChoice(given)
	};
	const { env } = terminal.world;
	const ended = Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
	const files = new ViewedFiles({
		cwd,
		paths,
		against,
		settings,
		env
	});
	await files.requirePaths();
	const server = new ViewServer({
		files,
		page: new PageFiles(new URL(".", require("node:url").pathToFileURL(__filename).href)),
		maxBytes: MAX_IMPORTED_BYTES,
		messageOf: (error) => error instanceof CommandError ? [error.message, error.details].join(" ") : void 0,
		crashed: (error) => terminal.warn(`roomlint crashed: ${String(error)}. Please report this bug`)
	});
	const address = await addressOf(server, port);
	const unwatch = watchPaths(cwd, [...paths, ...against === void 0 ? [] : [against]], () => server.changed());
	terminal.writeOut(`${address}\n`);
	if (!given["no-open"] && !await openInBrowser(address, env)) terminal.warn("no program opens a browser here: open the address yourself");
	await ended;
	unwatch();
	await server.close();
	return EXIT.clean;
});
async function addressOf(server, port) {
	try {
		return await server.listen(port);
	} catch (error) {
		const { code = String(error) } = error;
		throw new CommandError(`cannot listen on port ${port} (${code}): leave --port out for a free one`);
	}
}
const OPENERS = {
	darwin: ["open"],
	win32: ["rundll32", "url.dll,FileProtocolHandler"]
};
async function openInBrowser(address, env) {
	const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
	const opener = startProgram(program, [...args, address], {
		stdio: "ignore",
		detached: true,
		env
	});
	opener.unref();
	return new Promise((resolve) => {
		opener.once("spawn", () => resolve(true));
		opener.once("error", () => resolve(false));
	});
}
exports.view_exports = view_exports;
