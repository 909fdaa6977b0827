-- An answer that could not be assessed had the score 0 and now has none, until a person gives it one.
UPDATE "interview_answers" a SET "score" = NULL
  WHERE a."score" = 0 AND a."result"->'flags' ? 'not_assessed'
    AND NOT EXISTS (SELECT FROM "interview_reviews" r WHERE r."session_id" = a."session_id" AND r."decided_at" IS NOT NULL);--> statement-breakpoint
UPDATE "drill_answers" SET "score" = NULL WHERE "score" = 0 AND "result"->'flags' ? 'not_assessed';--> statement-breakpoint
UPDATE "applications" p SET "topic_scores" = coalesce((SELECT jsonb_object_agg(topic, score) FROM (
    SELECT question->>'topic' AS topic, round(avg(score) * 10)::int AS score
    FROM interview_answers WHERE session_id = s."id" AND score IS NOT NULL GROUP BY 1
  ) scores), '{}')
  FROM "interview_sessions" s WHERE s."application_id" = p."id" AND s."sent_at" IS NOT NULL AND EXISTS (
    SELECT FROM "interview_answers" a WHERE a."session_id" = s."id" AND a."score" IS NULL AND a."result"->'flags' ? 'not_assessed'
  );
