import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

/** Watches how much of the machine others use meanwhile. */
export class OtherLoad {
  private readonly start = performance.now();
  private readonly busy = busyMilliseconds();
  private readonly own = process.cpuUsage();

  /**
   * How many cores others have kept busy since this was made, on average.
   *
   * @param measuredMilliseconds the CPU time of the programs that were measured
   */
  cores(measuredMilliseconds: number): number {
    const { user, system } = process.cpuUsage(this.own);
    const others = busyMilliseconds() - this.busy - measuredMilliseconds - (user + system) / 1_000;
    return Math.max(0, others / (performance.now() - this.start));
  }
}

function busyMilliseconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}
