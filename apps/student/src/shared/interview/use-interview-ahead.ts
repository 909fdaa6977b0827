import { useStudentApplicationStartQuery } from "@dryrun/api-client/applications/student";
import { PRACTICE_LABELS } from "@dryrun/domain/interviews/limits";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Application } from "../answers.ts";
import type { Purpose } from "./purpose.ts";

export interface InterviewAhead {
  title: string;
  to: string;
}

const canStart = ({ status, interview }: Application) =>
  interview.state === "none" && (status === "pending" || status === "accepted");

/** The interview that the credits are for, with its link: null if none can start, undefined while it loads. */
export function useInterviewAhead(purpose: Purpose | null): InterviewAhead | null | undefined {
  const applicationId = purpose && "applicationId" in purpose ? purpose.applicationId : "";
  const { currentData, error } = useStudentApplicationStartQuery(
    { params: { applicationId } },
    { skip: !applicationId },
  );
  if (!purpose) return null;
  if ("topic" in purpose)
    return {
      title: words.credits.practice(PRACTICE_LABELS[purpose.topic]),
      to: `${paths.practice}?topic=${purpose.topic}`,
    };
  if (!currentData) return error ? null : undefined;
  if (!canStart(currentData)) return null;
  return { title: currentData.jobId.title, to: paths.startInterview(currentData._id) };
}
