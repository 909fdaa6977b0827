export const cue = {
  step: "Step",
  states: { saved: "answered", open: "not answered", locked: "not opened" },
  summary: (saved: number, all: number) => `${saved} of ${all} answered`,
} as const;
export const clock = { left: "Time left", hidden: "Time hidden", lastMinute: "1 min" };
