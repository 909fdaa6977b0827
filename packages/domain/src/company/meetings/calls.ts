import type { Call } from "../../contract/call.ts";

export const meetingAvailability = {
  method: "GET",
  path: "/emp/meetings/availability",
  access: "employer",
} as const satisfies Call;

export const saveMeetingAvailability = {
  method: "PUT",
  path: "/emp/meetings/availability",
  access: "employer",
} as const satisfies Call;
export const ownMeetings = { method: "GET", path: "/emp/meetings", access: "employer" } as const satisfies Call;

export const applicationMeetings = {
  method: "GET",
  path: "/emp/jobs/application/:applicationId/meetings",
  access: "employer",
} as const satisfies Call;

export const proposeMeeting = {
  method: "POST",
  path: "/emp/jobs/application/:applicationId/meetings",
  access: "employer",
} as const satisfies Call;

export const meetingBusy = {
  method: "GET",
  path: "/emp/jobs/application/:applicationId/meetings/busy",
  access: "employer",
} as const satisfies Call;

export const moveMeeting = {
  method: "PATCH",
  path: "/emp/meetings/:meetingId",
  access: "employer",
} as const satisfies Call;

export const cancelMeeting = {
  method: "DELETE",
  path: "/emp/meetings/:meetingId",
  access: "employer",
} as const satisfies Call;
export const myMeetings = { method: "GET", path: "/meetings", access: "student" } as const satisfies Call;
export const myMeeting = { method: "GET", path: "/meetings/:meetingId", access: "student" } as const satisfies Call;

export const bookMeeting = {
  method: "POST",
  path: "/meetings/:meetingId/book",
  access: "student",
} as const satisfies Call;

export const cancelMyMeeting = {
  method: "POST",
  path: "/meetings/:meetingId/cancel",
  access: "student",
} as const satisfies Call;

export const meetingInvite = {
  method: "GET",
  path: "/meetings/:meetingId/invite.ics",
  access: "student",
} as const satisfies Call;
