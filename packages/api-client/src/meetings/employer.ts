import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  applicationMeetings,
  cancelMeeting,
  meetingAvailability,
  meetingBusy,
  moveMeeting,
  ownMeetings,
  proposeMeeting,
  saveMeetingAvailability,
} from "@dryrun/domain/company/meetings/contract";
import { MEETINGS } from "../applications/tags.ts";
import { fromContract } from "../from-contract.ts";

const AVAILABILITY = { type: "Profile", id: "meeting-availability" } as const;

export const {
  useEmployerMeetingAvailabilityQuery,
  useEmployerSaveMeetingAvailabilityMutation,
  useEmployerOwnMeetingsQuery,
  useEmployerApplicationMeetingsQuery,
  useEmployerMeetingBusyQuery,
  useEmployerProposeMeetingMutation,
  useEmployerMoveMeetingMutation,
  useEmployerCancelMeetingMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerMeetingAvailability: build.query({
      ...fromContract(meetingAvailability),
      providesTags: [AVAILABILITY],
    }),
    employerSaveMeetingAvailability: build.mutation({
      ...fromContract(saveMeetingAvailability),
      invalidatesTags: [AVAILABILITY],
    }),
    employerOwnMeetings: build.query({
      ...fromContract(ownMeetings),
      providesTags: [MEETINGS],
    }),
    employerApplicationMeetings: build.query({
      ...fromContract(applicationMeetings),
      providesTags: [MEETINGS],
    }),
    employerMeetingBusy: build.query({
      ...fromContract(meetingBusy),
      providesTags: [AVAILABILITY],
    }),
    employerProposeMeeting: build.mutation({
      ...fromContract(proposeMeeting),
      invalidatesTags: [MEETINGS],
    }),
    employerMoveMeeting: build.mutation({
      ...fromContract(moveMeeting),
      invalidatesTags: [MEETINGS],
    }),
    employerCancelMeeting: build.mutation({
      ...fromContract(cancelMeeting),
      invalidatesTags: [MEETINGS],
    }),
  }),
});
