"use strict";
const { presetSetting, printable } = require("./words.js");
const { QuestWords, isQuestIdShaped, isSoundCreator, isSoundDescription, textField } = require("./core.js");
const { rulePack } = require("./rule-pack.js");
const { ScriptError, hasPassed, playScript, questAnalyses } = require("./flow.js");
// src/world/setup/hooks.ts
const HOOK_KINDS = [
	"plain",
	"husky",
	"lefthook",
	"pre-commit"
];
const HOOK_SIGNS = {
	husky: [".husky"],
	lefthook: [
		"",
		".",
		".config/"
	].flatMap((start) => [
		"yml",
		"yaml",
		"toml",
		"json"
	].map((type) => `${start}lefthook.${type}`)),
	"pre-commit": [".pre-commit-config.yaml", ".pre-commit-config.yml"]
};
const ARGUMENTS = "check --staged --new --with-plan --max-warnings 0";
const CHECK = `roomlint ${ARGUMENTS}`;
const BIN = "node_modules/.bin/roomlint";
const INSTALLED = `${BIN} ${ARGUMENTS}`;
function hookSetup(kind, { folder, home, version }) {
	const enter = folder === "" ? "" : `cd ${quoted(folder)} && `;
	switch (kind) {
		case "plain": {
			const script = plainScript(folder);
			return {
				path: void 0,
				text: `#!/bin/sh\n${script}`,
				lines: `(\n${script}) || exit 1\n`,
				install: void 0
			};
		}
		case "husky": {
			const text = folder === "" ? `${CHECK}\n` : `${enter}${INSTALLED}\n`;
			return {
				path: ".husky/pre-commit",
				text,
				lines: text,
				install: "npx husky"
			};
		}
		case "lefthook": {
			const text = `pre-commit:\n  commands:\n${`    roomlint:\n${folder === "" ? "" : `      root: ${JSON.stringify(`${folder}/`)}\n`}      glob: "*.json"\n      run: ${INSTALLED}\n`}`;
			return {
				path: "lefthook.yml",
				text,
				lines: text,
				install: "npx lefthook install"
			};
		}
		case "pre-commit": {
			const lines = `  - repo: ${home}\n    rev: v${version}\n    hooks:
      - id: roomlint-new
      - id: roomlint-plan
`;
			return {
				path: ".pre-commit-config.yaml",
				text: `repos:\n${lines}`,
				lines,
				install: "pre-commit install"
			};
		}
	}
}
function plainScript(folder) {
	const [enter, bin] = folder === "" ? ["", BIN] : [`cd ${quoted(folder)} && `, `${quoted(folder)}/${BIN}`];
	return `roomlint=$PWD/${bin}
# A linked work tree uses the installation of the main one.
[ -e "$roomlint" ] || roomlint=$(git rev-parse --git-common-dir)/../${bin}
if [ -e "$roomlint" ]; then
  ${enter}exec "$roomlint" ${ARGUMENTS}
fi
if [ -n "$(git diff --cached --name-only -z --diff-filter=d -- '*.json' |
  xargs -0 git --literal-pathspecs grep --cached -lE '"(roomItems|roomTasks|quests|logic)"' -- :)" ]; then
  echo 'A room is staged, and roomlint is not installed here: run npm install.' >&2
  exit 1
fi
`;
}
function quoted(folder) {
	return /^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", `'\\''`)}'`;
}
// src/world/setup/first-config.ts
const DOCUMENTED_PREFIX = "mlh";
const MAX_PREFIXES = 3;
var RoomHabits = class {
	prefixes = /* @__PURE__ */ new Set();
	creators = /* @__PURE__ */ new Set();
	descriptions = /* @__PURE__ */ new Set();
	add({ quests }) {
		for (const { key, record } of quests?.entries ?? []) {
			if (isQuestIdShaped(key)) this.prefixes.add(key.slice(0, 3));
			const [creator, description] = [textField(record, "Creator"), textField(record, "Description")];
			if (creator !== void 0 && isSoundCreator(creator)) this.creators.add(creator);
			if (description !== void 0 && isSoundDescription(description)) this.descriptions.add(description);
		}
	}
	settings(presets) {
		const others = [...this.prefixes].filter((prefix) => prefix !== DOCUMENTED_PREFIX).sort();
		const prefixes = others.length > MAX_PREFIXES ? "any" : [DOCUMENTED_PREFIX, ...others];
		const owner = onlyOne(this.creators);
		const editor = onlyOne(this.descriptions)?.slice(11);
		const learned = [
			[
				"quest/id-format",
				"prefixes",
				others.length === 0 ? void 0 : prefixes
			],
			[
				"quest/creator",
				"owner",
				owner
			],
			[
				"quest/description",
				"editor",
				editor
			]
		];
		const settings = /* @__PURE__ */ new Map();
		for (const [id, option, value] of learned) {
			const rule = rulePack.get(id);
			if (value === void 0 || rule === void 0) continue;
			const { level, options } = presetSetting(presets, rule);
			const isSaid = options[option] !== void 0;
			if (level !== "off" && !isSaid) settings.set(id, {
				level,
				options: { [option]: value }
			});
		}
		return settings;
	}
};
function onlyOne(values) {
	const [one, other] = values;
	return other === void 0 ? one : void 0;
}
function configText({ presets, settings, baseline }) {
	const [preset, ...layers] = presets;
	const rules = [...settings].map(([id, { level, options }]) => [id, [level, options]]);
	const config = {
		extends: layers.length === 0 ? preset : presets,
		...rules.length > 0 && { rules: Object.fromEntries(rules) },
		...baseline !== void 0 && { baseline }
	};
	return `${JSON.stringify(config, null, 2)}\n`;
}
// src/world/setup/first-play.ts
const MAX_QUESTS = 10;
const SEED = 1;
function firstPlay(room, command, isPublic = () => true) {
	const words = new QuestWords(room.model);
	const reachable = questAnalyses(room, room.model.quests.slice(0, MAX_QUESTS)).flatMap(({ completed }, quest) => {
		const word = words.of(quest);
		return completed.verdict === "reachable" && word !== void 0 && isPublic(word) ? [{
			word,
			...completed
		}] : [];
	});
	if (reachable.length === 0) return void 0;
	const goals = `# These quests can be completed.\n${reachable.map(({ word }) => `expect reachable ${word} completed\n`).join("")}`;
	const script = [...reachable.filter(({ play, seed }) => play.length > 0 && seed === SEED).map(({ word, play }) => `${play.join("\n")}\nexpect ${word} completed\n---\n${goals}`), goals].find((each) => isPublic(each) && passes(room, each));
	return script && `# ${printable(command)}\n${script}`;
}
function idlePlay(command) {
	return `# ${printable(command)}\n# No step is known that completes a quest.\nwait 1\n`;
}
function passes(room, script) {
	try {
		return hasPassed(playScript(room, script, SEED));
	} catch (error) {
		if (error instanceof ScriptError) return false;
		throw error;
	}
}
// src/world/setup/workflow.ts
const WORKFLOW_PATH = ".github/workflows/roomlint.yml";
function workflowText({ paths, branch, home, version }) {
	const action = home.replace("https://github.com/", "");
	return `name: snapshots
on:
  pull_request:
  push:${branch === void 0 ? "" : `\n    branches: [${branchPattern(branch)}]`}
permissions:
  contents: read
jobs:
  roomlint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          fetch-depth: 0 # for changed-only
          persist-credentials: false
      - uses: actions/setup-node@6044e13b5dc448c55e2357c09f80417699197238 # v6.2.0
        with:
          node-version: 24
      - uses: ${action}@v${version} # better: the commit of that version
        with:
          paths: ${pathsText(paths)}
          changed-only: true
`;
}
function branchPattern(branch) {
	const pattern = branch.replaceAll(/[*+?![\]\\]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(pattern) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(pattern) ? pattern : JSON.stringify(pattern);
}
function pathsText(paths) {
	const text = paths.length > 0 && paths.every((path) => !/\p{Cc}|\$\{\{/u.test(path)) ? paths.join("\n") : ".";
	return /^[A-Za-z][\w./-]*$/.test(text) || text === "." ? text : JSON.stringify(text);
}
exports.HOOK_KINDS = HOOK_KINDS;
exports.HOOK_SIGNS = HOOK_SIGNS;
exports.RoomHabits = RoomHabits;
exports.WORKFLOW_PATH = WORKFLOW_PATH;
exports.configText = configText;
exports.firstPlay = firstPlay;
exports.hookSetup = hookSetup;
exports.idlePlay = idlePlay;
exports.workflowText = workflowText;
