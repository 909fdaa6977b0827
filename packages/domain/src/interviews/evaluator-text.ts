/** The internal name of the product's own grader. */
const OWN_GRADER = "dryrun-offline";

/** Returns the grader's name for people: "Dryrun's own grader, version 13"; a language model keeps its name. */
export function evaluatorText(name: string, version: string): string {
  const [plainVersion] = version.split("+");
  const shown = name.replace(OWN_GRADER, "Dryrun's own grader");
  return plainVersion ? `${shown}, version ${plainVersion}` : shown;
}
