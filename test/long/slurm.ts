import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const PROGRAMS = ['munged', 'slurmctld', 'slurmd', 'sbatch', 'scontrol'];
/** Daemons start within this time, in milliseconds. */
const MOST = 30_000;

export const hasSlurm =
  process.getuid?.() === 0 && PROGRAMS.every((program) => spawnSync(program, ['-V']).error === undefined);

/** A cluster of one node on this machine, away from any that is configured. */
export class Slurm {
  private readonly pids: string[] = [];
  private readonly env: NodeJS.ProcessEnv;

  constructor(private readonly folder: string) {
    const at = (name: string): string => join(folder, name);
    for (const name of ['', 'state', 'spool']) mkdirSync(at(name), { recursive: true });
    const node = hostname().split('.')[0] ?? '';
    writeFileSync(at('key'), new Uint8Array(1024).fill(7), { mode: 0o400 });
    const settings = {
      ClusterName: 'test',
      SlurmctldHost: `${node}(127.0.0.1)`,
      SlurmUser: 'root',
      SlurmdUser: 'root',
      AuthType: 'auth/munge',
      AuthInfo: `socket=${at('munge')}`,
      CredType: 'cred/munge',
      SlurmctldPort: 16817,
      SlurmdPort: 16818,
      StateSaveLocation: at('state'),
      SlurmdSpoolDir: at('spool'),
      SlurmctldPidFile: at('slurmctld.pid'),
      SlurmdPidFile: at('slurmd.pid'),
      SlurmctldLogFile: at('slurmctld.log'),
      SlurmdLogFile: at('slurmd.log'),
      ProctrackType: 'proctrack/linuxproc',
      TaskPlugin: 'task/none',
      MpiDefault: 'none',
      NodeName: `${node} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN`,
      PartitionName: 'all Nodes=ALL Default=YES State=UP',
    };
    writeFileSync(
      at('slurm.conf'),
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    this.env = { ...process.env, SLURM_CONF: at('slurm.conf') };
  }

  start(): void {
    const at = (name: string): string => join(this.folder, name);
    const files = { 'key-file': 'key', socket: 'munge', 'pid-file': 'munged.pid', 'log-file': 'munged.log' };
    this.daemon('munged', [
      '--force',
      `--seed-file=${at('seed')}`,
      ...Object.entries(files).map(([option, name]) => `--${option}=${at(name)}`),
    ]);
    this.daemon('slurmctld', []);
    this.daemon('slurmd', []);
    const end = Date.now() + MOST;
    while (!this.run('scontrol', ['ping'], this.folder).stdout.includes('UP'))
      if (Date.now() > end) throw new Error(readFileSync(at('slurmctld.log'), 'utf8'));
  }

  /** Runs a command of Slurm, with another folder before the others of the path. */
  run(program: string, args: readonly string[], cwd: string, path = ''): SpawnSyncReturns<string> {
    const env = { ...this.env, PATH: `${path}:${process.env.PATH}` };
    return spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  }

  stop(): void {
    for (const file of this.pids.toReversed())
      if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8')));
  }

  private daemon(program: string, args: readonly string[]): void {
    this.pids.push(join(this.folder, `${program}.pid`));
    const { status, stderr } = spawnSync(program, args, {
      env: this.env,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }
}
