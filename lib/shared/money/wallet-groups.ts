/** Filter groups of wallet movements. */
export const RECORD_GROUPS = [
  'recharge',
  'payment',
  'income',
  'refund',
  'payout',
  'deposit',
  'claim',
  'invite',
  'other',
] as const
export type RecordGroup = (typeof RECORD_GROUPS)[number]

export const GROUP_NAMES: Readonly<Record<RecordGroup, string>> = {
  recharge: '充值与在线支付',
  payment: '订单付款',
  income: '交易收入',
  refund: '退款',
  payout: '提现',
  deposit: '保证金与预留',
  claim: '理赔',
  invite: '邀请奖励',
  other: '其他',
}

/** Maximum rows of one download; longer periods must be split. */
export const STATEMENT_MOST = 5000
/** Maximum days of one download. */
export const STATEMENT_DAYS = 366
