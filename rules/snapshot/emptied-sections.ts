import { defineRule, type Rule } from '../kit.js';

/** A section that an import empties if the file has it without records. */
interface EmptiedSection extends Pick<Rule, 'id' | 'level' | 'lenient' | 'source'> {
  readonly section: 'roomItems' | 'quests' | 'settings';
  /** What the import does to it. */
  readonly loss: string;
}

function emptiedSection({ section, loss, ...about }: EmptiedSection): Rule {
  return defineRule({
    ...about,
    kinds: { empty: `${section} is empty, so an import ${loss}: leave ${section} out to keep them` },
    fix: 'none',
    summary: `The ${section} section is not empty`,
    on: {
      snapshot(snapshot, report) {
        if (snapshot.isEmpty(section)) report({ kind: 'empty', at: snapshot.place.at(section) });
      },
    },
  });
}

export const removesAllItems = emptiedSection({
  section: 'roomItems',
  id: 'snapshot/removes-all-items',
  level: 'error',
  source: 'game-management API, part 4, upload-room-data-url',
  loss: 'removes every item of the room',
});

export const removesAllQuests = emptiedSection({
  section: 'quests',
  id: 'snapshot/removes-all-quests',
  level: 'info',
  lenient: { level: 'off' },
  source: 'game-management API, part 4, upload-room-data-url; quest and task records, part 1',
  loss: 'removes every quest of the room',
});

export const emptiesSettings = emptiedSection({
  section: 'settings',
  id: 'snapshot/empties-settings',
  level: 'info',
  lenient: { level: 'off' },
  source: 'game-management API, part 4, upload-room-data-url',
  loss: 'rewrites the section with no settings',
});
