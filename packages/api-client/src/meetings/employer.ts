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
import type { Output } from "@dryrun/domain/contract/define";
import { MEETINGS } from "../applications/tags.ts";
import { type Arg, fromContract } from "../from-contract.ts";

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
    employerMeetingAvailability: build.query<Output<typeof meetingAvailability>, Arg<typeof meetingAvailability>>({
      ...fromContract(meetingAvailability),
      providesTags: [AVAILABILITY],
    }),
    employerSaveMeetingAvailability: build.mutation<
      Output<typeof saveMeetingAvailability>,
      Arg<typeof saveMeetingAvailability>
    >({ ...fromContract(saveMeetingAvailability), invalidatesTags: [AVAILABILITY] }),
    employerOwnMeetings: build.query<Output<typeof ownMeetings>, Arg<typeof ownMeetings>>({
      ...fromContract(ownMeetings),
      providesTags: [MEETINGS],
    }),
    employerApplicationMeetings: build.query<Output<typeof applicationMeetings>, Arg<typeof applicationMeetings>>({
      ...fromContract(applicationMeetings),
      providesTags: [MEETINGS],
    }),
    employerMeetingBusy: build.query<Output<typeof meetingBusy>, Arg<typeof meetingBusy>>({
      ...fromContract(meetingBusy),
      providesTags: [AVAILABILITY],
    }),
    employerProposeMeeting: build.mutation<Output<typeof proposeMeeting>, Arg<typeof proposeMeeting>>({
      ...fromContract(proposeMeeting),
      invalidatesTags: [MEETINGS],
    }),
    employerMoveMeeting: build.mutation<Output<typeof moveMeeting>, Arg<typeof moveMeeting>>({
      ...fromContract(moveMeeting),
      invalidatesTags: [MEETINGS],
    }),
    employerCancelMeeting: build.mutation<Output<typeof cancelMeeting>, Arg<typeof cancelMeeting>>({
      ...fromContract(cancelMeeting),
      invalidatesTags: [MEETINGS],
    }),
  }),
});
