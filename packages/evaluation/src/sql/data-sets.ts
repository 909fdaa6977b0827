import type { InterviewQuestion, SqlExec } from "@dryrun/content/interview/question";
import type { DataSet } from "./judge.ts";

/** The visible sample first, then the hidden data sets. */
export function dataSetsOf(question: InterviewQuestion, exec: SqlExec): DataSet[] {
  const sample: DataSet = {
    tables: question.sampleData?.tables ?? [],
    kind: "sample",
    about: "it is run on the sample data",
  };
  return [sample, ...exec.variants];
}
