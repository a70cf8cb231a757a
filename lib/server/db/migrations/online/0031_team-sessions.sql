create index concurrently if not exists sessions_team on sessions using btree (by_member_id) where revoked_at is null and by_member_id is not null
