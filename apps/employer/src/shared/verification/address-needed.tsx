import { useUser } from "@dryrun/auth/user-context";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { EMAIL_UNVERIFIED } from "@dryrun/domain/invitations/messages";
import { SendAgain } from "./send-again.tsx";

/** Where people are invited, before anything is typed in vain: nobody is, until the own address is verified. */
export function AddressNeeded() {
  const { emailVerified } = useUser();
  if (emailVerified) return null;
  return (
    <Banner tone="warning" role="none">
      <p>{EMAIL_UNVERIFIED}</p>
      <SendAgain />
    </Banner>
  );
}
