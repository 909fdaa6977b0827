import { SIGNATURE_SECONDS } from "./limits.ts";

/** A function for Node that checks the signature of a webhook, as `/developers` shows it. Tests run it. */
export const VERIFY_SNIPPET = `import { createHmac, timingSafeEqual } from "node:crypto";

// body: the request's body as text, before it is parsed
// header: the header Dryrun-Signature
export function isFromDryrun(body, header, secret) {
  const parts = header.split(",").map((part) => part.split("="));
  const time = parts.find(([name]) => name === "t")?.[1];
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= ${SIGNATURE_SECONDS})) return false;
  const expected = createHmac("sha256", secret).update(time + "." + body).digest();
  return parts.some(([name, value]) => {
    const given = Buffer.from(name === "v1" ? value : "", "hex");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
`;
