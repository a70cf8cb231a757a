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
import { at, bytes, createdAt, id } from '../columns'

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
  /** The origin of canonical links and redirects uses the primary host. */
  isPrimary: boolean('is_primary').notNull().default(false),
})

/**
 * Changes of the rules of trade, append-only; defaults are in modules/core/tenancy/rules-default.ts. Of one key and scope the row that
 * began last is in force, of two that began together the newer one.
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
    /** null: nothing of its own from here on, so what is wider holds again. */
    value: jsonb('value'),
    /** A row that had not begun, which this one takes back: it says nothing else. */
    cancels: id('cancels').references((): AnyPgColumn => platformRules.id),
    startsAt: at('starts_at').notNull().default(sql`'epoch'`),
    createdAt: createdAt(),
    /** Who asked for it, and who agreed; null: nobody of the staff, and nobody had to. */
    byId: id('by_id'),
    secondId: id('second_id'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    check('platform_rules_eyes', sql`${t.byId} <> ${t.secondId}`),
    uniqueIndex('platform_rules_cancels').on(t.cancels).where(sql`cancels is not null`),
  ],
)

/** Who wants to do business with a distributor: cooperation, or studios that sell in bulk. */
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
    /** Sealed by the vault under purpose 'lead', context the hash. */
    phoneSealed: bytes('phone_sealed').notNull(),
    phoneHash: text('phone_hash').notNull(),
    /** 138****0001 */
    phoneMask: text('phone_mask').notNull(),
    note: text('note').notNull().default(''),
    /** Beijing date; one lead a day of a phone and kind. */
    day: text('day').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('business_leads_kind', sql`${t.kind} in ('dist', 'channel', 'supply', 'brand', 'recycle')`),
    uniqueIndex('business_leads_once').on(t.distId, t.kind, t.phoneHash, t.day),
    index('business_leads_list').on(t.distId, t.id),
  ],
)
