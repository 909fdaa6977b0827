import { UPLOADS_PER_HOUR } from "@dryrun/domain/limits";
import { expect, test } from "@jest/globals";
import { aJob, aPerson } from "../builders.ts";
import { createTestApp } from "../create-test-app.ts";
import { uploadCsv } from "../upload-csv.ts";

// A file of half a million rows would block everybody if all of them were read, or if it could be sent without a limit.

test("a file with too many rows is refused for that, and one account can send only a few files an hour", async () => {
  const strict = await createTestApp({ rateLimitScale: 3 / UPLOADS_PER_HOUR });
  try {
    const [employer, other] = [await aPerson(strict, "employer"), await aPerson(strict, "employer")];
    const [jobId, otherJob] = [await aJob(strict, employer), await aJob(strict, other)];
    const send = (job: string, token: string, file = "a\n".repeat(500_000)) =>
      uploadCsv(strict, `/bulk-invite/${job}/bulk-invite`, file, token);
    for (const file of ["a\n".repeat(500_000), `a\n${"\n".repeat(500_000)}b`]) {
      const { status, body } = await send(jobId, employer.token, file);
      expect([status, body.errors]).toEqual([400, [{ field: "file", message: "A file can have at most 500 rows." }]]);
    }
    expect((await send(jobId, employer.token)).status).toBe(400);
    const tooMany = await send(jobId, employer.token);
    expect([tooMany.status, tooMany.body.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect((await send(otherJob, other.token)).status).toBe(400);
  } finally {
    await strict.close();
  }
});
