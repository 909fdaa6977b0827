import { createHash } from "node:crypto";
import type { company as contract } from "@dryrun/domain/company/profile/contract";
import { MAX_LOGO_SIDE } from "@dryrun/domain/company/profile/limits";
import { IMAGE_TOO_WIDE, IMAGE_UNREADABLE, NO_IMAGE } from "@dryrun/domain/company/profile/messages";
import type { CompanyProfile } from "@dryrun/domain/company/profile/schema";
import type { Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { invalidField, notFound } from "../../errors/app-error.ts";
import type { Clock, Logos, Turn } from "../../ports.ts";
import type { CompanyRow } from "../../records/company/companies.ts";
import type { Member } from "../../records/company/members.ts";
import { lockOwned } from "../../records/company/owned.ts";
import { findCompanyProfile, saveCompanyProfile } from "../../records/company/profile.ts";
import { findTurn } from "../../records/turns.ts";
import { readImageHeader } from "./image-header.ts";
import * as query from "./queries.ts";

type Answer = Output<typeof contract>;
interface CompanyDeps {
  db: Db;
  clock: Clock;
  logos: Logos;
}
export type CompanyProfiles = ReturnType<typeof createCompanyProfiles>;

/** The file's field in the request. */
const FILE = "file";
const NAME_LETTERS = 32;

async function answerOf(db: Db, companyId: string): Promise<Answer> {
  const profile = await findCompanyProfile(db, companyId);
  if (!profile) throw notFound("Your company");
  const { name, website, city, about, logo, updatedAt, createdAt } = profile;
  return { name, website, city, about, logo, updatedAt: (updatedAt ?? createdAt).toISOString() };
}

/** Draws an uploaded image; its header is read first, because decoding a huge one would take gigabytes. */
async function draw(logos: Logos, file: Uint8Array, turn: Turn): Promise<Buffer> {
  const header = readImageHeader(file);
  if (!header) throw invalidField(FILE, NO_IMAGE);
  if (Math.max(header.width, header.height) > MAX_LOGO_SIDE) throw invalidField(FILE, IMAGE_TOO_WIDE);
  const png = await logos.draw(file, turn);
  if (!png) throw invalidField(FILE, IMAGE_UNREADABLE);
  return png;
}

/** The profile of a company: everybody in it reads it, its owners change it. */
export function createCompanyProfiles({ db, clock, logos }: CompanyDeps) {
  const change = (member: Member, write: (tx: Db) => Promise<unknown>): Promise<Answer> =>
    db.transaction(async (tx) => {
      await lockOwned(tx, member);
      await write(tx);
      return answerOf(tx, member.companyId);
    });
  return {
    read: ({ companyId }: Member): Promise<Answer> => answerOf(db, companyId),

    update: (member: Member, { ifUpdatedAt, ...fields }: CompanyProfile): Promise<Answer> =>
      change(member, (tx) => {
        const times = { createdAt: ({ createdAt }: CompanyRow) => createdAt, readAt: ifUpdatedAt, now: clock.now() };
        return saveCompanyProfile(tx, member.companyId, fields, times);
      }),

    async setLogo(member: Member, file: Uint8Array): Promise<Answer> {
      const png = await draw(logos, file, await findTurn(db, member.userId, clock.now()));
      const name = createHash("sha256").update(png).digest("hex").slice(0, NAME_LETTERS);
      const logo = { companyId: member.companyId, name, png, setAt: clock.now() };
      return change(member, (tx) => query.saveLogo(tx, logo));
    },

    removeLogo: (member: Member): Promise<Answer> => change(member, (tx) => query.deleteLogo(tx, member.companyId)),

    /** Finds the picture of a public path; undefined if no company has it now. */
    pictureOf: (name: string): Promise<Buffer | undefined> => query.findLogo(db, name),
  };
}
