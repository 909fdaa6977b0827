import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import * as contract from "@dryrun/domain/maintenance/contract";
import { changes, lists } from "../admin/tags.ts";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useAdminMaintenanceQuery, useAdminPlanMaintenanceMutation, useAdminEndMaintenanceMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      adminMaintenance: build.query<Output<typeof contract.maintenance>, Arg<typeof contract.maintenance>>({
        ...fromContract(contract.maintenance),
        ...lists,
      }),
      adminPlanMaintenance: build.mutation<
        Output<typeof contract.planMaintenance>,
        Arg<typeof contract.planMaintenance>
      >({ ...fromContract(contract.planMaintenance), ...changes }),
      adminEndMaintenance: build.mutation<Output<typeof contract.endMaintenance>, Arg<typeof contract.endMaintenance>>({
        ...fromContract(contract.endMaintenance),
        ...changes,
      }),
    }),
  });
