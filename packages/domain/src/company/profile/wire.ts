import { nullableObject, nullableText, text } from "../../contract/wire.ts";

/** What everybody who sees a job can see of its company. `logo`: the path of a PNG; another picture has another path. */
export const publicCompanyFields = () => ({ name: text(), city: text(), about: text(), logo: nullableText() });

/** The company of a job; null if its profile has neither city, text nor logo. */
export const companyOfJob = () => nullableObject(publicCompanyFields());
