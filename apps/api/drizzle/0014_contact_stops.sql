CREATE TABLE "contact_stops" (
	"company_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_stops_company_id_student_id_pk" PRIMARY KEY("company_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "contact_stops" ADD CONSTRAINT "contact_stops_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_stops" ADD CONSTRAINT "contact_stops_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_stops" ADD CONSTRAINT "contact_stops_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_stops_by_candidate" ON "contact_stops" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "contact_stops_by_colleague" ON "contact_stops" USING btree ("by_id");