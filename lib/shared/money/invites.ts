import type { Fen } from './money'
import { fen, shareOf } from './money'

/** States of the inviter's commission on an invited user's order. */
export const PROFIT_STATES = ['pending', 'paid', 'void'] as const
export type ProfitState = (typeof PROFIT_STATES)[number]

export const PROFIT_NAMES: Readonly<Record<ProfitState, string>> = {
  pending: '待结算',
  paid: '已到账',
  void: '无奖励',
}

/** Fee minus the coupon that the platform paid, so that trading with oneself earns nothing. */
export const profitBase = ({ feeFen, discountFen }: { feeFen: bigint; discountFen: bigint }): Fen =>
  fen(feeFen > discountFen ? feeFen - discountFen : 0n)

/** The inviter's share, rounded down; in basis points of the rules. */
export const profitOf = (base: bigint, inviteBp: number): Fen => shareOf(base, inviteBp)
