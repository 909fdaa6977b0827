import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  bookMeeting,
  cancelMyMeeting,
  meetingInvite,
  myMeeting,
  myMeetings,
} from "@dryrun/domain/company/meetings/contract";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

const MEETINGS = { type: "Applications", id: "meetings" } as const;

export const {
  useStudentMeetingsQuery,
  useStudentMeetingQuery,
  useStudentBookMeetingMutation,
  useStudentCancelMeetingMutation,
  useStudentMeetingInviteMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentMeetings: build.query({
      ...fromContract(myMeetings),
      providesTags: [MEETINGS],
    }),
    studentMeeting: build.query({
      ...fromContract(myMeeting),
      providesTags: [MEETINGS],
    }),
    // Also after a refusal: the time was taken by somebody else, so the list of times is old.
    studentBookMeeting: build.mutation({
      ...fromContract(bookMeeting),
      invalidatesTags: [MEETINGS],
    }),
    studentCancelMeeting: build.mutation({
      ...fromContract(cancelMyMeeting),
      invalidatesTags: [MEETINGS],
    }),
    // Returns the file's object URL; the caller that saves the file revokes it.
    studentMeetingInvite: build.mutation<string, Arg<typeof meetingInvite>>({
      ...downloadFrom(meetingInvite),
      invalidatesTags: [],
    }),
  }),
});
