import { isBlankProject, type Project } from "@dryrun/domain/profile/entries";
import type { FieldRefusal } from "@dryrun/forms/field-errors";

/** Maps the server's errors to the typed projects. The server does not count blank projects, because they were not sent. */
export function typedErrors(errors: readonly FieldRefusal[], typed: readonly Partial<Project>[]): FieldRefusal[] {
  const places = typed.flatMap((project, index) => (isBlankProject(project) ? [] : [index]));
  return errors.map(({ field, message }) => ({
    message,
    field: field.replace(/^projects\.(\d+)/, (_, sent: string) => `projects.${places[Number(sent)] ?? sent}`),
  }));
}
