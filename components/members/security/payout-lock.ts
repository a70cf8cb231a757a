/** How long withdrawals are locked after a security change; empty until the current rule is known. */
export const payoutLock = (user: { payoutLockHours: number } | null | undefined): string =>
  user ? `${user.payoutLockHours} 小时内不能提现` : '随后一段时间不能提现'
