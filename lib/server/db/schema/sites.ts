import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SiteConf } from '@/lib/shared/site/home-conf'
import { at, createdAt, id } from '../columns'

/** What a distributor's staff prepare; gone when it is published or discarded. */
export const siteDrafts = pgTable('site_drafts', {
  distId: integer('dist_id').primaryKey(),
  conf: jsonb('conf').$type<SiteConf>().notNull(),
  gameIds: integer('game_ids').array().notNull(),
  /** One more with each save: who saves an older one has not seen what another changed. */
  revision: integer('revision').notNull(),
  savedBy: id('saved_by').notNull(),
  savedAt: at('saved_at').notNull(),
})

/** What was published, whole, from the first publication on. */
export const siteVersions = pgTable(
  'site_versions',
  {
    distId: integer('dist_id').notNull(),
    /** 1, 2, 3 … of a distributor. */
    version: integer('version').notNull(),
    conf: jsonb('conf').$type<SiteConf>().notNull(),
    gameIds: integer('game_ids').array().notNull(),
    note: text('note').notNull().default(''),
    /** The version it brought back. */
    restored: integer('restored'),
    /** null: as it stood before the first publication. */
    publishedBy: id('published_by'),
    publishedAt: at('published_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.distId, t.version] })],
)

/** Tickets to a draft; only hashes. */
export const sitePreviews = pgTable(
  'site_previews',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    distId: integer('dist_id').notNull(),
    userId: id('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('site_previews_expiry').on(t.expiresAt)],
)

/** Hosts that a distributor says are its own. Whoever proves it first has it; the others' claims end. */
export const hostClaims = pgTable(
  'host_claims',
  {
    distId: integer('dist_id').notNull(),
    /** Lower case, ASCII, without port. */
    host: text('host').notNull(),
    /** What the record or the file must say; no secret, it is to be published. */
    token: text('token').notNull(),
    claimedBy: id('claimed_by').notNull(),
    createdAt: createdAt(),
    checkedAt: at('checked_at'),
    /** What the last check found, in Chinese. */
    finding: text('finding').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.distId, t.host] })],
)
