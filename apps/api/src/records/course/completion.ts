import { courseUnits } from "@dryrun/content/course/load-course";
import { COURSE_NAME } from "@dryrun/domain/courses/limits";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { certificates } from "../../db/schema/certificates.ts";
import { unitTests } from "../../db/schema/course.ts";
import { newId } from "../../ids.ts";
import type { Queue } from "../../ports.ts";
import { newCertificateId } from "../certificates.ts";
import { hasCourse } from "../purchases/courses.ts";
import { findUser } from "../users.ts";

/** Whether the address ever had the course's certificate; a revoked one does not come back by passing a test again. */
async function hadCertificate(tx: Db, email: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.email, email), sql`lower(${certificates.courseName}) = lower(${COURSE_NAME})`))
    .limit(1);
  return found !== undefined;
}

/**
 * Issues the certificate of the course if the student has passed the tests of all units and still has the course.
 * Call it under the lock of the student's row: of two tests that end at once, the second must see the first.
 */
export async function issueIfComplete(tx: Db, queue: Pick<Queue, "enqueue">, studentId: string, now: Date) {
  const passed = await tx
    .select({ unitId: unitTests.unitId })
    .from(unitTests)
    .where(and(eq(unitTests.studentId, studentId), isNotNull(unitTests.passedAt)));
  if (!courseUnits().every(({ id }) => passed.some(({ unitId }) => unitId === id))) return;
  const student = await findUser(tx, studentId);
  if (!student || !(await hasCourse(tx, student)) || (await hadCertificate(tx, student.email))) return;
  const { email, fullName, username } = student;
  const [issued] = await tx
    .insert(certificates)
    .values({
      id: newId(now),
      certId: newCertificateId(),
      studentName: fullName || username,
      email,
      courseName: COURSE_NAME,
      issuedOn: now,
    })
    .onConflictDoNothing()
    .returning({ id: certificates.id });
  if (issued) await queue.enqueue(tx, "mail.certificate", { certificateId: issued.id });
}
