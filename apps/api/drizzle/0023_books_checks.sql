CREATE TABLE "books_checks" (
	"night" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"part" text NOT NULL,
	"after" text,
	"slice" integer DEFAULT 0 NOT NULL,
	"balances" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_by_reference" ON "ledger" USING btree ("reference");