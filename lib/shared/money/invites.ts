import type { Fen } from './money'
import { fen, shareOf } from './money'

/** What an inviter earns of an invited person's order stands at. */
export const PROFIT_STATES = ['pending', 'paid', 'void'] as const
export type ProfitState = (typeof PROFIT_STATES)[number]

export const PROFIT_NAMES: Readonly<Record<ProfitState, string>> = {
  pending: '待结算',
  paid: '已到账',
  void: '无奖励',
}

/** What the fee leaves after the coupon that the platform paid: nobody earns by trading with oneself. */
export const profitBase = ({ feeFen, discountFen }: { feeFen: bigint; discountFen: bigint }): Fen =>
  fen(feeFen > discountFen ? feeFen - discountFen : 0n)

/** The inviter's part of it, rounded down; basis points of the rules. */
export const profitOf = (base: bigint, inviteBp: number): Fen => shareOf(base, inviteBp)
