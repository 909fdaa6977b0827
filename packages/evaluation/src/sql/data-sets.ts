import type { InterviewQuestion, SqlExec } from "@dryrun/content/interview/question";
import type { DataSet } from "./judge.ts";
import { withGenerated } from "./variants/with-generated.ts";

/** Returns the visible sample, the stored hidden data sets, and generated ones, which are the same for all runs of one session. */
export function dataSetsOf(question: InterviewQuestion, exec: SqlExec): DataSet[] {
  const sample: DataSet = {
    tables: question.sampleData?.tables ?? [],
    kind: "sample",
    about: "it is run on the sample data",
  };
  return withGenerated([sample, ...exec.variants], {
    reference: exec.reference,
    seed: `${question.id}${question.dataSeed ?? ""}`,
  });
}
