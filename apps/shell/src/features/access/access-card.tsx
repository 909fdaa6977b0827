import { NarrowCard, type NarrowCardProps } from "../../shared/narrow-card.tsx";
import * as s from "./access-card.module.css";

/** The card of the sign-in pages, whose links have touch height. */
export function AccessCard(card: Omit<NarrowCardProps, "className">) {
  return <NarrowCard {...card} className={s.card} />;
}
