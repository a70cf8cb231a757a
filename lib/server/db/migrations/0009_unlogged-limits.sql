-- Counters live for minutes. Without a log a count costs no flush to disk; a crash of the server itself begins them anew.
ALTER TABLE "rate_windows" SET UNLOGGED;
