import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import * as contract from "@dryrun/domain/admin/calibration/contract";
import { changes, lists } from "../admin/tags.ts";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

export const {
  useAdminCalibrationQuery,
  useAdminNextAnswerQuery,
  useAdminDrawAnswersMutation,
  useAdminScoreAnswerMutation,
  useAdminExportCalibrationMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminCalibration: build.query({
      ...fromContract(contract.calibration),
      ...lists,
    }),
    adminNextAnswer: build.query({
      ...fromContract(contract.nextAnswer),
      ...lists,
    }),
    adminDrawAnswers: build.mutation({
      ...fromContract(contract.drawAnswers),
      ...changes,
    }),
    adminScoreAnswer: build.mutation({
      ...fromContract(contract.scoreAnswer),
      ...changes,
    }),
    adminExportCalibration: build.mutation<string, Arg<typeof contract.exportCalibration>>({
      ...downloadFrom(contract.exportCalibration),
      ...changes,
    }),
  }),
});
