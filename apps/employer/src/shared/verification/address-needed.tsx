import { useUser } from "@dryrun/auth/user-context";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { EMAIL_UNVERIFIED } from "@dryrun/domain/invitations/messages";
import { SendAgain } from "./send-again.tsx";

interface AddressNeededProps {
  /** Why the address must be verified. */
  text?: string;
}

/** Shown before an employer fills in an invitation: their own address must be verified first. */
export function AddressNeeded({ text = EMAIL_UNVERIFIED }: AddressNeededProps) {
  const { emailVerified } = useUser();
  if (emailVerified) return null;
  return (
    <Banner tone="warning" role="none">
      <p>{text}</p>
      <SendAgain />
    </Banner>
  );
}
