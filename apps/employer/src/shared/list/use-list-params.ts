import { useSearchParams } from "@dryrun/remote-kit/router";

/** The query of a list's address. A change leads to the first page; "" removes a value. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const set = (change: Readonly<Record<string, string | undefined>>, isReplaced = false) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
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
