CREATE TABLE "meeting_availability" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"notice_hours" smallint DEFAULT 24 NOT NULL,
	"horizon_days" smallint DEFAULT 14 NOT NULL,
	"buffer_minutes" smallint DEFAULT 0 NOT NULL,
	"feed_url" text,
	"feed_tried_at" timestamp with time zone,
	"feed_read_at" timestamp with time zone,
	"feed_failure" text,
	"busy" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"organiser_id" uuid,
	"minutes" smallint NOT NULL,
	"place" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"slots" jsonb,
	"status" text DEFAULT 'proposed' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"remind_at" timestamp with time zone,
	"cancelled_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_availability" ADD CONSTRAINT "meeting_availability_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_of_application" ON "meetings" USING btree ("application_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "meetings_of_organiser" ON "meetings" USING btree ("organiser_id","ends_at");--> statement-breakpoint
CREATE INDEX "meetings_due" ON "meetings" USING btree ("remind_at") WHERE remind_at is not null;