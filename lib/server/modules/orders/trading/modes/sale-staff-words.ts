import { HOUSE_ID } from '@/lib/shared/ids'
import { fen, moneyText } from '@/lib/shared/money/money'
import { hasSigned } from '../flow/agreement-effects'
import type { Turn } from '../flow/mode'
import { penaltyOf } from '../flow/penalty-effects'
import { inForce } from '../flow/rule-words'
import { isStaffed, isSubmitted, isUnattended, mayWaive } from '../flow/staff-effects'
import type { Order } from '../types'
import { isChecked } from './sale-check'
import type { SaleParts } from './sale-parts'

type Parties = SaleParts['parties']

/** Refund and penalty when staff find that the seller did not complete the rebinding. */
export const saleFaultText =
  ({ buyer, seller }: Parties) =>
  (order: Order): string => {
    const due = penaltyOf(order)
    const back = `订单取消，${moneyText(order.totalFen)} 原路退给${buyer}。`
    if (due === 0n) return back
    const half = fen(due / 2n)
    const isOfHouse = order.sellerId === HOUSE_ID
    const from = isOfHouse ? '平台' : `${seller}从余额`
    const limit = isOfHouse ? '' : '余额不足的，扣完为止，按同样比例分配。'
    return `${back}${from}付违约金 ${moneyText(fen(due))}：${moneyText(fen(due - half))} 给${buyer}，${moneyText(half)} 归平台。${limit}`
  }

/** Why an order is cancelled whose account staff found not to be as described. */
export const MISMATCH = '验号结果与描述不符'
/** Staff found that the account is not as described, and took the item off the shelf. */
export function mismatchTurn({ buyer, seller }: Parties, { cancelReason, goodsSn }: Order): Turn | undefined {
  if (cancelReason !== MISMATCH) return undefined
  const [title, text] = [`因${seller}原因取消`, '订单已结束，已付款项原路退回。']
  const todo = goodsSn === null ? '' : '商品已由客服下架，请按账号实际情况修改，审核通过后恢复展示。'
  return {
    buyer: { tone: 'muted', title, text },
    seller: { tone: 'muted', title, text: `订单已结束，货款原路退给${buyer}。${todo}` },
  }
}

/**
 * Texts that depend on more than the place: whether the account was submitted, and whether a staff member has accepted
 * the order.
 */
export function staffedTurn(parties: Parties, order: Order): Turn | undefined {
  if (!isStaffed(order)) return order.terms.sale?.waived && order.subStatus === 'VERIFY' ? waived(parties) : undefined
  if (order.subStatus === 'ASSIGN') return queued(parties, order)
  if (order.subStatus === 'SIGN') return signing(parties, order)
  if (order.subStatus !== 'VERIFY') return undefined
  if (isChecked(order)) return RELOGIN
  return isSubmitted(order) ? verifying(parties) : awaitingAccount(parties)
}

/** The account was checked before the sale: staff only log in again. */
const RELOGIN: Turn = {
  buyer: {
    tone: 'info',
    title: '客服正在登录复核',
    text: '这个账号上架时已由客服验号。客服再登录核对一次，无误后直接进入下一步，不用等卖家提交账号。复核前你可以申请退款，全额退回。',
  },
  seller: {
    tone: 'info',
    title: '客服正在登录复核',
    text: '账号资料沿用寄售验号时提交的。请在群里配合客服登录，期间不要自己登录或改资料。资料有变动请修改提交的账号，订单会改为重新验号。',
  },
}

/** Once one party has signed. */
function signing({ buyer, seller }: Parties, order: Order): Turn | undefined {
  const waits = (other: string) =>
    ({
      tone: 'info',
      title: `你已签署，等待${other}签署`,
      staffTitle: '已签署',
      text: `${other}签署后开始换绑。${other}不签署或超时，订单取消，货款全额退回${buyer}，双方都不付违约金。`,
    }) as const
  const signs = (other: string) =>
    ({
      tone: 'warn',
      title: '待你签署转让协议',
      staffTitle: '未签署',
      text: `${other}已签署。请在 ${inForce('signHours')}内签署，签署后开始换绑，任何一方都不能单独取消。不签署或超时，订单取消并全额退款，不付违约金。`,
    }) as const
  if (hasSigned(order, 'seller')) return { buyer: signs(seller), seller: waits(buyer) }
  if (hasSigned(order, 'buyer')) return { buyer: waits(seller), seller: signs(buyer) }
  return undefined
}

const awaitingAccount = ({ buyer, seller }: Parties): Turn => ({
  buyer: {
    tone: 'info',
    title: `等待${seller}提交账号`,
    text: `客服已接入。${seller}提交账号后客服登录核对，结果和截图会显示在订单页。验号前你可以申请退款，全额退回。`,
  },
  seller: {
    tone: 'warn',
    title: '请提交账号给客服验号',
    text: `在这里提交账号和密码，加密保存，只有跟进的客服能看到，${buyer}看不到。登录需要验证码时，等客服在群里通知后本人完成验证，不要把验证码发给任何人。`,
  },
})

const verifying = ({ buyer, seller }: Parties): Turn => ({
  buyer: {
    tone: 'info',
    title: '客服正在验号',
    text: `${seller}已提交账号，客服登录后与描述逐项核对，结果和截图会显示在订单页。验号前你可以申请退款，全额退回。`,
  },
  seller: {
    tone: 'info',
    title: '已提交账号，客服正在验号',
    text: `请在群里配合客服登录，期间不要自己登录或改资料。${buyer}看过验号结果后开始换绑。`,
  },
})

function queued(parties: Parties, order: Order): Turn {
  const { buyer } = parties
  const submit = isChecked(order)
    ? '账号资料沿用寄售验号时提交的，客服接入后登录复核。'
    : isSubmitted(order)
      ? '账号已提交，客服接入后开始验号。'
      : '可以先提交账号，客服接入后马上验号。'
  if (!isUnattended(order)) {
    const turn = staffTurns(parties)['1 ASSIGN']
    return isSubmitted(order)
      ? { ...turn, seller: { ...turn.seller, tone: 'info', text: `${buyer}已付款。${submit}` } }
      : turn
  }
  const choice = mayWaive(order) ? '取消并全额退款，或者不验号继续交易' : '取消并全额退款'
  const others = mayWaive(order) ? '继续等、取消或不验号交易' : '继续等或取消'
  return {
    buyer: {
      tone: 'warn',
      title: '客服还没接入，由你选择',
      staffTitle: `客服还没接入，由${buyer}选择`,
      text: `订单仍在排队，有客服空闲会马上接入。你可以继续等（不用操作），也可以${choice}。`,
    },
    seller: {
      tone: 'info',
      title: '客服还没接入',
      text: `订单仍在排队，${buyer}可以选择${others}。${submit}需要你操作时会通知你。`,
    },
  }
}

const waived = ({ buyer, seller }: Parties): Turn => ({
  buyer: {
    tone: 'info',
    title: `等待${seller}交付账号`,
    text: `你选择了不验号。${seller}交付后请先登录核对、换绑，再确认收货；交付前可以申请退款，全额退回。`,
  },
  seller: {
    tone: 'warn',
    title: '请交付账号资料',
    text: `${buyer}选择不验号。请在 ${inForce('startHours')}内在这里交付账号和密码，只有这位${buyer}能看到，不要发在群里。`,
  },
})

/** The account is confirmed and rebound with a staff member in the chat. */
export const staffTurns = ({ buyer, seller }: Parties) => ({
  '1 ASSIGN': {
    buyer: {
      tone: 'info',
      title: '等待客服接入',
      text: '货款由平台托管，客服接入后在群聊里验号。接入前你可以申请退款，全额退回。',
    },
    seller: { tone: 'warn', title: '等待客服接入', text: `${buyer}已付款。可以先提交账号，客服接入后马上验号。` },
  } satisfies Turn,
  '1 VERIFIED': {
    buyer: {
      tone: 'warn',
      title: '待你查看验号结果',
      staffTitle: '待查看验号结果',
      text: '账号与描述一致。请先看验号截图，同意后开始换绑；换绑开始后，任何一方都不能单独取消。',
    },
    seller: { tone: 'info', title: `验号通过，等待${buyer}确认`, text: `${buyer}确认后请按客服指引换绑，再交付账号。` },
  } satisfies Turn,
  '1 SIGN': {
    buyer: {
      tone: 'info',
      title: `等待${seller}签署转让协议`,
      staffTitle: '未签署',
      text: `${seller}先签，${inForce('signHours')}内；${seller}签署后你有 ${inForce('signHours')}签署，也可以现在就签。任何一方不签，订单取消并全额退款，不付违约金。`,
    },
    seller: {
      tone: 'warn',
      title: '待你签署转让协议',
      staffTitle: '未签署',
      text: `${buyer}已认可验号结果。请在 ${inForce('signHours')}内签署账号转让协议，双方签署后开始换绑。不签署或超时，订单取消，双方都不付违约金。`,
    },
  } satisfies Turn,
  '1 REBIND': {
    buyer: {
      tone: 'info',
      title: '换绑中',
      text: `${seller}正按客服指引把账号换绑给你，请在群里配合客服，用要绑定的手机号完成验证（验证码只在游戏内填写，不要发给任何人）。换绑期间任何一方都不能单独取消。`,
    },
    seller: {
      tone: 'warn',
      title: '待你换绑并交付',
      staffTitle: '待换绑并交付',
      text: `按客服指引换绑并改好密码，再在这里交付新的账号资料，只有这位${buyer}能看到。超时未交付，订单会冻结并由客服处理。`,
    },
  } satisfies Turn,
})
