// Measures the last half of many rounds in one process, as an editor would run them, for the usage hook.

/** @param round what is done each time. Sets the mean of a round, in milliseconds. */
export function measureWarm(round, rounds) {
  for (let done = 0; done < rounds; done++) round();
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (let done = 0; done < rounds; done++) round();
  const { user, system } = process.cpuUsage(cpu);
  globalThis.measuredPart = {
    wallMilliseconds: (performance.now() - start) / rounds,
    cpuMilliseconds: (user + system) / 1000 / rounds,
  };
}
