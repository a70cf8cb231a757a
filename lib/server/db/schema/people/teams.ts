import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TeamRole } from '@/lib/shared/people/team'
import { at, createdAt, id, userId } from '../../columns'

/** Members of sellers' teams, and invitations to them. Removing keeps the row, so that the log still names the member. */
export const teamMembers = pgTable(
  'team_members',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: userId('owner_id').notNull(),
    /** null: invited. */
    memberId: userId('member_id'),
    /** The only site the member works on. */
    distId: integer('dist_id').notNull(),
    /** What the owner calls the member. */
    name: text('name').notNull(),
    role: text('role').$type<TeamRole>().notNull(),
    /** SHA-256 of the invitation's code, base64url; the code has 144 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    /** Until when the invitation can be accepted. */
    expiresAt: at('expires_at').notNull(),
    joinedAt: at('joined_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('team_members_code').on(t.codeHash),
    uniqueIndex('team_members_once').on(t.ownerId, t.memberId, t.distId).where(sql`ended_at is null`),
    index('team_members_owner').on(t.ownerId, t.id),
    index('team_members_member').on(t.memberId),
  ],
)

/** What members did in the seller's name, kept for 90 days. */
export const teamActions = pgTable(
  'team_actions',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: userId('owner_id').notNull(),
    memberId: userId('member_id').notNull(),
    /** A call of the contract. */
    call: text('call').notNull(),
    /** Number of the order or item, or an inquiry (`inquiryTarget`); '' without. Of several the first. */
    target: text('target').notNull(),
    /** Objects of a bulk call. */
    count: integer('count').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [index('team_actions_owner').on(t.ownerId, t.id), index('team_actions_time').on(t.createdAt)],
)
