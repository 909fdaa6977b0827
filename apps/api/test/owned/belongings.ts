import { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { createJobAlert } from "@dryrun/domain/jobs/contract";
import { generateQuiz, submitQuiz } from "@dryrun/domain/quiz/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { eq } from "drizzle-orm";
import { jobAlerts } from "../../src/db/schema/job-interest.ts";
import { liveSessions } from "../../src/db/schema/live-sessions.ts";
import { enrolments } from "../../src/db/schema/masterclass.ts";
import { notifications } from "../../src/db/schema/notifications.ts";
import { documents, orders } from "../../src/db/schema/payments.ts";
import { profiles } from "../../src/db/schema/profiles.ts";
import { newId } from "../../src/ids.ts";
import { notify } from "../../src/records/notifications/notify.ts";
import type { Person } from "../builders.ts";
import type { TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { anOrder, payOrder, verifyPayment } from "../payments.ts";
import type { Ids } from "./ids.ts";
import { resume, textOf } from "./texts.ts";

/** Creates the other objects of a student: quiz, drill, alert, order with receipt, profile, and masterclass enrolment. */
export async function belongings(testApp: TestApp, student: Person): Promise<Ids> {
  const { db, clock } = testApp;
  const paper = await call(testApp, generateQuiz, {}, student.token);
  const attempt = await call(testApp, submitQuiz, { body: { answers: [] } }, student.token);
  const drill = await call(testApp, startDrill, { body: { topic: "sql" } }, student.token);
  const own = textOf("own");
  await call(testApp, createJobAlert, { body: { title: own, location: own } }, student.token);
  const notice = { userId: student.id, event: "jobs-found", key: own, company: own, search: own, found: 1 } as const;
  await notify(db, [notice], clock.now());
  const [notification] = await db.select().from(notifications).where(eq(notifications.userId, student.id));
  const [alert] = await db.select().from(jobAlerts).where(eq(jobAlerts.studentId, student.id));
  const paid = await payOrder(testApp, await anOrder(testApp, student, { email: `${own}@example.com` }));
  await verifyPayment(testApp, student, paid);
  const [order] = await db.select().from(orders).where(eq(orders.providerOrderId, paid.orderId));
  const [document] = await db
    .select()
    .from(documents)
    .where(eq(documents.orderId, order?.id ?? ""));
  const now = clock.now();
  const { summary, skills, ...rest } = resume();
  const contact = { fullName: rest.fullName, email: rest.email, phone: "9876501234" };
  const profile = { id: newId(now), userId: student.id, ...contact, summary, skills, updatedAt: now };
  await db.insert(profiles).values(profile).onConflictDoUpdate({ target: profiles.userId, set: { summary, skills } });
  const [kept] = await db.select().from(profiles).where(eq(profiles.userId, student.id));
  const times = { startAt: addMs(now, 3 * DAY_MS), endAt: addMs(now, 4 * DAY_MS), createdAt: now };
  const session = { id: newId(now), title: own, teamsMeetingUrl: `https://${own}.example`, active: false, ...times };
  await db.insert(liveSessions).values(session);
  const enrolmentId = newId(now);
  const place = { sessionId: session.id, userId: student.id, email: student.email, fullName: own, phone: own };
  await db.insert(enrolments).values({ id: enrolmentId, ...place, createdAt: now });
  return {
    attemptId: attempt.body.attemptId,
    questionId: paper.body.questions[0]?.id ?? "",
    drillId: drill.body._id,
    alertId: alert?.id ?? "",
    notificationId: notification?.id ?? "",
    stopToken: alert?.stopToken ?? "",
    mailsToken: testApp.deps.mailChoices.unsubscribeOf(student.id, "result").link.split("/").at(-1) ?? "",
    ...paid,
    documentId: document?.id ?? "",
    profileId: kept?.id ?? "",
    liveSessionId: session.id,
    enrolmentId,
  };
}
