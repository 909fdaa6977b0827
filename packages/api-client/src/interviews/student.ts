import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import {
  checkSubmitted,
  interviewDetail,
  interviewHistory,
  interviewQuestion,
  recordEvent,
  requestReview,
  saveDraft,
  sendToRecruiter,
  startInterview,
  startPractice,
  stopInterview,
  submitInterview,
} from "@dryrun/domain/interviews/contract";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

/** What the start and the end of an interview change. */
const CHANGED = ["Me", "Applications", "Interviews"] as const;

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
  useStudentStopInterviewMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentStartInterview: build.mutation({
      ...fromContract(startInterview),
      invalidatesTags: CHANGED,
    }),
    studentStartPractice: build.mutation({
      ...fromContract(startPractice),
      invalidatesTags: ["Me", "Interviews"],
    }),
    studentRequestReview: build.mutation({
      ...fromContract(requestReview),
      invalidatesTags: ["Interviews"],
    }),
    studentQuestion: build.query({
      ...fromContract(interviewQuestion),
      providesTags: [],
    }),
    studentSaveDraft: build.mutation({
      ...fromContract(saveDraft),
      invalidatesTags: [],
    }),
    studentRecordEvent: build.mutation({
      ...fromContract(recordEvent),
      invalidatesTags: [],
    }),
    studentSubmitInterview: build.mutation({
      ...fromContract(submitInterview),
      invalidatesTags: CHANGED,
    }),
    studentInterviews: build.query({
      ...fromContract(interviewHistory),
      providesTags: ["Interviews"],
    }),
    studentInterview: build.query({
      ...fromContract(interviewDetail),
      providesTags: ["Interviews", "Drills"],
    }),
    studentCheckSubmitted: build.query({
      ...fromContract(checkSubmitted),
      extraOptions: { logged: "Failed to check the interview" },
      providesTags: ["Interviews"],
    }),
    studentStopInterview: build.mutation({ ...fromContract(stopInterview), invalidatesTags: CHANGED }),
    studentSendToRecruiter: build.mutation({
      ...fromContract(sendToRecruiter),
      invalidatesTags: ["Interviews", "Applications"],
    }),
  }),
});
