import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import * as s from "./share-targets.module.css";
import { sharing } from "./sharing.en-in.ts";

const text = sharing.targets;

interface ShareTargetsProps {
  /** The link to share. */
  url: string;
  /** What is shared, as messengers show it before the link. */
  title: string;
}

/** Ways to share a link: the phone's share sheet if it has one, WhatsApp, and LinkedIn. */
export function ShareTargets({ url, title }: ShareTargetsProps) {
  const share = () => void navigator.share({ title, url }).catch(() => undefined); // closed by the person
  const sites = [
    { name: text.whatsApp, href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    { name: text.linkedIn, href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}` },
  ];
  return (
    <nav className={s.targets} aria-label={text.label}>
      {"share" in navigator && (
        <Button size="s" variant="primary" onClick={share}>
          {text.system}
        </Button>
      )}
      {sites.map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ size: "s" })}>
          {name}
          <span className="visually-hidden">{text.inNewTab}</span>
        </a>
      ))}
    </nav>
  );
}
