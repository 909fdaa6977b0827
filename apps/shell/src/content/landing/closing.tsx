import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import * as s from "./closing.module.css";

/** The call to action again, for people who read to the end. */
export function Closing() {
  return (
    <section className={s.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">Make your real interview your second one.</h2>
      <p>
        Rehearse the first one here.{" "}
        {FREE_CREDITS === 1 ? "One mock interview is" : `${FREE_CREDITS} mock interviews are`} free, and so are the quiz
        and all quick practice.
      </p>
      <p className={s.actions}>
        <a href="/register" className={buttonClass({ variant: "primary", size: "l" })}>
          Create account
        </a>
        <a href="/login" className={buttonClass({ size: "l" })}>
          Log in
        </a>
      </p>
    </section>
  );
}
