import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goodsCodes } from '../../../../db/schema/listings/codes'
import type { UserCtx } from '../../../../runtime/context'

/**
 * Stores codes of an item; returns how many, without those that the seller stored before for any item. In the same order
 * always, so that two lists with the same codes cannot deadlock.
 */
export async function insertCodes(
  { vault, user: { userId: sellerId }, now }: UserCtx,
  tx: Tx,
  { goodsSn, codes }: { goodsSn: GoodsSn; codes: readonly string[] },
): Promise<number> {
  const createdAt = now()
  const rows = await tx
    .insert(goodsCodes)
    .values(
      codes.toSorted().map((code) => ({
        goodsSn,
        sellerId,
        cipher: vault.seal('code', goodsSn, code),
        print: vault.mac('code', `${sellerId}:${code}`),
        createdAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: goodsCodes.id })
  return rows.length
}
