import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DutyState } from '@/lib/shared/staff/desk'
import type { House, Role } from '@/lib/shared/staff/staff'
import { at, bytes, createdAt, id } from '../columns'

/** Who is staff, of which house, as what. Removing keeps the row. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id').notNull(),
    house: text('house').$type<House>().notNull(),
    /** null: the platform's. */
    distId: integer('dist_id'),
    role: text('role').$type<Role>().notNull(),
    /** null: by the command line, or the demo data. */
    addedBy: id('added_by'),
    createdAt: createdAt(),
    removedAt: at('removed_at'),
    removedBy: id('removed_by'),
  },
  (t) => [
    check('staff_members_house', sql`(${t.house} = 'platform') = (${t.distId} is null)`),
    uniqueIndex('staff_members_once').on(t.userId, sql`coalesce(dist_id, 0)`).where(sql`removed_at is null`),
    index('staff_members_role').on(t.role, t.distId).where(sql`removed_at is null`),
  ],
)

/** What makes a person's one-time codes. */
export const staffKeys = pgTable('staff_keys', {
  userId: id('user_id').primaryKey(),
  /** Sealed by the vault under purpose 'staff', context the user. */
  secret: bytes('secret').notNull(),
  /** null: shown, not yet proven to be in the authenticator. */
  enrolledAt: at('enrolled_at'),
  /** Time step of the last code that was taken: it and earlier ones are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Wrong ones since the last right one. */
  tries: smallint('tries').notNull().default(0),
  pausedUntil: at('paused_until'),
  createdAt: createdAt(),
})

/** Codes on paper, each once; only hashes. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    userId: id('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [uniqueIndex('staff_recovery_codes_code').on(t.userId, t.codeHash)],
)

/** Sessions that proved a code, till a fixed hour. */
export const staffLogins = pgTable(
  'staff_logins',
  {
    sessionId: text('session_id').primaryKey(),
    userId: id('user_id').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    /** By leaving, or because the codes were reset. */
    ended: boolean('ended').notNull().default(false),
  },
  (t) => [index('staff_logins_user').on(t.userId), index('staff_logins_expiry').on(t.expiresAt)],
)

/** What staff keep about an account, for each other. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id').notNull(),
    byId: id('by_id').notNull(),
    byName: text('by_name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('user_notes_user').on(t.userId, t.id)],
)

/** Whether a member of staff is there for new orders; without a row always. */
export const deskDuties = pgTable(
  'desk_duties',
  {
    userId: id('user_id').primaryKey(),
    state: text('state').$type<DutyState>().notNull().default('open'),
    /** Hours of the Beijing day between which orders are given; the same: at all hours. */
    fromHour: smallint('from_hour').notNull().default(0),
    toHour: smallint('to_hour').notNull().default(0),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    check('desk_duties_state', sql`${t.state} in ('open', 'busy', 'away')`),
    check('desk_duties_hours', sql`${t.fromHour} between 0 and 23 and ${t.toHour} between 0 and 23`),
  ],
)
