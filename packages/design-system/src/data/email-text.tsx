import { Fragment } from "react";
import * as s from "./email-text.module.css";

/** An e-mail address in a narrow space. It wraps before @ and dots, never inside a word, and is never cut off. */
export const EmailText = ({ email }: { email: string }) => (
  <span className={s.email}>
    {email.split(/(?=[@.])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
