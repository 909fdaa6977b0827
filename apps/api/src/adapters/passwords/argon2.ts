import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "../../ports.ts";

// OWASP's figures for argon2id: 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Compared when there is no account, so that both cases take the same time. */
const nobody = hash("nobody has this password", OPTIONS);

/** Tests pass `compare` to see which hash a password is compared with. */
export const createArgon2 = (compare = verify): Passwords => ({
  hash: (password) => hash(password, OPTIONS),
  async verify(kept, password) {
    const isRight = await compare(kept ?? (await nobody), password);
    return kept !== null && isRight;
  },
});

export const argon2 = createArgon2();
