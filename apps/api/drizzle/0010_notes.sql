CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "by_id" uuid;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_notes_of_application" ON "application_notes" USING btree ("application_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_notes_by_author" ON "application_notes" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_colleague" ON "notifications" USING btree ("by_id") WHERE by_id is not null;
--> statement-breakpoint
-- The one note of an application becomes the first note in the list, by the owner of its company who joined first.
CREATE FUNCTION note_of_application(application uuid, company uuid, note text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO application_notes (id, application_id, author_id, text)
  VALUES (application, application, (SELECT id FROM users
    WHERE company_id = company AND company_role = 'owner' ORDER BY created_at, id LIMIT 1), note)
  ON CONFLICT (id) DO UPDATE SET text = EXCLUDED.text
$$;
--> statement-breakpoint
SELECT count(note_of_application(id, employer_id, note)) FROM "applications" WHERE note <> '';
--> statement-breakpoint
-- The former release still writes the column. It empties it with the candidate's account, and then all notes go.
CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.student_id IS NULL THEN DELETE FROM application_notes WHERE application_id = NEW.id;
  ELSIF NEW.note = '' THEN DELETE FROM application_notes WHERE id = NEW.id;
  ELSE PERFORM note_of_application(NEW.id, NEW.employer_id, NEW.note);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_written AFTER UPDATE OF note ON "applications" FOR EACH ROW EXECUTE FUNCTION note_written();
