import type { GoodsSn } from '@/lib/shared/ids'
import { goodsCodes } from '../../../db/schema/codes'
import { inTx, type UserCtx } from '../../../runtime/context'
import { keepOwnStock } from '../catalog/stock/keep-own-stock'
import { countFree, loadCodeStock } from './queries'
import { readCodes } from './rules'

/**
 * Stores codes of an own item; from now on its stock is the codes that are left, and payment hands them over. Those stored
 * before, for any item of the seller, are left out. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function addCodes(ctx: UserCtx, { goodsSn, codes: lines }: { goodsSn: GoodsSn; codes: string }) {
  const codes = readCodes(lines)
  const { vault } = ctx
  const sellerId = ctx.user.userId
  const at = ctx.now()
  const added = await inTx(ctx, async (tx, effects) => {
    await keepOwnStock(ctx, { tx, effects }, { goodsSn, stock: null })
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
    await keepOwnStock(ctx, { tx, effects }, { goodsSn, stock: await countFree(tx, goodsSn) })
    return rows.length
  })
  return { added, repeated: codes.length - added, ...(await loadCodeStock(ctx, goodsSn)) }
}
