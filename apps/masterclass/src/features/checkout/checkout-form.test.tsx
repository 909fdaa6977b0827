import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { publicCoupons, validateCoupon } from "@dryrun/domain/courses/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import {
  fillForm,
  listsCoupons,
  openCheckout,
  orderSummary,
  paymentDialog,
  pressButton,
  textField,
  useShop,
} from "../../testing/course.ts";
import { show } from "../../testing/show.tsx";

const { server, orders, tried, checksCoupons, signIn } = useShop();

describe("the form", () => {
  test("requires four fields, each marked, but not the state or a coupon", async () => {
    await openCheckout();
    expect(screen.getByText("Fields marked * are required.")).toBeInTheDocument();
    await pressButton("Pay ₹2,499");
    expect(within(await screen.findByRole("alert")).getAllByRole("link")).toHaveLength(4);
    for (const name of ["First name", "Last name", "Email", /^Phone/]) {
      expect(textField(name)).toBeInvalid();
      expect(textField(name)).toBeRequired();
    }
    expect(textField(/^Coupon code/)).not.toBeRequired();
    expect(textField(/^Coupon code/)).toBeValid();
    expect(orders).toEqual([]);
  });

  test("sends the typed values at the base price, and shows the banner's offer", async () => {
    await openCheckout();
    expect(screen.getByText("₹1,999 with DATA20: ₹500 off")).toBeInTheDocument();
    await fillForm();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^State/ }), "Kerala");
    await pressButton("Pay ₹2,499");
    expect((await paymentDialog()).getAllByText("Data Analyst Course")).not.toHaveLength(0);
    const body = {
      ...{ amount: 2499, first_name: "Meera", last_name: "Iyer", email: "meera@example.com", phone: "9876501234" },
      ...{ couponCode: "", state: "Kerala" },
    };
    expect(orders).toEqual([{ body, key: expect.any(String) }]);
  });

  test("is filled in for a signed-in person, without a sign-in link", async () => {
    signIn({ fullName: "Asha Rani Verma" });
    await openCheckout();
    expect(textField("First name")).toHaveValue("Asha");
    expect(textField("Last name")).toHaveValue("Rani Verma");
    expect(textField("Email")).toHaveValue("asha@example.com");
    expect(textField(/^Phone/)).toHaveValue("9876501234");
    expect(screen.queryByRole("link", { name: /Log in to use/ })).toBeNull();
  });

  test("links a visitor who attended to the sign-in, and back with the coupon", async () => {
    await openCheckout(`${paths.checkout}?coupon=DATA25`);
    expect(
      screen.getByRole("link", { name: "Attended the masterclass? Log in to use your ₹99 credit." }),
    ).toHaveAttribute("href", `/login?redirect=${encodeURIComponent(`${paths.checkout}?coupon=DATA25`)}`);
  });

  test("is replaced by a message with links for a person who has the course", async () => {
    signIn({ courseBought: true });
    show(paths.checkout);
    expect(await screen.findByText("You already have this course.")).toBeInTheDocument();
    for (const [name, href] of [
      ["Open the course", "/course"],
      ["Practise in a mock interview", "/student/interview/practice"],
      ["Payments and receipts", "/student/payments"],
    ] as const)
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    expect(screen.queryByRole("form")).toBeNull();
  });
});

describe("a coupon", () => {
  test("requires the e-mail and the code", async () => {
    await openCheckout();
    await pressButton("Apply");
    expect(textField(/^Coupon code/)).toHaveAccessibleDescription("Error: Please enter your email and coupon code.");
    await fill(textField(/^Coupon code/), "DATA20");
    await pressButton("Apply");
    expect(textField(/^Coupon code/)).toHaveAccessibleDescription("Error: Please enter your email and coupon code.");
    await fill(textField("Email"), "meera");
    await pressButton("Apply");
    expect(textField("Email")).toHaveAccessibleDescription(/Enter an e-mail address like/);
    expect(tried).toEqual([]);
  });

  test("is converted to upper case, checked, and deducted from the price", async () => {
    await openCheckout();
    await fillForm();
    await userEvent.type(textField(/^Coupon code/), " data25{Enter}");
    expect(await screen.findByText("DATA25 applied: ₹625 off.")).toBeInTheDocument();
    expect(tried).toEqual([{ code: "DATA25", email: "meera@example.com" }]);
    expect(orderSummary().getByText("−₹625")).toBeInTheDocument();
    await pressButton("Pay ₹1,874");
    await paymentDialog();
    expect(orders[0]?.body).toMatchObject({ amount: 1874, couponCode: "DATA25" });
  });

  test("from the list is deducted from the price, and can be removed again", async () => {
    await openCheckout();
    await fillForm();
    await userEvent.click(await screen.findByRole("button", { name: "Apply DATA20" }));
    expect(await screen.findByRole("button", { name: "Pay ₹1,999" })).toBeInTheDocument();
    expect(screen.getByText("Applied")).toBeInTheDocument();
    expect(screen.queryByText(/DATA25/)).toBeNull(); // listed for attendees only
    await pressButton("Remove");
    expect(screen.getByRole("button", { name: "Pay ₹2,499" })).toBeInTheDocument();
    expect(textField(/^Coupon code/)).toHaveFocus();
  });

  test("no longer counts after it was edited", async () => {
    await openCheckout();
    await fillForm();
    await userEvent.click(await screen.findByRole("button", { name: "Apply DATA20" }));
    await screen.findByRole("button", { name: "Pay ₹1,999" });
    await userEvent.type(textField(/^Coupon code/), "X");
    expect(screen.getByRole("button", { name: "Pay ₹2,499" })).toBeInTheDocument();
  });

  test("from the URL waits for the e-mail", async () => {
    await openCheckout(`${paths.checkout}?coupon=data25`);
    expect(textField(/^Coupon code/)).toHaveValue("DATA25");
    expect(tried).toEqual([]);
    await fillForm();
    expect(await screen.findByText("DATA25 applied: ₹625 off.")).toBeInTheDocument();
    expect(tried).toHaveLength(1);
  });

  test("that was typed but not applied is applied by Pay", async () => {
    await openCheckout();
    await fill(textField(/^Coupon code/), "DATA20");
    await fillForm();
    await pressButton("Pay ₹2,499");
    expect((await paymentDialog()).getByRole("button", { name: "Pay ₹1,999" })).toBeInTheDocument();
    expect(orders[0]?.body).toMatchObject({ amount: 1999, couponCode: "DATA20" });
  });

  test.each([
    ["unknown", checksCoupons, "Invalid or expired coupon."],
    [
      "tried too often",
      () => refuses(validateCoupon, "TOO_MANY_REQUESTS", { message: "Wait 20 minutes." }),
      "Wait 20 minutes.",
    ],
    ["not checked for a fault", () => failsWith(validateCoupon), "The code could not be checked. Try again."],
    [
      "not checked without a network",
      () => isOffline(validateCoupon),
      "There is no connection. Apply the code again when you are back online.",
    ],
  ])("that is %s causes an error at its field, also on Pay, and no order", async (_case, handler, message) => {
    server.use(handler());
    await openCheckout();
    await fillForm();
    await userEvent.type(textField(/^Coupon code/), "NONE");
    await pressButton("Apply");
    await waitFor(() => expect(textField(/^Coupon code/)).toHaveAccessibleDescription(`Error: ${message}`));
    await pressButton("Pay ₹2,499");
    const link = await screen.findByRole("link", { name: (name) => name.endsWith(message) });
    expect(link).toHaveAttribute("href", "#couponCode");
    expect(orders).toEqual([]);
    expect(textField("First name")).toHaveValue("Meera");
  });

  test("list shows an error when it cannot be loaded, and can be loaded again", async () => {
    server.use(failsWith(publicCoupons));
    await openCheckout();
    expect(await screen.findByText("The coupons could not be loaded.")).toBeInTheDocument();
    server.use(listsCoupons(false));
    await pressButton("Try again");
    expect(await screen.findByRole("button", { name: "Apply DATA20" })).toBeInTheDocument();
  });
});

describe("the ₹99 credit of an attendee", () => {
  test("is deducted from the price, also together with DATA25", async () => {
    signIn({ attendanceStatus: "attended" });
    server.use(listsCoupons(true));
    await openCheckout(`${paths.checkout}?coupon=DATA25`);
    expect(await screen.findByRole("button", { name: "Pay ₹1,775" })).toBeInTheDocument();
    for (const text of ["₹2,499", "−₹625", "Masterclass credit", "−₹99", "₹1,775"])
      expect(orderSummary().getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Coupons for you" })).toHaveTextContent("DATA25");
  });

  test("is requested for the address in the form", async () => {
    const requests: string[] = [];
    signIn();
    const answer = { success: true, coupons: [], refundCreditApplied: false };
    server.use(answers(publicCoupons, answer, (_, url) => void requests.push(url.searchParams.get("email") ?? "")));
    await openCheckout();
    await userEvent.clear(textField("Email"));
    await fill(textField("Email"), "Other@Example.com");
    await userEvent.tab();
    await waitFor(() => expect(requests.at(-1)).toBe("other@example.com"));
    expect(requests[0]).toBe("asha@example.com");
  });
});
