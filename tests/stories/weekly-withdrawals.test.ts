import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { payees, payoutPlans, withdrawals } from '@/lib/server/db/schema/money/payouts'
import { users } from '@/lib/server/db/schema/people/identity'
import { resetRuleBook } from '@/lib/server/modules/core/tenancy/load-rule-book'
import { processPayoutPlans } from '@/lib/server/modules/money/payouts/process-payout-plans'
import { nextRunAt } from '@/lib/server/modules/money/payouts/rules-plan'
import { NO_DIST, systemCtx } from '@/lib/server/runtime/system-ctx'
import { DAY_MS, formatDateTime } from '@/lib/shared/time'
import { Bank, Saver } from '../support/fixtures/bank'
import { restrict } from '../support/fixtures/restriction'
import { ledgerStory, storyWorld } from '../support/ledger'

/** A member with 1000.00 who chose to withdraw every week. */
describe('weekly withdrawals', () => {
  const world = storyWorld()
  let saver: Saver
  beforeEach(async () => {
    await Bank.open(world)
    await world.services.db.delete(payoutPlans)
    saver = await Saver.open(world)
  })
  const choose = (more: Partial<Record<'payeeId' | 'weekday' | 'minimum' | 'keep' | 'payPassword', string>> = {}) =>
    saver.visitor.ask('POST /pay/savePayoutPlan', {
      payeeId: more.payeeId ?? String(saver.payeeId),
      weekday: more.weekday ?? '0',
      minimum: more.minimum ?? '50.00',
      keep: more.keep ?? '200.00',
      payPassword: more.payPassword ?? '246810',
    })
  const run = () => processPayoutPlans(systemCtx(world.services, NO_DIST), { limit: 50 })
  const week = async () => {
    world.pass({ days: 7 })
    await run()
  }
  const plan = async () => (await saver.visitor.do('GET /pay/payoutPlan', {})).plan
  const count = () => world.services.db.$count(withdrawals, eq(withdrawals.userId, saver.person.userId))
  const news = async () => (await saver.noticeTitles())[0]
  /** Without the first payout, which every saver made. */
  const FIRST = 1

  it('makes an ordinary withdrawal of what is above the amount to keep, with its fee and a notice', async () => {
    expect((await choose()).code).toBe(0)
    expect(await run(), 'not due yet').toBe(0)
    await week()
    expect(await count()).toBe(FIRST + 1)
    expect(await saver.balance()).toBe('200.00')
    expect(await news()).toBe('每周自动提现 ¥800.00 已受理')
    const [first] = (await ledgerStory(world, { saver: saver.person })).split('\n').filter((line) => /800/.test(line))
    expect(first).toBe('payoutHold   saver -800.00 | withdrawal +800.00')
    const { list } = await saver.visitor.do('GET /pay/withdrawals', {})
    expect(list[0]).toMatchObject({ amount: '800.00', fee: '8.00', canCancel: true })
  })

  it('is made once a week when many instances run at once, and after a crash between two runs', async () => {
    await choose({ keep: '0.00' })
    world.pass({ days: 7 })
    await Promise.all(Array.from({ length: 12 }, run))
    await run()
    expect(await count()).toBe(FIRST + 1)
  })

  it('another weekday does not bring a second withdrawal into the same week', async () => {
    await choose()
    await week()
    await world.recharge(saver.person, '500.00')
    for (let day = 0; day < 6; day++) {
      await choose({ weekday: String(day) })
      world.pass({ hours: 20 })
      await run()
    }
    expect(await count()).toBe(FIRST + 1)
  })

  it('is skipped with a notice when too little is above the amount to keep, without counting as a failure', async () => {
    await choose({ keep: '990.00' })
    for (let i = 0; i < 4; i++) await week()
    expect(await count()).toBe(FIRST)
    expect(await news()).toBe('本周自动提现未进行')
    expect((await plan())?.nextTime).not.toBeNull()
  })

  it('ends after three refused withdrawals in a row, with the reason', async () => {
    await choose()
    for (let i = 0; i < 3; i++) {
      // the lock of a new account
      await world.services.db.update(payees).set({ createdAt: new Date(world.now().getTime() + 7 * DAY_MS) })
      await week()
      expect(await news()).toBe(i < 2 ? '本周自动提现未进行' : '每周自动提现已关闭')
    }
    expect(await plan()).toMatchObject({ nextTime: null, endReason: expect.stringContaining('刚修改过收款账户') })
    expect(await count()).toBe(FIRST)
    expect((await choose()).code, 'can be switched on again').toBe(0)
    expect(await plan()).toMatchObject({ endReason: '' })
  })

  it('waits while the platform pauses withdrawals', async () => {
    await choose()
    await world.rule({ payoutOpen: false })
    resetRuleBook(world.services.db)
    for (let i = 0; i < 4; i++) await week()
    expect(await count()).toBe(FIRST)
    expect((await plan())?.nextTime).not.toBeNull()
    await world.rule({ payoutOpen: true })
    resetRuleBook(world.services.db)
    await week()
    expect(await count()).toBe(FIRST + 1)
  })

  it.each([
    [
      'a change of the pay password',
      () => {
        const change = { guardChange: 'payPassword', guardChangedAt: world.now() } as const
        return world.services.db.update(users).set(change).where(eq(users.id, saver.person.userId))
      },
      '修改过密码',
    ],
    [
      'the removal of its account',
      () => saver.visitor.do('POST /user/removePayee', { payeeId: String(saver.payeeId) }),
      '收款账户已删除',
    ],
    ['a restriction from withdrawals', () => restrict(world, saver.person, { kinds: ['withdraw'] }), '账号已限制提现'],
  ])('ends at once with a notice after %s', async (_, change, reason) => {
    await choose()
    await change()
    expect(await run()).toBe(1)
    expect(await plan()).toMatchObject({ nextTime: null, endReason: expect.stringContaining(reason) })
    expect(await news()).toBe('每周自动提现已关闭')
    expect(await run()).toBe(0)
  })

  it('needs the pay password and an own account, and is gone when the member switches it off', async () => {
    expect((await choose({ payPassword: '000000' })).name).toBe('WRONG_PAY_PASSWORD')
    expect((await choose({ payeeId: '999999' })).name).toBe('NOT_FOUND')
    expect(await choose({ minimum: '1.00' })).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'minimum' } })
    await choose()
    await saver.visitor.do('POST /pay/stopPayoutPlan', {})
    expect(await plan()).toBeNull()
    await week()
    expect(await count()).toBe(FIRST)
    expect(await world.services.db.$count(payoutPlans)).toBe(1)
  })
})

describe('the date of the next weekly withdrawal', () => {
  const at = new Date('2026-11-25T12:00:00+08:00') // a Wednesday
  it.each([
    [2, null, '2026-12-02 10:00:00'],
    [3, null, '2026-11-26 10:00:00'],
    [0, null, '2026-11-30 10:00:00'],
    [0, new Date(at.getTime() - DAY_MS), '2026-12-07 10:00:00'],
    [2, at, '2026-12-02 10:00:00'],
  ])('of weekday %i after a last one at %s is %s', (weekday, lastAt, next) => {
    expect(formatDateTime(nextRunAt({ weekday, lastAt }, at))).toBe(next)
  })
})
