/**
 * In bytes: blocks from this size on go back to the system when they are freed. V8 compiles WebAssembly in blocks of up to 32 KB,
 * which glibc would else keep: hundreds of megabytes for the engines that grade answers.
 */
const RETURNED_FROM = 16_384;
/** Each such block is one of the mappings of memory of which the system gives a process 65,530. */
const MOST_BLOCKS = 20_000;

const SETTINGS = { MALLOC_MMAP_THRESHOLD_: String(RETURNED_FROM), MALLOC_MMAP_MAX_: String(MOST_BLOCKS) };

/**
 * Replaces this process with itself under these settings, which glibc reads only at the start (decision 0056). Does nothing where
 * they are set, on other systems, and under a parent that has a channel to this process, which would be lost.
 */
export function returnFreedMemory(): void {
  const isSet = "MALLOC_MMAP_THRESHOLD_" in process.env;
  if (isSet || process.platform !== "linux" || process.channel || !process.execve) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...process.env, ...SETTINGS });
}
