CREATE TABLE "former_uses" (
	"email_hash" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"course_set" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_uses" ADD CONSTRAINT "former_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_uses_by_hash" ON "former_uses" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "former_uses_by_user" ON "former_uses" USING btree ("user_id");