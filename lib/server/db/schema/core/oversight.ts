import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { UserId } from '@/lib/shared/ids'
import type { House, Permission, Role } from '@/lib/shared/staff/staff'
import type { AuditAction } from '@/lib/shared/staff/staff-audit'
import { at, bytes, createdAt, id, userId } from '../../columns'

/** Staff audit log: who did what to what, in which role and from where. Append-only. */
export const staffAudits = pgTable(
  'staff_audits',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    memberId: id('member_id').notNull(),
    userId: userId('user_id').notNull(),
    /** Name at that time. */
    name: text('name').notNull(),
    house: text('house').$type<House>().notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Distributor of the staff member; null: platform staff. */
    distId: integer('dist_id'),
    action: text('action').$type<AuditAction>().notNull(),
    /** Kind and number of the affected object, e.g. `order:DD…`. */
    target: text('target').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('staff_audits_house').on(t.distId, t.createdAt, t.id),
    index('staff_audits_user').on(t.userId, t.id),
    index('staff_audits_target').on(t.target, t.id),
  ],
)

/** Writes above a limit, stored as requested until a second staff member approves them. */
export const staffApprovals = pgTable(
  'staff_approvals',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    house: text('house').$type<House>().notNull(),
    distId: integer('dist_id'),
    /** Host where it was requested and is carried out. */
    siteId: integer('site_id').notNull(),
    /** Key of the call in the contract. */
    call: text('call').notNull(),
    /**
     * Its input in the API's format, encrypted by the vault under purpose 'staff', context call and target: it may
     * contain secrets.
     */
    sealed: bytes('sealed').notNull(),
    permission: text('permission').$type<Permission>().notNull(),
    target: text('target').notNull(),
    /** Description of the effect, for the approver. */
    title: text('title').notNull(),
    reason: text('reason').notNull(),
    askedBy: userId('asked_by').notNull(),
    /** The members it decides on, who are not shown it. */
    parties: bigint('parties', { mode: 'number' }).array().$type<UserId[]>().notNull().default(sql`'{}'`),
    state: text('state', { enum: ['open', 'approved', 'declined'] })
      .notNull()
      .default('open'),
    decidedBy: userId('decided_by'),
    decidedAt: at('decided_at'),
    decision: text('decision').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('staff_approvals_state', sql`(${t.state} = 'open') = (${t.decidedBy} is null)`),
    check('staff_approvals_eyes', sql`${t.state} <> 'approved' or ${t.decidedBy} <> ${t.askedBy}`),
    // one for each house: a distributor's request must not keep the platform from deciding
    uniqueIndex('staff_approvals_once').on(t.call, t.target, sql`coalesce(${t.distId}, 0)`).where(sql`state = 'open'`),
    index('staff_approvals_list').on(t.distId, t.id),
  ],
)
