import { BRAND } from "@dryrun/domain/brand";

export const SupportMail = () => <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>;
