import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { Mode } from '../flow/mode'
import { saleShares } from '../flow/money-effects'
import { isStaffed } from '../flow/staff-effects'
import { saleClocks } from './sale-clocks'
import { LISTED, type SaleParts } from './sale-parts'
import { saleSteps } from './sale-steps'
import { saleWords } from './sale-words'

/** What every sale must define; the rest defaults to listed goods between buyer and seller. */
type SaleOptions = Pick<SaleParts, 'paid' | 'greeting' | 'handOver' | 'hint'> & Partial<SaleParts>

/**
 * Goods for money: accounts, props, currency, codes, top-ups and similar. They differ in parties, texts, what is
 * delivered, who verifies, what happens to the goods and who is paid.
 */
export function sale(name: ModeName, options: SaleOptions): Mode {
  const parts: SaleParts = {
    parties: { buyer: '买家', seller: '卖家' },
    stock: LISTED,
    pays: saleShares,
    ...options,
  }
  return {
    name,
    steps: saleSteps(parts),
    clocks: saleClocks(parts),
    reader: 'buyer',
    handedOver: ({ status }) =>
      status === ORDER_STATUS.paid
        ? '提交的账号加密保存，只有跟进这笔订单的客服能看到，客服查看会记在订单进度里。'
        : `内容只有${parts.parties.buyer}能看到，${parts.parties.buyer}每次查看都会记在这里。`,
    reveals: ({ status }) => status === ORDER_STATUS.shipped || status === ORDER_STATUS.complete,
    staffReads: (order) => isStaffed(order) && order.status === ORDER_STATUS.paid,
    words: saleWords(parts),
  }
}
