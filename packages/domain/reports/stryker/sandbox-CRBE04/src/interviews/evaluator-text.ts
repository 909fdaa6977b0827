/** The name of the product's own grader on the wire. */
const OWN_GRADER = "dryrun-offline";

/** Who graded, for people: "Dryrun's own grader, version 13"; a language model keeps what its name says. */
export function evaluatorText(name: string, version: string): string {
  const [plainVersion] = version.split("+");
  const shown = name.replace(OWN_GRADER, "Dryrun's own grader");
  return plainVersion ? `${shown}, version ${plainVersion}` : shown;
}
