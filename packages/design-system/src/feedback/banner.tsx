import { CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/feedback.en-in.ts";
import * as s from "./banner.module.css";

export type BannerTone = "info" | "success" | "warning" | "danger" | "offer";

export interface BannerProps {
  tone?: BannerTone;
  children: ReactNode;
  /** A link or a button at the end. */
  action?: ReactNode;
  onClose?: () => void;
  /** The name of an `aside`, for content that people must find again, such as the running interview. */
  landmark?: string;
  /** `alert` interrupts screen readers, for example after a refused login. Omit it for a banner that is shown from the start. */
  role?: "status" | "alert" | "none";
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: TriangleAlert, offer: Info };

/** A message about the whole page or form. */
export function Banner({ tone = "info", children, action, onClose, landmark, role = "status" }: BannerProps) {
  const Icon = ICONS[tone];
  const content = (
    <>
      <Icon {...iconProps()} className={s.icon} />
      <div className={s.text} role={landmark || role === "none" ? undefined : role}>
        {children}
      </div>
      {action && <div className={s.action}>{action}</div>}
      {onClose && <IconButton label={words.close} icon={<X {...iconProps()} />} onClick={onClose} />}
    </>
  );
  if (landmark)
    return (
      <aside aria-label={landmark} className={s.banner} data-tone={tone}>
        {content}
      </aside>
    );
  return (
    <div className={s.banner} data-tone={tone}>
      {content}
    </div>
  );
}
