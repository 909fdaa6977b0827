/** Returns the paths that the part in `folder` owns, by the shell's list for development. */
export declare function ownedBy(folder: string, name: string): string[];
