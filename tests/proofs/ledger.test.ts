import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Random } from '@/lib/server/db/seed/random'
import { postTransfer } from '@/lib/server/modules/money/wallet/internal/post-transfer'
import { COVER_FUND, PLATFORM } from '@/lib/server/modules/money/wallet/rules'
import type { Account, Line, Transfer, TransferKind } from '@/lib/server/modules/money/wallet/types'
import { Refusal } from '@/lib/server/runtime/refusal'
import type { Fen } from '@/lib/shared/money/money'
import { proofSize, proofTimeout } from '../support/proof-size'
import { World } from '../support/world'

const OPERATIONS = proofSize('money')
/**
 * Number of concurrent lanes, each with its own balances, so that its model is exact; clearing, platform and
 * distributor accounts are shared.
 */
const LANES = 12
const PURSES = 25
/** Number of events of a lane that may be repeated. */
const REMEMBERED = 1000

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const keyOf = ({ kind, ownerId }: Account) => `${kind} ${ownerId}`

/** The people and orders of one lane, with their expected balances. */
class Lane {
  readonly balances = new Map<string, bigint>()
  readonly posted: Transfer[] = []
  readonly counts = { posted: 0, repeated: 0, short: 0 }
  #orders = 0
  #running: { escrow: Account; buyer: Account; amount: bigint }[] = []

  constructor(
    readonly number: number,
    readonly random: Random,
  ) {}

  async operate(i: number): Promise<void> {
    if (this.posted.length > 0 && this.random.chance(0.1)) return this.#again()
    await this.#post(this.#next(i))
  }

  #purse = (): Account => ({ kind: 'user', ownerId: this.number * 1000 + this.random.int(1, PURSES) })
  #transfer = (kind: TransferKind, ref: string, lines: [Account, bigint][]): Transfer => ({
    kind,
    ref,
    memo: '',
    at: new Date(),
    lines: lines.map(([account, amount]): Line => ({ account, amount: amount as Fen })),
  })

  /** Money is received, held for an order, refunded or shared; sometimes more than available. */
  #next(i: number): Transfer {
    const ref = `${this.number}-${i}`
    const amount = BigInt(this.random.int(1, 50_000))
    const running = this.#running.length > 0 && this.random.chance(0.5) ? this.#running.shift() : undefined
    if (running) {
      const { escrow, buyer, amount: held } = running
      if (this.random.chance(0.3))
        return this.#transfer('orderRefund', ref, [
          [escrow, -held],
          [buyer, held],
        ])
      const fee = (held * 5n) / 100n
      const share = fee / 3n
      const premium = held / 10n
      const dist: Account = { kind: 'dist', ownerId: this.random.int(1, 3) }
      const lines: [Account, bigint][] = [
        [escrow, -held],
        [this.#purse(), held - fee - premium],
        [COVER_FUND, premium],
        [PLATFORM, fee - share],
        [dist, share],
      ]
      return this.#transfer('orderRelease', ref, lines)
    }
    if (this.random.chance(0.15)) return this.#claim(ref, amount)
    const purse = this.#purse()
    if (this.random.chance(0.4)) {
      const clearing: Account = { kind: 'clearing', ownerId: this.random.int(1, 2) }
      return this.#transfer('recharge', ref, [
        [clearing, -amount],
        [purse, amount],
      ])
    }
    const escrow: Account = { kind: 'escrow', ownerId: this.number * 10_000_000 + ++this.#orders }
    const paid = this.random.chance(0.2) ? this.#lastFen(purse) : amount
    return this.#transfer('orderHold', ref, [
      [purse, -paid],
      [escrow, paid],
    ])
  }

  /** The whole balance, or one fen more: balances grow over time, and a random amount would never exceed one. */
  #lastFen(purse: Account): bigint {
    const held = this.balances.get(keyOf(purse)) ?? 0n
    return held > 0n && this.random.chance(0.5) ? held : held + 1n
  }

  /** The fund pays a claim, whatever its balance; a seller pays one, or repays an advance, as far as possible. */
  #claim(ref: string, amount: bigint): Transfer {
    if (this.random.chance(0.4))
      return this.#transfer('claimPaid', ref, [
        [COVER_FUND, -amount],
        [this.#purse(), amount],
      ])
    const seller = this.#purse()
    if (this.random.chance(0.5))
      return this.#transfer(this.random.chance(0.5) ? 'claimRecovery' : 'debtRepaid', ref, [
        [seller, -amount],
        [COVER_FUND, amount],
      ])
    const buyer = this.#purse()
    if (buyer.ownerId === seller.ownerId) return this.#claim(ref, amount)
    return this.#transfer('claimSettled', ref, [
      [seller, -amount],
      [COVER_FUND, -amount / 10n],
      [buyer, amount + amount / 10n],
    ])
  }

  async #post(transfer: Transfer): Promise<void> {
    const isShort = transfer.lines.some(
      ({ account, amount }) => account.kind === 'user' && (this.balances.get(keyOf(account)) ?? 0n) + amount < 0n,
    )
    const posted = await post(transfer)
    expect(posted, JSON.stringify(transfer.ref)).toBe(isShort ? 'short' : 'posted')
    this.counts[posted]++
    if (isShort) return
    if (this.posted.length < REMEMBERED) this.posted.push(transfer)
    else this.posted[this.random.int(0, REMEMBERED - 1)] = transfer
    for (const { account, amount } of transfer.lines.filter((line) => line.amount !== 0n))
      this.balances.set(keyOf(account), (this.balances.get(keyOf(account)) ?? 0n) + amount)
    if (transfer.kind !== 'orderHold') return
    const [paid, held] = transfer.lines as [Line, Line]
    this.#running.push({ escrow: held.account, buyer: paid.account, amount: held.amount })
  }

  /** Repeats an event, which must change nothing. */
  async #again(): Promise<void> {
    const transfer = this.posted[this.random.int(0, this.posted.length - 1)] as Transfer
    expect(await post(transfer)).toBe('repeated')
    this.counts.repeated++
  }
}

async function post(transfer: Transfer): Promise<'posted' | 'repeated' | 'short'> {
  try {
    return (await world.services.db.transaction((tx) => postTransfer(tx, transfer))) ? 'posted' : 'repeated'
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'BALANCE_SHORT') return 'short'
    throw error
  }
}

it(
  `after ${OPERATIONS} operations, ${LANES} concurrent, every balance equals the model to the fen`,
  async () => {
    const lanes = Array.from({ length: LANES }, (_, number) => new Lane(number + 1, new Random(number + 1)))
    await Promise.all(
      lanes.map(async (lane, number) => {
        for (let i = number; i < OPERATIONS; i += LANES) await lane.operate(i)
      }),
    )
    const expected = new Map<string, bigint>()
    for (const lane of lanes)
      for (const [key, amount] of lane.balances) expected.set(key, (expected.get(key) ?? 0n) + amount)
    const { rows } = await world.services.db.execute<{ key: string; fen: string }>(
      sql`select kind || ' ' || owner_id as key, balance_fen as fen from accounts`,
    )
    expect(new Map(rows.map(({ key, fen }) => [key, BigInt(fen)]))).toEqual(expected)
    expect(await world.audit()).toEqual([])
    const counts = (name: 'posted' | 'repeated' | 'short') => lanes.reduce((sum, lane) => sum + lane.counts[name], 0)
    expect(counts('posted') + counts('repeated') + counts('short')).toBe(OPERATIONS)
    expect(Math.min(counts('repeated'), counts('short'))).toBeGreaterThan(OPERATIONS / 100)
  },
  proofTimeout('money', 120_000),
)
