/** Where GitHub looks for the workflow, from the root of the repository on. */
export const WORKFLOW_PATH = '.github/workflows/roomlint.yml';

/** What a workflow needs to know. */
export interface WorkflowPlace {
  /** Files and folders with snapshots, from the root of the repository on, with `/`. */
  readonly paths: readonly string[];
  /** The branch that pull requests are merged into; undefined if nobody knows it. */
  readonly branch: string | undefined;
  /** The page of roomlint's repository. */
  readonly home: string;
  /** The version of roomlint: 1.2.3 */
  readonly version: string;
}

/** A workflow that checks what a pull request changes. */
export function workflowText({ paths, branch, home, version }: WorkflowPlace): string {
  const action = home.replace('https://github.com/', '');
  const branches = branch === undefined ? '' : `\n    branches: [${JSON.stringify(branchPattern(branch))}]`;
  return `name: snapshots
on:
  pull_request:
  push:${branches}
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

/** A branch as a pattern of GitHub. */
function branchPattern(branch: string): string {
  return branch.replaceAll(/[*+?![\]\\]/g, '\\$&');
}

/** One path a line. A path that a line, or GitHub's expressions, would change becomes the whole repository. */
function pathsText(paths: readonly string[]): string {
  const isPlain = paths.length > 0 && paths.every((path) => !/\p{Cc}|\$\{\{/u.test(path));
  return JSON.stringify(isPlain ? paths.join('\n') : '.');
}
