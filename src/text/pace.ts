/** So many matches or tokens take a millisecond. */
const MATCHES = 1 << 10;
/** So many characters are searched in a few milliseconds. */
const CHARACTERS = 1 << 16;

/** Lets others work after so many matches or tokens, or so many characters. */
export class Pace {
  private matches = 0;
  private since = 0;

  /** Whether it is time. @param at how far a text was read */
  isOver(at: number): boolean {
    if (++this.matches < MATCHES && at - this.since < CHARACTERS) return false;
    this.matches = 0;
    this.since = at;
    return true;
  }
}
