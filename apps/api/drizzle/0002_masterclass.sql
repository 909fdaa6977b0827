CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cert_id" text NOT NULL,
	"student_name" text NOT NULL,
	"email" "citext" NOT NULL,
	"course_name" text NOT NULL,
	"issued_on" timestamp with time zone NOT NULL,
	"issued_by" uuid,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificates_cert_id_unique" UNIQUE("cert_id")
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"user_id" uuid,
	"attendance_status" text DEFAULT 'not_attended' NOT NULL,
	"attended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"teams_meeting_url" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"recording_url" text,
	"reported_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_by_issue" ON "certificates" USING btree ("issued_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "one_enrolment_per_session" ON "enrolments" USING btree ("session_id","email");--> statement-breakpoint
CREATE INDEX "enrolments_by_user" ON "enrolments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "live_sessions_by_start" ON "live_sessions" USING btree ("start_at");