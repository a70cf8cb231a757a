import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, userId } from '../../columns'

/** A member's game character that orders deliver to; only visible on the distributor where it was saved. */
export const roleCards = pgTable(
  'role_cards',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    gameId: integer('game_id').notNull(),
    areaId: integer('area_id').notNull().default(0),
    serverId: integer('server_id').notNull().default(0),
    areaName: text('area_name').notNull().default(''),
    serverName: text('server_name').notNull().default(''),
    crossId: integer('cross_id').notNull().default(0),
    crossName: text('cross_name').notNull().default(''),
    roleName: text('role_name').notNull(),
    /** Level or class, to help its owner tell characters apart. */
    note: text('note').notNull().default(''),
    /** Preselected in the game's orders; one per game. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('role_cards_once').on(t.userId, t.distId, t.gameId, t.areaId, t.serverId, t.roleName),
    uniqueIndex('role_cards_default').on(t.userId, t.distId, t.gameId).where(sql`is_default`),
  ],
)
