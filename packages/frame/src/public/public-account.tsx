import { hasToken } from "@dryrun/auth/token-store";
import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { useEffect } from "react";
import * as s from "./public-account.module.css";
import { messages } from "./public-messages.en-in.ts";

const { places } = messages;

/** The account link on a page with the same HTML for everyone; a script in the head detects whether a person is signed in. */
export function PublicAccount() {
  // The document has the state from its load; the person may have signed in or out since.
  useEffect(() => void document.documentElement.toggleAttribute("data-session", hasToken()), []);
  return (
    <>
      <a href="/login" className={buttonClass({ variant: "quiet", size: "s", className: s.visitor })}>
        {places.login}
      </a>
      <a href="/register" className={buttonClass({ size: "s", className: s.visitor })}>
        {places.register}
      </a>
      <a href="/login" className={buttonClass({ size: "s", className: s.member })}>
        {places.goOn}
      </a>
    </>
  );
}
