import type { TestApp } from "./create-test-app.ts";

/** Uploads a CSV file as a browser's form does. */
export async function uploadCsv(
  { app }: Pick<TestApp, "app">,
  path: string,
  content: BlobPart,
  token: string,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  form.set("file", new Blob([content], { type: "text/csv" }), "people.csv");
  const request = new Response(form);
  const answer = await app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": request.headers.get("content-type") ?? "",
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}
