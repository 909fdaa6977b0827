-- What a list is also narrowed by follows the order in the index: counting the new applications that were not opened read the whole
-- table, and a verdict with a score, or a job by score, read a row for each entry of the index.
DROP INDEX "applications_of_employer_by_verdict";--> statement-breakpoint
DROP INDEX "applications_of_employer_by_score";--> statement-breakpoint
DROP INDEX "applications_unread";--> statement-breakpoint
DROP INDEX "applications_unopened";--> statement-breakpoint
CREATE INDEX "applications_of_employer_by_verdict" ON "applications" USING btree ("employer_id","interview_verdict","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status","stage","interview_score");--> statement-breakpoint
CREATE INDEX "applications_of_employer_by_score" ON "applications" USING btree ("employer_id","interview_score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status","stage","interview_verdict","job_id");--> statement-breakpoint
CREATE INDEX "applications_unread" ON "applications" USING btree ("employer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status","stage","interview_verdict","interview_score") WHERE interview_sent_at is not null and interview_read_at is null;--> statement-breakpoint
CREATE INDEX "applications_unopened" ON "applications" USING btree ("employer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"shown_status","stage","interview_verdict","interview_score") WHERE viewed_at is null;