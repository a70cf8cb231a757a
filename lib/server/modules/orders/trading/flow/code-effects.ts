import { refuse } from '../../../../runtime/refusal'
import { claimCodes, hasCodes } from '../../../listings/codes/claim-codes'
import { goodsOf } from './goods-effects'
import { keepCredentials } from './hand-over'
import type { Before, Deal } from './mode'

/** Where the seller stored enough codes, payment hands them over at once; else the seller does by hand. */
export const handsOverCodes = async ({ tx, order }: Deal): Promise<'deliver' | null> =>
  (await hasCodes(tx, goodsOf(order))) ? 'deliver' : null

export const handOverCodes: Before = async (deal) => {
  const { order, at } = deal
  const codes = await claimCodes(deal, { ...goodsOf(order), orderId: order.id, at })
  if (!codes) throw refuse('ORDER_STATE')
  await keepCredentials(deal, { account: '', password: '', note: codes.join('\n') })
  return undefined
}
