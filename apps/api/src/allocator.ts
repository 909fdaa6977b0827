/**
 * Settings of glibc for the server's process, which must be in its environment when it starts. Without them glibc
 * returns freed blocks to the system only above a size that grows with each larger freed block, such as the 19 MiB of
 * a password hash, and keeps some 100 MB.
 */
export const SERVER_ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

/**
 * The same for the graders. V8 compiles WebAssembly in blocks of up to 32 KiB, a gigabyte of them after some hundred
 * engines; above the threshold each block is mapped separately and returned. In the server this would slow requests
 * down.
 */
export const GRADERS_ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: "16384", MALLOC_MMAP_MAX_: "20000" };
