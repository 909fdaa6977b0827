import { MAX_NUMBERS_DAYS, NUMBERS_DAYS } from "@dryrun/domain/company/numbers/limits";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import { useSearchParams } from "@dryrun/remote-kit/router";

const DAYS = "days";
const JOB = "job";

/** Returns the asked number of days, within the limits. */
function daysOf(asked: string | null): number {
  const days = Number(asked);
  return asked !== null && Number.isInteger(days) && days >= 1 && days <= MAX_NUMBERS_DAYS ? days : NUMBERS_DAYS;
}

/** The period up to today and the job, which are in the address. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const days = daysOf(params.get(DAYS));
  const job = params.get(JOB) ?? "";
  const now = new Date();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    days,
    job,
    query: { from: indianDay(addMs(now, (1 - days) * DAY_MS)), to: indianDay(now), jobId: job || undefined },
    setDays: (value: string) => set(DAYS, value),
    setJob: (value: string) => set(JOB, value),
  };
}
export type Period = ReturnType<typeof usePeriod>;
