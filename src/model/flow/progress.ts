/** States and completions of all quests, for one player or for the room. */
export interface Progress {
  readonly states: Uint8Array;
  readonly completions: Float64Array;
}

export function noProgress(quests: number): Progress {
  return { states: new Uint8Array(quests), completions: new Float64Array(quests) };
}

export function copyOf({ states, completions }: Progress): Progress {
  return { states: states.slice(), completions: completions.slice() };
}
