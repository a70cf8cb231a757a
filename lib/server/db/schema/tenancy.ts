import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { HomeConf } from '@/lib/shared/home-conf'
import { createdAt, id } from '../columns'

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

export const distAdmins = pgTable(
  'dist_admins',
  {
    distId: integer('dist_id')
      .notNull()
      .references(() => dists.distId),
    userId: id('user_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.distId, t.userId] })],
)

/** Rules of domain.md section 2 that an operator changed; defaults live in modules/tenancy/rules.ts. */
export const platformRules = pgTable(
  'platform_rules',
  {
    key: text('key').notNull(),
    /** 0: every game */
    gameId: integer('game_id').notNull().default(0),
    /** 0: every goods type */
    goodsTypeId: integer('goods_type_id').notNull().default(0),
    value: jsonb('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.gameId, t.goodsTypeId] })],
)
