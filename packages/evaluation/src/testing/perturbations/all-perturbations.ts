import { deadCodePerturbations } from "./dead-code.ts";
import { deadPartPerturbations } from "./dead-parts.ts";
import { deniedPerturbations } from "./denied.ts";
import type { Perturbation } from "./perturbation.ts";
import { programPerturbations } from "./programs.ts";
import { scrambledPerturbations } from "./scrambled.ts";

/** Changes that make an answer without knowledge from a right one. It must earn at most a third of the right one's points. */
export const allPerturbations: readonly Perturbation[] = [
  ...deniedPerturbations,
  ...scrambledPerturbations,
  ...programPerturbations,
  ...deadPartPerturbations,
  ...deadCodePerturbations,
];
