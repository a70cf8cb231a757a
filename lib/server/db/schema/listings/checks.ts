import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type CaptureKind, CHECK_ENDS, CHECK_STATES, type CheckEnd, OPEN_CHECKS } from '@/lib/shared/goods/goods-checks'
import type { GoodsSn } from '@/lib/shared/ids'
import { at, bytes, createdAt, id, userId } from '../../columns'

/** A picture that staff took in the game: its kind, media key and SHA-256 when it was uploaded. */
export interface Capture {
  kind: CaptureKind
  key: string
  hash: string
}

const OPEN = sql.raw(`state in (${OPEN_CHECKS.map((state) => `'${state}'`).join(', ')})`)

/** Checks of accounts for sale by staff, before anybody buys them. */
export const goodsChecks = pgTable(
  'goods_checks',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    sellerId: userId('seller_id').notNull(),
    /** The site on which it was submitted. */
    distId: integer('dist_id').notNull(),
    gameId: integer('game_id').notNull(),
    title: text('title').notNull(),
    state: text('state', { enum: CHECK_STATES }).notNull().default('waiting'),
    /** Encrypted by the vault under purpose 'listing', context the goods number; null once the check is over. */
    cipher: bytes('cipher'),
    /** The staff member who took it. */
    agentId: userId('agent_id'),
    takenAt: at('taken_at'),
    passedAt: at('passed_at'),
    /** When it goes back to the queue, or expires. */
    dueAt: at('due_at'),
    /** When its seller was notified that it expires soon. */
    noticedAt: at('noticed_at'),
    captures: jsonb('captures').$type<Capture[]>().notNull().default([]),
    /** Keys of the facts that staff confirmed; those they corrected are among them. */
    facts: jsonb('facts').$type<string[]>().notNull().default([]),
    corrected: jsonb('corrected').$type<string[]>().notNull().default([]),
    /** Why staff refused it. */
    reason: text('reason').notNull().default(''),
    why: text('why', { enum: Object.keys(CHECK_ENDS) as [CheckEnd, ...CheckEnd[]] }),
    createdAt: createdAt(),
    endedAt: at('ended_at'),
  },
  (t) => [
    check('goods_checks_sealed', sql`(${t.cipher} is null) = (not ${OPEN})`),
    check(
      'goods_checks_taken',
      sql`${t.state} not in ('taken', 'passed') or (${t.agentId} is not null and ${t.dueAt} is not null)`,
    ),
    check('goods_checks_passed', sql`(${t.passedAt} is not null) or ${t.state} <> 'passed'`),
    check('goods_checks_ended', sql`(${t.why} is not null) = (${t.state} = 'ended')`),
    uniqueIndex('goods_checks_open').on(t.goodsSn).where(OPEN),
    index('goods_checks_goods').on(t.goodsSn, t.id),
    index('goods_checks_queue').on(t.createdAt).where(sql`state in ('waiting', 'taken')`),
    index('goods_checks_due').on(t.dueAt).where(sql`state in ('taken', 'passed')`),
  ],
)

/** Every time that somebody read a submitted account. */
export const goodsCheckViews = pgTable(
  'goods_check_views',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    checkId: id('check_id')
      .notNull()
      .references(() => goodsChecks.id),
    userId: userId('user_id').notNull(),
    ip: text('ip').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('goods_check_views_check').on(t.checkId)],
)
