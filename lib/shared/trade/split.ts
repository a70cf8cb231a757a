import { feeOf } from '../goods/quote'
import { type Fen, fen, shareOf, yuanToFen } from '../money/money'

/** What a decision of staff between the parties distributes; amounts in yuan, shares in basis points. */
export interface SplitTerms {
  /** Of it the deciding member gives a part to `seller`; the rest goes back to `buyer`. */
  held: string
  /** The deposits of `seller` for this order; null: none. */
  bond: string | null
  feeBp: number
  leastFee: string
  /** Share of the rest that a merchant pays the buyer from the deposit, as far as it goes. */
  fineBp: number
}

export interface SplitParts {
  /** To the buyer: of what is held, and of the deposits. */
  back: Fen
  forfeit: Fen
  fine: Fen
  /** To the seller: of what is held less the fee, and the rest of the deposits. */
  paid: Fen
  fee: Fen
  bondBack: Fen
}

/** Returns who gets how much if the seller is given `pay` of what is held and the buyer `forfeit` of the deposits. */
export function partsOfSplit(terms: SplitTerms, { pay, forfeit = 0n }: { pay: bigint; forfeit?: bigint }): SplitParts {
  const back = fen(yuanToFen(terms.held) - pay)
  const fee = feeOf(pay, { feeBp: terms.feeBp, leastFee: yuanToFen(terms.leastFee) })
  return {
    back,
    forfeit: fen(forfeit),
    fine: shareOf(back, terms.fineBp),
    paid: fen(pay - fee),
    fee,
    bondBack: fen(terms.bond === null ? 0n : yuanToFen(terms.bond) - forfeit),
  }
}
