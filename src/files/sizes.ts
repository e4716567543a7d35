/* How many bytes are handled at a time. */

const KIB = 1024;
const MIB = 1024 * KIB;

/** The first piece of a pipe: most are shorter. */
export const FIRST_PIECE = 64 * KIB;
/** The other pieces of a pipe. */
export const PIPE_PIECE = MIB;
/** At most this much of a regular file is read or written by one call to the system. */
export const FILE_PIECE = 4 * MIB;
/** Files up to about this total are read from git by one process: each takes milliseconds to start. */
export const READ_TOGETHER = 16 * MIB;
/** The most that git may write when its output has no known size. */
export const MAX_OUTPUT = 256 * MIB;
/** Files found in a folder are read up to this size. Nobody writes a longer config by hand. */
export const MAX_SETTINGS = MIB;
/** Up to this size it is found out whether a package.json holds a config. */
export const MAX_PACKAGE = 64 * MIB;
