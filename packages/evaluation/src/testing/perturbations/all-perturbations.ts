import { deadCodePerturbations } from "./dead-code.ts";
import { deadPartPerturbations } from "./dead-parts.ts";
import { deniedPerturbations } from "./denied.ts";
import type { Perturbation } from "./perturbation.ts";
import { programPerturbations } from "./programs.ts";
import { scrambledPerturbations } from "./scrambled.ts";

/** Answers that show no knowledge, each made from a right one, which must earn at least three times as much. */
export const allPerturbations: readonly Perturbation[] = [
  ...deniedPerturbations,
  ...scrambledPerturbations,
  ...programPerturbations,
  ...deadPartPerturbations,
  ...deadCodePerturbations,
];
