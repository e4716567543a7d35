// Loaded with --require into both sides of a comparison: at exit it writes what the process used to
// descriptor 3. CommonJS, because an --import would start the ES module loader also where the measured
// program does without it.
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  process.on('exit', () => {
    const { readFileSync, writeSync } = require('node:fs');
    const usage = process.resourceUsage();
    writeSync(
      3,
      JSON.stringify({
        cpuMilliseconds: (usage.userCPUTime + usage.systemCPUTime) / 1000,
        peakKilobytes: peakOnLinux(readFileSync) ?? usage.maxRSS,
        // A program that measures only a part of its run reports that part itself.
        ...globalThis.measuredPart,
      }),
    );
  });
}

// On Linux the maxRSS of a forked process starts at its parent's, which may well be larger than the program's
// own; VmHWM belongs to the program alone.
function peakOnLinux(readFileSync) {
  if (process.platform !== 'linux') return undefined;
  const match = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'));
  return match === null ? undefined : Number(match[1]);
}
