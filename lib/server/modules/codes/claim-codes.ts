import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../db/client'
import { goodsCodes } from '../../db/schema/codes'
import type { Vault } from '../../runtime/vault'

/** So many codes of an item become an order's own, the first stored first; null, and nothing is taken: too few are left. */
export async function claimCodes(
  { tx, vault }: { tx: Tx; vault: Vault },
  { goodsSn, num, orderId, at }: { goodsSn: GoodsSn; num: number; orderId: number; at: Date },
): Promise<string[] | null> {
  const free = await tx
    .select({ id: goodsCodes.id, cipher: goodsCodes.cipher })
    .from(goodsCodes)
    .where(and(eq(goodsCodes.goodsSn, goodsSn), isNull(goodsCodes.orderId)))
    .orderBy(asc(goodsCodes.id))
    .limit(num)
    .for('update', { skipLocked: true })
  if (free.length < num) return null
  const ids = free.map((row) => row.id)
  await tx.update(goodsCodes).set({ orderId, handedAt: at }).where(inArray(goodsCodes.id, ids))
  return free.map((row) => vault.open('code', goodsSn, row.cipher))
}

export const hasCodes = async (tx: Tx, { goodsSn, num }: { goodsSn: GoodsSn; num: number }): Promise<boolean> => {
  const free = await tx
    .select({ id: goodsCodes.id })
    .from(goodsCodes)
    .where(and(eq(goodsCodes.goodsSn, goodsSn), isNull(goodsCodes.orderId)))
    .orderBy(asc(goodsCodes.id))
    .limit(num)
    .for('update', { skipLocked: true })
  return free.length === num
}
