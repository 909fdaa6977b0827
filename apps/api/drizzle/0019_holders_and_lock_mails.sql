ALTER TABLE "users" ADD COLUMN "lock_mailed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "holder_hash" text;--> statement-breakpoint
CREATE INDEX "certificates_by_holder_hash" ON "certificates" USING btree ("holder_hash") WHERE "certificates"."holder_hash" is not null;