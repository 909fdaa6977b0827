import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import {
  checkSubmitted,
  interviewDetail,
  interviewHistory,
  interviewQuestion,
  recordEvent,
  saveDraft,
  sendToRecruiter,
  startInterview,
  submitInterview,
} from "@dryrun/domain/interviews/contract";
import { requestReview, startPractice } from "@dryrun/domain/interviews/practice/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const {
  endpoints: { studentInterviews, studentInterview },
  useStudentStartInterviewMutation,
  useStudentStartPracticeMutation,
  useStudentRequestReviewMutation,
  useLazyStudentQuestionQuery,
  useStudentSaveDraftMutation,
  useStudentRecordEventMutation,
  useStudentSubmitInterviewMutation,
  useStudentInterviewsQuery,
  useStudentInterviewQuery,
  useStudentCheckSubmittedQuery,
  useStudentSendToRecruiterMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentStartInterview: build.mutation<Output<typeof startInterview>, Arg<typeof startInterview>>({
      ...fromContract(startInterview),
      invalidatesTags: ["Me", "Applications", "Interviews"],
    }),
    studentStartPractice: build.mutation<Output<typeof startPractice>, Arg<typeof startPractice>>({
      ...fromContract(startPractice),
      invalidatesTags: ["Me", "Interviews"],
    }),
    studentRequestReview: build.mutation<Output<typeof requestReview>, Arg<typeof requestReview>>({
      ...fromContract(requestReview),
      invalidatesTags: ["Interviews"],
    }),
    studentQuestion: build.query<Output<typeof interviewQuestion>, Arg<typeof interviewQuestion>>({
      ...fromContract(interviewQuestion),
      providesTags: [],
    }),
    studentSaveDraft: build.mutation<Output<typeof saveDraft>, Arg<typeof saveDraft>>({
      ...fromContract(saveDraft),
      invalidatesTags: [],
    }),
    studentRecordEvent: build.mutation<Output<typeof recordEvent>, Arg<typeof recordEvent>>({
      ...fromContract(recordEvent),
      invalidatesTags: [],
    }),
    studentSubmitInterview: build.mutation<Output<typeof submitInterview>, Arg<typeof submitInterview>>({
      ...fromContract(submitInterview),
      invalidatesTags: ["Me", "Applications", "Interviews"],
    }),
    studentInterviews: build.query<Output<typeof interviewHistory>, Arg<typeof interviewHistory>>({
      ...fromContract(interviewHistory),
      providesTags: ["Interviews"],
    }),
    studentInterview: build.query<Output<typeof interviewDetail>, Arg<typeof interviewDetail>>({
      ...fromContract(interviewDetail),
      providesTags: ["Interviews", "Drills"],
    }),
    studentCheckSubmitted: build.query<Output<typeof checkSubmitted>, Arg<typeof checkSubmitted>>({
      ...fromContract(checkSubmitted),
      providesTags: ["Interviews"],
    }),
    studentSendToRecruiter: build.mutation<Output<typeof sendToRecruiter>, Arg<typeof sendToRecruiter>>({
      ...fromContract(sendToRecruiter),
      invalidatesTags: ["Interviews", "Applications"],
    }),
  }),
});
