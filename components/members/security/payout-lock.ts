/** How long nothing is withdrawn after what guards the account was changed; no figure before the rule in force is known. */
export const payoutLock = (user: { payoutLockHours: number } | null | undefined): string =>
  user ? `${user.payoutLockHours} 小时内不能提现` : '随后一段时间不能提现'
