import { isBlankProject, type Project } from "@dryrun/domain/profile/entries";
import type { FieldRefusal } from "@dryrun/forms/field-errors";

/** The server counts projects without the blank ones that were not sent: its errors, at the places where they were typed. */
export function typedErrors(errors: readonly FieldRefusal[], typed: readonly Partial<Project>[]): FieldRefusal[] {
  const places = typed.flatMap((project, at) => (isBlankProject(project) ? [] : [at]));
  return errors.map(({ field, message }) => ({
    message,
    field: field.replace(/^projects\.(\d+)/, (_, sent: string) => `projects.${places[Number(sent)] ?? sent}`),
  }));
}
