import { moneyText, readFen } from '@/lib/shared/money/money'
import { FEE_PAYERS, INTERMEDIARY_ACCEPT_HOURS } from '@/lib/shared/trade/service-terms'
import { assignParties, dealOf, isInvited, isInviter } from '../flow/deal-effects'
import type { Mode, ModeWords, Step, Words } from '../flow/mode'
import { inForce } from '../flow/rule-words'
import { because } from '../flow/stamps'
import { sale } from './sale'

const WAITING = '0 WAIT_OTHER'
const STEPS: readonly Step[] = [
  {
    from: WAITING,
    action: 'accept',
    by: ['buyer', 'seller'],
    to: '0 WAIT_PAY',
    says: '对方已接受全部条款，等待买家付款',
    when: isInvited,
    button: {
      label: '接受并继续',
      form: 'confirm',
      title: '接受这笔担保交易？',
      text: `接受后由买家在 ${inForce('unpaidMinutes')}内付款到平台托管，客服全程陪同验号换绑。`,
      done: '已接受',
      primary: true,
    },
    first: [assignParties],
  },
  {
    from: WAITING,
    action: 'decline',
    by: ['buyer', 'seller'],
    to: '7 CANCELLED',
    says: '对方拒绝了邀请',
    when: isInvited,
    button: {
      label: '拒绝邀请',
      form: 'confirm',
      title: '拒绝这份邀请？',
      text: '拒绝后链接失效，不产生任何费用。',
      done: '已拒绝',
    },
    first: [because('对方拒绝了邀请')],
  },
  {
    from: WAITING,
    action: 'cancel',
    by: ['buyer', 'seller'],
    to: '7 CANCELLED',
    says: '发起人撤回了邀请',
    when: isInviter,
    button: {
      label: '撤回邀请',
      form: 'confirm',
      title: '撤回这份邀请？',
      text: '撤回后链接失效，不产生任何费用；可以改好再发起。',
      done: '邀请已撤回',
    },
    first: [because('发起人撤回了邀请')],
  },
  {
    from: WAITING,
    action: 'timeout',
    by: ['system'],
    to: '7 TIMEOUT',
    says: `对方${INTERMEDIARY_ACCEPT_HOURS}小时内没有确认，自动取消`,
    first: [because('对方超时未确认')],
  },
]

const waits = (other: string): Words => ({
  tone: 'info',
  title: `等待${other}确认`,
  text: `邀请已发出。${other}用收到邀请的手机号登录后核对条款，${INTERMEDIARY_ACCEPT_HOURS}小时内没有确认就自动取消，不收费。`,
})

const WORDS: Partial<ModeWords> = {
  kind: '中介担保',
  placed: '发起担保，等待对方确认',
  goods: '成交价与担保费',
  again: () => ({ label: '再发起一笔', form: 'link', href: () => '/intermediary/intermediary' }),
  rows: (order) => {
    const { price, payer } = dealOf(order)
    return [
      ['成交价', moneyText(readFen(price))],
      ['担保费', `${moneyText(order.feeFen)}（${FEE_PAYERS[payer]}）`],
    ]
  },
}

/** No units of goods are involved: the account is described by the two parties. */
const NOTHING = { comesBack: false, take: [], takeLate: [], free: [], giveBack: [], paidOut: [] }

const guaranteed = sale('intermediary', {
  paid: '1 VERIFY',
  staff: 'always',
  greeting: '买家已付款，货款由平台托管，订单群聊已创建。客服会陪同验号、换绑和交付，请勿脱离平台交易。',
  handOver: 'credentials',
  hint: '账号和密码加密保存，只有买家能看到，每次查看都有记录。',
  stock: NOTHING,
  words: WORDS,
})

/** Deals agreed elsewhere: one side invites the other, then an account changes hands with staff at every step. */
export const intermediary: Mode = {
  ...guaranteed,
  steps: [...STEPS, ...guaranteed.steps],
  clocks: {
    [WAITING]: {
      after: (_order, _rules, at) => new Date(at.getTime() + INTERMEDIARY_ACCEPT_HOURS * 3_600_000),
      action: 'timeout',
      against: null,
      label: '剩余确认时间',
      outcome: '对方不确认就取消，不收费',
    },
    ...guaranteed.clocks,
  },
  words: {
    ...guaranteed.words,
    places: { ...guaranteed.words.places, [WAITING]: '待对方确认', '7 CANCELLED': '未成交', '7 TIMEOUT': '超时取消' },
    turns: {
      ...guaranteed.words.turns,
      [WAITING]: { buyer: waits('卖家'), seller: waits('买家') },
      '0 WAIT_PAY': {
        buyer: {
          tone: 'warn',
          title: '等待付款',
          text: '双方已同意全部条款。付款后货款由平台托管，客服陪同验号换绑。',
        },
        seller: { tone: 'info', title: '等待买家付款', text: '双方已同意全部条款。买家付款后请在群里配合客服验号。' },
      },
    },
  },
}
