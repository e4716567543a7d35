import { brand } from '../text/brand.js';
import { formatPointer, type Step } from './pointer.js';

/** A part of a place. `record` is the key, or the opening brace if there is no key. */
export type PlacePart = 'value' | 'key' | 'record';

/** A chain of steps from the root, some into the JSON of strings; it has no offsets and is located later. */
export class Place {
  static {
    brand(Place, 'Place');
  }

  private constructor(
    readonly parent: Place | undefined,
    /** The step from the parent; undefined at the root of the file and of the JSON in a string. */
    readonly step: Step | undefined,
  ) {}

  static readonly root = new Place(undefined, undefined);

  /** The member `step` (a key) or the element `step` (an index) of the value here. */
  at(step: Step): Place {
    return new Place(this, step);
  }

  /** The root of the JSON in the string here. */
  inside(): Place {
    return new Place(this, undefined);
  }

  /** Follows several steps. */
  along(steps: readonly Step[]): Place {
    let place: Place = this;
    for (const step of steps) place = place.at(step);
    return place;
  }

  /** The string around this place; undefined when the place is directly in the file. */
  get holder(): Place | undefined {
    let place: Place = this;
    while (place.step !== undefined && place.parent !== undefined) place = place.parent;
    return place.parent;
  }

  /** The steps within the file, then within each string, outermost first. */
  get paths(): [Step[], ...Step[][]] {
    let path: Step[] = [];
    const paths: [Step[], ...Step[][]] = [path];
    for (const { step } of this.chain().slice(1))
      if (step !== undefined) path.push(step);
      else {
        path = [];
        paths.push(path);
      }
    return paths;
  }

  /** RFC 6901 pointer into the file, and the pointers inside strings that hold JSON, outermost first. */
  get pointers(): { pointer: string; embedded: string[] } {
    const [outer, ...inner] = this.paths;
    return { pointer: formatPointer(outer), embedded: inner.map(formatPointer) };
  }

  /** The links from the root to this place. */
  chain(): Place[] {
    const links: Place[] = [];
    for (let place: Place | undefined = this; place !== undefined; place = place.parent) links.push(place);
    return links.reverse();
  }
}
