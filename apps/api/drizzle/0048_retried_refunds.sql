ALTER TABLE "refunds" ADD COLUMN "former_refund_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_email_parts" ON "orders" USING gin (("email"::text) gin_trgm_ops);