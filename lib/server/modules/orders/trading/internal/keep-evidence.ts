import type { Tx } from '../../../../db/client'
import { orderProofs } from '../../../../db/schema/trading'
import { findHashes } from '../../../listings/media/queries'
import type { Actor } from '../types'

export interface Evidence {
  orderId: number
  /** Who shows it, and as what; 0: nobody. */
  userId: number
  actor: Actor
  /** What for: the step it comes with. */
  action: string
  note: string
  /** Media keys, looked after to be the actor's own. */
  pictures: readonly string[]
  progress?: number | null
  at: Date
}

/** Kept for good, with the hash that each picture had when it was uploaded: whoever has the picture can tell that it is that one. */
export async function keepEvidence(tx: Tx, { at, pictures, ...shown }: Evidence): Promise<void> {
  const hashes = await findHashes(tx, pictures)
  await tx.insert(orderProofs).values({ ...shown, pictures: [...pictures], hashes, createdAt: at })
}
