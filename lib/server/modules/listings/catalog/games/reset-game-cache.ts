import type { Db } from '../../../../db/client'
import { dropGames } from '../internal/game-cache'

/** Drops this process's game cache after a change on this or another instance. */
export const resetGameCache = (db: Db): boolean => dropGames(db)
