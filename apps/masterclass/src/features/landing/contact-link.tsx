import { BRAND } from "@dryrun/domain/brand";
import { messages } from "../../messages.en-in.ts";

export function ContactLink() {
  return (
    <a href={`mailto:${BRAND.supportEmail}`} className="lone-link">
      {messages.dates.write}
    </a>
  );
}
