import { move } from "piscina";
import { drawLogo } from "./photon.ts";

/** Draws one logo in this thread; returns nothing for an image that cannot be read. */
export default function writeLogo(file: Uint8Array): unknown {
  return move(new Uint8Array(drawLogo(Buffer.from(file)) ?? []).buffer);
}
