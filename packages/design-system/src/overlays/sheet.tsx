import { Dialog, type DialogProps } from "./dialog.tsx";

/** A panel from the bottom of a phone or the side of a desktop: the More menu, the detail of a row. */
export function Sheet(props: Omit<DialogProps, "look" | "size">) {
  return <Dialog {...props} look="sheet" />;
}
