/** What the part in `folder` owns: by its part.json in a repository of its own, else by the shell's list for development. */
export declare function ownedBy(folder: string, name: string): string[];
