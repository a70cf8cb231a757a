import { beforeEach, describe, expect, it } from 'vitest'
import { Bank, Saver } from '../support/fixtures/bank'
import { ledgerStory, openStory, storyWorld } from '../support/ledger'

/** A member with 1000.00 withdraws money: where it goes, what its owner sees, and what remains. */
describe('ledger of withdrawals', () => {
  const world = storyWorld()
  let bank: Bank
  let saver: Saver
  beforeEach(async () => {
    bank = await Bank.open(world)
    saver = await Saver.open(world)
  })
  /** Returns the ledger without the first payout, which every saver made. */
  const story = async () =>
    (await ledgerStory(saver.world, { saver: saver.person }))
      .split('\n')
      .filter((line) => !/^recharge|10\.00|9\.00/.test(line))
  const stateOf = async (sn: string) => {
    const { stateName, says, arrives, fee } = await saver.show(sn)
    return [stateName, says, arrives, fee].join(' | ')
  }

  it('a withdrawal is paid out', async () => {
    const sn = await saver.withdraw('500.00')
    expect(await saver.balance()).toBe('500.00')
    expect(await stateOf(sn)).toBe('等待打款 | 即将打款 | 495.00 | 5.00')
    await bank.reconcile()
    expect(await stateOf(sn)).toBe('已到账 | 用时 1 分钟 | 495.00 | 5.00')
    expect((await saver.noticeTitles()).slice(0, 3)).toEqual([
      '提现 ¥500.00 已到账',
      '提现 ¥500.00 已提交打款',
      '提现 ¥500.00 已受理',
    ])
    expect(await story()).toEqual([
      'payoutHold   saver -500.00 | withdrawal +500.00',
      'payoutPaid   withdrawal -500.00 | platform +5.00 | alipay +495.00',
      'left         alipay -506.00 | platform +6.00 | saver +500.00',
    ])
    const { list } = await saver.visitor.do('GET /user/findBalanceRecord', {})
    expect(list[0]).toMatchObject({ kindName: '提现', amount: '-500.00' })
  })

  it('a withdrawal rejected by the bank is refunded with its fee at once', async () => {
    await bank.gateway.choose(saver.account, 'fail')
    const sn = await saver.withdraw('500.00')
    await bank.reconcile()
    expect(await stateOf(sn)).toBe(
      '打款失败 | 户名与账户不一致，款项已退回余额；核对收款信息后可以重新提现 | 0.00 | 0.00',
    )
    expect(await saver.balance()).toBe('1000.00')
    expect((await saver.noticeTitles())[0]).toBe('提现 ¥500.00 打款失败')
    expect(await story()).toEqual([
      'payoutHold   saver -500.00 | withdrawal +500.00',
      'payoutBack   withdrawal -500.00 | saver +500.00',
      'left         alipay -1001.00 | platform +1.00 | saver +1000.00',
    ])
  })

  it('a withdrawal returned by the bank after payment is refunded with its fee', async () => {
    const sn = await saver.withdraw('500.00')
    await bank.reconcile()
    expect(await bank.returnIt(sn)).toBe('success')
    expect(await stateOf(sn)).toBe('被退回 | 收款银行退回，款项已退回余额；核对收款信息后可以重新提现 | 0.00 | 0.00')
    expect(await saver.balance()).toBe('1000.00')
    expect((await story()).slice(1)).toEqual([
      'payoutPaid   withdrawal -500.00 | platform +5.00 | alipay +495.00',
      'payoutReturned alipay -495.00 | platform -5.00 | saver +500.00',
      'left         alipay -1001.00 | platform +1.00 | saver +1000.00',
    ])
    // Its earlier callback has no effect any more.
    expect(await bank.send(await bank.notice(sn, { payout_status: 'SUCCESS' }))).toBe('success')
    expect(await saver.balance()).toBe('1000.00')
  })

  it('a return without a callback is found by a later query', async () => {
    const sn = await saver.withdraw('500.00')
    await bank.reconcile()
    await bank.gateway.sendBack((await bank.payout(sn)).tradeNo)
    world.pass({ hours: 25 })
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('returned')
    expect(await saver.balance()).toBe('1000.00')
  })

  it('a return is accepted even before the success of the withdrawal was reported', async () => {
    await bank.gateway.choose(saver.account, 'slow')
    const sn = await saver.withdraw('500.00')
    await bank.reconcile()
    world.pass({ minutes: 2 })
    await bank.payout(sn)
    expect(await bank.returnIt(sn)).toBe('success')
    expect((await saver.show(sn)).events.map(({ title }) => title)).toEqual([
      '提交申请，金额从余额扣除',
      '提交打款',
      '被退回',
    ])
    expect(await saver.balance()).toBe('1000.00')
  })

  it('a pending withdrawal can be cancelled', async () => {
    saver = await Saver.open(world, { known: false })
    const paid = await bank.paid()
    const sn = await saver.withdraw('500.00')
    expect((await saver.show(sn)).says).toMatch(/^\d\d-\d\d 09:00 打款$/)
    await bank.reconcile()
    expect((await saver.show(sn)).state, 'not before the next day').toBe('waiting')
    await saver.visitor.do('POST /pay/cancelWithdrawal', { withdrawalSn: sn })
    expect(await stateOf(sn)).toBe('已取消 | 款项已退回余额 | 0.00 | 0.00')
    expect(await saver.balance()).toBe('1000.00')
    world.pass({ hours: 34 })
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('cancelled')
    expect(await bank.paid()).toBe(paid)
  })

  it('the first withdrawal to a payee is paid on the next day', async () => {
    saver = await Saver.open(world, { known: false, kind: 3 })
    const sn = await saver.withdraw('500.00')
    world.pass({ hours: 34 })
    await bank.reconcile()
    expect(await saver.show(sn)).toMatchObject({ state: 'paid', payee: expect.stringMatching(/^招商银行 尾号 \d{4}$/) })
    expect((await story()).at(-2)).toBe('payoutPaid   withdrawal -500.00 | platform +5.00 | bank +495.00')
  })

  it('a withdrawal rejected by staff is refunded, with the reason', async () => {
    saver = await Saver.open(world, { balance: '6000.00' })
    const staff = await world.logIn({ staff: 'finance' })
    const sn = await saver.withdraw('5000.00')
    expect(await stateOf(sn)).toBe('人工审核 | 两位客服复核，一般 2 小时内出结果 | 4950.00 | 50.00')
    await bank.reconcile()
    const refusal = { withdrawalSn: sn, agrees: '0', reason: '收款账户与多个账号共用' } as const
    expect(await staff.do('POST /console/reviewWithdrawal', refusal)).toEqual({ needsSecond: false })
    expect(await stateOf(sn)).toBe('复核未通过 | 收款账户与多个账号共用，款项已退回余额 | 0.00 | 0.00')
    expect(await saver.balance()).toBe('6000.00')
    expect((await saver.noticeTitles())[0]).toBe('提现 ¥5000.00 复核未通过')
  })

  it('a large withdrawal is paid after approval by two staff members', async () => {
    saver = await Saver.open(world, { balance: '6000.00' })
    const [one, two] = [await world.logIn({ staff: 'finance' }), await world.logIn({ staff: 'finance' })]
    const sn = await saver.withdraw('5000.00')
    const yes = { withdrawalSn: sn, agrees: '1' } as const
    expect(await one.do('POST /console/reviewWithdrawal', yes)).toEqual({ needsSecond: true })
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('review')
    expect((await one.ask('POST /console/reviewWithdrawal', yes)).name).toBe('FOUR_EYES')
    expect(await two.do('POST /console/reviewWithdrawal', yes)).toEqual({ needsSecond: false })
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('paid')
    expect(await saver.balance()).toBe('1000.00')
  })

  it('a withdrawal retried by staff is sent at once, and paid once', async () => {
    const world = await openStory()
    bank = await Bank.open(world)
    saver = await Saver.open(world)
    const staff = await world.logIn({ staff: 'finance' })
    const retry = (withdrawalSn: string) =>
      staff.ask('POST /console/retryWithdrawal', { withdrawalSn, reason: '用户催问' })
    await bank.gateway.choose(saver.account, 'slow')
    const sn = await saver.withdraw('500.00')
    await bank.reconcile()
    world.pass({ seconds: 30 })
    await bank.reconcile()
    const shown = async () => (await staff.do('GET /console/withdrawals', { withdrawalSn: sn })).list[0]
    expect(await bank.reconcile(), 'it waits').toBe(0)
    expect((await retry(sn)).code).toBe(0)
    expect(await bank.reconcile(), 'it is looked at').toBe(1)
    expect((await retry('W2026112200000000000000000000')).name).toBe('NOT_FOUND')
    await saver.visitor.ask('POST /pay/cancelWithdrawal', { withdrawalSn: sn })
    world.pass({ hours: 2 })
    await bank.reconcile()
    expect((await shown())?.state).toBe('paid')
    expect((await retry(sn)).name, 'it is over').toBe('WITHDRAWAL_STATE')
    expect((await story()).filter((line) => line.startsWith('payoutPaid'))).toHaveLength(1)
  })

  it('a slow withdrawal is in progress until the bank confirms it, and cannot be cancelled', async () => {
    await bank.gateway.choose(saver.account, 'slow')
    const sn = await saver.withdraw('500.00')
    await bank.reconcile()
    world.pass({ seconds: 30 })
    await bank.reconcile()
    expect(await stateOf(sn)).toBe('打款中 | 已提交，等待收款方确认 | 495.00 | 5.00')
    expect((await saver.visitor.ask('POST /pay/cancelWithdrawal', { withdrawalSn: sn })).name).toBe('WITHDRAWAL_STATE')
    world.pass({ seconds: 40 })
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('paid')
  })

  it('a withdrawal is paid once after a bank timeout and a crash before its response was stored', async () => {
    const paid = await bank.paid()
    const sn = await saver.withdraw('500.00')
    const errors: unknown[] = []
    const { payout, log } = world.services
    let requests = 0
    // The bank receives the request, but its response is lost.
    const createPayout: typeof payout.createPayout = async (request) => {
      requests++
      await payout.createPayout(request)
      throw new Error('connection lost')
    }
    const quiet = { ...log, error: (facts: unknown) => errors.push(facts) } as unknown as typeof log
    await bank.reconcile({ payout: { ...payout, createPayout }, log: quiet })
    expect([requests, errors.length]).toEqual([1, 1])
    expect((await saver.show(sn)).state).toBe('sent')
    world.pass({ seconds: 11 })
    const body = await bank.notice(sn)
    await Promise.all([bank.reconcile(), bank.reconcile(), bank.send(body), bank.send(body)])
    expect((await saver.show(sn)).state).toBe('paid')
    expect(await bank.paid()).toBe(paid + 1)
    expect(await saver.balance()).toBe('500.00')
  })

  it('a pending withdrawal is delayed by a day after a password change', async () => {
    saver = await Saver.open(world, { known: false })
    const sn = await saver.withdraw('500.00')
    world.pass({ hours: 30 })
    const change = { oldPassword: 'demo1234', password: 'another-1234' }
    const { token } = await saver.visitor.do('POST /user/changeUserPassword', change)
    saver.visitor.cookies.set('token', token)
    world.pass({ hours: 4 })
    await bank.reconcile()
    expect(await stateOf(sn)).toMatch(/^安全锁定 \| 刚修改过登录密码，.+ 解锁后打款 \| 495\.00/)
    world.pass({ hours: 21 })
    await bank.reconcile()
    expect((await saver.show(sn)).state).toBe('paid')
  })
})
