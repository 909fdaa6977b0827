/** Every URL of this part. */
export const paths = {
  landing: "/live_event_data_analyst_master_class",
  masterclass: "/masterclass",
  course: "/buy-course",
} as const;
