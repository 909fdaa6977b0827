import { expect, test } from "@jest/globals";
import type { {{pascal}} } from "../../ports.ts";

/** Tests that every adapter of {{title}} must pass. */
export function behavesAs{{pascal}}(open: () => Promise<{{pascal}}>) {
  test("can be closed twice", async () => {
    const {{camel}} = await open();
    await {{camel}}.close();
    await expect({{camel}}.close()).resolves.toBe("say what this port promises first");
  });
}
