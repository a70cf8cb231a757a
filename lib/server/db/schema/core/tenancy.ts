import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import type { LeadKind } from '@/lib/shared/site/leads'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { at, bytes, createdAt, id, userId } from '../../columns'

export const dists = pgTable('dists', {
  distId: integer('dist_id').primaryKey(),
  code: text('code').notNull().unique(),
  conf: jsonb('conf').$type<Omit<HomeConf, 'distId'>>().notNull(),
  /** Games this distributor shows; empty: the whole catalogue. */
  gameIds: integer('game_ids').array().notNull().default([]),
  active: boolean('active').notNull().default(true),
  createdAt: createdAt(),
})

export const distHosts = pgTable('dist_hosts', {
  /** Lower case, without port. */
  host: text('host').primaryKey(),
  distId: integer('dist_id')
    .notNull()
    .references(() => dists.distId),
  /** Canonical links and redirects use the primary host. */
  isPrimary: boolean('is_primary').notNull().default(false),
})

/**
 * Changes of the trade rules, append-only; defaults are in modules/core/tenancy/rules-default.ts. For each key and
 * scope the row with the latest start is in force; if two start at the same time, the newer one.
 */
export const platformRules = pgTable(
  'platform_rules',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    /** 0: every game */
    gameId: integer('game_id').notNull().default(0),
    /** '': every mode of trade */
    mode: text('mode').$type<ModeName | ''>().notNull().default(''),
    /** 0: every distributor */
    distId: integer('dist_id').notNull().default(0),
    /** null: removes the value of this scope, so the wider scope applies again. */
    value: jsonb('value'),
    /** The row that this one cancels before it starts; a cancelling row has no other effect. */
    cancels: id('cancels').references((): AnyPgColumn => platformRules.id),
    startsAt: at('starts_at').notNull().default(sql`'epoch'`),
    createdAt: createdAt(),
    /**
     * The staff member who requested it, and the one who approved; null: not requested by staff, or no approval needed.
     */
    byId: userId('by_id'),
    secondId: userId('second_id'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    check('platform_rules_eyes', sql`${t.byId} <> ${t.secondId}`),
    uniqueIndex('platform_rules_cancels').on(t.cancels).where(sql`cancels is not null`),
  ],
)

/** Business enquiries to a distributor: cooperation, or studios that sell in bulk. */
export const businessLeads = pgTable(
  'business_leads',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    distId: integer('dist_id')
      .notNull()
      .references(() => dists.distId),
    kind: text('kind').$type<LeadKind>().notNull(),
    name: text('name').notNull(),
    company: text('company').notNull().default(''),
    /** Encrypted by the vault under purpose 'lead', context the hash. */
    phoneSealed: bytes('phone_sealed').notNull(),
    phoneHash: text('phone_hash').notNull(),
    /** e.g. 138****0001 */
    phoneMask: text('phone_mask').notNull(),
    note: text('note').notNull().default(''),
    /** Beijing date; one enquiry a day per phone and kind. */
    day: text('day').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('business_leads_kind', sql`${t.kind} in ('dist', 'channel', 'supply', 'brand', 'recycle')`),
    uniqueIndex('business_leads_once').on(t.distId, t.kind, t.phoneHash, t.day),
    index('business_leads_list').on(t.distId, t.id),
  ],
)
