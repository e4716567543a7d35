/** Lets others work after so many matches or tokens. */
export class Pace {
  private count = 0;

  /** Whether it is time. */
  isOver(): boolean {
    return (++this.count & 1023) === 0;
  }
}
