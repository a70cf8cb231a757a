import { moneyText, readFen, ZERO } from '@/lib/shared/money/money'
import { formatDateTime, formatShortTime } from '@/lib/shared/time'
import { isOver } from '@/lib/shared/trade/order-status'
import type { Rules } from '../../../core/tenancy/types'
import type { Turn, Words } from '../flow/mode'
import { beganAt, reportedUntil } from '../flow/rental-effects'
import { laterInForce } from '../flow/rule-words'
import { keptPart, keptUntil } from '../internal/rent-cover'
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
        text: `${keptText(order)}。收到这次租期内违规的封禁通知，可以申请理赔。`,
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
  const when = until ? `${formatDateTime(until).slice(0, 16)} 退还` : `归还后 ${ban.lateDays} 天退还`
  return [
    ['封禁保障', ban.coveredBy.map((side) => COVERED_BY[side]).join('、')],
    ['押金保留', sum > 0n ? `${moneyText(sum)}，${when}` : ''],
  ]
}
