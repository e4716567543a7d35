import { counted, type Draft, defineRule, Place, quoteValue, spanIn } from '../kit.js';

export default defineRule({
  id: 'text/duplicate-key',
  level: 'error',
  kinds: { duplicate: {} },
  fix: 'none',
  summary: 'No object has the same key twice',
  source:
    'RFC 8259, section 4: names within an object should be unique; game-management API, part 2: sections are objects keyed by id',
  state: (): { reported: number } => ({ reported: 0 }),
  on: {
    textFault(found, report, { state }) {
      if (found.kind !== 'tree' || found.fault.kind !== 'duplicate-key') return;
      const { holder, fault } = found;
      const make = (): Draft => {
        const name = quoteValue(fault.key);
        const { place } = fault;
        return {
          // A place means the last of several equal keys, so both keys are given by their bytes.
          at: spanIn(holder, fault.span, place),
          message: `${name} is already a key of this object, and most readers keep only the last: rename or remove one`,
          related: [{ at: spanIn(holder, fault.first, place), message: `the first ${name}` }],
        };
      };
      const cause = recordAround(fault.place);
      // Drafts with a cause cannot be deferred, and there may be millions.
      if (cause === undefined || ++state.reported > MAX_TOGETHER) report({ make });
      else report(inRecord(make(), fault.key, cause));
    },
  },
});

/** Drafts that share their words: of a million, all others are reported one by one. */
const MAX_TOGETHER = 1_000;
/** Longer names of objects are not kept for each draft. */
const MAX_CAUSE_LENGTH = 1_000;

/** The object whose doubled keys are one slip: no section, and a quest by its two entries. */
function recordAround({ parent }: Place): string | undefined {
  if (parent?.parent === undefined) return undefined;
  if (parent.parent === Place.root && parent.step !== 'quests') return undefined;
  let length = 0;
  for (const { step } of parent.chain()) length += String(step ?? '').length;
  return length > MAX_CAUSE_LENGTH ? undefined : JSON.stringify(parent.paths);
}

function inRecord(draft: Draft, key: string, cause: string): Draft {
  const { message: alone } = draft;
  return {
    ...draft,
    cause,
    subject: key,
    message: (all) =>
      all.subjects < 2 && typeof alone === 'string'
        ? alone
        : `${quoteValue(key)} and ${counted(all.subjects - 1, 'more key')} of this object appear twice, and most readers keep only the last of each: separate the two records if they have run together, or remove one of each`,
    again: { message: `${quoteValue(key)} appears twice, too` },
  };
}
