/** Where the pages of rules can be read. */
export interface RulePages {
  /** The page of roomlint; undefined where reports name none. */
  readonly home: string | undefined;
  /** The page of a rule; undefined for rules of plugins. */
  of(rule: string): string | undefined;
}

export const NO_PAGES: RulePages = { home: undefined, of: () => undefined };

/** The pages of a release. @param home of the repository @param has whether roomlint has a rule */
export function pagesOf(home: string, version: string, has: (rule: string) => boolean): RulePages {
  return {
    home,
    of: (rule) => (has(rule) ? `${home}/blob/v${version}/docs/rules/${rule}.md` : undefined),
  };
}

/** The page of a rule as a member `url`, if it has one. */
export function urlOf(pages: RulePages, rule: string): { readonly url?: string } {
  const url = pages.of(rule);
  return url === undefined ? {} : { url };
}
