-- the index orders_created is built in online/0038_desk-lists.sql
ALTER TABLE "team_actions" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;
