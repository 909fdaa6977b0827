import { useUser } from "@dryrun/auth/user-context";
import { CopyField } from "@dryrun/design-system/actions/copy-field";
import { EMBED_PATH, feedPath } from "@dryrun/domain/company/developers/limits";
import { developers } from "../../messages/company/developers.en-in.ts";
import { Section } from "../../shared/section.tsx";
import * as s from "./developers-page.module.css";

const text = developers.embed;

/** What a website needs to show the company's open jobs. */
export function EmbedPart() {
  const { company } = useUser();
  if (!company) return null;
  const { origin } = window.location;
  const code = `<div data-dryrun-jobs="${company.id}"></div><script async src="${origin}${EMBED_PATH}"></script>`;
  return (
    <Section title={text.title}>
      <p className={s.note}>{text.about}</p>
      <div className={s.form}>
        <CopyField label={text.code} value={code} copiedText={text.codeCopied} />
        <CopyField label={text.feed} value={`${origin}${feedPath(company.id)}`} copiedText={text.feedCopied} />
      </div>
    </Section>
  );
}
