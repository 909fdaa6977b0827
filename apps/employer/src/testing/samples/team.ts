import type { Colleague, TeamInvitation } from "../../shared/answers.ts";
import { employer } from "./employer.ts";
import { job } from "./jobs.ts";
import { uuid } from "./values.ts";

export const owner: Colleague = {
  _id: employer._id,
  fullName: employer.fullName,
  email: employer.email,
  role: "owner",
  jobIds: null,
  jobs: 2,
};
export const recruiter: Colleague = {
  _id: uuid(91),
  fullName: "Ravi Kumar",
  email: "ravi@sahyadri.example",
  role: "recruiter",
  jobIds: null,
  jobs: 3,
};
export const viewer: Colleague = {
  _id: uuid(92),
  fullName: "Meera Nair",
  email: "meera@sahyadri.example",
  role: "viewer",
  jobIds: [job._id],
  jobs: 0,
};
export const people = [owner, viewer, recruiter];

export const teamInvitation: TeamInvitation = {
  _id: uuid(93),
  email: "anil@sahyadri.example",
  role: "manager",
  jobIds: null,
  sentAt: "2026-11-18T06:00:00.000Z",
  expiresAt: "2026-11-25T06:00:00.000Z",
  expired: false,
};
export const expiredInvitation: TeamInvitation = {
  ...teamInvitation,
  _id: uuid(94),
  email: "old@sahyadri.example",
  expiresAt: "2026-11-12T06:00:00.000Z",
  expired: true,
};
