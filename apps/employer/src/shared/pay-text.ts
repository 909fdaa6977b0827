import { formatYearlyInWords } from "@dryrun/domain/money";
import { messages } from "../messages.en-in.ts";

const text = messages.application;

/** Formats a person's pay, current or expected, in rupees a year; 0 means none given. */
export const payText = (rupees: number) => (rupees > 0 ? formatYearlyInWords(rupees) : text.notGiven);

/** Formats the pay of a person who may not have worked yet. */
export const currentPayText = (rupees: number, noWorkExperience: boolean) =>
  rupees === 0 && noWorkExperience ? text.fresher : payText(rupees);
