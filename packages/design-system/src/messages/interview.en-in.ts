export const cue = {
  step: "Step",
  states: { saved: "answered", skipped: "I don't know", open: "not answered", locked: "not opened" },
  summary: (saved: number, all: number, skipped: number) =>
    `${saved} of ${all} answered${skipped > 0 ? `, ${skipped} with “I don't know”` : ""}`,
} as const;
export const clock = { left: "Time left", hidden: "Time hidden", lastMinute: "1 min" };
