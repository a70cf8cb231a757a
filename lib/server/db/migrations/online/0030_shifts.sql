-- batch
UPDATE "desk_duties" SET "shifts" = jsonb_build_array(jsonb_build_object('days', '[1, 2, 3, 4, 5, 6, 7]'::jsonb, 'from', "from_hour" * 60, 'to', "to_hour" * 60)) WHERE "user_id" IN (SELECT "user_id" FROM "desk_duties" WHERE "shifts" = '[]'::jsonb AND "from_hour" <> "to_hour" LIMIT 1000);
