import * as contract from "@dryrun/domain/company/meetings/contract";
import * as say from "@dryrun/domain/company/meetings/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import type { MeetingAvailability } from "./availability.ts";
import type { CandidateMeetings } from "./candidate.ts";
import type { BusyPeople } from "./colleagues/busy.ts";
import type { CompanyMeetings } from "./company.ts";

export interface Meetings {
  availability: MeetingAvailability;
  busyPeople: BusyPeople;
  ofCompany: CompanyMeetings;
  ofCandidate: CandidateMeetings;
}

export function meetingRoutes(app: FastifyInstance, { meetings }: { meetings: Meetings }) {
  companyRoutes(app, meetings);
  candidateRoutes(app, meetings);
}

function companyRoutes(app: FastifyInstance, { availability, busyPeople, ofCompany }: Meetings) {
  contractRoute(app, contract.meetingAvailability, async (_, { member }) => ({
    availability: await availability.read(member),
  }));
  contractRoute(app, contract.saveMeetingAvailability, async ({ body }, { member }) => ({
    message: say.AVAILABILITY_SAVED,
    availability: await availability.save(member, body),
  }));
  contractRoute(app, contract.ownMeetings, async (_, { member }) => ({ meetings: await ofCompany.upcoming(member) }));
  contractRoute(app, contract.applicationMeetings, async ({ params }, { member }) => ({
    meetings: await ofCompany.ofApplication(member, params.applicationId),
  }));
  contractRoute(app, contract.meetingBusy, async ({ params, query }, { member }) => ({
    busy: await busyPeople(member, params.applicationId, query),
  }));
  contractRoute(app, contract.proposeMeeting, async ({ params, body }, { member }) => ({
    message: say.MEETING_PROPOSED,
    meeting: await ofCompany.propose(member, params.applicationId, body),
  }));
  contractRoute(app, contract.moveMeeting, async ({ params, body }, { member }) => ({
    message: body.start ? say.MEETING_MOVED : say.TIMES_PROPOSED,
    meeting: await ofCompany.move(member, params.meetingId, body),
  }));
  contractRoute(app, contract.cancelMeeting, async ({ params, body }, { member }) => ({
    message: say.MEETING_CANCELLED,
    meeting: await ofCompany.cancel(member, params.meetingId, body.reason),
  }));
}

function candidateRoutes(app: FastifyInstance, { ofCandidate }: Meetings) {
  contractRoute(app, contract.myMeetings, async ({ query }, { id }) => ({
    meetings: await ofCandidate.ofApplication(id, query.applicationId),
  }));
  contractRoute(app, contract.myMeeting, async ({ params }, { id }) => ({
    meeting: await ofCandidate.read(id, params.meetingId),
  }));
  contractRoute(app, contract.bookMeeting, async ({ params, body }, { id }) => ({
    message: say.MEETING_BOOKED,
    meeting: await ofCandidate.book(id, params.meetingId, body.start),
  }));
  contractRoute(app, contract.cancelMyMeeting, async ({ params, body }, { id }) => {
    const meeting = await ofCandidate.cancel(id, params.meetingId, body.reason);
    return { message: meeting.isDeclined ? say.TIMES_DECLINED : say.MY_MEETING_CANCELLED, meeting };
  });
  fileRoute(app, contract.meetingInvite, ({ params }, { id }) => ofCandidate.invite(id, params.meetingId));
}
