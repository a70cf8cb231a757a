import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { payeeName } from '@/lib/shared/money/payout'
import { formatShortTime } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { PayeeRow, WithdrawalRow } from '../types'

interface WithdrawalNotice {
  tx: Tx
  effects: Effects
  /** In its current state. */
  withdrawal: WithdrawalRow
  payee: PayeeRow
  /** Made by the weekly withdrawal of the member. */
  isAutomatic?: boolean
  at: Date
}

/** Notifies the owner of each state once, even if the provider's notification arrives twice. */
export async function notifyWithdrawal({
  tx,
  effects,
  withdrawal,
  payee,
  isAutomatic = false,
  at,
}: WithdrawalNotice): Promise<void> {
  const { sn, userId, distId, status } = withdrawal
  const [words, text] = wordsOf(withdrawal, payee, at)
  const title = isAutomatic ? `每周自动${words}` : words
  const href = withdrawal.ofDist === null ? `/center/myself/cashWithdrawal?sn=${sn}` : '/console/shares'
  const key = `withdrawal ${sn} ${status}`
  const notice = { userId, distId, kind: 'money', key, title, text, href, isUrgent: true } as const
  await notifyUsers(tx, effects, { notices: [notice], at })
}

function wordsOf(
  { status, amountFen, feeFen, sendAt, why, ofDist }: WithdrawalRow,
  payee: PayeeRow,
  at: Date,
): [title: string, text: string] {
  const amount = `${ofDist === null ? '' : '分成 '}¥${fenToYuan(amountFen)}`
  const to = payeeName(payee)
  const back = `${why ? `${why}。` : ''}${amount}已退回${ofDist === null ? '' : '分成'}余额，不收手续费。`
  switch (status) {
    case 'review':
      return [
        `提现 ${amount} 等待人工审核`,
        `由${ofDist === null ? '两位客服' : '平台财务'}复核，将打到${to}。不是你本人操作时，请立即取消。`,
      ]
    case 'waiting': {
      const when = sendAt > at ? `${formatShortTime(sendAt)}打款` : '即将打款'
      return [`提现 ${amount} 已受理`, `${when}，收款账户${to}。不是你本人操作时，请立即取消。`]
    }
    case 'sent':
      return [`提现 ${amount} 已提交打款`, `正在打到${to}，到账后会再通知你。`]
    case 'paid':
      return [`提现 ${amount} 已到账`, `${to}收到¥${fenToYuan((amountFen - feeFen) as Fen)}。`]
    case 'failed':
      return [`提现 ${amount} 打款失败`, back]
    case 'returned':
      return [`提现 ${amount} 被退回`, back]
    case 'refused':
      return [`提现 ${amount} 复核未通过`, back]
    case 'cancelled':
      return [`提现 ${amount} 已取消`, back]
  }
}
