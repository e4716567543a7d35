import type { FlowAnalysis } from './analysis.js';
import { type Fact, factAt, factIndex } from './model.js';
import type { Lack } from './reasons.js';

/** Where the trail of what an impossible fact lacks ends. */
export interface Trail {
  /** The last fact; of a circle, the one that speaks for it. */
  readonly end: Fact;
  readonly lack: Exclude<Lack['kind'], 'fact'> | 'circle';
  /** The facts of the circle that it ends in. */
  readonly circle: readonly Fact[];
  /** A quest on the way waits for a requirement. */
  readonly passesRequirement: boolean;
}

/** Follows what impossible facts lack. The trails of all facts together are linear. */
export class LackTrails {
  private readonly trails = new Map<number, Trail>();

  constructor(private readonly analysis: FlowAnalysis) {}

  of(fact: Fact): Trail {
    const path: { readonly fact: number; readonly waits: boolean }[] = [];
    const at = new Map<number, number>();
    let next = fact;
    for (;;) {
      const index = factIndex(next.quest, next.state);
      const known = this.trails.get(index);
      if (known !== undefined) return this.note(path, known);
      const before = at.get(index);
      if (before !== undefined) {
        const round = path.splice(before);
        const circle = round.map((step) => factAt(step.fact));
        const trail: Trail = {
          end: this.speaker(circle),
          lack: 'circle',
          circle,
          passesRequirement: round.some(({ waits }) => waits),
        };
        for (const step of round) this.trails.set(step.fact, trail);
        return this.note(path, trail);
      }
      const lack = this.analysis.lack(next);
      if (lack.kind !== 'fact') {
        const passesRequirement = lack.kind === 'requirement';
        const trail: Trail = { end: next, lack: lack.kind, circle: [], passesRequirement };
        this.trails.set(index, trail);
        return this.note(path, trail);
      }
      at.set(index, path.length);
      path.push({ fact: index, waits: lack.requirement !== undefined });
      next = lack.fact;
    }
  }

  /** Records where the facts of a path lead, from its end. */
  private note(path: readonly { readonly fact: number; readonly waits: boolean }[], last: Trail): Trail {
    let trail = last;
    for (const { fact, waits } of path.toReversed()) {
      if (waits && !trail.passesRequirement) trail = { ...trail, passesRequirement: true };
      this.trails.set(fact, trail);
    }
    return trail;
  }

  /** The first quest that can never start, or else the first quest. */
  private speaker(circle: readonly Fact[]): Fact {
    const { analysis } = this;
    const never = circle.filter(({ quest }) => !leavesNotActive(analysis, quest));
    const [first, ...others] = never.length > 0 ? never : circle;
    let least = first as Fact;
    for (const fact of others) if (fact.quest < least.quest) least = fact;
    return least;
  }
}

/** Whether a quest may ever be something else than Not Active. */
export function leavesNotActive(analysis: FlowAnalysis, quest: number): boolean {
  return analysis.mayEnter(quest, 1) || analysis.mayEnter(quest, 2);
}
