import { refuse } from '../../../../runtime/refusal'
import { claimCodes, hasCodes } from '../../../listings/codes/claim-codes'
import { goodsOf } from './goods-effects'
import { saveCredentials } from './hand-over'
import type { Deal, Prepare } from './mode'

/** Delivers at once if the seller stored enough codes; otherwise the seller delivers manually. */
export const handsOverCodes = async ({ tx, order }: Deal): Promise<'deliver' | null> =>
  (await hasCodes(tx, goodsOf(order))) ? 'deliver' : null

export const handOverCodes: Prepare = async (deal) => {
  const { order, at } = deal
  const codes = await claimCodes(deal, { ...goodsOf(order), orderId: order.id, at })
  if (!codes) throw refuse('ORDER_STATE')
  await saveCredentials(deal, { account: '', password: '', note: codes.join('\n') })
  return undefined
}
