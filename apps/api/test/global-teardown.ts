import { rm } from "node:fs/promises";
import path from "node:path";

export default async function dropImage(): Promise<void> {
  const file = process.env.TEST_DATABASE_IMAGE;
  if (file) await rm(path.dirname(file), { recursive: true, force: true });
}
