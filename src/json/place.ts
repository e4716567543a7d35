import { formatPointer, type Step } from './pointer.js';

/** Which part of a place is meant. `record` is its key, or its opening brace where it has no key. */
export type PlacePart = 'value' | 'key' | 'record';

/**
 * Where a value stands in a text: a chain of steps from the root, some of which lead into the JSON that a
 * string holds. Places are cheap (one link a step), know no offset, and are located together later.
 */
export class Place {
  private constructor(
    readonly parent: Place | undefined,
    /** The step from the parent; undefined at the root of a text, be it the file or the JSON inside a string. */
    readonly step: Step | undefined,
  ) {}

  static readonly root = new Place(undefined, undefined);

  /** The member `step` (a key) or the element `step` (an index) of the value here. */
  at(step: Step): Place {
    return new Place(this, step);
  }

  /** The root of the JSON text that the string here holds. */
  inside(): Place {
    return new Place(this, undefined);
  }

  /** Follows several steps. */
  along(steps: readonly Step[]): Place {
    let place: Place = this;
    for (const step of steps) place = place.at(step);
    return place;
  }

  /** The string that holds the text in which this place stands; undefined for the file itself. */
  get holder(): Place | undefined {
    let place: Place = this;
    while (place.step !== undefined && place.parent !== undefined) place = place.parent;
    return place.parent;
  }

  /** The steps within each text, the file first, then each embedded text inwards. */
  get paths(): Step[][] {
    const paths: Step[][] = [[]];
    for (const link of this.chain()) {
      if (link.parent === undefined) continue;
      if (link.step === undefined) paths.push([]);
      else paths.at(-1)?.push(link.step);
    }
    return paths;
  }

  /** RFC 6901 pointer into the file, and the pointers inside strings that hold JSON, outermost first. */
  get pointers(): { pointer: string; embedded: string[] } {
    const [outer = [], ...inner] = this.paths;
    return { pointer: formatPointer(outer), embedded: inner.map(formatPointer) };
  }

  /** The links from the root to this place. */
  chain(): Place[] {
    const links: Place[] = [];
    for (let place: Place | undefined = this; place !== undefined; place = place.parent) links.push(place);
    return links.reverse();
  }
}
