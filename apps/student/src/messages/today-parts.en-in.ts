/** Parts of Today that load after its first words. */
export const todayParts = {
  jobs: { title: "Jobs that match your skills", all: "All jobs by match" },
  ladders: {
    title: "Your levels",
    all: "Practise",
  },
  scores: { title: "Your scores", all: "All your progress" },
  credits: {
    title: "Interview credits",
    left: (count: number) => (count === 1 ? "mock interview left" : "mock interviews left"),
    more: "Buy credits",
  },
  install: {
    label: "Dryrun on your home screen",
    text: "Keep Dryrun on your home screen: it opens at Today, without the address bar.",
    yes: "Add to home screen",
    no: "Not now",
  },
} as const;
