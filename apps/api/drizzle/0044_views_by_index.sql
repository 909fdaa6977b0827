-- The function of 0015_privacy.sql; each student is found by the unique index. OFFSET 0 keeps the planner from making a join of it,
-- which on the first days of a month, without statistics, read all that the employer saw that day for each search.
-- Writes down that an employer sees these students today, in one trip, and answers whose contact details may be sent. With
-- `with_contacts` at most `most` different students a day, those first that come first; who was counted today stays readable.
-- A student or an employer who is gone is left out. `new_ids` are the ids of new rows, one for each student.
CREATE OR REPLACE FUNCTION look_at_students(looker uuid, today date, students uuid[], new_ids uuid[], opens boolean, with_contacts boolean, most int, unnamed text)
RETURNS SETOF uuid LANGUAGE plpgsql AS $$
DECLARE
  there uuid[];
  known uuid[];
  fresh uuid[];
  used int;
  company_name text;
BEGIN
  IF NOT EXISTS (
    SELECT FROM unnest(students) AS asked(id) WHERE NOT EXISTS (
      SELECT FROM profile_views v WHERE v.employer_id = looker AND v.student_id = asked.id AND v.day = today
        AND (v.with_contact OR NOT with_contacts) AND CASE WHEN opens THEN v.opened ELSE v.listed END OFFSET 0)
  ) THEN
    RETURN QUERY SELECT unnest(students);
    RETURN;
  END IF;
  -- Whoever deletes an account holds its row first: what is read here stays until the end.
  SELECT array_agg(held.id) INTO there FROM (
    SELECT u.id FROM users u WHERE u.id = ANY (students || looker) ORDER BY u.id FOR KEY SHARE
  ) held;
  IF there IS NULL OR NOT looker = ANY (there) THEN RETURN; END IF;
  IF with_contacts THEN
    INSERT INTO contact_days AS d (employer_id, day, candidates) VALUES (looker, today, 0)
    ON CONFLICT (employer_id, day) DO UPDATE SET candidates = d.candidates RETURNING d.candidates INTO used;
  END IF;
  SELECT coalesce(array_agg(asked.id), '{}') INTO known FROM (SELECT DISTINCT id FROM unnest(students) AS one(id)) AS asked WHERE EXISTS (
    SELECT FROM profile_views v WHERE v.employer_id = looker AND v.student_id = asked.id AND v.day = today
      AND (v.with_contact OR NOT with_contacts) OFFSET 0);
  SELECT coalesce(array_agg(x.id), '{}') INTO fresh FROM (
    SELECT asked.id FROM unnest(students) WITH ORDINALITY AS asked(id, place)
    WHERE asked.id = ANY (there) AND NOT asked.id = ANY (known)
    GROUP BY asked.id ORDER BY min(asked.place) LIMIT CASE WHEN with_contacts THEN greatest(most - used, 0) END
  ) x;
  SELECT coalesce(
    nullif((SELECT u.company_name FROM users u WHERE u.id = looker), ''),
    nullif((SELECT j.company FROM jobs j WHERE j.employer_id = looker ORDER BY j.created_at DESC, j.id DESC LIMIT 1), ''),
    unnamed
  ) INTO company_name;
  INSERT INTO profile_views AS v (id, employer_id, student_id, company, day, listed, opened, with_contact)
  SELECT DISTINCT ON (asked.id) asked.new_id, looker, asked.id, company_name, today, NOT opens, opens, with_contacts
  FROM unnest(students, new_ids) AS asked(id, new_id) WHERE asked.id = ANY (known || fresh) AND asked.id = ANY (there) ORDER BY asked.id
  ON CONFLICT (employer_id, student_id, day) DO UPDATE SET
    listed = v.listed OR excluded.listed, opened = v.opened OR excluded.opened, with_contact = v.with_contact OR excluded.with_contact;
  IF with_contacts AND cardinality(fresh) > 0 THEN
    UPDATE contact_days d SET candidates = d.candidates + cardinality(fresh) WHERE d.employer_id = looker AND d.day = today;
  END IF;
  RETURN QUERY SELECT unnest(known || fresh);
END $$;
