import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import * as contract from "@dryrun/domain/company/profile/contract";
import { IMAGE_UNREADABLE } from "@dryrun/domain/company/profile/messages";
import { myProfile } from "@dryrun/domain/profile/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../../paths.ts";
import { company, employerAs, profile } from "../../../testing/samples/employer.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const part = async () => within(await screen.findByRole("region", { name: "Your company" }));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const withLogo = { ...company, logo: "/company-logos/0123456789abcdef0123456789abcdef.png" };

describe("the fields", () => {
  const full = { ...company, name: "Sahyadri Mills", city: "Pune", about: "We mill.\n\nSince 1962." };

  test("are saved, unless they were changed elsewhere in the meantime", async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(contract.updateCompany, { message: "Company saved", company: full }, (body) => bodies.push(body)),
    );
    show(paths.profile);
    const name = await screen.findByLabelText("Company name");
    expect(name).toHaveValue(company.name);
    await userEvent.clear(name);
    await fill(name, full.name);
    await fill(screen.getByLabelText("City"), full.city);
    await fill(screen.getByLabelText("About the company"), full.about);
    await press("Save company");
    expect(await screen.findByText("Company saved")).toBeVisible();
    const { name: sent, website, city, about } = full;
    expect(bodies).toEqual([{ name: sent, website, city, about, ifUpdatedAt: company.updatedAt }]);

    const message = "Your profile was changed in another tab or on another device. Reload it before you save.";
    server.use(refuses(contract.updateCompany, "PROFILE_CHANGED", { message }));
    await press("Save company");
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText("City")).toHaveValue("Pune");
  });

  test("tell the verification what it still needs", async () => {
    server.use(
      answers(myProfile, { ...profile, companyName: "", companyWebsite: "" }),
      answers(contract.updateCompany, { message: "Company saved", company }),
    );
    show(paths.profile);
    const verification = within(await screen.findByRole("region", { name: "Verification" }));
    expect(verification.getByText(/For the check we still need:/)).toBeVisible();
    await screen.findByLabelText("Company name");
    server.use(answers(myProfile, { ...profile, companyName: company.name, companyWebsite: company.website }));
    await press("Save company");
    expect(await verification.findByText(/We are checking your company/)).toBeVisible();
  });

  test.each([
    ["Company name", "www.sahyadri.example", /Company name cannot contain web/],
    ["Company website", "sahyadri", /Enter a web address that starts with/],
    ["City", "98765 43210", /City cannot contain web/],
  ])("show what is wrong with the %s", async (label, value, message) => {
    show(paths.profile);
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await fill(field, value);
    await press("Save company");
    expect(field).toHaveAccessibleDescription(message);
  });

  test("are read by people who are not owners, with line breaks and the logo", async () => {
    server.use(
      answers(me, { user: employerAs("viewer") }),
      answers(contract.company, { ...withLogo, ...full, logo: withLogo.logo }),
    );
    show(paths.profile);
    const read = await part();
    const facts = read.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ["Company name", "Sahyadri Mills"],
      ["Company website", "https://sahyadri.example, opens in a new tab"],
      ["City", "Pune"],
      ["About the company", "We mill.\n\nSince 1962."],
    ]);
    expect(read.getByRole("img", { name: "Logo of Sahyadri Mills" })).toHaveAttribute("src", withLogo.logo);
    expect(read.queryByRole("button")).toBeNull();
    expect(read.queryByLabelText("Logo file")).toBeNull();
  });

  test("show an error when they did not load, and load on Try again", async () => {
    server.use(failsWith(contract.company));
    show(paths.profile);
    expect(await screen.findByRole("alert")).toHaveTextContent("Your company could not be loaded");
    server.use(answers(contract.company, company));
    await press("Try again");
    expect(await screen.findByLabelText("Company name")).toHaveValue(company.name);
  });
});

describe("the logo", () => {
  const file = (name = "logo.png", bytes = 10) => new File([new Uint8Array(bytes)], name, { type: "image/png" });
  const choose = async (chosen: File) =>
    userEvent.upload(await screen.findByLabelText("Logo file"), chosen, { applyAccept: false });
  let uploaded: FormData[];
  beforeEach(() => {
    uploaded = [];
  });

  test("is uploaded when it is chosen, and shown with its alternative text", async () => {
    server.use(
      http.put(`/api${contract.setCompanyLogo.path}`, async ({ request }) => {
        uploaded.push(await request.formData());
        return HttpResponse.json({ message: "Logo saved", company: withLogo });
      }),
    );
    show(paths.profile);
    expect(await screen.findByText("There is no logo yet.")).toBeVisible();
    await choose(file());
    expect(await screen.findByRole("img", { name: "Logo of Sahyadri Foods" })).toHaveAttribute("src", withLogo.logo);
    expect(await screen.findByText("Logo saved")).toBeVisible();
    expect(uploaded.map((form) => (form.get("file") as File).name)).toEqual(["logo.png"]);
    expect(screen.getByText("Choose another logo")).toBeVisible();
  });

  test.each([
    ["another kind", () => file("logo.svg"), /^Choose a file of this kind: \.png, \.jpg, \.jpeg, \.webp\.$/],
    ["too large", () => file("logo.png", 3_000_000), /^The file is 2\.9 MB\. The limit is 2\.0 MB\.$/],
  ])("is not sent when the file is %s, and the field says so", async (_, make, message) => {
    show(paths.profile);
    await choose(make());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText("Logo file")).toHaveAttribute("aria-invalid", "true");
    expect(uploaded).toEqual([]);
  });

  test("is refused by the server at the field, and the former one stays", async () => {
    server.use(
      answers(contract.company, withLogo),
      refuses(contract.setCompanyLogo, "VALIDATION", {
        message: IMAGE_UNREADABLE,
        errors: [{ field: "file", message: IMAGE_UNREADABLE }],
      }),
    );
    show(paths.profile);
    await choose(file());
    await waitFor(() =>
      expect(screen.getByLabelText("Logo file")).toHaveAccessibleDescription(expect.stringContaining(IMAGE_UNREADABLE)),
    );
    expect(screen.getByRole("img", { name: "Logo of Sahyadri Foods" })).toBeVisible();
  });

  test("can be removed, after which the focus stays in its part", async () => {
    server.use(
      answers(contract.company, withLogo),
      answers(contract.removeCompanyLogo, { message: "Logo removed", company }),
    );
    show(paths.profile);
    await press("Remove logo");
    expect(await screen.findByText("There is no logo yet.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Remove logo" })).toBeNull();
    expect(document.activeElement).toHaveTextContent("There is no logo yet.");
  });

  test("stays when removing it fails, and the field says so", async () => {
    server.use(answers(contract.company, withLogo), failsWith(contract.removeCompanyLogo));
    show(paths.profile);
    await press("Remove logo");
    expect(await screen.findByText(/Something went wrong|The logo was not removed/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Remove logo" })).toBeEnabled();
  });
});
