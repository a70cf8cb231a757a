import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, moneyText } from '@/lib/shared/money/money'
import { bargainTerms } from '../../../db/schema/market/bargains'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { updateBargainSwitch } from '../../listings/catalog/selling/update-bargain-switch'
import { loadTerms } from './queries'

interface TermsInput {
  goodsSn: GoodsSn
  bargain: boolean
  floor?: Fen
  accept?: Fen
}

/**
 * Sets whether an own item is open to bargaining, and which prices are refused or accepted automatically. Refuses
 * NOT_FOUND, INVALID_INPUT.
 */
export async function updateBargainTerms(ctx: UserCtx, { goodsSn, bargain, floor, accept }: TermsInput) {
  const wrong = (field: string, text: string) => refuse('INVALID_INPUT', text, { field })
  if (floor !== undefined && accept !== undefined && floor > accept)
    throw wrong('floor', `不能高于自动接受的价格${moneyText(accept)}`)
  await inTx(ctx, async (tx, effects) => {
    const price = await updateBargainSwitch(ctx, { tx, effects }, { goodsSn, bargain })
    if (floor !== undefined && floor >= price) throw wrong('floor', '应低于售价')
    if (accept !== undefined && accept >= price) throw wrong('accept', '应低于售价')
    const terms = { floorFen: floor ?? null, acceptFen: accept ?? null }
    await tx
      .insert(bargainTerms)
      .values({ goodsSn, ...terms })
      .onConflictDoUpdate({ target: bargainTerms.goodsSn, set: terms })
  })
  return loadTerms(ctx, goodsSn)
}
