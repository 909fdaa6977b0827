CREATE TABLE "maintenance_windows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"message" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_maintenance" ON "maintenance_windows" USING btree (("ended_at" is null)) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "maintenance_by_end" ON "maintenance_windows" USING btree ("ended_at" DESC NULLS LAST);