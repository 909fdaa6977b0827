import type { person } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type Person = Output<typeof person>;
export type Student = NonNullable<Person["student"]>;
