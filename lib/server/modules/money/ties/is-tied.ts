import type { Db, Tx } from '../../../db/client'
import { findTie } from './find-tie'

/** Whether two accounts are, or may be, one person's: who agrees as the second is somebody else than the first. */
export const isTied = async (db: Db | Tx, one: number, other: number): Promise<boolean> =>
  (await findTie(db, one, other)) !== null
