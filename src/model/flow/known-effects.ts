import { EFFECTS } from '../catalog/catalog.js';

/** What the flow of quests is read with: the documents only, or the platform's public material as well. */
export const KNOWLEDGE = ['documents', 'catalog'] as const;
export type FlowKnowledge = (typeof KNOWLEDGE)[number];

/** What a rule with these options reads the flow with. */
export function knowledgeIn(options: unknown): FlowKnowledge {
  const isWider = typeof options === 'object' && options !== null && 'knowledge' in options;
  return isWider && options.knowledge === 'catalog' ? 'catalog' : 'documents';
}

/** What an effect does to quests by its `$type`; undefined for an unknown one, without effects inside it. */
export function knownEffect(type: string | undefined): 'nothing' | 'resets all' | undefined {
  if (type === undefined) return undefined;
  switch (EFFECTS.get(type)?.quests) {
    case 'none':
      return 'nothing';
    case 'reset':
      return 'resets all';
    case 'unknown':
    case undefined:
      return undefined;
  }
}
