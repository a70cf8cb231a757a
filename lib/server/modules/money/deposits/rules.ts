import type { UserId } from '@/lib/shared/ids'
import { type Fen, yuanToFen } from '@/lib/shared/money/money'
import { DEPOSITS, type DepositKind } from '@/lib/shared/trade/deposits'
import type { Account } from '../wallet/types'

/** Kind of account that holds a deposit. */
export const ACCOUNTS = { shop: 'shopStake', booster: 'stake', coin: 'coinStake' } as const

export const depositOf = (kind: DepositKind, userId: UserId): Account => ({ kind: ACCOUNTS[kind], ownerId: userId })
/** Returns the full deposit. */
export const amountOf = (kind: DepositKind): Fen => yuanToFen(DEPOSITS[kind].amount)

/** Returns reference of one movement in the ledger. */
export const moveRef = (kind: DepositKind, userId: UserId, moves: number): string => `${kind}:${userId}:${moves}`
