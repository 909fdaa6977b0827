import type { WindowRow } from "../../records/maintenance/windows-queries.ts";

export const pastAnswer = ({ startsAt, endsAt, endedAt, message, reason }: WindowRow) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  endedAt: (endedAt as Date).toISOString(),
  message,
  reason,
});
