import { COIN_DEPOSIT } from './coin-terms'
import { BOOSTER_DEPOSIT } from './service-terms'

/** Deposits that secure a member's trades; each is the member's own money, held separately. */
export const DEPOSIT_KINDS = ['shop', 'booster', 'coin'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** Days between the refund request and the refund; only without open orders. */
export const DEPOSIT_DAYS = 7
/** Maximum hours from confirmation to payout for a seller with a deposit. */
export const DEPOSIT_HOLD_HOURS = 72

interface DepositWords {
  name: string
  /** In yuan. */
  amount: string
  about: string
  /** Page where the corresponding trade is managed. */
  href: string
}

export const DEPOSITS: Readonly<Record<DepositKind, DepositWords>> = {
  shop: {
    name: '店铺保证金',
    amount: '500.00',
    about: `卖出的账号最晚从确认收货起 ${DEPOSIT_HOLD_HOURS} 小时放款，不用等满 7 天。`,
    href: '/center/sell/sellOutGoods',
  },
  booster: {
    name: '打手保证金',
    amount: BOOSTER_DEPOSIT,
    about: '接代练和护航单前缴纳一次。',
    href: '/center/boosting/booster',
  },
  coin: {
    name: '币商保证金',
    amount: COIN_DEPOSIT,
    about: '入驻币商店铺时缴纳；接单后没有发货的违约赔付从这里扣。',
    href: '/center/myshop/shopmanage',
  },
}
