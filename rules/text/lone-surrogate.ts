import { defineRule, spanIn } from '../kit.js';

interface Values {
  readonly count: number;
  /** The first one, as it is in the file. */
  readonly first: string;
  readonly inKey: boolean;
}

export default defineRule({
  id: 'text/lone-surrogate',
  level: 'warning',
  kinds: {
    half({ count, first, inKey }: Values) {
      const what = inKey ? 'this key' : 'this string';
      return count === 1
        ? `${what} contains an unpaired surrogate, ${first}: write the whole character, or remove it`
        : `${what} contains ${count} unpaired surrogates, the first ${first}: write the whole characters, or remove them`;
    },
  },
  fix: 'none',
  summary: 'Strings contain no unpaired surrogates',
  source: 'RFC 8259, section 8.2: readers behave unpredictably on unpaired surrogates',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'lone-surrogate') return;
      const { span, place, count, escape: first, inKey } = found.fault;
      report({ kind: 'half', at: spanIn(found.holder, span, place), values: { count, first, inKey } });
    },
  },
});
