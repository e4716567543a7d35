"use strict";
const { __exportAll } = require("./rolldown-runtime.js");
const { EditError, LineIndex, masked } = require("./text.js");
const { addTo, beginsLikeJson, byteOffset, byteOrderMarkLength, capitalized, decodeLoosely, getOrInsert, isJson, pagePath, textOf, tryParseJson, withoutSecrets } = require("./words.js");
const { CONFIG_NAMES, CommandError, IN_PACKAGE, filePath, inPackage } = require("./command.js");
const { ThreadHost, startThread } = require("./shared.js");
const { rulePack } = require("./rule-pack.js");
const { InnerText, JsonEditor, joined, rekeyItem, renameQuest } = require("./verdict.js");
const { SnapshotDocument, writeBack } = require("./assist.js");
const { loadConfig } = require("./world.js");
const { pathToFileURL } = require("node:url");
const { existsSync, readFileSync } = require("node:fs");
const { basename, join, relative, resolve } = require("node:path");
const { Message, StreamMessageReader, StreamMessageWriter, createConnection } = require("vscode-languageserver/node");
const { CodeActionKind, CompletionItemKind, DiagnosticSeverity, DidChangeWatchedFilesNotification, ErrorCodes, MarkupKind, ResponseError, SymbolKind, TextDocumentContentChangeEvent, TextDocumentSyncKind } = require("vscode-languageserver");
const { format, modify } = require("jsonc-parser");
// src/front/lsp/checker.ts
var Checker = class {
	options;
	newThread;
	threads;
	constructor(options, newThread = startCheckThread) {
		this.options = options;
		this.newThread = newThread;
		this.threads = new ThreadHost(newThread);
	}
	check(kind, path, bytes, signal) {
		return this.threads.run({
			kind,
			path,
			bytes,
			options: this.options()
		}, signal);
	}
	async fixes(path, bytes) {
		return (await this.threads.run({
			kind: "fix",
			path,
			bytes,
			options: this.options()
		})).splices;
	}
	async restart() {
		const { threads } = this;
		this.threads = new ThreadHost(this.newThread);
		await threads.close();
	}
};
const NOTHING = {
	findings: [],
	error: void 0
};
function startCheckThread() {
	return startThread(new URL("./check-thread.js", require("node:url").pathToFileURL(__filename).href));
}
// src/front/lsp/diagnostic.ts
const SEVERITY = {
	error: DiagnosticSeverity.Error,
	warning: DiagnosticSeverity.Warning,
	info: DiagnosticSeverity.Information
};
function diagnosticOf(finding, view) {
	const range = view.rangeOf(bytesOf(finding));
	if (range === void 0) return void 0;
	const { rule, level, message, related } = finding;
	const page = rulePack.has(rule) ? inPackage(`rules/${pagePath(rule)}`).href : void 0;
	const relatedInformation = related.flatMap((place) => {
		const location = view.locationOf(bytesOf(place));
		return location === void 0 ? [] : [{
			location,
			message: place.message
		}];
	});
	return {
		range,
		severity: SEVERITY[level],
		code: rule,
		...page !== void 0 && { codeDescription: { href: page } },
		source: "roomlint",
		message,
		...relatedInformation.length > 0 && { relatedInformation }
	};
}
function bytesOf({ start, end }) {
	return {
		start: start.offset,
		end: end.offset
	};
}
// src/front/lsp/edited-text.ts
var EditedText = class EditedText {
	uri;
	version;
	bytes;
	lines;
	#text;
	constructor(uri, version, bytes, lines = new LineIndex(bytes)) {
		this.uri = uri;
		this.version = version;
		this.bytes = bytes;
		this.lines = lines;
	}
	static open(uri, version, text) {
		return new EditedText(uri, version, joined([utf8(text)], sharedBytes));
	}
	get text() {
		this.#text ??= decodeLoosely(this.bytes);
		return this.#text;
	}
	changed(changes, version) {
		return changes.reduce((text, change) => text.after(change, version), this);
	}
	after(change, version) {
		const { uri, bytes } = this;
		if (!TextDocumentContentChangeEvent.isIncremental(change)) return EditedText.open(uri, version, change.text);
		const start = this.offsetAt(change.range.start);
		const end = Math.max(start, this.offsetAt(change.range.end));
		const after = joined([
			bytes.subarray(0, start),
			utf8(change.text),
			bytes.subarray(end)
		], sharedBytes);
		return new EditedText(uri, version, after, this.lines.changed(after, start));
	}
	offsetAt({ line, character }) {
		const mark = line === 0 ? this.mark : 0;
		if (character < mark) return 0;
		return this.lines.offsetOf({
			line: line + 1,
			column: character + 1 - mark
		});
	}
	positionOfIndex(index) {
		return this.positionOf(Buffer.byteLength(this.text.slice(0, index)));
	}
	rangeOf({ start, end }) {
		return {
			start: this.positionOf(start),
			end: this.positionOf(end)
		};
	}
	editOf(splice) {
		return {
			range: this.rangeOf(splice),
			newText: splice.text
		};
	}
	positionOf(offset) {
		const { line, column } = this.lines.positionOf(byteOffset(offset));
		const mark = line === 1 && offset > 0 ? this.mark : 0;
		return {
			line: line - 1,
			character: column - 1 + mark
		};
	}
	get mark() {
		return byteOrderMarkLength(this.bytes) > 0 ? 1 : 0;
	}
};
function utf8(text) {
	return new TextEncoder().encode(text);
}
function sharedBytes(length) {
	return new Uint8Array(new SharedArrayBuffer(length));
}
// src/front/lsp/editor-commands.ts
const LOGIC_SCHEME = "roomlint-logic";
const EDIT_LOGIC = "roomlint.editLogic";
const SAVE_LOGIC = "roomlint.saveLogic";
// src/front/lsp/code-actions.ts
const FIX_ALL = `${CodeActionKind.SourceFixAll}.roomlint`;
const CODE_ACTION_KINDS = [
	CodeActionKind.QuickFix,
	CodeActionKind.RefactorRewrite,
	FIX_ALL
];
function asksFor(kind, { context: { only } }) {
	if (only === void 0) return kind !== FIX_ALL;
	return only.some((asked) => asked === "" || kind === asked || kind.startsWith(`${asked}.`));
}
function findingsIn(range, { findings, view }) {
	return findings.flatMap((finding) => {
		const diagnostic = diagnosticOf(finding, view);
		return diagnostic !== void 0 && touches(diagnostic.range, range) ? [{
			finding,
			diagnostic
		}] : [];
	});
}
function touches(one, other) {
	return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}
function isBefore(one, other) {
	return one.line < other.line || one.line === other.line && one.character < other.character;
}
function quickFixes(found, view) {
	return found.flatMap(({ finding: { fix }, diagnostic }) => {
		const edits = fix?.edits.map((splice) => view.editOf(splice)) ?? [];
		const made = edits.filter((edit) => edit !== void 0);
		if (fix === void 0 || made.length !== edits.length) return [];
		const isSafe = fix.safety === "safe";
		return [{
			title: isSafe ? capitalized(fix.description) : `${capitalized(fix.description)} (unsafe: may change a meaning)`,
			kind: CodeActionKind.QuickFix,
			diagnostics: [diagnostic],
			isPreferred: isSafe,
			edit: { changes: { [view.uri]: made } }
		}];
	}).sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred));
}
function fixAll(edit) {
	return {
		title: "Fix all that roomlint can fix safely",
		kind: FIX_ALL,
		edit
	};
}
function editLogic(places) {
	return places.toReversed().map(({ host, pointer, embedded }) => {
		const title = `Edit ${[pointer, ...embedded].at(-1) || "this string"} as JSON`;
		const command = {
			title,
			command: EDIT_LOGIC,
			arguments: [[
				host,
				pointer,
				...embedded
			]]
		};
		return {
			title,
			kind: CodeActionKind.RefactorRewrite,
			command
		};
	});
}
function ruleOff(rule, diagnostics, { loaded, documents, cwd }) {
	const from = loaded.settings.find((each) => each.rule === rule)?.from.kind;
	if (from === "override" || from === "command-line") return void 0;
	const { folder } = documents;
	const isNew = loaded.config === void 0;
	const path = loaded.config === void 0 ? join(folder, CONFIG_NAMES[0]) : resolve(cwd, loaded.config);
	const open = openText(path, documents);
	const text = open ?? textOnDisk(path);
	if (text === void 0 && !isNew) return void 0;
	const shown = relative(folder, path).startsWith("..") ? path : relative(folder, path);
	const title = `Turn off ${rule} in ${isNew ? `a new ${shown}` : shown}`;
	const uri = text?.uri ?? pathToFileURL(path).href;
	const edits = text === void 0 ? [newConfig(rule)] : edited(text, path, rule);
	const change = {
		textDocument: {
			uri,
			version: open?.version ?? null
		},
		edits
	};
	const edit = { documentChanges: isNew ? [{
		kind: "create",
		uri
	}, change] : [change] };
	return {
		title,
		kind: CodeActionKind.QuickFix,
		diagnostics,
		edit
	};
}
function openText(path, documents) {
	const open = documents.uris.find((uri) => uri.startsWith("file:") && filePath(uri) === path);
	return open === void 0 ? void 0 : documents.text(open);
}
function textOnDisk(path) {
	if (!existsSync(path)) return void 0;
	return EditedText.open(pathToFileURL(path).href, 0, readFileSync(path, "utf8"));
}
function edited(text, path, rule) {
	const steps = [
		...basename(path) === "package.json" ? [IN_PACKAGE] : [],
		"rules",
		rule
	];
	const indent = /^([ \t]+)\S/m.exec(text.text)?.[1] ?? "  ";
	const insertSpaces = !indent.startsWith("	");
	const formattingOptions = {
		insertSpaces,
		tabSize: insertSpaces ? indent.length : 1,
		eol: text.text.includes("\r\n") ? "\r\n" : "\n"
	};
	return modify(text.text, steps, "off", { formattingOptions }).map(({ offset, length, content }) => ({
		range: {
			start: text.positionOfIndex(offset),
			end: text.positionOfIndex(offset + length)
		},
		newText: content
	}));
}
function newConfig(rule) {
	const start = {
		line: 0,
		character: 0
	};
	return {
		range: {
			start,
			end: start
		},
		newText: `${JSON.stringify({ rules: { [rule]: "off" } }, void 0, 2)}\n`
	};
}
// src/front/lsp/logic-documents.ts
function stringsAround(host, { snapshot }, offset) {
	const place = snapshot.places.placeAt(offset);
	if (place === void 0) return [];
	const { pointer, embedded } = place;
	const around = embedded.map((_, depth) => ({
		host,
		pointer,
		embedded: embedded.slice(0, depth)
	}));
	const isString = place.kind === "string" && place.part === "value";
	const itself = {
		host,
		pointer,
		embedded
	};
	return isString && beginsLikeJson(place.text ?? "") ? [...around, itself] : around;
}
function openLogic(place, bytes) {
	const inner = InnerText.at(bytes, place);
	if (inner === void 0) throw new RangeError("the file no longer has this string");
	const text = textOf(inner.content);
	return {
		uri: logicUri(place),
		languageId: "json",
		text: isJson(text) ? laidOut(text) : text
	};
}
function laidOut(text) {
	let laid = "";
	let at = 0;
	for (const { offset, length, content } of format(text, void 0, LAYOUT)) {
		laid += text.slice(at, offset) + content;
		at = offset + length;
	}
	return laid + text.slice(at);
}
const LAYOUT = {
	insertSpaces: true,
	tabSize: 2,
	eol: "\n"
};
function savedLogic(place, text, host) {
	return writeBack(host.bytes, place, text).map((splice) => host.editOf(splice));
}
function logicUri(place) {
	const { host, pointer, embedded } = place;
	const path = [
		basename(decodeURIComponent(host)),
		pointer,
		...embedded
	].map((part) => part.split("/").map(encodeURIComponent).join("/"));
	const query = encodeURIComponent(JSON.stringify([
		host,
		pointer,
		...embedded
	]));
	return `${LOGIC_SCHEME}:/${path.join("")}.json?${query}`;
}
function logicPlace(uri) {
	if (!uri.startsWith(`roomlint-logic:`)) return void 0;
	let query;
	try {
		query = tryParseJson(decodeURIComponent(uri.slice(uri.indexOf("?") + 1)));
	} catch {
		return;
	}
	return placeFrom(query);
}
function placeFrom(value) {
	const [host, pointer, ...embedded] = Array.isArray(value) ? value : [];
	if (typeof host !== "string" || typeof pointer !== "string") return void 0;
	const inner = embedded.filter((each) => typeof each === "string");
	return inner.length === embedded.length ? {
		host,
		pointer,
		embedded: inner
	} : void 0;
}
var LogicView = class LogicView {
	text;
	host;
	snapshot;
	inner;
	before;
	constructor(text, host, snapshot, inner, before) {
		this.text = text;
		this.host = host;
		this.snapshot = snapshot;
		this.inner = inner;
		this.before = before;
	}
	static of(text, host, { pointer, embedded }) {
		const { bytes } = host.text;
		const before = InnerText.at(bytes, {
			pointer,
			embedded
		});
		if (before === void 0 || tryParseJson(host.text.text.replace(/^\uFEFF/, "")) === void 0) return void 0;
		const merged = new JsonEditor(bytes).replace([pointer, ...embedded], text.text).result();
		const inner = InnerText.at(merged, {
			pointer,
			embedded
		});
		return inner && new LogicView(text, host, new SnapshotDocument(merged), inner, before.span);
	}
	get uri() {
		return this.text.uri;
	}
	get path() {
		return this.host.path;
	}
	offsetAt(position) {
		const offset = this.text.offsetAt(position);
		return this.inner.inFile({
			start: offset,
			end: offset
		}).start;
	}
	rangeOf(bytes) {
		const inside = this.inner.fromFile(bytes);
		return inside && this.text.rangeOf(inside);
	}
	locationOf(bytes) {
		const range = this.rangeOf(bytes);
		if (range !== void 0) return {
			uri: this.uri,
			range
		};
		const outside = this.inHost(bytes);
		return outside && this.host.locationOf(outside);
	}
	editOf({ start, end, text }) {
		const range = this.rangeOf({
			start,
			end
		});
		const newText = unescaped(text, this.inner.depth);
		return range && newText !== void 0 ? {
			range,
			newText
		} : void 0;
	}
	editsOf(splices) {
		const [here, there] = [[], []];
		for (const splice of splices) {
			const inside = this.editOf(splice);
			const outside = this.inHost(splice);
			if (inside !== void 0) here.push(inside);
			else if (outside !== void 0) there.push({
				range: this.host.rangeOf(outside),
				newText: splice.text
			});
		}
		return /* @__PURE__ */ new Map([[this.uri, here], [this.host.uri, there]]);
	}
	inHost({ start, end }) {
		const { span } = this.inner;
		if (end <= span.start) return {
			start,
			end
		};
		const longer = span.end - span.start - (this.before.end - this.before.start);
		return start >= span.end ? {
			start: start - longer,
			end: end - longer
		} : void 0;
	}
};
function unescaped(text, strings) {
	let plain = text;
	for (let level = 0; level < strings; level++) {
		const parsed = tryParseJson(`"${plain}"`);
		if (typeof parsed !== "string") return void 0;
		plain = parsed;
	}
	return plain;
}
// src/front/lsp/view.ts
var FileView = class {
	text;
	path;
	snapshot;
	constructor(text, path) {
		this.text = text;
		this.path = path;
		this.snapshot = new SnapshotDocument(text.bytes);
	}
	get uri() {
		return this.text.uri;
	}
	offsetAt(position) {
		return this.text.offsetAt(position);
	}
	rangeOf(bytes) {
		return this.text.rangeOf(bytes);
	}
	locationOf(bytes) {
		return {
			uri: this.uri,
			range: this.rangeOf(bytes)
		};
	}
	editOf(splice) {
		return this.text.editOf(splice);
	}
	editsOf(splices) {
		return /* @__PURE__ */ new Map([[this.uri, splices.map((splice) => this.editOf(splice))]]);
	}
};
// src/front/lsp/documents.ts
const CONFIGS = new Set(CONFIG_NAMES.map((path) => basename(path)).filter((name) => name !== "package.json"));
var OpenDocument = class {
	text;
	newView;
	gone = new AbortController();
	#view;
	constructor(text, newView) {
		this.text = text;
		this.newView = newView;
	}
	get view() {
		this.#view ??= { made: this.newView() };
		return this.#view.made;
	}
	get isGone() {
		return this.gone.signal.aborted;
	}
};
var Documents = class {
	folder = process.cwd();
	open = /* @__PURE__ */ new Map();
	get uris() {
		return [...this.open.keys()];
	}
	set(uri, text) {
		this.renew(uri, text);
		return [uri, ...this.renewLogicOf(uri)];
	}
	close(uri) {
		this.open.get(uri)?.gone.abort();
		this.open.delete(uri);
		this.renewLogicOf(uri);
	}
	renewAll() {
		for (const uri of this.uris) this.renew(uri);
	}
	document(uri) {
		return this.open.get(uri);
	}
	text(uri) {
		return this.open.get(uri)?.text;
	}
	view(uri) {
		return this.open.get(uri)?.view;
	}
	pathOf(uri) {
		return filePath(uri) ?? join(this.folder, "untitled.json");
	}
	renewLogicOf(host) {
		const logic = this.uris.filter((uri) => logicPlace(uri)?.host === host);
		for (const uri of logic) this.renew(uri);
		return logic;
	}
	renew(uri, text = this.text(uri)) {
		if (text === void 0) return;
		this.open.get(uri)?.gone.abort();
		this.open.set(uri, new OpenDocument(text, () => this.newView(uri, text)));
	}
	newView(uri, text) {
		const path = this.pathOf(uri);
		if (CONFIGS.has(basename(path))) return void 0;
		const place = logicPlace(uri);
		if (place === void 0) return new FileView(text, path);
		const host = this.view(place.host);
		return host instanceof FileView ? LogicView.of(text, host, place) : void 0;
	}
};
// src/front/lsp/findings.ts
var Findings = class {
	checker;
	failed;
	found = /* @__PURE__ */ new WeakMap();
	constructor(checker, failed) {
		this.checker = checker;
		this.failed = failed;
	}
	of(document) {
		return getOrInsert(this.found, document, () => this.check(document));
	}
	async tried(document) {
		const found = await this.of(document);
		if (found === void 0 || !found.findings.some(({ fix }) => fix?.safety === "safe")) return found;
		const { view } = found;
		const checked = await this.checker.check("try", view.path, view.snapshot.bytes).catch(() => NOTHING);
		return document.isGone ? void 0 : {
			...checked,
			view
		};
	}
	async check(document) {
		await new Promise((resolve) => void setImmediate(resolve));
		const view = document.isGone ? void 0 : document.view;
		if (view === void 0) return void 0;
		const checked = await this.checked(view, document.gone.signal);
		if (document.isGone) return void 0;
		if (checked.error !== void 0) this.failed(checked.error);
		return {
			...checked,
			view
		};
	}
	async checked(view, signal) {
		try {
			return await this.checker.check("check", view.path, view.snapshot.bytes, signal);
		} catch (error) {
			if (!signal.aborted) this.failed(error instanceof Error ? error.message : String(error));
			return NOTHING;
		}
	}
};
// src/front/lsp/at-position.ts
function definitions(view, position) {
	return located(view, referred(view, position).filter(isDefinition));
}
function references(view, position, withDefinitions) {
	const all = referred(view, position);
	return located(view, withDefinitions ? all : all.filter((each) => !isDefinition(each)));
}
function referred(view, position) {
	const found = view.snapshot.referredAt(view.offsetAt(position));
	if (found === void 0) return [];
	return found.kind === "quest" ? found.quest.references : found.item.references;
}
function isDefinition({ kind, by }) {
	return kind === "entry" ? by === "key" : kind === "item" || kind === "logic";
}
function located(view, all) {
	return all.flatMap(({ span }) => view.locationOf(span) ?? []);
}
function renameable(view, position) {
	const found = view.snapshot.referredAt(view.offsetAt(position));
	const range = found && view.rangeOf(found.at.span);
	const placeholder = found && (found.kind === "quest" ? found.quest.name : found.item.key);
	if (!range || !placeholder) return null;
	return withoutSecrets(placeholder) === placeholder ? {
		range,
		placeholder
	} : range;
}
function renamed(view, position, name) {
	const found = view.snapshot.referredAt(view.offsetAt(position));
	const { bytes } = view.snapshot;
	if (found?.kind === "item") return view.editsOf(rekeyItem(bytes, found.item.key, name));
	const [id] = found?.quest.ids ?? [];
	return id === void 0 ? void 0 : view.editsOf(renameQuest(bytes, id, name));
}
const SYMBOL_KINDS = {
	section: SymbolKind.Namespace,
	item: SymbolKind.Object,
	quest: SymbolKind.Class,
	task: SymbolKind.Event
};
function symbols(view) {
	return view.snapshot.symbols().flatMap((symbol) => shown(symbol, view));
}
function shown({ kind, name, detail, span, nameSpan, parts }, view) {
	const children = parts.flatMap((part) => shown(part, view));
	const [range, selectionRange] = [view.rangeOf(span), view.rangeOf(nameSpan)];
	if (range === void 0 || selectionRange === void 0) return children;
	return [{
		name,
		detail,
		kind: SYMBOL_KINDS[kind],
		range,
		selectionRange,
		children
	}];
}
function hover(view, position) {
	const description = view.snapshot.describeAt(view.offsetAt(position));
	if (description === void 0) return null;
	const range = view.rangeOf(description.span);
	const contents = {
		kind: MarkupKind.Markdown,
		value: description.markdown
	};
	return range === void 0 ? { contents } : {
		contents,
		range
	};
}
const COMPLETION_KINDS = {
	key: CompletionItemKind.Field,
	value: CompletionItemKind.Value,
	type: CompletionItemKind.Class,
	code: CompletionItemKind.EnumMember,
	quest: CompletionItemKind.Reference,
	item: CompletionItemKind.Reference,
	name: CompletionItemKind.Variable,
	function: CompletionItemKind.Function
};
function completions(view, position) {
	return view.snapshot.completionsAt(view.offsetAt(position)).flatMap((completion, index) => {
		const { kind, value, detail, splice } = completion;
		const textEdit = view.editOf(splice);
		if (textEdit === void 0 || textEdit.range.start.line !== textEdit.range.end.line) return [];
		return [{
			label: typeof value === "string" ? value : JSON.stringify(value),
			kind: COMPLETION_KINDS[kind],
			...detail !== "" && { detail },
			filterText: `${textEdit.newText} ${detail}`,
			sortText: String(index).padStart(6, "0"),
			textEdit
		}];
	});
}
// src/front/lsp/requests.ts
function answerRequests(server) {
	const { connection, documents } = server;
	const inView = (uri, answer) => {
		const view = documents.view(uri);
		return view === void 0 ? null : answer(view);
	};
	const at = (answer) => ({ textDocument: { uri }, position }) => inView(uri, (view) => answer(view, position));
	connection.onHover(at(hover));
	connection.onCompletion(at(completions));
	connection.onDefinition(at(definitions));
	connection.onReferences(({ textDocument: { uri }, position, context }) => inView(uri, (view) => references(view, position, context.includeDeclaration)));
	connection.onDocumentSymbol(({ textDocument: { uri } }) => inView(uri, symbols));
	connection.onPrepareRename(at(renameable));
	connection.onRenameRequest(({ textDocument: { uri }, position, newName }) => inView(uri, (view) => refusing(() => {
		const edits = renamed(view, position, newName);
		return edits === void 0 ? null : workspaceEdit(edits);
	})));
	connection.onCodeAction((params) => codeActions(server, params));
	connection.onExecuteCommand((params) => execute(server, params));
}
function workspaceEdit(edits) {
	const some = [...edits].filter(([, made]) => made.length > 0);
	return { changes: Object.fromEntries(some.map(([uri, made]) => [uri, [...made]])) };
}
function refusing(work) {
	try {
		return work();
	} catch (error) {
		if (error instanceof RangeError || error instanceof EditError) return new ResponseError(ErrorCodes.InvalidParams, error.message);
		throw error;
	}
}
async function codeActions(server, params) {
	const { uri } = params.textDocument;
	const document = server.documents.document(uri);
	if (document?.view === void 0) return [];
	const actions = [];
	if (asksFor(CodeActionKind.QuickFix, params)) {
		const found = await server.findings.tried(document);
		if (found !== void 0) {
			const shown = findingsIn(params.range, found);
			for (const action of quickFixes(shown, found.view)) actions.push(action);
			for (const action of await switches(server, uri, shown)) actions.push(action);
		}
	}
	const view = server.documents.view(uri);
	if (view !== void 0 && asksFor(CodeActionKind.RefactorRewrite, params)) {
		const itself = logicPlace(uri);
		const places = stringsAround(itself?.host ?? uri, view, view.offsetAt(params.range.start)).filter(({ embedded }) => embedded.length > (itself?.embedded.length ?? -1));
		for (const action of editLogic(places)) actions.push(action);
	}
	if (view !== void 0 && asksFor(FIX_ALL, params)) {
		const splices = await server.checker.fixes(view.path, view.snapshot.bytes);
		if (server.documents.view(uri) === view && splices.length > 0) actions.push(fixAll(workspaceEdit(view.editsOf(splices))));
	}
	return actions;
}
async function switches({ documents, files }, uri, found) {
	const path = documents.view(uri)?.path;
	if (found.length === 0 || path === void 0 || !uri.startsWith("file:")) return [];
	try {
		const at = {
			loaded: await loadConfig(path, {
				...files,
				plugins: false
			}),
			documents,
			cwd: files.cwd ?? documents.folder
		};
		const byRule = /* @__PURE__ */ new Map();
		for (const { finding, diagnostic } of found) addTo(byRule, finding.rule, diagnostic);
		return [...byRule].flatMap(([rule, diagnostics]) => ruleOff(rule, diagnostics, at) ?? []);
	} catch (error) {
		if (error instanceof CommandError) return [];
		throw error;
	}
}
function execute(server, { command, arguments: given = [] }) {
	const { documents } = server;
	if (command === "roomlint.editLogic") return refusing(() => {
		const place = placeFrom(given[0]);
		const host = place && documents.text(place.host);
		if (place === void 0 || host === void 0) throw new RangeError("the file is not open");
		return openLogic(place, host.bytes);
	});
	if (command === "roomlint.saveLogic") return save(server, given);
	return new ResponseError(ErrorCodes.InvalidParams, `unknown command ${command}`);
}
async function save({ connection, documents }, [uri, given]) {
	const place = typeof uri === "string" ? logicPlace(uri) : void 0;
	const host = place && documents.text(place.host);
	const text = typeof given === "string" ? given : typeof uri === "string" ? documents.text(uri)?.text : void 0;
	const edits = refusing(() => {
		if (place === void 0 || host === void 0) throw new RangeError("the file is not open");
		if (text === void 0) throw new RangeError("the document is not open");
		return savedLogic(place, text, host);
	});
	if (edits instanceof ResponseError) return edits;
	if (edits.length === 0 || host === void 0) return null;
	const textDocument = {
		uri: host.uri,
		version: host.version
	};
	const { applied, failureReason = "" } = await connection.workspace.applyEdit({ documentChanges: [{
		textDocument,
		edits
	}] });
	return applied ? null : new ResponseError(ErrorCodes.InternalError, `not saved. ${failureReason}`.trim());
}
// src/front/lsp/server.ts
var LanguageServer = class {
	connection;
	options;
	documents = new Documents();
	checker;
	findings;
	files;
	watchesFiles = false;
	said = /* @__PURE__ */ new Set();
	constructor(connection, options) {
		this.connection = connection;
		this.options = options;
		this.files = options.files;
		this.checker = new Checker(() => this.files, options.newThread);
		this.findings = new Findings(this.checker, (message) => this.warn(message));
		this.follow();
		answerRequests(this);
	}
	async close() {
		this.documents.renewAll();
		await this.checker.restart();
	}
	warn(message) {
		if (this.said.has(message)) return;
		this.said.add(message);
		this.tell(({ window }) => window.showWarningMessage(`roomlint: ${message}`));
	}
	async tell(say) {
		try {
			await say(this.connection);
		} catch {}
	}
	follow() {
		const { connection, documents } = this;
		connection.onInitialize((params) => this.initialize(params));
		connection.onInitialized(() => this.watchConfigs());
		connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => {
			this.changed(uri, EditedText.open(uri, version, text));
		});
		connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
			const text = documents.text(uri);
			if (text !== void 0) this.changed(uri, text.changed(contentChanges, version));
		});
		connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
			documents.close(uri);
			this.tell(() => connection.sendDiagnostics({
				uri,
				diagnostics: []
			}));
		});
		connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
			if (CONFIG_NAMES.some((name) => documents.pathOf(uri).endsWith(name))) this.checkAgain();
		});
		connection.onDidChangeWatchedFiles(() => void this.checkAgain());
	}
	initialize({ capabilities, initializationOptions, workspaceFolders }) {
		const folders = Array.isArray(workspaceFolders) ? workspaceFolders : [];
		this.documents.folder = folders.map(folderPath).find((path) => path !== void 0) ?? process.cwd();
		const asked = filesFrom(initializationOptions);
		const plugins = this.options.files.plugins !== false && asked.plugins !== false;
		this.files = {
			...this.options.files,
			...asked,
			plugins,
			cwd: this.documents.folder
		};
		this.watchesFiles = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
		return {
			serverInfo: {
				name: "roomlint",
				version: this.options.version
			},
			capabilities: {
				textDocumentSync: {
					openClose: true,
					change: TextDocumentSyncKind.Incremental,
					save: true
				},
				codeActionProvider: { codeActionKinds: CODE_ACTION_KINDS },
				hoverProvider: true,
				definitionProvider: true,
				referencesProvider: true,
				renameProvider: { prepareProvider: true },
				documentSymbolProvider: true,
				completionProvider: { triggerCharacters: [
					"\"",
					":",
					"[",
					"("
				] },
				executeCommandProvider: { commands: [EDIT_LOGIC, SAVE_LOGIC] }
			}
		};
	}
	watchConfigs() {
		if (!this.watchesFiles) return;
		const watchers = [{ globPattern: `**/{${CONFIG_NAMES.map((path) => basename(path)).join(",")}}` }, { globPattern: "**/*baseline*.json" }];
		this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch((error) => this.connection.console.warn(`refused by the editor: ${error}`));
	}
	changed(uri, text) {
		for (const each of this.documents.set(uri, text)) this.publish(each);
	}
	async publish(uri) {
		const document = this.documents.document(uri);
		const found = document && await this.findings.of(document);
		if (document === void 0 || found === void 0) return;
		const { version } = document.text;
		const diagnostics = found.findings.flatMap((finding) => diagnosticOf(finding, found.view) ?? []);
		await this.tell((connection) => connection.sendDiagnostics({
			uri,
			version,
			diagnostics
		}));
	}
	async checkAgain() {
		this.said.clear();
		this.documents.renewAll();
		await this.checker.restart();
		for (const uri of this.documents.uris) this.publish(uri);
	}
};
function folderPath(folder) {
	const { uri } = folder ?? {};
	return typeof uri === "string" ? filePath(uri) : void 0;
}
function filesFrom(given) {
	if (typeof given !== "object" || given === null) return {};
	const { config, plugins } = given;
	return {
		...(typeof config === "string" || config === false) && { config },
		...typeof plugins === "boolean" && { plugins }
	};
}
// src/front/lsp/serve-editor.ts
var serve_editor_exports = /* @__PURE__ */ __exportAll({ serveEditor: () => serveEditor });
async function serveEditor(files, cwd, version, { input, output, newThread }) {
	const connection = createConnection(new StreamMessageReader(input), new MaskedWriter(output));
	const config = typeof files.config === "string" ? resolve(cwd, files.config) : files.config;
	const server = new LanguageServer(connection, {
		version,
		files: config === void 0 ? files : {
			...files,
			config
		},
		newThread
	});
	const ended = new Promise((done) => {
		let isAsked = false;
		connection.onShutdown(() => {
			isAsked = true;
		});
		connection.onExit(() => done(isAsked));
		input.once("end", () => done(isAsked));
		output.once("error", () => done(isAsked));
	});
	connection.listen();
	const isAsked = await ended;
	await server.close();
	return isAsked;
}
const MASK = { mask: withoutSecrets };
var MaskedWriter = class extends StreamMessageWriter {
	write(message) {
		if (Message.isResponse(message) && message.error !== void 0) return super.write({
			...message,
			error: masked(message.error, MASK)
		});
		if (isCall(message) && message.method.startsWith("window/") && message.params !== void 0) {
			const shown = {
				...message,
				params: masked(message.params, MASK)
			};
			return super.write(shown);
		}
		return super.write(message);
	}
};
function isCall(message) {
	return Message.isNotification(message) || Message.isRequest(message);
}
exports.serve_editor_exports = serve_editor_exports;
