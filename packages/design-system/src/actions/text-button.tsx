import type { ButtonHTMLAttributes } from "react";
import * as s from "./text-button.module.css";

type TextButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "type">;

/** A button that looks like a link in text or a list: it opens something on the same page. */
export function TextButton(props: TextButtonProps) {
  return <button type="button" {...props} className={s.textButton} />;
}
