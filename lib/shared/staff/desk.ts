import { graphemes } from '../text/cut-text'
import type { SubStatus } from '../trade/order-status'
import { MODE_FACTS, MODE_NAMES, type ModeName } from '../trade/trade-modes'

/** Queues of the desk, in sidebar order. */
export const DESK_QUEUES = {
  unassigned: '待分配',
  mine: '我的',
  buyer: '等买家',
  seller: '等卖家',
  disputes: '售后',
  claims: '理赔',
  complaints: '支付投诉',
  tickets: '工单',
  checks: '上架验号',
  recycling: '回收',
  reviews: '复核',
  done: '已处理',
  all: '全部',
} as const
export type DeskQueue = keyof typeof DESK_QUEUES
/** Queues that list the desk's own orders and are counted. */
export const COUNTED_QUEUES = ['unassigned', 'mine', 'buyer', 'seller', 'done'] as const
/** `all`: every paid order of the site, to find an order that is in no other queue. */
export const ORDER_QUEUES = [...COUNTED_QUEUES, 'all'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

/** open: gets new orders; busy: only handles current ones; away. */
export const DUTY_STATES = { open: '接单中', busy: '不接新单', away: '离线' } as const
export type DutyState = keyof typeof DUTY_STATES

/**
 * Steps that a canned reply can carry. The first two are taken when it is sent; the others need captures or an account,
 * so sending opens their dialog.
 */
export const MACRO_STEPS = {
  take: '接手订单',
  freeze: '冻结订单',
  verified: '验号通过',
  rebound: '换绑完成',
  deliver: '代卖家发货',
} as const
export type MacroStep = keyof typeof MACRO_STEPS
export const MACRO_STEP_NAMES = Object.keys(MACRO_STEPS) as [MacroStep, ...MacroStep[]]
/** Steps that are taken together with sending the reply. */
export const SENT_STEPS = ['take', 'freeze'] as const
export type SentStep = (typeof SENT_STEPS)[number]

/**
 * Stages of an order for which a canned reply is meant, and the sub-statuses of each. An open dispute is its own, also
 * after it was decided, and so is an account that the seller has not submitted.
 */
export const REPLY_STAGES = {
  assign: { name: '待接手', at: ['ASSIGN', 'POSTED'] },
  submit: { name: '等提交账号', at: [] },
  verify: { name: '验号', at: ['VERIFY'] },
  confirm: { name: '待认可结果', at: ['VERIFIED'] },
  sign: { name: '待签协议', at: ['SIGN'] },
  rebind: { name: '换绑', at: ['REBIND'] },
  deliver: { name: '待发货', at: ['DELIVERING', 'WORKING', 'LOCKED', 'PROPOSED'] },
  inspect: { name: '待收货', at: ['INSPECTION', 'RENTING', 'CHECK'] },
  dispute: { name: '售后中', at: ['MISMATCH'] },
  ruled: { name: '处理结果已出', at: [] },
  over: { name: '成交后', at: ['HOLD', 'RELEASED', 'CLAIMED', 'KEPT'] },
  frozen: { name: '已冻结', at: [] },
} as const satisfies Record<string, { name: string; at: readonly SubStatus[] }>
export type ReplyStage = keyof typeof REPLY_STAGES
export const REPLY_STAGE_NAMES = Object.keys(REPLY_STAGES) as [ReplyStage, ...ReplyStage[]]

export interface DeskReply {
  title: string
  text: string
  /** Modes and stages of the orders for which it is meant; absent or empty: all. */
  modes?: ModeName[]
  stages?: ReplyStage[]
  /** A tag that sending it puts on the order. */
  tagId?: number
  /** A step that sending it takes or opens. */
  step?: MacroStep
}
/** Most tags of the platform's list, and most characters of one. */
export const MOST_TAGS = 30
export const TAG_CHARACTERS = 8
/** Days that a search in messages goes back. */
export const SEARCH_DAYS = 180
/** Most colleagues named in one note. */
export const MOST_MENTIONS = 10
/** Maximum canned replies of the platform or a distributor, and additionally per member. */
export const MOST_REPLIES = 20
/** Placeholder names in a canned reply. */
export const REPLY_PLACES = ['买家', '卖家', '订单号', '商品'] as const

/** Modes whose orders staff verify and rebind. */
const LED: ModeName[] = ['account', 'intermediary']
/** The platform buys: it neither asks nor has to be asked. */
const RECYCLED: ModeName[] = ['recovery']
const BETWEEN_MEMBERS = MODE_NAMES.filter((mode) => !RECYCLED.includes(mode))
/** A renter uses the account and gives it back. */
const FOR_GOOD = BETWEEN_MEMBERS.filter((mode) => !MODE_FACTS[mode].isLet)

/** Default canned replies with placeholders; the platform or a distributor can replace them by its own. */
export const DESK_REPLIES: readonly DeskReply[] = [
  {
    title: '发换绑说明',
    text: '{买家} 您好，新手机号请按页面提示填写，只有系统能看到，不要发在群里。',
    modes: LED,
    stages: ['verify', 'rebind'],
  },
  {
    title: '请卖家退出登录',
    text: '{卖家} 您好，验号和换绑期间请退出登录，不要改动账号资料。',
    modes: LED,
    stages: ['assign', 'verify', 'confirm', 'sign', 'rebind'],
  },
  {
    title: '换绑等待说明',
    text: '订单 {订单号} 正在换绑，大约 10 分钟，请两位保持在线，先不要登录账号。',
    modes: LED,
    stages: ['rebind'],
  },
  {
    title: '催卖家',
    text: '{卖家} 您好，“{商品}”买家已付款，麻烦您在订单页剩余时间内发货，有困难直接回复我。',
    modes: BETWEEN_MEMBERS,
    stages: ['deliver'],
  },
  {
    title: '请卖家提交账号',
    text: '{卖家} 您好，“{商品}”买家已付款，麻烦您在订单页提交账号，提交后我马上登录验号。',
    modes: LED,
    stages: ['submit'],
  },
  {
    title: '请买家看结果',
    text: '{买家} 您好，验号结果和截图在订单页，请看过后点“确认换绑”，有疑问直接问我。',
    modes: LED,
    stages: ['confirm'],
  },
  {
    title: '催签协议',
    text: '麻烦还没有签署转让协议的一方在订单页签署，双方签完就开始换绑；超时没有签，订单会取消并退款。',
    modes: LED,
    stages: ['sign'],
  },
  {
    title: '请买家验收',
    text: '{买家} 您好，“{商品}”已发货，请登录核对，没有问题再确认收货。',
    modes: FOR_GOOD,
    stages: ['inspect'],
  },
  {
    title: '售后：请补充凭证',
    text: '两位好，这笔售后由我处理。请在订单的售后页补充截图或录屏，我会按双方的说法和凭证给出结果。',
    modes: BETWEEN_MEMBERS,
    stages: ['dispute'],
  },
  {
    title: '售后：请看处理结果',
    text: '两位好，售后处理结果已出，结果、理由和后续安排请看订单的售后页，有不清楚的直接问我。',
    modes: BETWEEN_MEMBERS,
    stages: ['ruled'],
  },
  {
    title: '冻结说明',
    text: '两位好，我是平台客服。订单已冻结，正在核实。期间双方都不能操作，已暂停计时，款项由平台托管。有截图或录屏请发到群里，核实后我在群里说明结果。',
    modes: BETWEEN_MEMBERS,
    stages: ['frozen'],
  },
  {
    title: '回收：请提交账号',
    text: '{卖家} 您好，“{商品}”由平台回收，货款已托管。麻烦您在订单页提交账号，提交后我马上登录验号。',
    modes: RECYCLED,
    stages: ['deliver'],
  },
  {
    title: '回收：正在验号',
    text: '{卖家} 您好，账号已收到，我正按您提交的资料核对，结果和截图会放在订单页。验号期间请退出登录，不要改动账号资料。',
    modes: RECYCLED,
    stages: ['verify'],
  },
  {
    title: '回收：价格不变',
    text: '{卖家} 您好，账号与您提交的资料一致，按订单里的回收价成交，不会再压价，接下来换绑。',
    modes: RECYCLED,
    stages: ['rebind'],
  },
  {
    title: '回收：开始换绑',
    text: '{卖家} 您好，现在把账号换绑到平台，大约 10 分钟，请保持在线。收到的验证码只在游戏内填写，不要发在群里。',
    modes: RECYCLED,
    stages: ['rebind'],
  },
  {
    title: '回收：首款已付',
    text: '{卖家} 您好，换绑已完成，首款已到您的平台余额，金额见订单页，可以提现。',
    modes: RECYCLED,
    stages: ['over'],
  },
  {
    title: '回收：尾款说明',
    text: '{卖家} 您好，尾款按订单页写明的时间自动到账。在此之前请不要找回账号，账号被找回的，尾款不再支付。',
    modes: RECYCLED,
    stages: ['over'],
  },
]

/** Stages of replies that name none, by the step they carry. */
const STAGES_OF_STEP: Readonly<Partial<Record<MacroStep, ReplyStage[]>>> = {
  verified: ['verify'],
  rebound: ['rebind'],
  deliver: ['rebind'],
}

interface Answered {
  mode: ModeName
  subStatus: string
  /** A dispute is open: its steps wait. */
  isDisputed?: boolean
  /** It was decided, and the decision is not carried out yet. */
  isRuled?: boolean
  /** Neither party can act. */
  isFrozen?: boolean
  /** The seller has to submit the account that staff verify. */
  lacksAccount?: boolean
}
/** Whether a reply is meant for an order: for its mode and stage, for all orders, or for others. */
export function fitOf({ modes = [], stages = [], step }: DeskReply, order: Answered): 'fits' | 'general' | 'other' {
  const wanted = stages.length > 0 || !step ? stages : (STAGES_OF_STEP[step] ?? [])
  const isAt = (stage: ReplyStage) =>
    order.isDisputed
      ? stage === (order.isRuled ? 'ruled' : 'dispute')
      : order.isFrozen
        ? stage === 'frozen'
        : (stage === 'submit' && order.lacksAccount === true) ||
          (REPLY_STAGES[stage].at as readonly string[]).includes(order.subStatus)
  if (modes.length > 0 && !modes.includes(order.mode)) return 'other'
  if (wanted.length > 0 && !wanted.some(isAt)) return 'other'
  return modes.length + wanted.length > 0 ? 'fits' : 'general'
}

/** Replies in the order in which they are offered: those meant for the order, those for all orders; then the rest. */
export function repliesFor<One extends DeskReply>(
  list: readonly One[],
  order: Answered,
): { first: One[]; rest: One[] } {
  const of = (fit: ReturnType<typeof fitOf>) => list.filter((reply) => fitOf(reply, order) === fit)
  return { first: [...of('fits'), ...of('general')], rest: of('other') }
}

/** Fills the placeholders of a reply; unknown ones are left unchanged. */
export const fillReply = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => values[name] ?? whole)

/** A code word as shown to staff: only its beginning and end. */
export function maskCodeWord(word: string): string {
  const letters = graphemes(word)
  if (letters.length === 0) return ''
  return letters.length < 4 ? `${letters[0]}**` : `${letters.slice(0, 2).join('')}***${letters.slice(-2).join('')}`
}

/** Maximum characters of a note or canned reply. */
export const DESK_WORDS = 500
