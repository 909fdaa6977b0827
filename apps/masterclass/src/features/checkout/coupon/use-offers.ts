import { usePublicCouponsQuery } from "@dryrun/api-client/courses/public";
import { email as emailSchema } from "@dryrun/domain/fields";

const address = emailSchema();

/** Loads the coupons of an address and whether its masterclass credit applies. */
export function useOffers(email: string) {
  const query = { email: address.isValidSync(email) ? address.cast(email) : "" };
  const { data, currentData, isError, refetch } = usePublicCouponsQuery({ query });
  return {
    coupons: data?.coupons ?? [],
    hasCredit: currentData?.refundCreditApplied ?? false,
    hasFailed: isError,
    refetch: () => void refetch(),
  };
}
export type Offers = ReturnType<typeof useOffers>;
