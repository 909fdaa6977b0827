CREATE TABLE "drill_answers" (
	"drill_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"question" jsonb NOT NULL,
	"question_id" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"result" jsonb,
	"score" real,
	"feedback" text DEFAULT '' NOT NULL,
	CONSTRAINT "drill_answers_drill_id_number_pk" PRIMARY KEY("drill_id","number")
);
--> statement-breakpoint
CREATE TABLE "drills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drill_answers" ADD CONSTRAINT "drill_answers_drill_id_drills_id_fk" FOREIGN KEY ("drill_id") REFERENCES "public"."drills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drills" ADD CONSTRAINT "drills_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drills_by_student" ON "drills" USING btree ("student_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "drills_by_start" ON "drills" USING btree ("started_at");