import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { goodsCodes } from '../../../db/schema/listings/codes'
import type { Vault } from '../../../runtime/vault'

interface Wanted {
  goodsSn: GoodsSn
  num: number
}

/** Locks the oldest unclaimed codes, skipping those that another order is claiming. */
const lockFree = (tx: Tx, { goodsSn, num }: Wanted) =>
  tx
    .select({ id: goodsCodes.id, cipher: goodsCodes.cipher })
    .from(goodsCodes)
    .where(and(eq(goodsCodes.goodsSn, goodsSn), isNull(goodsCodes.orderId)))
    .orderBy(asc(goodsCodes.id))
    .limit(num)
    .for('update', { skipLocked: true })

export const hasCodes = async (tx: Tx, wanted: Wanted): Promise<boolean> =>
  (await lockFree(tx, wanted)).length === wanted.num

/** Assigns a number of an item's codes to an order, oldest first; null, with nothing assigned, if too few are left. */
export async function claimCodes(
  { tx, vault }: { tx: Tx; vault: Vault },
  { orderId, at, ...wanted }: Wanted & { orderId: number; at: Date },
): Promise<string[] | null> {
  const free = await lockFree(tx, wanted)
  if (free.length < wanted.num) return null
  const ids = free.map((row) => row.id)
  await tx.update(goodsCodes).set({ orderId, handedAt: at }).where(inArray(goodsCodes.id, ids))
  return free.map((row) => vault.open('code', wanted.goodsSn, row.cipher))
}
