import type { mergePreview } from "@dryrun/domain/admin/companies/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type Preview = Output<typeof mergePreview>;
