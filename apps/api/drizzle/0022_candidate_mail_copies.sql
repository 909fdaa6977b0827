CREATE TABLE "candidate_mail_copies" (
	"activity_id" bigint PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"mail_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_mails" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_mails" ADD COLUMN "held_for" uuid[];--> statement-breakpoint
ALTER TABLE "candidate_mail_copies" ADD CONSTRAINT "candidate_mail_copies_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_mail_copies" ADD CONSTRAINT "candidate_mail_copies_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_mail_copies" ADD CONSTRAINT "candidate_mail_copies_mail_id_candidate_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."candidate_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_mail_copies_of_application" ON "candidate_mail_copies" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "candidate_mail_copies_of_mail" ON "candidate_mail_copies" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "candidate_mails_due" ON "candidate_mails" USING btree ("due_at") WHERE due_at is not null;