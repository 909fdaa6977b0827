import { UNNAMED_COMPANY } from "@dryrun/domain/account/messages";
import { indianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { newId } from "../../ids.ts";
import * as query from "./view-queries.ts";

interface Look {
  employerId: string;
  /** The user's id, not the profile's. */
  studentId: string;
}

/**
 * Writes down that an employer looked at a student's profile or took its PDF, once a day in India: the student sees the company
 * and the day. Opening an application is no such look; its timeline says it.
 */
export async function recordProfileView(tx: Db, { employerId, studentId }: Look, now: Date): Promise<void> {
  if (!(await query.holdStudent(tx, studentId))) return;
  const company = (await query.findCompanyOf(tx, employerId)) || UNNAMED_COMPANY;
  await query.insertView(tx, { id: newId(now), employerId, studentId, company, day: indianDay(now) });
}
