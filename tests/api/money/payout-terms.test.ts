import { expect, it } from 'vitest'
import { Saver } from '../../support/fixtures/bank'
import { RuleBookDesk } from '../../support/fixtures/rule-book'
import { openWorld } from '../../support/world'

it('withdrawal terms come from the platform rules, are shown and enforced', async () => {
  const world = await openWorld()
  const [saver, desk] = [await Saver.open(world), await RuleBookDesk.open(world)]
  for (const [key, value] of [
    ['payoutFeeBp', '2'],
    ['payoutLeastFeeFen', '3.00'],
    ['payoutLeastFen', '50.00'],
    ['payoutReviewFen', '300.00'],
    ['payoutsADay', '3'],
    ['payoutLockHours', '48'],
  ] as const)
    expect(await desk.change({ key, value })).toBe(0)
  const { rules } = await saver.visitor.do('GET /pay/withdrawalTerms', {})
  expect(rules).toMatchObject({ feeBp: 200, leastFee: '3.00', least: '50.00', reviewFrom: '300.00', lockHours: 48 })
  expect((await saver.visitor.do('GET /user/userInfo', {})).payoutLockHours).toBe(48)
  const payeeId = String(saver.payeeId)
  const code = await saver.visitor.ask('POST /pay/sendWithdrawalCode', { payeeId, amount: '49.99' })
  expect([code.code, code.msg]).toEqual([400, '单笔50.00元起'])
  expect(await saver.show(await saver.withdraw('100.00'))).toMatchObject({ fee: '3.00', state: 'waiting' })
  expect(await saver.show(await saver.withdraw('300.00'))).toMatchObject({ fee: '6.00', state: 'review' })
  await saver.withdraw('60.00')
  await expect(saver.withdraw('60.00')).rejects.toThrow('每天最多提现3笔')
  world.pass({ hours: 2 })
  const bound = new Date(world.now().getTime() - 30 * 3_600_000).toISOString()
  await world.services.db.execute(`update payees set created_at = '${bound}'`)
  const locked = await saver.visitor.ask('POST /pay/sendWithdrawalCode', { payeeId, amount: '60.00' })
  expect(locked.name, 'bound less than 48 hours ago').toBe('PAYOUT_LOCKED')
})
