import type { Contract } from "@dryrun/domain/contract/define";
import type { LightMyRequestResponse } from "fastify";
import type { TestApp } from "./create-test-app.ts";

export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** The text of an uploaded file. */
  file?: string;
}

/** Sends the input of any call; `call` of inject.ts is for calls whose type is known. */
export async function send(
  { app }: Pick<TestApp, "app">,
  contract: Contract,
  { params = {}, query = {}, body, file }: Asked,
  token?: string,
): Promise<LightMyRequestResponse> {
  const path = contract.path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? "");
  const form = new FormData();
  if (file !== undefined) form.set("file", new Blob([file]), "people.csv");
  const upload = file === undefined ? null : new Response(form);
  return app.inject({
    method: contract.method,
    url: `/api${path}?${new URLSearchParams(query)}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(upload && { "content-type": upload.headers.get("content-type") ?? "" }),
    },
    ...(upload && { payload: Buffer.from(await upload.arrayBuffer()) }),
    ...(body && { payload: body }),
  });
}
