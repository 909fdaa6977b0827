import { useLazyPublicOrderStatusQuery } from "@dryrun/api-client/payments/public";
import { useSession } from "@dryrun/auth/use-session";
import { CutOff } from "@dryrun/checkout/purchase/cut-off";
import { isPaid, useLeftOrder } from "@dryrun/checkout/purchase/use-left-order";
import { messageOf } from "@dryrun/checkout/purchase/verification";
import { SandboxBanner } from "@dryrun/checkout/sandbox-banner";
import { useProvider } from "@dryrun/checkout/use-provider";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { ENROLLED, PURCHASE_FAILED } from "@dryrun/domain/masterclass/messages";
import { type ReactNode, useState } from "react";
import { Waiting } from "../../../content/waiting.tsx";
import { enrol as text } from "../../../messages/enrol.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import type { OpenSession } from "../use-open-sessions.ts";
import * as s from "./enrol.module.css";
import { EnrolForm } from "./enrol-form.tsx";
import { PendingSeat } from "./pending-seat.tsx";
import { type Booked, SeatBooked } from "./seat-booked.tsx";
import { seatOrders } from "./seat-orders.ts";

export interface EnrolPanelProps {
  sessions: readonly OpenSession[];
  whenNone: ReactNode;
  onStale: () => void;
}

/** Booking a seat, from the form to the ticket. */
export function EnrolPanel({ sessions, whenNone, onStale }: EnrolPanelProps) {
  const session = useSession();
  const provider = useProvider();
  const [askStatus] = useLazyPublicOrderStatusQuery();
  const { left, isNew, refused, wait, close } = useLeftOrder(seatOrders);
  const [booked, setBooked] = useState<Booked | null>(null);
  const user = session.state === "signed-in" ? session.user : null;
  if (booked) {
    const isOwn = user !== null && (booked.email ?? user.email) === user.email;
    return <SeatBooked {...booked} isOwn={isOwn} onAnother={() => setBooked(null)} />;
  }
  if (isPaid(left)) {
    const settle = (settled: Booked["settled"]) => {
      close();
      setBooked({ order: left, settled, email: null });
    };
    return <PendingSeat order={left} isNew={isNew} onSettled={settle} onRefused={close} onGivenUp={() => close()} />;
  }
  if (session.state === "loading") return <Waiting say={messages.dates} />;
  return (
    <div className={s.panel}>
      {refused && (
        <Banner tone="danger" role="alert">
          {messageOf(refused, PURCHASE_FAILED)}
        </Banner>
      )}
      {left && (
        <CutOff
          orderId={left.orderId}
          askStatus={askStatus}
          paid={`${ENROLLED} ${text.booked.mailed(null)}`}
          onClose={() => close()}
        />
      )}
      {sessions.length === 0 ? (
        whenNone
      ) : (
        <EnrolForm sessions={sessions} user={user} onBooked={setBooked} onWaiting={wait} onStale={onStale} />
      )}
      {provider === "sandbox" && <SandboxBanner />}
    </div>
  );
}
