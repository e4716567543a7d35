import { defineRule, spanIn } from '../kit.js';

export default defineRule({
  id: 'text/lone-surrogate',
  level: 'warning',
  kinds: ['half'],
  fix: 'none',
  summary: 'Strings contain no unpaired surrogates',
  source: 'RFC 8259, section 8.2: readers behave unpredictably on unpaired surrogates',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'lone-surrogate') return;
      const { holder, fault } = found;
      const what = fault.inKey ? 'this key' : 'this string';
      report({
        at: spanIn(holder, fault.span, fault.place),
        message:
          fault.count === 1
            ? `${what} contains an unpaired surrogate, ${fault.escape}: write the whole character, or remove it`
            : `${what} contains ${fault.count} unpaired surrogates, the first ${fault.escape}: write the whole characters, or remove them`,
      });
    },
  },
});
