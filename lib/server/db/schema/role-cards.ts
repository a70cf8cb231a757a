import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'

/** A character of a member's that orders deliver to, kept where it was saved: another distributor knows nothing of it. */
export const roleCards = pgTable(
  'role_cards',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    gameId: integer('game_id').notNull(),
    areaId: integer('area_id').notNull().default(0),
    serverId: integer('server_id').notNull().default(0),
    areaName: text('area_name').notNull().default(''),
    serverName: text('server_name').notNull().default(''),
    crossId: integer('cross_id').notNull().default(0),
    crossName: text('cross_name').notNull().default(''),
    roleName: text('role_name').notNull(),
    /** Level or class, as its owner tells characters apart. */
    note: text('note').notNull().default(''),
    /** Chosen by itself in the game's orders; one a game. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('role_cards_once').on(t.userId, t.distId, t.gameId, t.areaId, t.serverId, t.roleName),
    uniqueIndex('role_cards_default').on(t.userId, t.distId, t.gameId).where(sql`is_default`),
  ],
)
