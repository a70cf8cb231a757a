import { type Fen, fen, shareOf } from '@/lib/shared/money'
import type { Account, TransferKind } from './types'

/** Pays the discounts of coupons; the platform's. */
export const MARKETING: Account = { kind: 'marketing', ownerId: 0 }

/** What the owner of a wallet reads. */
export const KIND_NAMES: Record<TransferKind, string> = {
  recharge: '充值',
  payment: '扫码支付',
  latePayment: '付款退回',
  orderHold: '购买商品',
  orderRefund: '订单退款',
  orderRelease: '出售收入',
}

export interface Sale {
  /** What the buyer paid. */
  total: Fen
  discount: Fen
  ensure: Fen
  fee: Fen
}
export interface Split {
  seller: Fen
  platform: Fen
  dist: Fen
}

/**
 * Cover is the platform's; the distributor that sold it shares in what the fee leaves after the coupon, so a distributor that buys
 * from itself with coupons earns nothing by it. The parts sum to total and discount: a coupon never changes the seller's.
 */
export function splitSale({ total, discount, ensure, fee }: Sale, distShareBp: number): Split {
  const dist = shareOf(fee > discount ? fen(fee - discount) : fen(0), distShareBp)
  return { seller: fen(total + discount - ensure - fee), platform: fen(ensure + fee - dist), dist }
}
