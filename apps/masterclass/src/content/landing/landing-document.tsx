import { messages } from "../../messages.en-in.ts";
import { Waiting } from "../waiting.tsx";
import { Landing } from "./landing.tsx";
import { NextWaiting } from "./next-waiting.tsx";

/** The landing page as HTML, before the application has loaded the dates. */
export function LandingDocument() {
  return <Landing isDocument next={<NextWaiting isDocument />} form={<Waiting isDocument say={messages.dates} />} />;
}
