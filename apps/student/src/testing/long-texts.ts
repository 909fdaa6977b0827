import { HttpResponse, http } from "msw";
import type { Resume } from "../shared/answers.ts";
import { server } from "./show.tsx";

/** Returns the start of the texts: the summary without the others. */
const startOf = (resume: Resume): Resume => ({
  ...resume,
  workExperience: resume.workExperience.map((work) => ({ ...work, description: "" })),
  education: resume.education.map((course) => ({ ...course, description: "" })),
  coverLetter: "",
  whole: false,
});

/** Serves a very long resume: the texts after its start wait until the test calls `arrive` or `fail`. */
export function servesLongTexts(url: string, resume: Resume) {
  const waiting: ((answer: Response) => void)[] = [];
  const requests: string[] = [];
  const settle = (answer: () => Response) => {
    for (const go of waiting.splice(0)) go(answer());
  };
  server.use(
    http.get(url, ({ request }) => {
      const { search } = new URL(request.url);
      requests.push(search);
      if (search === "?texts=start") return HttpResponse.json(startOf(resume));
      return new Promise<Response>((resolve) => waiting.push(resolve));
    }),
  );
  return {
    asked: requests,
    arrive: () => settle(() => HttpResponse.json(resume)),
    fail: () => settle(() => HttpResponse.json({ message: "Something went wrong." }, { status: 500 })),
  };
}
