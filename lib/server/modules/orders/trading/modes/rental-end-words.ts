import { fen, moneyText, readFen, ZERO } from '@/lib/shared/money/money'
import { formatDateTime, formatShortTime } from '@/lib/shared/time'
import { isOver } from '@/lib/shared/trade/order-status'
import type { Rules } from '../../../core/tenancy/types'
import type { Turn, Words } from '../flow/mode'
import { beganAt, reportedUntil } from '../flow/rental-effects'
import { laterInForce } from '../flow/rule-words'
import { keptPart, keptUntil } from '../internal/rent-cover'
import { grantedOf, sellerIncome } from '../rules'
import type { Order, Party } from '../types'

/** What happens with the deposit if the owner raises nothing: it goes back, or a part of it is kept until a later time. */
export function backText(order: Order): string {
  const until = keptUntil(order)
  const sum = keptPart(order, ZERO)
  if (!until || sum === 0n) return `押金${laterInForce('checkHours')}自动退还`
  const kept = `${moneyText(sum)} 因游戏封禁较晚保留到 ${formatShortTime(until)}，到期没有封禁申请自动退还`
  const rest = order.depositFen - sum
  return rest === 0n ? `押金 ${kept}` : `押金 ${moneyText(rest)} ${laterInForce('checkHours')}自动退还，其余 ${kept}`
}
/** How much of the deposit is kept, and until when. */
export function keptText({ terms: { rental } }: Order): string {
  const { sum, until } = rental?.kept ?? {}
  if (!sum || !until) return ''
  return `押金 ${moneyText(readFen(sum))} 按规则保留到 ${formatShortTime(new Date(until))}，到期没有封禁申请就退还租客`
}

/** Ended before its time was over, by the renter or through the owner's fault. */
export const isEarly = ({ terms: { rental } }: Order): boolean =>
  Boolean(rental?.backAt && rental.endsAt && rental.backAt < rental.endsAt)

const GOES_ON = '到期自动收回，请先存好游戏进度；要继续玩请在到期前续租。'
/** To the renter while the time runs: until when a mismatch can be reported, and who helps after that. */
export function rentingWords(order: Order, { now, rules }: { now: Date; rules: Rules }): Words | undefined {
  if (beganAt(order) > now) return undefined
  const until = reportedUntil(order, rules)
  const report = order.terms.rental?.reported
    ? '每笔订单只能反馈一次不符，有问题请在群聊里联系客服。'
    : until < now
      ? '反馈账号与描述不符的时间已过，有问题请在群聊里联系客服。'
      : `账号与描述不符的，${formatShortTime(until)} 前可以反馈。`
  return { tone: 'info', title: '租用中', text: `${report}${GOES_ON}` }
}
export const backWords = (order: Order): Words => ({
  tone: 'info',
  title: '等待号主验收',
  text: `${isEarly(order) ? '账号已提前归还，不再计时' : '租期已结束'}。号主没有异议，${backText(order)}。`,
})
export const keptWords = (order: Order, reader: Party): Words =>
  reader === 'buyer'
    ? {
        tone: 'info',
        title: '已完成，押金保留中',
        text: `这款游戏封禁较晚，${keptText(order)}。`,
      }
    : {
        tone: 'safe',
        title: '已完成，租金已到账',
        text: `${incomeText(order)}${keptText(order)}。收到这次租期内违规的封禁通知，可以申请理赔。`,
      }
/** What the owner of a settled rental got: the rent, and the compensation from the deposit. */
function incomeText(order: Order): string {
  const { amount, granted } = sellerIncome(order)
  const rent = `租金 ${moneyText(fen(amount - granted))}（已扣服务费）`
  return granted === 0n
    ? `${rent}已到你的余额。`
    : `${moneyText(amount)} 已到你的余额：${rent}，押金赔付 ${moneyText(granted)}。`
}
/** Of a settled rental whose deposit is not kept. */
export const settledWords = (order: Order, reader: Party): Words => ({
  tone: 'safe',
  title: '已完成',
  text: reader === 'seller' ? incomeText(order) : depositText(order),
})
/** What became of the renter's deposit. */
function depositText(order: Order): string {
  const { depositFen, claimedFen } = order
  const granted = grantedOf(order)
  // how much a claim about a ban took of the deposit is among the sums
  if (claimedFen !== null) return '封禁赔付已处理，押金去向见本页的“金额”。'
  if (granted === 0n) return depositFen > 0n ? '押金已退回你的余额，欢迎再租。' : '欢迎再租。'
  const rest = fen(depositFen - granted)
  return `押金 ${moneyText(granted)} 赔给号主${rest > 0n ? `，${moneyText(rest)} 已退回你的余额` : ''}。`
}

const claimedOf = ({ terms }: Order) => readFen(terms.rental?.claimed)
export const claimedText = (order: Order): string => moneyText(claimedOf(order))
/** While staff have not decided yet about what the owner claims of the deposit; undefined: nothing is claimed. */
export function claimingWords(order: Order, reader: Party): Words | undefined {
  if (order.subStatus !== 'CHECK' || claimedOf(order) === 0n) return undefined
  const text = `从押金 ${moneyText(order.depositFen)} 中赔付 ${claimedText(order)}。客服会查看双方的凭证后处理。`
  return reader === 'seller'
    ? {
        tone: 'info',
        title: '已申请扣押金，等待客服处理',
        text: `你申请${text}租金不受影响，处理后一并到账。`,
      }
    : { tone: 'warn', title: '号主申请扣押金，等待客服处理', text: `号主申请${text}其余押金按规则退还给你。` }
}

export const CLAIMED_RENT: Turn = {
  buyer: {
    tone: 'warn',
    title: '号主申请封禁赔付，押金暂不退还',
    text: '保留的押金留在平台，理赔结束后再退还或用于赔付。请到理赔页说明情况。',
  },
  seller: { tone: 'info', title: '理赔处理中', text: '保留的押金留在平台。请到理赔页查看进展和期限。' },
}

const COVERED_BY = { owner: '号主已开通', renter: '租客已购买' }
/** Rows about bans: who bought a cover, and what is kept of the deposit. */
export function banRows(order: Order): [string, string][] {
  const { ban } = order.terms.rental ?? {}
  if (!ban) return []
  const sum = isOver(order.status) && order.subStatus !== 'KEPT' ? ZERO : keptPart(order, ZERO)
  const until = keptUntil(order)
  const back = until ? `${formatDateTime(until).slice(0, 16)} 退还` : `归还后 ${ban.lateDays} 天退还`
  const when = order.claimId === null ? back : '理赔结束后退还或用于赔付'
  return [
    ['封禁保障', ban.coveredBy.map((side) => COVERED_BY[side]).join('、')],
    ['押金保留', sum > 0n ? `${moneyText(sum)}，${when}` : ''],
  ]
}
