/** Where the pages of rules can be read, and what they say. */
export interface RulePages {
  /** The page of roomlint; undefined where reports name none. */
  readonly home: string | undefined;
  /** The address of a rule's page; undefined for rules of plugins. */
  of(rule: string): string | undefined;
  /** The page of a rule as Markdown; undefined for rules of plugins. */
  text(rule: string): string | undefined;
}

export const NO_PAGES: RulePages = { home: undefined, of: () => undefined, text: () => undefined };

/** The path of a rule's page below rules/: `quest/no-auto-start.md`. */
export function pagePath(id: string): string {
  return id.includes('/') ? `${id}.md` : `${id}/${id}.md`;
}

/**
 * The pages of a release.
 *
 * @param home of the repository
 * @param has whether roomlint has a rule
 * @param read the page of a rule that roomlint has
 */
export function pagesOf(
  home: string,
  version: string,
  has: (rule: string) => boolean,
  read: (rule: string) => string,
): RulePages {
  return {
    home,
    of: (rule) => (has(rule) ? `${home}/blob/v${version}/rules/${pagePath(rule)}` : undefined),
    text: (rule) => (has(rule) ? read(rule) : undefined),
  };
}

/** The page of a rule as a member `url`, if it has one. */
export function urlOf(pages: RulePages, rule: string): { readonly url?: string } {
  const url = pages.of(rule);
  return url === undefined ? {} : { url };
}
