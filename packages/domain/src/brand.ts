/** The product's name and the addresses that go with it; the server lets the environment override some of them. */
export const BRAND = {
  name: "Dryrun",
  tagline: "Practise the interview, get the job",
  supportEmail: "support@dryrun.example",
  coursesUrl: "/buy-course",
  masterclassUrl: "/live_event_data_analyst_master_class",
} as const;
