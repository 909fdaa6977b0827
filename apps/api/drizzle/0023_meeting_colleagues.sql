CREATE TABLE "meeting_colleagues" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "meeting_colleagues_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "meeting_id" uuid;--> statement-breakpoint
ALTER TABLE "meeting_colleagues" ADD CONSTRAINT "meeting_colleagues_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_colleagues" ADD CONSTRAINT "meeting_colleagues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_colleagues_by_user" ON "meeting_colleagues" USING btree ("user_id");