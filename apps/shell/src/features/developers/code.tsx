import { ScrollArea } from "@dryrun/design-system/data/scroll-area";
import * as s from "./developers-page.module.css";

/** A piece of code; a long line scrolls. */
export const Code = ({ label, children }: { label: string; children: string }) => (
  <ScrollArea label={label} className={s.code}>
    <pre>
      <code>{children}</code>
    </pre>
  </ScrollArea>
);
