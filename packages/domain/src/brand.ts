/** The product's name and the addresses that go with it; the server lets the environment override some of them. */
export const BRAND = {
  name: "Dryrun",
  tagline: "Practise the interview, get the job",
  supportEmail: "support@dryrun.example",
  coursesUrl: "/buy-course",
  masterclassUrl: "/live_event_data_analyst_master_class",
  /** On receipts and invoices; with a GSTIN from the environment they are GST invoices. */
  seller: {
    name: "Dryrun Learning",
    address: "12 Residency Road, Bengaluru 560025",
    state: "Karnataka",
    /** Commercial training and coaching. */
    sac: "999293",
  },
} as const;
