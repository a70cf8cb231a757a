import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DutyState } from '@/lib/shared/staff/desk'
import type { Holiday, Shift } from '@/lib/shared/staff/shifts'
import type { House, Role } from '@/lib/shared/staff/staff'
import { at, bytes, createdAt, id, userId } from '../../columns'

/** Staff members with their role, of the platform or a distributor. Removing keeps the row. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    house: text('house').$type<House>().notNull(),
    /** null: platform staff. */
    distId: integer('dist_id'),
    role: text('role').$type<Role>().notNull(),
    /** null: added by the command line, or by the demo data. */
    addedBy: userId('added_by'),
    createdAt: createdAt(),
    removedAt: at('removed_at'),
    removedBy: userId('removed_by'),
  },
  (t) => [
    check('staff_members_house', sql`(${t.house} = 'platform') = (${t.distId} is null)`),
    uniqueIndex('staff_members_once').on(t.userId, sql`coalesce(dist_id, 0)`).where(sql`removed_at is null`),
    index('staff_members_role').on(t.role, t.distId).where(sql`removed_at is null`),
  ],
)

/** Authenticator secret that generates a person's one-time codes. */
export const staffKeys = pgTable('staff_keys', {
  userId: userId('user_id').primaryKey(),
  /** Encrypted by the vault under purpose 'staff', context the user. */
  secret: bytes('secret').notNull(),
  /** null: shown, but not yet confirmed by a code from the authenticator. */
  enrolledAt: at('enrolled_at'),
  /** Time step of the last accepted code: it and earlier ones cannot be used again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Wrong codes since the last correct one. */
  tries: smallint('tries').notNull().default(0),
  pausedUntil: at('paused_until'),
  createdAt: createdAt(),
})

/** Single-use recovery codes; only hashes. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    userId: userId('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [uniqueIndex('staff_recovery_codes_code').on(t.userId, t.codeHash)],
)

/** Sessions that entered a correct code, with a fixed expiry. */
export const staffLogins = pgTable(
  'staff_logins',
  {
    sessionId: text('session_id').primaryKey(),
    userId: userId('user_id').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    /** Ended by leaving the staff area, or because the codes were reset. */
    ended: boolean('ended').notNull().default(false),
  },
  (t) => [index('staff_logins_user').on(t.userId), index('staff_logins_expiry').on(t.expiresAt)],
)

/** Internal staff notes about an account. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    byId: userId('by_id').notNull(),
    byName: text('by_name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('user_notes_user').on(t.userId, t.id)],
)

/** Whether a staff member is available for new orders; without a row always available. */
export const deskDuties = pgTable(
  'desk_duties',
  {
    userId: userId('user_id').primaryKey(),
    state: text('state').$type<DutyState>().notNull().default('open'),
    /** Windows in which orders are assigned; none: around the clock. */
    shifts: jsonb('shifts').$type<Shift[]>().notNull().default([]),
    holidays: jsonb('holidays').$type<Holiday[]>().notNull().default([]),
    /** The one window of the former release, which runs during an update; equal values: all day. */
    fromHour: smallint('from_hour').notNull().default(0),
    toHour: smallint('to_hour').notNull().default(0),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    check('desk_duties_state', sql`${t.state} in ('open', 'busy', 'away')`),
    check('desk_duties_hours', sql`${t.fromHour} between 0 and 23 and ${t.toHour} between 0 and 23`),
  ],
)

/** Filters of a list that a staff member saved under a name, for the own use. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    /** 0: as platform staff. */
    distId: integer('dist_id').notNull(),
    /** Path of the list. */
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    /** The filters as a query string. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('staff_views_name').on(t.userId, t.distId, t.screen, t.name)],
)
