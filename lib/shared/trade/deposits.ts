import { COIN_DEPOSIT } from './coin-terms'
import { BOOSTER_DEPOSIT } from './service-terms'

/** What a member stands for trades with; each is the member's own money, kept apart. */
export const DEPOSIT_KINDS = ['shop', 'booster', 'coin'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** Asked back, it is returned so many days later; without open orders only. */
export const DEPOSIT_DAYS = 7
/** Of a seller that stands for its sales with a deposit, hours from confirmation to payout at most. */
export const DEPOSIT_HOLD_HOURS = 72

interface DepositWords {
  name: string
  /** Yuan. */
  amount: string
  about: string
  /** Where its trade is run. */
  href: string
}

export const DEPOSITS: Readonly<Record<DepositKind, DepositWords>> = {
  shop: {
    name: '店铺保证金',
    amount: '500.00',
    about: `卖出的账号最晚从确认收货起 ${DEPOSIT_HOLD_HOURS} 小时放款，不用等满保障期。`,
    href: '/center/sell/sellOutGoods',
  },
  booster: {
    name: '代练押金',
    amount: BOOSTER_DEPOSIT,
    about: '接代练和护航单前缴纳一次。',
    href: '/center/boosting/booster',
  },
  coin: {
    name: '币商保证金',
    amount: COIN_DEPOSIT,
    about: '入驻快速店铺时缴纳；接单后没有交付的违约赔付从这里扣。',
    href: '/center/myshop/shopmanage',
  },
}
