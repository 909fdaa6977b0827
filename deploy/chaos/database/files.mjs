import { randomBytes } from "node:crypto";
import path from "node:path";

/** The configuration files of a cluster. */
export const CLUSTER = path.resolve(import.meta.dirname, "../../cluster");

export const secret = () => randomBytes(16).toString("hex");
