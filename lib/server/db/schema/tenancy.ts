import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { HomeConf } from '@/lib/shared/home-conf'
import type { LeadKind } from '@/lib/shared/leads'
import type { ModeName } from '@/lib/shared/trade-modes'
import { bytes, createdAt, id } from '../columns'

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

/** Rules of trade that an operator changed; defaults are in modules/tenancy/rules-default.ts. */
export const platformRules = pgTable(
  'platform_rules',
  {
    key: text('key').notNull(),
    /** 0: every game */
    gameId: integer('game_id').notNull().default(0),
    /** '': every mode of trade */
    mode: text('mode').$type<ModeName | ''>().notNull().default(''),
    value: jsonb('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.gameId, t.mode] })],
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
