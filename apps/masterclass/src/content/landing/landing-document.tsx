import { Landing } from "./landing.tsx";
import { Waiting } from "./waiting.tsx";

/** The landing as HTML, before the application knows the dates. */
export function LandingDocument() {
  return <Landing isDocument next={<Waiting isDocument isNext />} dates={<Waiting isDocument />} />;
}
