import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { isVideoKey, MB } from '@/lib/shared/video/video-files'
import type { Tx } from '../../../../db/client'
import { orderProofs } from '../../../../db/schema/orders/trading'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'
import { findHashes, storedBytes } from '../../../listings/media/queries'
import type { Actor } from '../types'

export interface Evidence {
  orderId: number
  /** The person who provides it, and their role; 0: none. */
  userId: UserId
  actor: Actor
  /** The step it belongs to. */
  action: string
  note: string
  /** Media keys of pictures and videos, already checked to be the actor's own. */
  pictures: readonly string[]
  progress?: number | null
  at: Date
  /** In force for the order. */
  rules: Pick<Rules, 'videoOrderMb'>
}

/**
 * Stores evidence permanently, with the hash of each uploaded file, so that the owner of the original can prove that it
 * is the same. The caller holds the order's lock. Refuses INVALID_INPUT for more videos than a side may show.
 */
export async function storeEvidence(tx: Tx, evidence: Evidence): Promise<void> {
  const { at, pictures, rules, ...shown } = evidence
  await assertVideoBudget(tx, evidence)
  const hashes = await findHashes(tx, pictures)
  await tx.insert(orderProofs).values({ ...shown, pictures: [...pictures], hashes, createdAt: at })
}

async function assertVideoBudget(
  tx: Tx,
  { orderId, userId, pictures, rules: { videoOrderMb } }: Evidence,
): Promise<void> {
  const fresh = pictures.filter(isVideoKey)
  if (fresh.length === 0) return
  const earlier = await tx
    .select({ pictures: orderProofs.pictures })
    .from(orderProofs)
    .where(and(eq(orderProofs.orderId, orderId), eq(orderProofs.userId, userId)))
  const keys = new Set([...earlier.flatMap((proof) => proof.pictures.filter(isVideoKey)), ...fresh])
  if ((await storedBytes(tx, [...keys])) <= videoOrderMb * MB) return
  throw refuse('INVALID_INPUT', `一笔订单里你最多提交 ${videoOrderMb}M 视频，请删去或缩短视频`, { field: 'pictures' })
}
