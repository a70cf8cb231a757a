import type { Fen } from '@/lib/shared/money'
import type { Db } from '../../db/client'
import { balanceOf } from '../wallet/queries'

/** What a booster paid once and the platform holds since: never spent by orders, owed back to the same person. */
export const stakeOf = (db: Db, userId: number): Promise<Fen> => balanceOf(db, { kind: 'stake', ownerId: userId })
