import { deleteAccount, exportAccount } from "@dryrun/domain/account/contract";
import { updateUser } from "@dryrun/domain/admin/contract";
import { me } from "@dryrun/domain/auth/contract";
import { COMPANY_ROLES } from "@dryrun/domain/company/permissions";
import * as contract from "@dryrun/domain/company/profile/contract";
import { LOGO_SIDE, MAX_ABOUT, MAX_LOGO_BYTES, MAX_LOGO_SIDE } from "@dryrun/domain/company/profile/limits";
import { IMAGE_TOO_LARGE, IMAGE_TOO_WIDE, IMAGE_UNREADABLE, NO_IMAGE } from "@dryrun/domain/company/profile/messages";
import type { Contract } from "@dryrun/domain/contract/define";
import { jobPage, publicJob } from "@dryrun/domain/jobs/contract";
import { myProfile, updateProfile } from "@dryrun/domain/profile/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aMember, anAdmin, aPerson, aStudent, PASSWORD, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { aJpeg, aPng, aWebp, pngChunk } from "../../../test/images.ts";
import { call } from "../../../test/inject.ts";
import { users } from "../../db/schema/accounts.ts";
import { companyLogos } from "../../db/schema/companies.ts";

let testApp: TestApp;
let owner: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  owner = await aPerson(testApp, "employer", { companyName: "Konkan Traders" });
});
afterAll(() => testApp.close());

const EMPTY = { name: "Konkan Traders", website: "", city: "", about: "", logo: null };
const FULL = {
  name: "Konkan Foods",
  website: "https://konkan.example",
  city: "Ratnagiri",
  about: "We pack mangoes.\n\nSince 1962, see www.konkan.example.",
};
const read = async ({ token } = owner) => (await call(testApp, contract.company, {}, token)).body;
const update = (body: object, { token } = owner) => call(testApp, contract.updateCompany, { body }, token);
const remove = ({ token } = owner) => call(testApp, contract.removeCompanyLogo, {}, token);

/** Uploads a file as a browser's form does. */
async function upload(
  file: Uint8Array,
  { token } = owner,
  { name = "logo.png", type = "image/png", field = "file" } = {},
) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(file)], { type }), name);
  const request = new Response(form);
  const answer = await testApp.app.inject({
    method: "PUT",
    url: "/api/emp/company/logo",
    headers: { authorization: `Bearer ${token}`, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}
let shade = 0;
/** A picture that no other company of these tests has, so its path is theirs alone. */
function ownPicture() {
  shade += 1;
  return aPng({ color: [0, 0, shade, 255] });
}
const fetchLogo = (path: string | null) => testApp.app.inject({ url: path ?? "/nothing" });
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe("the profile of a company", () => {
  test("is read by everybody in it, and changed by its owners", async () => {
    expect(await read()).toMatchObject(EMPTY);
    const { status, body } = await update(FULL);
    expect([status, body.message, body.company]).toMatchObject([200, "Company saved", FULL]);
    for (const role of COMPANY_ROLES) {
      const colleague = await aMember(testApp, owner, "Ravi Kumar", role);
      expect(await read(colleague)).toMatchObject(FULL);
      const isOwner = role === "owner";
      const answers = [
        await update({ city: "Ratnagiri" }, colleague),
        await upload(aPng(), colleague),
        await remove(colleague),
      ];
      expect(answers.map(({ status: one }) => one)).toEqual(Array(3).fill(isOwner ? 200 : 403));
      if (!isOwner) expect((await update({ city: "X" }, colleague)).refusal.code).toBe("ROLE");
    }
  });

  test("is nobody else's", async () => {
    await update(FULL);
    await upload(aPng());
    const stranger = await aPerson(testApp, "employer", { companyName: "Other" });
    expect(await read(stranger)).toMatchObject({ ...EMPTY, name: "Other" });
    await update({ name: "Third", city: "Pune", about: "x" }, stranger);
    await remove(stranger);
    expect(await read()).toMatchObject({ ...FULL, logo: expect.any(String) });
    for (const { token } of [await aStudent(testApp), await anAdmin(testApp)]) {
      expect((await call(testApp, contract.company, {}, token)).status).toBe(403);
      expect((await upload(aPng(), { ...owner, token })).status).toBe(403);
    }
  });

  test("does not change in absent fields", async () => {
    await update(FULL);
    await update({ city: "Pune" });
    expect(await read()).toMatchObject({ ...FULL, city: "Pune" });
    await update({ about: "", website: "" });
    expect(await read()).toMatchObject({ ...FULL, city: "Pune", about: "", website: "" });
    expect((await update({})).status).toBe(400);
  });

  test("shares name and website with the account's profile, which does not overwrite a later change", async () => {
    const before = (await call(testApp, myProfile, {}, owner.token)).body.updatedAt;
    const { updatedAt } = (await update({ name: "Konkan Foods", ifUpdatedAt: (await read()).updatedAt })).body.company;
    const account = (await call(testApp, myProfile, {}, owner.token)).body;
    expect([account.companyName, account.updatedAt]).toEqual(["Konkan Foods", updatedAt]);
    expect((await call(testApp, me, {}, owner.token)).body.user.company?.name).toBe("Konkan Foods");
    const stale = { companyName: "Old tab", ifUpdatedAt: before };
    expect((await call(testApp, updateProfile, { body: stale }, owner.token)).refusal.code).toBe("PROFILE_CHANGED");
    await call(testApp, updateProfile, { body: { companyWebsite: "https://konkan.example" } }, owner.token);
    expect((await update({ city: "Pune", ifUpdatedAt: updatedAt })).refusal.code).toBe("PROFILE_CHANGED");
    expect(await read()).toMatchObject({ name: "Konkan Foods", website: "https://konkan.example", city: "" });
  });

  test("can be changed with the time that was read before any change, also in a company of one's own", async () => {
    expect((await update({ city: "Pune", ifUpdatedAt: (await read()).updatedAt })).status).toBe(200);
  });

  test.each([
    ["name", { name: "Visit konkan.example" }],
    ["name", { name: "Call 98765 01234" }],
    ["website", { website: "javascript:alert(1)" }],
    ["city", { city: "pune.example" }],
    ["city", { city: "<b>Pune</b>" }],
    ["city", { city: "x".repeat(121) }],
    ["about", { about: "x".repeat(MAX_ABOUT + 1) }],
    ["about", { about: "\0" }],
  ])("refuses a bad %s at its field", async (field, change) => {
    const { status, refusal } = await update(change);
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(await read()).toMatchObject(EMPTY);
  });

  test("keeps the company verified, as today's rule says", async () => {
    await testApp.db.update(users).set({ employerVerifiedAt: new Date() }).where(eq(users.id, owner.id));
    await update(FULL);
    expect((await call(testApp, me, {}, owner.token)).body.user.company).toMatchObject({ verified: true });
  });

  test("is in the download of an owner, and of no colleague", async () => {
    await update(FULL);
    await upload(aPng());
    const colleague = await aMember(testApp, owner, "Ravi Kumar", "recruiter");
    const download = async ({ token }: Person) =>
      (
        await testApp.app.inject({
          url: `/api${(exportAccount as Contract).path}`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).json();
    const { company } = await download(owner);
    expect(company).toMatchObject(FULL);
    expect(Buffer.from(company.logo, "base64").subarray(1, 4).toString()).toBe("PNG");
    expect((await download(colleague)).company).toBeNull();
  });
});

describe("a logo", () => {
  test.each([
    ["PNG", aPng({ width: 600, height: 300 }), {}],
    ["JPEG", aJpeg(Buffer.from("Asha Rao, 12.97 77.59")), { name: "logo.jpg", type: "image/jpeg" }],
    ["WebP with a wrong name", aWebp(), { name: "logo.png", type: "image/png" }],
    ["PNG without a name of its kind", aPng(), { name: "logo", type: "" }],
  ])("is a %s, which is drawn again as a small PNG", async (_, file, named) => {
    const { status, body } = await upload(file, owner, named);
    expect([status, body.message, body.company.logo]).toEqual([
      200,
      "Logo saved",
      expect.stringMatching(/^\/company-logos\/[0-9a-f]{32}\.png$/),
    ]);
    const { statusCode, headers, rawPayload } = await fetchLogo(body.company.logo);
    expect([statusCode, headers]).toMatchObject([
      200,
      {
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      },
    ]);
    expect(Math.max(...sizeOf(rawPayload))).toBeLessThanOrEqual(LOGO_SIDE);
    expect([rawPayload.subarray(1, 4).toString(), rawPayload.includes("Asha")]).toEqual(["PNG", false]);
  });

  test("has another path with another picture, and the former path ends", async () => {
    const picture = ownPicture();
    const first = (await upload(picture)).body.company.logo;
    const again = (await upload(picture)).body.company.logo;
    const second = (await upload(ownPicture())).body.company.logo;
    expect([again === first, second === first]).toEqual([true, false]);
    expect([(await fetchLogo(first)).statusCode, (await fetchLogo(second)).statusCode]).toEqual([404, 200]);
  });

  test("does not count as a change of the other fields", async () => {
    const { updatedAt } = await read();
    await upload(aPng());
    expect((await update({ city: "Pune", ifUpdatedAt: updatedAt })).status).toBe(200);
  });

  test("can be removed, also if there is none", async () => {
    const { logo } = (await upload(ownPicture())).body.company;
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await remove();
      expect([status, body.message, body.company.logo]).toEqual([200, "Logo removed", null]);
    }
    expect((await fetchLogo(logo)).statusCode).toBe(404);
  });

  test("of one company stays when another one with the same picture removes it", async () => {
    const other = await aPerson(testApp, "employer");
    const [{ logo }] = [(await upload(aPng())).body.company, await upload(aPng(), other)];
    await remove(other);
    expect((await fetchLogo(logo)).statusCode).toBe(200);
  });

  test("ends with the company", async () => {
    const { logo } = (await upload(ownPicture())).body.company;
    expect((await call(testApp, deleteAccount, { body: { password: PASSWORD } }, owner.token)).status).toBe(204);
    expect((await fetchLogo(logo)).statusCode).toBe(404);
    expect(await testApp.db.$count(companyLogos, eq(companyLogos.companyId, owner.id))).toBe(0);
  });

  test.each(["../secrets.json", "x", `${"0".repeat(32)}.svg`, "0".repeat(32), `${"0".repeat(32)}.png`])(
    "at %s is not found",
    async (name) => {
      expect((await fetchLogo(`/company-logos/${name}`)).statusCode).toBe(404);
    },
  );

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, Uint8Array, string]>([
    ["an SVG with a script", Buffer.from(svg), NO_IMAGE],
    ["an SVG that begins like a PNG", Buffer.concat([aPng().subarray(0, 8), Buffer.from(svg)]), NO_IMAGE],
    ["an HTML page", Buffer.from("<!doctype html><script>alert(1)</script>"), NO_IMAGE],
    ["a GIF named .png", Buffer.from("GIF89a\x18\0\x0c\0\0\0\0", "latin1"), NO_IMAGE],
    ["an empty file", Buffer.alloc(0), NO_IMAGE],
    [
      "a picture of gigabytes in a small file",
      aPng({ width: 50_000, height: 50_000, lines: Buffer.alloc(9) }),
      IMAGE_TOO_WIDE,
    ],
    ["a picture that is one pixel too high", aPng({ width: 1, height: MAX_LOGO_SIDE + 1 }), IMAGE_TOO_WIDE],
    ["a PNG that ends too early", aPng().subarray(0, -20), IMAGE_UNREADABLE],
    ["a JPEG that ends too early", aJpeg().subarray(0, -14), IMAGE_UNREADABLE],
    ["a PNG with nonsense for a picture", aPng({ lines: Buffer.from("nonsense") }), IMAGE_UNREADABLE],
  ])("is not %s: 400 at the field", async (_, file, message) => {
    const { status, body } = await upload(file);
    expect([status, body.errors]).toEqual([400, [{ field: "file", message }]]);
    expect((await read()).logo).toBeNull();
  });

  test("is accepted with up to 2 MB, and refused with more before it is read", async () => {
    const padded = (bytes: number) => aPng({ chunks: [pngChunk("tEXt", Buffer.alloc(bytes - aPng().length - 12))] });
    expect((await upload(padded(MAX_LOGO_BYTES))).status).toBe(200);
    for (const file of [padded(MAX_LOGO_BYTES + 1), Buffer.alloc(40 * 1024 * 1024)]) {
      const { status, body } = await upload(file);
      expect([status, body.code, body.errors]).toEqual([
        413,
        "TOO_LARGE",
        [{ field: "file", message: IMAGE_TOO_LARGE }],
      ]);
    }
  });

  test("is in the field of the form, and sent as a form", async () => {
    const other = await upload(aPng(), owner, { field: "logo" });
    expect([other.status, other.body.errors]).toEqual([400, [{ field: "file", message: NO_IMAGE }]]);
    const { statusCode } = await testApp.app.inject({
      method: "PUT",
      url: "/api/emp/company/logo",
      headers: { authorization: `Bearer ${owner.token}`, "content-type": "image/png" },
      payload: aPng(),
    });
    expect(statusCode).toBe(415);
  });
});

describe("the page of a job", () => {
  const pagesOf = async (jobId: string) => {
    const { token } = await aStudent(testApp);
    const answers = [
      await call(testApp, publicJob, { params: { id: jobId } }),
      await call(testApp, jobPage, { params: { id: jobId } }, token),
    ];
    return answers.map(({ body }) => body.companyProfile);
  };

  test("shows the company's name, city, text and logo, and no more of it", async () => {
    const jobId = await aJob(testApp, owner);
    await update(FULL);
    const { logo } = (await upload(aPng())).body.company;
    const shown = { name: FULL.name, city: FULL.city, about: FULL.about, logo };
    expect(await pagesOf(jobId)).toEqual([shown, shown]);
  });

  test("shows nothing of a company that has described nothing, or is gone", async () => {
    const jobId = await aJob(testApp, owner);
    expect(await pagesOf(jobId)).toEqual([null, null]);
  });

  test("is hidden with the job while the owner is blocked", async () => {
    const jobId = await aJob(testApp, owner);
    await update(FULL);
    const { token } = await anAdmin(testApp);
    await call(testApp, updateUser, { params: { id: owner.id }, body: { blocked: true, reason: "Spam" } }, token);
    expect((await call(testApp, publicJob, { params: { id: jobId } })).status).toBe(404);
  });
});
