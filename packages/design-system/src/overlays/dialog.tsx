import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/overlays.en-in.ts";
import * as s from "./dialog.module.css";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  /** `sheet` slides in from the side, also on desktops: a menu, a detail. `screen` covers the page, for a celebration. */
  look?: "dialog" | "sheet" | "screen";
  /** `xl` is for a table: as wide as a page. */
  size?: "m" | "l" | "xl";
  /** The initial focus; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The focus afterwards; by default the element that had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  closeLabel?: string;
}

/** A modal task; a bottom sheet on phones. Escape and Close end it and restore the focus. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, footer, look = "dialog", size = "m", initialFocus } = props;
  const { finalFocus } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={s.backdrop} />
        <Base.Popup
          className={s.popup}
          data-look={look}
          data-size={size}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          <Base.Title className={s.title}>{title}</Base.Title>
          <div className={s.body}>
            {description && <Base.Description className={s.description}>{description}</Base.Description>}
            {children}
          </div>
          {footer && <div className={s.footer}>{footer}</div>}
          {/* Last in order, so that the dialog focuses its first field. */}
          <Base.Close className={s.close} aria-label={props.closeLabel ?? words.close}>
            <X {...iconProps()} />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
