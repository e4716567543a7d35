"use strict";
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
exports.HOOK_KINDS = HOOK_KINDS;
exports.HOOK_SIGNS = HOOK_SIGNS;
exports.hookSetup = hookSetup;
