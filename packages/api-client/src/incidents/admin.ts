import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import type { Output } from "@dryrun/domain/contract/define";
import * as contract from "@dryrun/domain/incidents/contract";
import { changes, lists } from "../admin/admin.ts";
import { fromContract, type KeyedArg } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export const { useAdminIncidentsQuery, useAdminOpenIncidentMutation, useAdminUpdateIncidentMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      adminIncidents: build.query({
        ...fromContract(contract.incidents),
        ...lists,
      }),
      adminOpenIncident: build.mutation<Output<typeof contract.openIncident>, KeyedArg<typeof contract.openIncident>>({
        ...fromContract(contract.openIncident),
        ...changes,
      }),
      adminUpdateIncident: build.mutation<
        Output<typeof contract.updateIncident>,
        KeyedArg<typeof contract.updateIncident>
      >({ ...fromContract(contract.updateIncident), ...changes }),
    }),
  });
