import type { GoodsSn } from '@/lib/shared/ids'
import { inTx, type UserCtx } from '../../../runtime/context'
import { updateOwnStock } from '../catalog/stock/update-own-stock'
import { insertCodes } from './internal/insert-codes'
import { countFree, loadCodeStock } from './queries'
import { readCodes } from './rules'

/**
 * Stores codes of an own item; from then on its stock is the number of codes left, and payment delivers them. Codes
 * that are written twice or that the seller stored before, for any item, are skipped. Refuses NOT_FOUND, INVALID_INPUT.
 */
export async function createCodes(ctx: UserCtx, { goodsSn, codes: lines }: { goodsSn: GoodsSn; codes: string }) {
  const { codes, repeated } = readCodes(lines)
  const added = await inTx(ctx, async (tx, effects) => {
    await updateOwnStock(ctx, { tx, effects }, { goodsSn, stock: null })
    const stored = await insertCodes(ctx, tx, { goodsSn, codes })
    await updateOwnStock(ctx, { tx, effects }, { goodsSn, stock: await countFree(tx, goodsSn) })
    return stored
  })
  return { added, repeated: repeated + codes.length - added, ...(await loadCodeStock(ctx, goodsSn)) }
}
