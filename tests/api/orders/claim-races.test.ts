import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { applyClaimAction } from '@/lib/server/modules/aftersales/cases/claim/apply-claim-action'
import { processDueClaims } from '@/lib/server/modules/aftersales/cases/claim/process-due-claims'
import { recordRecovery } from '@/lib/server/modules/aftersales/cases/claim/record-recovery'
import { Refusal } from '@/lib/server/runtime/refusal'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { ClaimAction } from '@/lib/shared/trade/claims'
import { ClaimCase, runClaims } from '../../support/fixtures/claim'
import { runClock } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'
import { faultsOf } from '../../support/ledger'
import { type Person, World } from '../../support/world'

/** Enough rounds for either of two concurrent operations to come first. */
const ROUNDS = 8
const HOUR = 3_600_000

/** Concurrent operations on a claim take effect once, and the ledger stays correct. */
describe('concurrent operations on one claim', () => {
  const world = new World()
  let staff: [Person, Person]
  beforeAll(async () => {
    await world.open()
    staff = [await world.person({ staff: 'service' }), await world.person({ staff: 'service' })]
  })
  afterAll(() => world.close())
  afterEach(async () => expect(await faultsOf(world)).toEqual([]))

  /** Creates a claim for a completed account order of 1000.00. */
  const filed = async () => {
    const one = await ClaimCase.open(world, { ensureId: '1' })
    world.pass({ days: 7, seconds: 1 })
    await runClock(world)
    expect(await one.file()).toMatchObject({ code: 0 })
    return one
  }
  const granted = async () => {
    const one = await filed()
    await one.decide(staff[0], true)
    return one
  }
  /** Resolves with undefined if the operation succeeded, or with the reason of its refusal. Other errors are thrown. */
  const settled = async (work: Promise<unknown>): Promise<string | undefined> => {
    try {
      await work
      return undefined
    } catch (error) {
      if (error instanceof Refusal) return error.reason
      throw error
    }
  }
  const at = (shiftMs: number) => () => new Date(world.now().getTime() + shiftMs)
  /** Runs the scheduled job of another instance whose clock is ahead. */
  const clock = (shiftMs = 0) =>
    processDueClaims({ ...systemCtx(world.services, world.dist()), now: at(shiftMs) }, { limit: 100 })
  const act = async (one: ClaimCase, by: 'buyer' | 'seller', action: ClaimAction, note = '') => {
    const { claimSn } = await one.detail('seller')
    return settled(applyClaimAction(world.ctx(one.deal.people[by]), { claimSn, action, note, pictures: [] }))
  }
  /** Counts the transfers of each claim kind for an order. */
  const transfersOf = async (one: ClaimCase): Promise<Record<string, number>> => {
    const { claimSn } = await one.detail('seller')
    const { rows } = await world.services.db.execute<{ kind: string; n: number }>(
      sql`select kind, count(*)::int as n from transfers where kind like 'claim%' and ref like ${`${claimSn}%`} group by kind order by kind`,
    )
    return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]))
  }
  const winners = (done: readonly (string | undefined)[]) => done.filter((why) => why === undefined).length

  it('two staff members decide a claim differently: only one decision is stored', async () => {
    const outcomes = new Set<boolean>()
    for (let i = 0; i < ROUNDS; i++) {
      const one = await filed()
      // The first request does not always win.
      const work = [() => one.decide(staff[0], true), () => one.decide(staff[1], false)]
      const done = await Promise.all((i % 2 ? work : work.toReversed()).map((decide) => settled(decide())))
      expect([winners(done), done.find(Boolean)]).toEqual([1, 'CLAIM_STATE'])
      const { stage, decisions } = await one.detail()
      expect(decisions).toHaveLength(1)
      expect(stage).toBe(decisions[0]?.granted ? 'recovering' : 'rejected')
      outcomes.add(decisions[0]?.granted === true)
    }
    expect(outcomes.size).toBe(2)
  })

  it('the seller appeals while the claim is being paid: it is either under review and unpaid, or paid and no longer appealable', async () => {
    for (let i = 0; i < ROUNDS; i++) {
      const one = await granted()
      const [why] = await Promise.all([
        act(one, 'seller', 'appeal', '账号不是我找回的，请再看一遍'),
        clock(7 * 24 * HOUR + 1000),
        clock(7 * 24 * HOUR + 1000),
      ])
      const { stage } = await one.detail()
      const paid = (await transfersOf(one)).claimPaid ?? 0
      if (why) expect([why, paid, stage === 'advanced' || stage === 'closed']).toEqual(['CLAIM_STATE', 1, true])
      else expect([stage, paid]).toEqual(['review', 0])
    }
  })

  it('the buyer appeals while a rejected claim is being closed: it is either under review again or closed', async () => {
    for (let i = 0; i < ROUNDS; i++) {
      const one = await filed()
      await one.decide(staff[0], false)
      const [why] = await Promise.all([
        act(one, 'buyer', 'appeal', '我没有外借账号，请复核登录记录'),
        clock(72 * HOUR + 1000),
      ])
      const { stage, outcome } = await one.detail()
      expect([stage, outcome]).toEqual(why ? ['closed', 'rejected'] : ['review', null])
      expect(await transfersOf(one)).toEqual({})
    }
  })

  it('buyer and staff report the account recovered while the seller pays: the claim ends once and pays one of them', async () => {
    for (let i = 0; i < ROUNDS; i++) {
      const one = await granted()
      const { claimSn } = await one.detail('seller')
      const pictures = [await ownPicture(world, staff[0])]
      const seen = { claimSn, reason: '登录核对，已由买家绑定', pictures }
      const done = await Promise.all([
        act(one, 'buyer', 'recovered'),
        settled(recordRecovery(world.staffCtx(staff[0]), seen)),
        settled(recordRecovery(world.staffCtx(staff[0]), seen)),
        act(one, 'seller', 'settle'),
      ])
      expect(winners(done)).toBe(1)
      const { stage, outcome } = await one.detail()
      expect([stage, outcome]).toEqual(['closed', done[3] === undefined ? 'settled' : 'recovered'])
      const moved = await transfersOf(one)
      expect(moved).toEqual(outcome === 'settled' ? { claimSettled: 1 } : {})
      await clock(8 * 24 * HOUR)
      expect(await transfersOf(one)).toEqual(moved)
    }
  })

  it('an advance paid by the platform is recovered from the seller once, under concurrent scheduled jobs', async () => {
    const ones = [await granted(), await granted(), await granted()]
    world.pass({ days: 7, seconds: 1 })
    for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 4 }, () => clock()))
    await runClaims(world)
    for (const one of ones) {
      expect(await one.detail()).toMatchObject({ stage: 'closed', outcome: 'advanced' })
      expect(await transfersOf(one)).toEqual({ claimPaid: 1, claimRecovery: 1 })
    }
  })
})
