import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SiteConf } from '@/lib/shared/site/home-conf'
import { at, createdAt, userId } from '../../columns'

/** Unpublished site changes of a distributor's staff; deleted when published or discarded. */
export const siteDrafts = pgTable('site_drafts', {
  distId: integer('dist_id').primaryKey(),
  conf: jsonb('conf').$type<SiteConf>().notNull(),
  gameIds: integer('game_ids').array().notNull(),
  /**
   * Incremented with each save; saving an older revision is rejected, so that another member's changes are not
   * overwritten.
   */
  revision: integer('revision').notNull(),
  savedBy: userId('saved_by').notNull(),
  savedAt: at('saved_at').notNull(),
})

/** Complete published sites, from the first publication on. */
export const siteVersions = pgTable(
  'site_versions',
  {
    distId: integer('dist_id').notNull(),
    /** Numbered 1, 2, 3 … per distributor. */
    version: integer('version').notNull(),
    conf: jsonb('conf').$type<SiteConf>().notNull(),
    gameIds: integer('game_ids').array().notNull(),
    note: text('note').notNull().default(''),
    /** The version it restored. */
    restored: integer('restored'),
    /** null: the state before the first publication. */
    publishedBy: userId('published_by'),
    publishedAt: at('published_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.distId, t.version] })],
)

/** Tickets that give access to a draft; only hashes. */
export const sitePreviews = pgTable(
  'site_previews',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    distId: integer('dist_id').notNull(),
    userId: userId('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('site_previews_expiry').on(t.expiresAt)],
)

/** Hosts that a distributor claims as its own. The first to prove ownership gets the host; other claims are closed. */
export const hostClaims = pgTable(
  'host_claims',
  {
    distId: integer('dist_id').notNull(),
    /** Lower case, ASCII, without port. */
    host: text('host').notNull(),
    /** Required content of the DNS record or file; not a secret, as it is published. */
    token: text('token').notNull(),
    claimedBy: userId('claimed_by').notNull(),
    createdAt: createdAt(),
    checkedAt: at('checked_at'),
    /** Result of the last check, in Chinese. */
    finding: text('finding').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.distId, t.host] })],
)

/** Result of the last check of an active host: where its name leads, and how long its certificate is valid. */
export const hostChecks = pgTable('host_checks', {
  host: text('host').primaryKey(),
  distId: integer('dist_id').notNull(),
  /** here: to this program; elsewhere; none: no address; unknown: no name server answered. */
  route: text('route', { enum: ['here', 'elsewhere', 'none', 'unknown'] }).notNull(),
  /** valid, expired, other: for another name or not trusted, none: no encrypted connection. */
  certificate: text('certificate', { enum: ['valid', 'expired', 'other', 'none'] }).notNull(),
  certificateUntil: at('certificate_until'),
  checkedAt: at('checked_at').notNull(),
})
