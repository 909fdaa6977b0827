import type { lookup as systemLookup } from "node:dns";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { NO_PASSWORD_IN_URL, NOT_HTTPS, NOT_PUBLIC, NOT_THIS_PORT } from "@dryrun/domain/company/webhooks/messages";
import { afterEach, describe, expect, test } from "@jest/globals";
import { createOutbound, isPublicAddress } from "./guarded.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}
const post = (url: string, options: Parameters<typeof createOutbound>[0] = { allowsLocal: true }) =>
  createOutbound(options).post(url, { headers: { "x-test": "1" }, body: '{"a":"é"}' });
/** A look-up that answers with these addresses, one list for each call. */
function lookupOf(...answers: string[][]) {
  let calls = 0;
  const lookup = ((_name: string, _options: object, callback: (error: null, found: object[]) => void) => {
    const found = (answers[calls] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    calls += 1;
    callback(null, found);
  }) as unknown as typeof systemLookup;
  return { lookup, calls: () => calls };
}

describe("an address of the network", () => {
  test.each(["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2001:0:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "not an address",
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("an address that somebody typed", () => {
  test.each<[string, string | null]>([
    ["https://hooks.example.com/dryrun?x=1", null],
    ["https://hooks.example.com:8443/", null],
    ["https://8.8.8.8/", null],
    ["HTTPS://Hooks.Example.com/", null],
    ["http://hooks.example.com/", NOT_HTTPS],
    ["ftp://hooks.example.com/", NOT_HTTPS],
    ["file:///etc/passwd", NOT_HTTPS],
    ["hooks.example.com", NOT_HTTPS],
    ["https://me:secret@hooks.example.com/", NO_PASSWORD_IN_URL],
    ["https://hooks.example.com:22/", NOT_THIS_PORT],
    ["https://hooks.example.com:6379/", NOT_THIS_PORT],
    ["https://127.0.0.1/", NOT_PUBLIC],
    ["https://2130706433/", NOT_PUBLIC],
    ["https://0x7f.1/", NOT_PUBLIC],
    ["https://0177.0.0.1/", NOT_PUBLIC],
    ["https://127.1/", NOT_PUBLIC],
    ["https://169.254.169.254/latest/meta-data", NOT_PUBLIC],
    ["https://[::1]/", NOT_PUBLIC],
    ["https://[::ffff:169.254.169.254]/", NOT_PUBLIC],
    ["https://localhost/", NOT_PUBLIC],
    ["https://localhost./", NOT_PUBLIC],
    ["https://app.localhost/", NOT_PUBLIC],
    ["https://metadata.google.internal/", NOT_PUBLIC],
    ["https://printer.local/", NOT_PUBLIC],
    ["https://intranet/", NOT_PUBLIC],
    ["https://１２７.0.0.1/", NOT_PUBLIC],
  ])("%s: %s", (url, refusal) => {
    expect(createOutbound().refusalOf(url)).toBe(refusal);
  });
});

test("for tests, this machine and no other private address is allowed", () => {
  const { refusalOf } = createOutbound({ allowsLocal: true });
  expect(["http://127.0.0.1:4000/", "http://localhost:4000/"].map(refusalOf)).toEqual([null, null]);
  expect(["http://10.0.0.1/", "https://169.254.169.254/", "ftp://127.0.0.1/"].map(refusalOf)).toEqual([
    NOT_HTTPS,
    NOT_PUBLIC,
    NOT_HTTPS,
  ]);
});

describe("a request", () => {
  test("sends the body with its headers, and answers with the status", async () => {
    const seen: unknown[] = [];
    const url = await serve((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        seen.push([
          request.method,
          request.headers["x-test"],
          request.headers["content-type"],
          Buffer.concat(parts).toString(),
        ]);
        response.writeHead(202).end("thanks");
      });
    });
    expect(await post(url)).toEqual({ status: 202, fault: null, ms: expect.any(Number) });
    expect(seen).toEqual([["POST", "1", "application/json; charset=utf-8", '{"a":"é"}']]);
  });

  test("follows no redirect", async () => {
    let visits = 0;
    const inside = await serve((_, response) => {
      visits += 1;
      response.end();
    });
    const url = await serve((_, response) => response.writeHead(307, { location: inside }).end());
    expect(await post(url)).toMatchObject({ status: 307 });
    expect(visits).toBe(0);
  });

  test("ends when the server does not answer, or answers without end", async () => {
    const silent = await serve(() => {});
    expect(await post(silent, { allowsLocal: true, limitMs: 50 })).toMatchObject({ status: null, fault: "time" });
    const slow = await serve((_, response) => response.writeHead(200).write("x"));
    expect(await post(slow, { allowsLocal: true, limitMs: 50 })).toMatchObject({ status: null, fault: "time" });
    const endless = await serve((_, response) => {
      const more = () => void (response.destroyed || response.write("x".repeat(65_536), more));
      response.writeHead(200);
      more();
    });
    expect(await post(endless)).toMatchObject({ status: 200, fault: null });
  });

  test("to nobody has no connection", async () => {
    const url = await serve(() => {});
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
    expect(await post(url)).toMatchObject({ status: null, fault: "connection" });
  });

  test.each([[["127.0.0.1"]], [["169.254.169.254"]], [["::1"]], [["93.184.216.34", "10.0.0.1"]]])(
    "to a name with the addresses %s is refused",
    async (addresses) => {
      const { lookup } = lookupOf(addresses);
      expect(await post("https://hooks.example.com/", { lookup })).toMatchObject({ status: null, fault: "address" });
    },
  );

  test("looks a name up once, when it connects: a name that changes its address afterwards is refused", async () => {
    const names = lookupOf(["127.0.0.1"], ["93.184.216.34"]);
    const outbound = createOutbound({ lookup: names.lookup });
    expect(outbound.refusalOf("https://hooks.example.com/")).toBeNull();
    const answer = await outbound.post("https://hooks.example.com/", { headers: {}, body: "{}" });
    expect([answer.fault, names.calls()]).toEqual(["address", 1]);
  });

  test("to a name in capital letters uses https", async () => {
    const { lookup } = lookupOf(["127.0.0.1"]);
    expect(await post("HTTPS://HOOKS.example.com/", { lookup })).toMatchObject({ fault: "address" });
  });

  test("to an address that is refused makes no connection", async () => {
    let visits = 0;
    const url = await serve((_, response) => {
      visits += 1;
      response.end();
    });
    expect(await post(url, {})).toMatchObject({ status: null, fault: "address" });
    expect(await post(url.replace("http:", "https:"), {})).toMatchObject({ status: null, fault: "address" });
    expect(visits).toBe(0);
  });

  test("to an unknown name says so", async () => {
    const lookup = ((_name: string, _options: object, callback: (error: Error) => void) =>
      callback(Object.assign(new Error("x"), { code: "ENOTFOUND" }))) as unknown as typeof systemLookup;
    expect(await post("https://hooks.example.com/", { lookup })).toMatchObject({ status: null, fault: "name" });
  });
});
