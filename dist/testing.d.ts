/** Something that a page shows and the command does not, or the other way round. */
interface PageFault {
  /** The headings above the room. */
  readonly title: string;
  /** The line of the block that is wrong or lacking, from 1. */
  readonly line: number;
  /** What the page says, and what it should say, with the fences around it. */
  readonly shown: string;
  readonly expected: string;
}
/** A page that says what is true, and whether more than words had to change for that. */
interface AcceptedPage {
  readonly markdown: string;
  /** Findings and fixes that came and went, by what they are: `+ error quest/name at /quests/a`. */
  readonly changes: readonly string[];
}
/** A block that gives no room: what is wrong with it, and in which line of the page. */
declare class BlockError extends Error {
  readonly line: number;
  readonly name = "BlockError";
  constructor(line: number, message: string);
}
/** What a page may be about beside the rules of roomlint. */
interface TestedRules {
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
declare function checkPage(markdown: string, options?: TestedRules): readonly PageFault[];
/**
 * The page as it is right, and which findings and fixes came and went with that.
 *
 * @throws BlockError for a block that cannot be read
 */
declare function acceptPage(markdown: string, options?: TestedRules): AcceptedPage;
export { type AcceptedPage, BlockError, type PageFault, type TestedRules, acceptPage, checkPage };