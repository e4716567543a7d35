/** What a string is: a key of an object, or the value of a key, itself or in arrays. */
export interface Role {
  readonly isKey: boolean;
  /** The key of the value, or of the object whose key this is; empty where there is none. */
  readonly key: string;
}

interface Container {
  readonly isObject: boolean;
  /** The key that it is the value of. */
  readonly key: string;
  awaitsKey: boolean;
  lastKey: string;
}

/** The objects and arrays that are open at a place of a JSON text, which may be broken. */
export class Roles {
  private readonly containers: Container[] = [];

  /** @param around what the text is as a whole */
  constructor(private readonly around: Role) {}

  /** What a string at this place is, or a number. */
  get role(): Role {
    const within = this.containers.at(-1);
    if (within === undefined) return this.around;
    if (!within.isObject) return { isKey: false, key: within.key };
    return within.awaitsKey ? { isKey: true, key: within.key } : { isKey: false, key: within.lastKey };
  }

  /** Says what the key is that is here. */
  nameKey(key: string): void {
    const within = this.containers.at(-1);
    if (within !== undefined) within.lastKey = key;
  }

  /** Opens or closes an object or array, or goes on in one. */
  structure(character: string | undefined): void {
    const within = this.containers.at(-1);
    if (character === '{' || character === '[') {
      const isObject = character === '{';
      this.containers.push({ isObject, key: this.role.key, awaitsKey: isObject, lastKey: '' });
    } else if (character === '}' || character === ']') this.containers.pop();
    else if (within !== undefined && (character === ',' || character === ':'))
      within.awaitsKey = within.isObject && character === ',';
  }
}
