import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import * as contract from "@dryrun/domain/maintenance/contract";
import { changes, lists } from "../admin/admin.ts";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export const { useAdminMaintenanceQuery, useAdminPlanMaintenanceMutation, useAdminEndMaintenanceMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      adminMaintenance: build.query({
        ...fromContract(contract.maintenance),
        ...lists,
      }),
      adminPlanMaintenance: build.mutation({ ...fromContract(contract.planMaintenance), ...changes }),
      adminEndMaintenance: build.mutation({
        ...fromContract(contract.endMaintenance),
        ...changes,
      }),
    }),
  });
