export const steps = {
  label: "Steps",
  done: "done",
  of: (step: number, all: number, name: string) => `Step ${step} of ${all}: ${name}`,
};
export const price = { label: "Price", was: (before: string) => `was ${before}, now ` };
export const wordmark = "dryrun";
export const total = "Total";
