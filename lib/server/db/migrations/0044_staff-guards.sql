-- What staff did stays as it was written.
CREATE TRIGGER staff_audits_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_audits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A house has one truth: who was staff by a column or an admin of a site becomes a member.
INSERT INTO staff_members (user_id, house, dist_id, role)
SELECT id, 'platform', NULL, CASE role WHEN 'service' THEN 'service' ELSE 'owner' END FROM users WHERE role IN ('service', 'admin', 'platform')
UNION ALL
SELECT a.user_id, 'dist', a.dist_id, 'owner' FROM dist_admins a JOIN users u ON u.id = a.user_id WHERE u.role NOT IN ('admin', 'platform');
