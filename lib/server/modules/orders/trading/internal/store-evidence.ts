import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { orderProofs } from '../../../../db/schema/orders/trading'
import { findHashes } from '../../../listings/media/queries'
import type { Actor } from '../types'

export interface Evidence {
  orderId: number
  /** The person who provides it, and their role; 0: none. */
  userId: UserId
  actor: Actor
  /** The step it belongs to. */
  action: string
  note: string
  /** Media keys, already checked to be the actor's own. */
  pictures: readonly string[]
  progress?: number | null
  at: Date
}

/**
 * Stores evidence permanently, with the hash of each uploaded picture, so that the owner of the original can prove that
 * it is the same.
 */
export async function storeEvidence(tx: Tx, { at, pictures, ...shown }: Evidence): Promise<void> {
  const hashes = await findHashes(tx, pictures)
  await tx.insert(orderProofs).values({ ...shown, pictures: [...pictures], hashes, createdAt: at })
}
