/** To a payee that was paid before. */
interface ModelWithdrawal {
  who: number
  amount: bigint
  fee: bigint
  state: 'waiting' | 'paid' | 'failed' | 'returned' | 'cancelled'
}

const DAY = 24 * 3600

/** The part of the model for balances and withdrawals. Amounts in fen, times in seconds. */
export class PayoutModel {
  now = 0
  balances: bigint[] = []
  platform = 0n
  clearing: Record<1 | 2, bigint> = { 1: 0n, 2: 0n }
  withdrawals: ModelWithdrawal[] = []
  /** Recharged and unspent money: cannot be withdrawn for a day. */
  fresh: { who: number; amount: bigint; at: number }[] = []
  /** People whose payouts fail. */
  fails = new Set<number>()

  withdraw(who: number, amount: bigint): number {
    const fresh = this.fresh.filter((one) => one.who === who && one.at > this.now - DAY)
    const free = fresh.reduce((left, one) => left - one.amount, this.balances[who] as bigint)
    if (free < amount) return 1303
    const share = amount / 100n
    this.add(who, -amount)
    this.withdrawals.push({ who, amount, fee: share > 100n ? share : 100n, state: 'waiting' })
    return 0
  }

  cancelWithdrawal(at: number): number {
    const withdrawal = this.withdrawals[at] as ModelWithdrawal
    if (withdrawal.state !== 'waiting') return 1314
    withdrawal.state = 'cancelled'
    this.add(withdrawal.who, withdrawal.amount)
    return 0
  }

  /** The bank returns a payout. */
  returnPayout(withdrawal: ModelWithdrawal): void {
    const { who, amount, fee } = withdrawal
    withdrawal.state = 'returned'
    this.clearing[1] -= amount - fee
    this.platform -= fee
    this.add(who, amount)
  }

  /** Sends pending payouts, and refunds those that fail. */
  protected payOut(): void {
    for (const withdrawal of this.withdrawals) {
      if (withdrawal.state !== 'waiting') continue
      const { who, amount, fee } = withdrawal
      withdrawal.state = this.fails.has(who) ? 'failed' : 'paid'
      if (withdrawal.state === 'failed') this.add(who, amount)
      else {
        this.clearing[1] += amount - fee
        this.platform += fee
      }
    }
  }

  get underWay(): bigint {
    return this.withdrawals.reduce((sum, { state, amount }) => (state === 'waiting' ? sum + amount : sum), 0n)
  }

  protected add(who: number, amount: bigint): void {
    this.balances[who] = (this.balances[who] as bigint) + amount
  }
}
