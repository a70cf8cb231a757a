import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { findTie } from './find-tie'

/** Returns whether two accounts belong, or may belong, to one person: a second approver must be a different person. */
export const isTied = async (db: Db | Tx, one: UserId, other: UserId): Promise<boolean> =>
  (await findTie(db, one, other)) !== null
