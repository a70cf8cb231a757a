import { beforeEach, describe, expect, it } from 'vitest'
import { soldAccount } from '../../support/fixtures/bans/trades'
import { runClaims } from '../../support/fixtures/claim'
import { runClock, spend } from '../../support/fixtures/deal'
import { ownPicture } from '../../support/fixtures/evidence'
import { openStory, storyWorld } from '../../support/ledger'
import type { Person } from '../../support/world'

/** A sold account of 1000.00 that the game's operator bans: who pays, and when a claim is refused. */
describe('bans of sold accounts', () => {
  const world = storyWorld()
  let staff: Person[]
  beforeEach(async () => {
    await world.dismissStaff()
    staff = [await world.person({ staff: 'service' }), await world.person({ staff: 'service' })]
  })
  const judge = () => staff[0] as Person
  const other = () => staff[1] as Person

  it('a ban for what the seller did before is paid on the seventh day out of the money that is held', async () => {
    const { deal, ban } = await soldAccount(world)
    expect(await ban.file({ banCause: 'cheat', causeDate: ban.today(-20) })).toMatchObject({ code: 0 })
    expect(await ban.detail('liable')).toMatchObject({
      kindName: '账号被封禁',
      viewer: 'seller',
      ban: { cause: 'cheat', causeDate: ban.today(-20) },
      turn: { title: '买家申请理赔，请说明情况' },
    })
    await ban.decide(judge(), 'before', true)
    expect(await ban.detail('liable')).toMatchObject({
      turn: { title: '待你协助解封或赔付' },
      decisions: [{ granted: true, finding: '交付前的违规' }],
    })
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await ban.detail()).toMatchObject({ stage: 'closed', outcome: 'advanced' })
    expect(await deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1200.00 | buyer +1200.00
      orderHold    buyer -1000.00 | escrow +1000.00
      claimPaid    cover -1000.00 | buyer +1000.00
      claimRecovery escrow -1000.00 | cover +1000.00
      left         alipay -1200.00 | buyer +1200.00"
    `)
  })

  it('after the payout a ban is paid by the fund, and becomes a debt of the seller who spent the money', async () => {
    const { deal, ban } = await soldAccount(world, { isReleased: true })
    await spend(world, deal.people.seller, '640.00')
    await ban.file({ banCause: 'transfer' })
    await ban.decide(judge(), 'transfer', true)
    world.pass({ days: 7, seconds: 1 })
    await runClaims(world)
    expect(await ban.detail('liable')).toMatchObject({
      outcome: 'advanced',
      debt: { left: '640.00', amount: '940.00' },
    })
    expect(await deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1200.00 | buyer +1200.00
      orderHold    buyer -1100.00 | escrow +1100.00
      orderRelease escrow -1100.00 | dist +18.00 | platform +42.00 | cover +100.00 | seller +940.00
      orderHold    seller -640.00 | escrow +640.00
      claimPaid    cover -1000.00 | buyer +1000.00
      claimRecovery dist -18.00 | cover +18.00
      claimRecovery seller -300.00 | cover +300.00
      left         alipay -1200.00 | cover -582.00 | platform +42.00 | escrow +640.00 | buyer +1100.00"
    `)
  })

  it('a real name that the former owner deleted counts as the fault of the seller, who can have the ban lifted', async () => {
    const { deal, ban } = await soldAccount(world)
    await ban.file({ banCause: 'realName', causeDate: ban.today() })
    await ban.decide(judge(), 'realName', true)
    expect(await ban.act('liable', 'returned', '已恢复实名，官方已解除限制')).toMatchObject({ code: 0 })
    expect(await deal.bellOf('buyer')).toContain('卖家称账号已解封，请确认')
    await ban.act('claimant', 'recovered')
    expect(await ban.detail()).toMatchObject({ outcome: 'recovered', turn: { title: '账号已解封' } })
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
  })

  it('a decision about a ban states its cause, and agrees with it', async () => {
    const { ban } = await soldAccount(world)
    await ban.file()
    await expect(ban.decide(judge(), undefined, true)).rejects.toMatchObject({ message: '请选择认定的封禁原因' })
    await expect(ban.decide(judge(), 'ownPlay', true)).rejects.toMatchObject({
      message: '认定“收货后自己的游戏行为”时，结果应为不通过',
    })
    await expect(ban.decide(judge(), 'cheat', true)).rejects.toMatchObject({ message: '这笔理赔不能认定这个原因' })
    expect(await ban.detail()).toMatchObject({ stage: 'review', decisions: [] })
  })

  it('a forged notice is refused, and the appeal of the buyer is decided by somebody else', async () => {
    const { deal, ban } = await soldAccount(world)
    await ban.file()
    await ban.decide(judge(), 'forged', false)
    expect(await ban.act('claimant', 'appeal', '通知是官方客户端里直接截的，可以录屏')).toMatchObject({ code: 0 })
    await expect(ban.decide(judge(), 'forged', false)).rejects.toMatchObject({ reason: 'FORBIDDEN' })
    await ban.decide(other(), 'forged', false)
    expect(await ban.detail('liable')).toMatchObject({
      outcome: 'rejected',
      decisions: [{}, { finding: '封禁通知是伪造的' }],
    })
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
  })

  it('an appeal can turn a grant into a rejection, and the seller then gets the money', async () => {
    const { deal, ban } = await soldAccount(world)
    await ban.file()
    await ban.decide(judge(), 'before', true)
    expect(await ban.act('liable', 'appeal', '封禁是买家昨晚开外挂造成的，通知写了时间')).toMatchObject({ code: 0 })
    await ban.decide(other(), 'ownPlay', false)
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
    expect(await deal.story()).toMatchInlineSnapshot(`
      "recharge     alipay -1200.00 | buyer +1200.00
      orderHold    buyer -1000.00 | escrow +1000.00
      orderRelease escrow -1000.00 | dist +18.00 | platform +42.00 | seller +940.00
      left         alipay -1200.00 | dist +18.00 | platform +42.00 | buyer +200.00 | seller +940.00"
    `)
  })

  it('a claim that is withdrawn changes nothing', async () => {
    const { deal, ban } = await soldAccount(world)
    await ban.file()
    expect(await ban.act('claimant', 'withdraw')).toMatchObject({ code: 0 })
    expect(await ban.detail()).toMatchObject({ outcome: 'withdrawn' })
    world.pass({ days: 8 })
    await runClock(world)
    expect(await deal.state()).toBe('3 RELEASED')
  })

  it('notice, login record and date are required, and a date in the future is refused', async () => {
    const { ban } = await soldAccount(world)
    expect(await ban.file({ notice: [] })).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'notice' } })
    expect(await ban.file({ loginRecord: [] })).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'loginRecord' } })
    expect(await ban.file({ banDate: undefined })).toMatchObject({ data: { field: 'banDate' } })
    expect(await ban.file({ banDate: ban.today(1) })).toMatchObject({ data: { field: 'banDate' } })
    expect(await ban.file({ causeDate: ban.today(1) })).toMatchObject({ data: { field: 'causeDate' } })
    const stranger = await world.person()
    expect(await ban.file({ notice: [await ownPicture(world, stranger)] })).toMatchObject({ name: 'INVALID_INPUT' })
  })

  it('what the buyer did after the receipt is refused by the dates of the notice', async () => {
    const { ban } = await soldAccount(world)
    world.pass({ days: 2 })
    expect(await ban.file({ banCause: 'cheat', causeDate: ban.today() })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: expect.stringContaining('属于收货后自己的游戏行为，不在保障范围'),
      data: { field: 'causeDate' },
    })
    expect(await ban.file({ banCause: 'transfer', causeDate: ban.today() })).toMatchObject({ code: 0 })
  })

  it('a claim after the end of the cover is refused with its rule', async () => {
    const { ban } = await soldAccount(world)
    world.pass({ days: 7, seconds: 1 })
    expect(await ban.file()).toMatchObject({
      name: 'NO_CLAIM',
      msg: expect.stringMatching(/^免费保障 7 天已于 .* 到期，保障期内提出的才能理赔$/),
    })
  })

  it('one notice is paid for one order, also if both claims are filed at the same time', async () => {
    const first = await soldAccount(world)
    const { buyer } = first.deal.people
    const notice = [await ownPicture(world, buyer)]
    await world.recharge(buyer, '1000.00')
    const second = await soldAccount(world, { buyer })
    const done = await Promise.all([first.ban.file({ notice }), second.ban.file({ notice })])
    expect(done.map(({ name }) => name).sort()).toEqual(['INVALID_INPUT', 'OK'])
  })

  it('a game whose rule is off sells covers without bans', async () => {
    const world = await openStory()
    await world.rule({ banCover: false })
    const { ban } = await soldAccount(world)
    expect(await ban.file()).toMatchObject({ name: 'INVALID_INPUT', msg: '免费保障 7 天不赔这种情况' })
  })
})
