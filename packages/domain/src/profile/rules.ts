import type { UserType } from "../contract/call.ts";
import type { ProfileUpdate } from "./schema.ts";

const COMPANY_FIELDS = ["companyName", "companyWebsite"] as const;
type CompanyField = (typeof COMPANY_FIELDS)[number];

/** Returns the fields that this person may change: employers have a company, students all others; admins have no profile. */
export function ownPart(userType: UserType, update: ProfileUpdate): Partial<ProfileUpdate> {
  const isCompany = (field: string) => COMPANY_FIELDS.includes(field as CompanyField);
  return Object.fromEntries(
    Object.entries(update).filter(
      ([field, value]) => value !== undefined && userType !== "admin" && isCompany(field) === (userType === "employer"),
    ),
  );
}

/** Work experience and the tick "no work experience yet" exclude each other: setting one clears the other. */
export function withWorkSettled<U extends Pick<ProfileUpdate, "noWorkExperience" | "workExperience">>(update: U): U {
  if (update.noWorkExperience) return { ...update, workExperience: [] };
  return update.workExperience?.length ? { ...update, noWorkExperience: false } : update;
}
