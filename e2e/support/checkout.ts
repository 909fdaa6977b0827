import { expect, type Page } from "@playwright/test";

export const CHECKOUT = "/data_analyst/CheckoutPage";

export const formOf = (page: Page) => page.getByRole("form", { name: "Buy the course" });
export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Payment" });
export const purchaseOf = (page: Page) => page.getByRole("region", { name: "Your purchase" });

/** Opens the checkout and fills in the buyer. */
export async function fillsCheckout(page: Page, email: string, search = "") {
  await page.goto(`${CHECKOUT}${search}`);
  const form = formOf(page);
  await form.getByLabel("First name").fill("Meera");
  await form.getByLabel("Last name").fill("Iyer");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("textbox", { name: /^Phone/ }).fill("98765 01234");
}

/** Presses Pay with this price and ends the sandbox's dialog by this button. */
export async function paysCourse(page: Page, price: string, ending = `Pay ${price}`) {
  await formOf(page)
    .getByRole("button", { name: `Pay ${price}` })
    .click();
  await dialogOf(page).getByRole("button", { name: ending }).click();
}

/** Checks that the confirmation has the price and the receipt's number. */
export async function expectBought(page: Page, price: string) {
  const purchase = purchaseOf(page);
  await expect(purchase.getByText("Payment successful. The course is yours.")).toBeVisible();
  await expect(purchase.getByText(/^Receipt (RC|IN)\//)).toBeVisible();
  await expect(purchase.getByText(price, { exact: true })).toBeVisible();
}
