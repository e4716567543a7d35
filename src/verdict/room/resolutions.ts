import { formatPointer, parsePointer } from '../../bytes/json/pointer.js';
import { type PlaceMatcher, placeMatcher } from '../lint/place-glob.js';
import type { FieldConflict, Resolution } from './field-merge.js';

/** Patterns of conflicts, and whose values to take there: `items/12`, or `items/12#/pos` for one field. */
export interface Resolutions {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** Whose values to take where no pattern says, or two contradict. */
  readonly rest?: Resolution | undefined;
}

export const NO_RESOLUTIONS: Resolutions = { ours: [], theirs: [] };

/** Applies the patterns to conflicts, and remembers which of them match none. */
export class ConflictResolver {
  private readonly patterns: {
    readonly pattern: string;
    readonly resolution: Resolution;
    readonly matches: PlaceMatcher;
    isUsed: boolean;
  }[];
  private readonly rest: Resolution | undefined;

  constructor(resolutions: Resolutions) {
    this.rest = resolutions.rest;
    this.patterns = (['ours', 'theirs'] as const).flatMap((resolution) =>
      resolutions[resolution].map((pattern) => ({
        pattern,
        resolution,
        matches: placeMatcher(`/${pattern}`),
        isUsed: false,
      })),
    );
  }

  get unused(): readonly string[] {
    return this.patterns.filter(({ isUsed }) => !isUsed).map(({ pattern }) => pattern);
  }

  /**
   * Whose value to take; undefined where nothing says. @param parts as pointers
   * @param field undefined for a conflict of the part as a whole
   */
  resolve(parts: readonly string[], field: FieldConflict | undefined): Resolution | undefined {
    const chosen = new Set<Resolution>();
    for (const pattern of this.patterns) {
      const isMeant = parts.some((part) =>
        placesAround(field).some((embedded) => pattern.matches(part, embedded)),
      );
      if (!isMeant) continue;
      pattern.isUsed = true;
      chosen.add(pattern.resolution);
    }
    const [only] = chosen;
    return chosen.size === 1 ? only : this.rest;
  }
}

/** The place of a field and all places around it, whose patterns mean the field as well. */
function placesAround(field: FieldConflict | undefined): readonly (readonly string[])[] {
  if (field === undefined) return [[]];
  const steps = fieldSteps(field);
  const levels = [...(steps.length === 0 ? [] : [formatPointer(steps)]), ...field.embedded];
  const places: string[][] = [[]];
  for (const [level, pointer] of levels.entries()) {
    const outer = levels.slice(0, level);
    const inner = parsePointer(pointer);
    for (let end = 1; end <= inner.length; end++) places.push([...outer, formatPointer(inner.slice(0, end))]);
  }
  return places;
}

/** The steps from the part that a conflict is in to its field. */
export function fieldSteps({ pointer }: FieldConflict): readonly string[] {
  const [section, , ...rest] = parsePointer(pointer);
  return section === 'roomTasks' ? parsePointer(pointer).slice(1) : rest;
}
