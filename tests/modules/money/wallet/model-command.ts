import { inArray } from 'drizzle-orm'
import type fc from 'fast-check'
import { expect } from 'vitest'
import { goods } from '@/lib/server/db/schema/listings/catalog'
import { accounts } from '@/lib/server/db/schema/money/wallet'
import type { StaffCtx } from '@/lib/server/runtime/context'
import { Refusal } from '@/lib/server/runtime/refusal'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import type { Bank, Saver } from '../../../support/fixtures/bank'
import type { Till } from '../../../support/fixtures/till'
import { faultsOf } from '../../../support/ledger'
import type { Person, World } from '../../../support/world'
import type { DisputeModel } from './dispute-model'

/** The real market that is compared with the model. */
export interface Real {
  world: World
  till: Till
  people: Person[]
  sns: GoodsSn[]
  couponIds: number[]
  orderSns: OrderSn[]
  bank: Bank
  savers: Saver[]
  /** In the order of the model. */
  withdrawalSns: string[]
  disputeSns: string[]
  staff: StaffCtx[]
}
export type Command = fc.AsyncCommand<DisputeModel, Real>

/** Returns the context of a person, by index. */
export const ctxOf = (real: Real, who: number) => real.world.ctx(real.people[who] as Person)

/** Resolves with 0, or with the code of the refusal; any other error is thrown. */
export async function codeOf(work: Promise<unknown>): Promise<number> {
  try {
    await work
    return 0
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

async function expectSame(model: DisputeModel, { world, people, sns }: Real): Promise<void> {
  const { db } = world.services
  const books = new Map<string, bigint>()
  for (const { kind, ownerId, fen } of await db
    .select({ kind: accounts.kind, ownerId: accounts.ownerId, fen: accounts.balanceFen })
    .from(accounts))
    books.set(`${kind} ${ownerId}`, fen)
  const balanceOf = (kind: (typeof accounts.$inferSelect)['kind'], ownerId: number) =>
    books.get(`${kind} ${ownerId}`) ?? 0n
  const shelf = new Map((await db.select().from(goods).where(inArray(goods.sn, sns))).map((row) => [row.sn, row]))
  expect({
    balances: people.map(({ userId }) => balanceOf('user', userId)),
    platform: balanceOf('platform', 0),
    dist: balanceOf('dist', 1),
    marketing: balanceOf('marketing', 0),
    cover: balanceOf('cover', 0),
    clearing: { 1: balanceOf('clearing', 1), 2: balanceOf('clearing', 2) },
    goods: sns.map((sn) => ({ stock: shelf.get(sn)?.stock, reserved: shelf.get(sn)?.reserved })),
  }).toEqual({
    balances: model.balances,
    platform: model.platform,
    dist: model.dist,
    marketing: model.marketing,
    cover: model.cover,
    clearing: model.clearing,
    goods: model.goods.map(({ stock, reserved }) => ({ stock, reserved })),
  })
  const held = model.balances.reduce(
    (sum, balance) => sum + balance,
    model.escrow +
      model.underWay +
      model.deposited +
      model.platform +
      model.cover +
      model.dist +
      model.marketing +
      model.clearing[1] +
      model.clearing[2],
  )
  expect(held, 'nothing is made or lost').toBe(0n)
  expect(await faultsOf(world)).toEqual([])
}

/** Runs an operation in both, after which their ledgers must be equal. */
export const command = (
  name: string,
  ready: (model: DisputeModel) => boolean,
  act: (model: DisputeModel, real: Real) => Promise<void>,
): Command => ({
  toString: () => name,
  check: ready,
  async run(model, real) {
    const { houseFunds: before } = model
    await act(model, real)
    await expectSame(model, real)
    // Even if everyone colludes, including distributor and inviter, no operation costs the platform money.
    expect(model.houseFunds, 'the platform loses nothing by a step').toBeGreaterThanOrEqual(before)
  },
})
