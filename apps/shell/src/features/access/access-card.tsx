import { NarrowCard, type NarrowCardProps } from "../../shared/narrow-card.tsx";
import * as s from "./access-card.module.css";

/** The card of signing in and what belongs to it, whose links are as tall as a finger needs. */
export function AccessCard(card: Omit<NarrowCardProps, "className">) {
  return <NarrowCard {...card} className={s.card} />;
}
