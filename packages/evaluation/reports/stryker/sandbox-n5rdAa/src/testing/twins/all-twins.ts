import { deadCodeTwins } from "./dead-code.ts";
import { deadPartTwins } from "./dead-parts.ts";
import { deniedTwins } from "./denied.ts";
import { programTwins } from "./programs.ts";
import { scrambledTwins } from "./scrambled.ts";
import type { Twin } from "./twin.ts";

/** Answers that show no knowledge, each made from a right one. A right answer may earn three times what its twin does, at least. */
export const allTwins: readonly Twin[] = [
  ...deniedTwins,
  ...scrambledTwins,
  ...programTwins,
  ...deadPartTwins,
  ...deadCodeTwins,
];
