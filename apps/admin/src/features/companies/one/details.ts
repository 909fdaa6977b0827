import type { companyDetails } from "@dryrun/domain/admin/companies/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type Details = Output<typeof companyDetails>["company"];
