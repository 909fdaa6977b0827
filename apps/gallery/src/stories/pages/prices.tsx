import { OrderSummary } from "@dryrun/design-system/pages/order-summary";
import { PriceTag } from "@dryrun/design-system/pages/price-tag";
import type { Story } from "../../story.ts";

export const prices: Story = {
  title: "Price tag and order",
  group: "Parts of a page",
  about: "What is paid and why. A price is struck only where it was truly charged; taxes are named only if included.",
  states: [
    { name: "Price", show: <PriceTag amount="₹1,999" note="Includes all taxes" /> },
    { name: "Reduced", show: <PriceTag amount="₹1,999" was="₹2,499" /> },
    {
      name: "Order",
      show: (
        <OrderSummary
          lines={[
            { label: "Masterclass", amount: "₹1,999", was: "₹2,499" },
            { label: "Credit of your test", amount: "−₹500" },
          ]}
          total="₹1,499"
          note="Includes all taxes"
        />
      ),
    },
  ],
};
