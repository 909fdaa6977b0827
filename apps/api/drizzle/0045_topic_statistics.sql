-- Without them the planner takes a third of all applications to reach a score, and reads thousands to find 25 that have a tag too.
-- A topic without statistics costs time only.
CREATE STATISTICS "applications_score_sql" ON ((topic_scores ->> 'sql')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_excel" ON ((topic_scores ->> 'excel')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_power_bi" ON ((topic_scores ->> 'power-bi')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_vba" ON ((topic_scores ->> 'vba')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_case" ON ((topic_scores ->> 'case')::integer) FROM "applications";
--> statement-breakpoint
CREATE STATISTICS "applications_score_behavioural" ON ((topic_scores ->> 'behavioural')::integer) FROM "applications";
