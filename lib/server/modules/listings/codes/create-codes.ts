import type { GoodsSn } from '@/lib/shared/ids'
import { goodsCodes } from '../../../db/schema/codes'
import { inTx, type UserCtx } from '../../../runtime/context'
import { updateOwnStock } from '../catalog/stock/update-own-stock'
import { countFree, loadCodeStock } from './queries'
import { readCodes } from './rules'

/**
 * Stores codes of an own item; from then on its stock is the number of codes left, and payment delivers them. Codes
 * that the seller stored before, for any item, are skipped. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function createCodes(ctx: UserCtx, { goodsSn, codes: lines }: { goodsSn: GoodsSn; codes: string }) {
  const codes = readCodes(lines)
  const { vault } = ctx
  const sellerId = ctx.user.userId
  const at = ctx.now()
  const added = await inTx(ctx, async (tx, effects) => {
    await updateOwnStock(ctx, { tx, effects }, { goodsSn, stock: null })
    const rows = await tx
      .insert(goodsCodes)
      .values(
        codes.map((code) => ({
          goodsSn,
          sellerId,
          cipher: vault.seal('code', goodsSn, code),
          print: vault.mac('code', `${sellerId}:${code}`),
          createdAt: at,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: goodsCodes.id })
    await updateOwnStock(ctx, { tx, effects }, { goodsSn, stock: await countFree(tx, goodsSn) })
    return rows.length
  })
  return { added, repeated: codes.length - added, ...(await loadCodeStock(ctx, goodsSn)) }
}
