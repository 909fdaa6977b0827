/** The body of an event, as a webhook gets it. */
export const EXAMPLE_EVENT = JSON.stringify(
  {
    id: "01a1f27f-91ce-797f-a561-419c400b1fd6",
    event: "application.decided",
    createdAt: "2026-11-18T06:30:03.249Z",
    companyId: "01a1e0b2-7a10-7c55-9f0e-2f6f3f1f6a01",
    data: {
      applicationId: "01a1f111-22aa-7bbb-8ccc-0123456789ab",
      jobId: "01a1f0c4-5d1e-7e2f-8a3b-4c5d6e7f8091",
      status: "accepted",
    },
  },
  null,
  2,
);
