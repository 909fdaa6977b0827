import { useSession } from "@dryrun/auth/use-session";
import { isPaid, useLeftOrder } from "@dryrun/checkout/purchase/use-left-order";
import { useState } from "react";
import { Checkout } from "../../content/checkout/checkout.tsx";
import { CheckoutWaiting } from "../../content/checkout/checkout-waiting.tsx";
import { type Bought, CourseBought } from "./course-bought.tsx";
import { courseOrders } from "./course-orders.ts";
import { Ordering } from "./ordering.tsx";

/** Buying the course, with or without an account, from the form to the receipt. */
export function CheckoutPage() {
  const session = useSession();
  const leftOrder = useLeftOrder(courseOrders);
  const [bought, setBought] = useState<Bought | null>(null);
  const user = session.state === "signed-in" ? session.user : null;
  if (bought) {
    const isOwn = user !== null && (bought.email ?? user.email) === user.email;
    return (
      <Checkout isBought>
        <CourseBought {...bought} isOwn={isOwn} />
      </Checkout>
    );
  }
  return (
    <Checkout isBought={user?.courseBought === true && !isPaid(leftOrder.left)}>
      {session.state === "loading" ? (
        <CheckoutWaiting />
      ) : (
        <Ordering user={user} kept={leftOrder} onBought={setBought} />
      )}
    </Checkout>
  );
}
