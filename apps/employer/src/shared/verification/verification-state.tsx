import { useEmployerProfileQuery } from "@dryrun/api-client/profile/employer";
import { SendAgain } from "./send-again.tsx";
import type { Missing } from "./use-verification.ts";
import { verification as text } from "./verification.en-in.ts";
import * as s from "./verification-state.module.css";

/** What the company's verification still needs, and what the employer cannot do until then. */
export function VerificationState({ missing }: { missing: readonly Missing[] }) {
  const { data } = useEmployerProfileQuery();
  const needsAddress = missing.includes("email");
  return (
    <>
      <p>{missing.length > 0 ? text.missing : text.waiting}</p>
      {missing.length > 0 && (
        <ul className={s.missing}>
          {missing.map((what) => (
            <li key={what}>{text.needs[what]}</li>
          ))}
        </ul>
      )}
      {needsAddress && <SendAgain />}
      <p>
        {needsAddress && `${text.address} `}
        {data?.verificationRequired ? text.untilRequired : text.until}
      </p>
    </>
  );
}
