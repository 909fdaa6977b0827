CREATE TABLE "incident_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"phase" text NOT NULL,
	"impacts" jsonb NOT NULL,
	"message" text NOT NULL,
	"written_by" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "incident_updates" ADD CONSTRAINT "incident_updates_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_updates" ADD CONSTRAINT "incident_updates_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "updates_by_incident" ON "incident_updates" USING btree ("incident_id","at");--> statement-breakpoint
CREATE INDEX "open_incidents" ON "incidents" USING btree ("begun_at") WHERE "incidents"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "incidents_by_end" ON "incidents" USING btree ("resolved_at" DESC NULLS LAST);