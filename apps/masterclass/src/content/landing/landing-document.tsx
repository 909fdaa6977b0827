import { Landing } from "./landing.tsx";
import { NextWaiting } from "./next-waiting.tsx";
import { Waiting } from "./waiting.tsx";

/** The landing as HTML, before the application knows the dates. */
export function LandingDocument() {
  return <Landing isDocument next={<NextWaiting isDocument />} form={<Waiting isDocument />} />;
}
