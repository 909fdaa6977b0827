import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { courseBuyers, courseReport } from "@dryrun/domain/courses/contract";
import { PROGRESS_BANDS } from "@dryrun/domain/courses/limits";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { Report } from "./report.ts";

const server = useServer();
const report: Report = {
  buyers: 12,
  refunded: 1,
  bands: PROGRESS_BANDS.map((band, index) => ({ band, buyers: index })),
  units: [
    {
      id: "clean-data",
      title: "Clean data you can trust",
      passed: 4,
      lessons: [{ id: "one-row", title: "One row, one thing", opened: 9, done: 7, last: 2 }],
      exercises: [{ id: "excel-blank-days", students: 8, right: 6 }],
    },
  ],
  certificates: {
    issued: 3,
    afterRefund: [
      {
        _id: "00000000-0000-7000-8000-000000000001",
        certId: "7K3M9-QXT2C",
        studentName: "Asha Verma",
        issuedOn: "2026-11-20T10:00:00.000Z",
      },
    ],
  },
};

test("shows buyers, bands, where people stop, and certificates after a refund", async () => {
  server.use(answers(courseReport, report));
  show(paths.course);
  const bands = await screen.findByRole("table", { name: "Buyers by the share of lessons that they have done" });
  expect(within(bands).getAllByRole("row")[6]).toHaveTextContent("100%5");
  const unit = screen.getByText("Clean data you can trust. Test passed by 4 students");
  await userEvent.click(unit);
  expect(
    within(screen.getByRole("table", { name: "Lessons of Clean data you can trust" })).getAllByRole("row")[1],
  ).toHaveTextContent("One row, one thing972");
  const exercises = screen.getByRole("table", { name: "Exercises of Clean data you can trust" });
  expect(within(exercises).getAllByRole("row")[1]).toHaveTextContent("excel-blank-days875%");
  const certificates = screen.getByRole("table", { name: "Certificates after a refund" });
  expect(within(certificates).getByRole("link", { name: "7K3M9-QXT2C" })).toHaveAttribute(
    "href",
    "/admin/certificates?search=7K3M9-QXT2C",
  );
  expect(screen.getByRole("navigation", { name: "Certificates" })).toBeVisible();
});

test("is loaded again after a failure", async () => {
  server.use(failsWith(courseReport, 500));
  show(paths.course);
  const again = await screen.findByRole("button", { name: "Try again" });
  server.use(answers(courseReport, { ...report, certificates: { issued: 0, afterRefund: [] } }));
  await userEvent.click(again);
  expect(await screen.findByText("No certificate belongs to somebody who got the money back.")).toBeVisible();
});

test("leads to the buyers, with their progress, and searches them", async () => {
  const asked: string[] = [];
  const buyer = {
    _id: "00000000-0000-7000-8000-000000000002",
    userId: "00000000-0000-7000-8000-000000000003",
    name: "Asha Verma",
    email: "asha@student.example",
    boughtAt: "2026-11-20T10:00:00.000Z",
    refunded: true,
    lessons: "50-74" as const,
    testsPassed: 4,
    certId: "7K3M9-QXT2C",
  };
  server.use(
    answers(courseReport, report),
    answers(
      courseBuyers,
      { buyers: [buyer], tests: 10, totalPages: 1, currentPage: 1, total: 1 },
      (_, url) => void asked.push(url.searchParams.get("search") ?? ""),
    ),
  );
  show(paths.course);
  await userEvent.click(await screen.findByRole("link", { name: "Have the course" }));
  const list = await screen.findByRole("table", { name: "Buyers of the course" });
  const row = within(list).getByRole("row", { name: /Asha Verma/ });
  expect(row).toHaveTextContent("Asha Verma Paid backasha@student.example20 Nov 202650–74%4 of 107K3M9-QXT2C");
  expect(within(row).getByRole("link", { name: "Asha Verma" })).toHaveAttribute("href", paths.person(buyer.userId));
  await userEvent.type(screen.getByRole("searchbox"), "asha{Enter}");
  await waitFor(() => expect(asked.at(-1)).toBe("asha"));
});

test("shows that nobody has bought the course", async () => {
  server.use(answers(courseBuyers, { buyers: [], tests: 10, totalPages: 0, currentPage: 1, total: 0 }));
  show(paths.courseBuyers);
  expect(await screen.findByText("Nobody has bought the course yet.")).toBeVisible();
});
