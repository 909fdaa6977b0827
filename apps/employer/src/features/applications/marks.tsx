import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Star } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import type { ListedApplication } from "../../shared/answers.ts";
import * as s from "./marks.module.css";

const say = words.applications.marks;

/** The employer's own marks on an application: shortlisted, and its tags. */
export function Marks({ application: { shortlisted, tags } }: { application: ListedApplication }) {
  if (!shortlisted && tags.length === 0) return null;
  return (
    <ul className={s.marks} aria-label={say.label}>
      {shortlisted && (
        <li>
          <Badge tone="info" icon={<Star {...iconProps(14)} fill="currentColor" />}>
            {say.shortlisted}
          </Badge>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
