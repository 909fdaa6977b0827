import { useSearchParams } from "@dryrun/remote-kit/router";
import { useLiveParams } from "@dryrun/remote-kit/use-live-params";

/** The query of a list's address. A change opens the first page; "" removes a value. */
export function useListParams() {
  const [params] = useSearchParams();
  const setParams = useLiveParams();
  const set = (change: Readonly<Record<string, string | undefined>>, isReplaced = false) =>
    setParams(
      (next) => {
        next.delete("page");
        for (const [key, value] of Object.entries(change)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: isReplaced },
    );
  return { params, set };
}
