import { formatYearlyInWords } from "@dryrun/domain/money";
import { words } from "../messages.en-in.ts";

const say = words.application;

/** The pay that somebody has or asks for, in rupees a year; 0 is none. */
export const payText = (rupees: number) => (rupees > 0 ? formatYearlyInWords(rupees) : say.notGiven);

/** The pay of somebody who may not have worked yet. */
export const currentPayText = (rupees: number, noWorkExperience: boolean) =>
  rupees === 0 && noWorkExperience ? say.fresher : payText(rupees);
