CREATE INDEX "ledger_by_reason" ON "ledger" USING btree ("unit","reason");--> statement-breakpoint
CREATE INDEX "ledger_reference_parts" ON "ledger" USING gin ("reference" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "users_email_parts" ON "users" USING gin (("email"::text) gin_trgm_ops);