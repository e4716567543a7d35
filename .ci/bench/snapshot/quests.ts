import type { JsonRecord } from './json-text.js';
import type { Identifiers, Random } from './random.js';
import { phrase, questWord } from './words.js';

/**
 * How a quest is played:
 * `loop` starts and ends by clicks and resets itself some seconds later,
 * `guided` starts on entering a zone and may require other quests,
 * `one-shot` is completed by a single click,
 * `chained` is started by the completion of the quest before it.
 */
type QuestKind = 'loop' | 'guided' | 'one-shot' | 'chained';

const LATER_KINDS = ['loop', 'loop', 'guided', 'guided', 'one-shot', 'chained'] as const;

export interface Quest {
  readonly kind: QuestKind;
  readonly name: string;
  /** The name as expressions spell it: without the number. */
  readonly bareName: string;
  readonly inProgressId: string;
  readonly completedId: string;
  readonly entryId: string;
}

export function newQuest(random: Random, ids: Identifiers, index: number): Quest {
  const kind = index === 0 ? 'loop' : random.pick(LATER_KINDS);
  const bareName = questWord(random, index);
  return {
    kind,
    bareName,
    name: `${index}_${bareName}`,
    inProgressId: ids.questId(),
    completedId: ids.questId(),
    entryId: ids.uuid(),
  };
}

/** The two entries of a quest; `earlier` are the quests that it may require, so no cycle can arise. */
export function questPair(
  random: Random,
  quest: Quest,
  earlier: readonly Quest[],
  creator: string,
): [string, JsonRecord][] {
  const hidden = quest.kind === 'loop' && random.chance(0.5);
  const shared: JsonRecord = {
    EntryId: quest.entryId,
    Name: quest.name,
    Description: 'created in unity',
    Group: random.pick(quest.kind === 'loop' ? ['nonPersistent', 'multiplayer'] : ['', '', 'multiplayer']),
    DisplayGroup: hidden ? '' : random.pick(['Tutorial', 'Harbour', 'Überfahrt', '第三章']),
    Enabled: true,
    RepeatableLimit: repeatableLimit(random, quest.kind),
    FinishTime: quest.kind === 'guided' && random.chance(0.3) ? 90 : 0,
    AutoStart: false,
    TriggeredByInventory: false,
    Requirements: quest.kind === 'guided' ? requirements(random, earlier) : [],
    Creator: creator,
    TemplateName: '',
    Tracked: !hidden,
    Visible: !hidden,
    ExtraText: '',
  };
  const successMsg = random.chance(0.5) ? phrase(random) : '';
  return [
    [quest.inProgressId, { ...shared, Status: 'inProgress', id: quest.inProgressId }],
    [
      quest.completedId,
      { ...shared, Status: 'completed', id: quest.completedId, Rewards: [], SuccessMsg: successMsg },
    ],
  ];
}

function repeatableLimit(random: Random, kind: QuestKind): number {
  if (kind === 'one-shot') return 1;
  return kind === 'guided' && random.chance(0.3) ? 3 : 0;
}

function requirements(random: Random, earlier: readonly Quest[]): JsonRecord[] {
  const recent = earlier.slice(-40);
  const chosen = new Set<Quest>();
  for (let wish = random.below(3); wish >= 0; wish--) {
    const quest = recent[random.below(recent.length)];
    if (quest !== undefined) chosen.add(quest);
  }
  return Array.from(chosen, (quest) => ({
    delete: false,
    // Only a quest that resets itself can be completed twice in one visit.
    amount: quest.kind === 'loop' && random.chance(0.2) ? 2 : 1,
    type: 'quest',
    id: quest.inProgressId,
  }));
}
