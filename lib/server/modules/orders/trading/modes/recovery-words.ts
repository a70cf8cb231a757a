import { fen, moneyText } from '@/lib/shared/money/money'
import { spanText } from '@/lib/shared/text/span-text'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import { firstPart } from '../../../market/recycling/rules'
import type { Button, ModeWords } from '../flow/mode'
import { paidOf } from '../flow/recovery-effects'
import { laterInForce } from '../flow/rule-words'
import { endsOf } from './common'

/** Buttons of the owner; the platform acts through its staff. */
export const RECOVERY_BUTTONS = {
  deliver: {
    label: '提交账号',
    form: 'credentials',
    title: '提交账号给平台验号',
    text: '账号和密码加密保存，只有验号的客服能看到，每次查看都有记录；回收没有成交会马上删除。',
    done: '已提交，等待验号',
    primary: true,
  },
  deliverBatch: {
    label: '提交账号清单',
    form: 'note',
    title: '提交账号清单给平台验号',
    text: '一行一个：账号，空格，密码。清单加密保存，只有验号的客服能看到；回收没有成交会马上删除。',
    done: '已提交，等待验号',
    primary: true,
  },
  refund: {
    label: '取消回收',
    form: 'reason',
    title: '取消回收',
    text: '换绑开始前取消不收任何费用，已提交的账号资料会马上删除。',
    reasons: ['不想卖了', '想自己发布', '其他'],
    done: '回收已取消，账号资料已删除',
  },
} as const satisfies Record<string, Button>

const PARTIES = { buyer: '平台', seller: '卖家' }
const ENDS = endsOf(PARTIES)
const forBoth = <T>(words: T) => ({ buyer: words, seller: words })

const SELLER: Record<string, ModeWords['turns'][keyof ModeWords['turns']]> = {
  '0 WAIT_PAY': forBoth({ tone: 'info', title: '平台付款中', text: '平台正在托管货款。' }),
  '1 DELIVERING': forBoth({
    tone: 'warn',
    title: '请提交账号',
    text: '平台已托管全部货款。提交后客服验号，换绑开始前可以随时免费取消。',
  }),
  '1 VERIFY': forBoth({
    tone: 'info',
    title: '客服验号中',
    text: '客服按你提交的资料核对资产与绑定。不符会说明原因并免费退回，资料马上删除。',
  }),
  '1 REBIND': forBoth({
    tone: 'warn',
    title: '请配合换绑',
    text: '验号已通过。请在群聊里按客服指引换绑，完成后当天付 70%。',
  }),
  '3 HOLD': forBoth({
    tone: 'safe',
    title: '已付 70%',
    text: '尾款 30% 在等待期结束后自动到账。期间请不要找回账号。',
  }),
  '3 RELEASED': forBoth({
    tone: 'safe',
    title: '已完成',
    text: `回收完成。${spanText(RECYCLING.redeemHours)}内可以在“回收与赎回”里赎回。`,
  }),
}

/** Page texts for an account that the platform buys; only the owner reads them. */
export const RECOVERY_WORDS: ModeWords = {
  kind: '账号回收',
  placed: '卖家接受报价',
  parties: PARTIES,
  places: {
    ...ENDS.places,
    '1 DELIVERING': '待提交账号',
    '1 VERIFY': '验号中',
    '1 REBIND': '换绑中',
    '3 HOLD': '已付 70%',
    '3 RELEASED': '已完成',
    '7 REFUNDED': '已退回',
    '8 REFUNDED': '已退回',
  },
  turns: {
    ...SELLER,
    ...ENDS.turns,
    '7 REFUNDED': forBoth({ tone: 'muted', title: '回收没有成交', text: '账号资料已删除，没有产生费用。' }),
    '8 REFUNDED': forBoth({ tone: 'muted', title: '回收没有成交', text: '账号资料已删除，没有产生费用。' }),
  },
  turnOf: ({ status, subStatus, cancelReason, terms, goodsFen }) =>
    status === ORDER_STATUS.complete && subStatus === 'RELEASED' && cancelReason
      ? {
          tone: 'muted',
          title: '尾款等待期内被找回',
          text: `其余 ${moneyText(fen(goodsFen - paidOf({ terms })))} 不再支付。`,
        }
      : undefined,
  stages: () => ['验号', '换绑', '放款'],
  ahead: ({ subStatus, status }) => {
    const lines: [number, string][] = [
      [1, '卖家提交账号'],
      [1, '客服验号'],
      [3, '换绑完成，付 70%'],
      [3, `${laterInForce('holdHours')}付尾款 30%`],
    ]
    const passed = { DELIVERING: 0, VERIFY: 1, REBIND: 2 }[subStatus as string]
    return lines.slice(passed ?? (status < 1 ? 0 : 3))
  },
  faultText: ({ goodsFen, terms }) =>
    `尾款 ${moneyText(fen(goodsFen - paidOf({ terms })))} 不再付给卖家，退回平台；已付的 ${moneyText(fen(paidOf({ terms })))} 不变，订单结束。`,
  staffTexts: {
    verified: '截图存证。通过后卖家不能再取消，开始换绑；换绑完成当天付 70%。',
    mismatch: '回收取消，货款退回平台，卖家可等待重新报价；账号资料立即删除，双方都不付违约金。',
  },
  goods: '回收价',
  quantity: ({ goodsNum }) => (goodsNum > 1 ? `（${goodsNum} 个）` : ''),
  promises: () => [
    ['货款已托管', '报价全额已由平台托管'],
    ['未成交不收费', '没有成交不收费用，账号资料马上删除'],
  ],
  again: () => null,
  rows: (order) => {
    const first = paidOf(order) > 0n ? paidOf(order) : firstPart(order.goodsFen)
    return [
      ['换绑当天付', moneyText(first)],
      ['尾款', moneyText(fen(order.goodsFen - first))],
    ]
  },
}
