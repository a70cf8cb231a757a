import { fen, shareOf, type Fen } from '@/lib/shared/money'
import type { TransferKind } from './types'

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
  total: Fen
  ensure: Fen
  fee: Fen
}
export interface Split {
  seller: Fen
  platform: Fen
  dist: Fen
}

/** Cover is the platform's; the seller's fee is shared with the distributor that sold it. The parts sum to the total. */
export function splitSale({ total, ensure, fee }: Sale, distShareBp: number): Split {
  const dist = shareOf(fee, distShareBp)
  return { seller: fen(total - ensure - fee), platform: fen(ensure + fee - dist), dist }
}
