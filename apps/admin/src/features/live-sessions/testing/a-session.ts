import type { LiveSession } from "../live-session.ts";

/** An active session on Saturday, 28 November 2099, 11:00 am in India, with twelve people enrolled. */
export const aSession = (own: Partial<LiveSession> = {}): LiveSession => ({
  _id: `00000000-0000-7000-8000-${String(own.enrolments ?? 12).padStart(12, "0")}`,
  title: "Data Analyst Masterclass",
  startAt: "2099-11-28T05:30:00.000Z",
  endAt: "2099-11-28T06:30:00.000Z",
  teamsMeetingUrl: "https://meet.example.com/room",
  active: true,
  recordingUrl: null,
  enrolments: 12,
  reportedAt: null,
  updatedAt: "2026-11-01T05:30:00.000Z",
  ...own,
});
