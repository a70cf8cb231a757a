import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { holdName } from '../../../../db/hold-name'

/** Locks the sessions of an account until the transaction ends: one that is opened meanwhile is not missed. */
export const holdSessions = (tx: Tx, userId: UserId): Promise<void> => holdName(tx, `sessions ${userId}`)
