import { BRAND } from "@dryrun/domain/brand";
import { words } from "../../messages.en-in.ts";

export function ContactLink() {
  return (
    <a href={`mailto:${BRAND.supportEmail}`} className="lone-link">
      {words.dates.write}
    </a>
  );
}
