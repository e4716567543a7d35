/*
 * Pages that are tests, for rules of your own: `roomlint/testing`. A page is Markdown with rooms, and with what
 * the command shows of them. docs/testing.md describes it.
 */

import type { AcceptedPage, PageFault } from './verdict/testing/page.js';
import { pageRunner } from './world/workspace/page-runner.js';

export type { AcceptedPage, PageFault } from './verdict/testing/page.js';
export { BlockError } from './verdict/testing/room-text.js';

/** What a page may be about beside the rules of roomlint. */
export interface TestedRules {
  /** What a plugin exports: a rule, or a list of rules. */
  readonly plugin?: unknown;
}

/**
 * What a page shows otherwise than the command would: nothing, for a page that is right.
 *
 * @param markdown the page
 * @throws BlockError for a block that cannot be read
 * @throws TypeError for a plugin that exports no rule
 */
export function checkPage(markdown: string, options: TestedRules = {}): readonly PageFault[] {
  const runner = pageRunner(options.plugin);
  return runner.cases(markdown).flatMap((each) => runner.faultsOf(each));
}

/**
 * The page as it is right, and which findings and fixes came and went with that.
 *
 * @throws BlockError for a block that cannot be read
 */
export function acceptPage(markdown: string, options: TestedRules = {}): AcceptedPage {
  return pageRunner(options.plugin).accept(markdown);
}
