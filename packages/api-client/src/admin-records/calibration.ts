import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import * as contract from "@dryrun/domain/admin/calibration/contract";
import type { Output } from "@dryrun/domain/contract/define";
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
    adminCalibration: build.query<Output<typeof contract.calibration>, Arg<typeof contract.calibration>>({
      ...fromContract(contract.calibration),
      ...lists,
    }),
    adminNextAnswer: build.query<Output<typeof contract.nextAnswer>, Arg<typeof contract.nextAnswer>>({
      ...fromContract(contract.nextAnswer),
      ...lists,
    }),
    adminDrawAnswers: build.mutation<Output<typeof contract.drawAnswers>, Arg<typeof contract.drawAnswers>>({
      ...fromContract(contract.drawAnswers),
      ...changes,
    }),
    adminScoreAnswer: build.mutation<Output<typeof contract.scoreAnswer>, Arg<typeof contract.scoreAnswer>>({
      ...fromContract(contract.scoreAnswer),
      ...changes,
    }),
    adminExportCalibration: build.mutation<string, Arg<typeof contract.exportCalibration>>({
      ...downloadFrom(contract.exportCalibration),
      ...changes,
    }),
  }),
});
