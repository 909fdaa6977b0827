import { hash, verify } from "@node-rs/argon2";
import type { Passwords } from "../../ports.ts";

// OWASP's figures for argon2id: 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Compared when there is no account, so that both cases take the same time. */
const nobody = hash("nobody has this password", OPTIONS);

/** One spelling for signs that keyboards write in several ways, as é (NIST SP 800-63B, 3.1.1.2). */
const normalise = (password: string) => password.normalize("NFKC");

/** Tests pass `compare` to see which hash a password is compared with. */
export const createArgon2 = (compare = verify): Passwords => ({
  hash: (password) => hash(normalise(password), OPTIONS),
  async verify(kept, password) {
    const stored = kept ?? (await nobody);
    const [own, asTyped] = [normalise(password), password];
    // Hashes of earlier releases are of what was typed.
    const isRight = (await compare(stored, own)) || (own !== asTyped && (await compare(stored, asTyped)));
    return kept !== null && isRight;
  },
});

export const argon2 = createArgon2();
