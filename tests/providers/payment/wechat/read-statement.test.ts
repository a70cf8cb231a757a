import { describe, expect, it } from 'vitest'
import { StatementMissing } from '@/lib/server/providers/port'
import { WechatUnknown } from '@/lib/server/providers/wechat-pay/answer'
import { fen, yuanToFen } from '@/lib/shared/money/money'
import { startOfDay } from '@/lib/shared/time'
import { openPayment } from '../../../support/vendors/wechat-pay/open-payment'

const SN = 'P20350313'

async function open() {
  const payment = await openPayment()
  const day = startOfDay(payment.clock.now())
  return { ...payment, day, statement: () => payment.provider.statement(day) }
}

describe('the statement of WeChat Pay', () => {
  it('payments are positive under our charge number, and refunds negative under our refund number', async () => {
    const { paid, provider, refund, clock, statement } = await open()
    const at = clock.now()
    await paid({ subject: '龙,`剑`,100%+"1"' })
    await paid({ interSn: 'P20350314', amount: yuanToFen('0.01') })
    clock.pass({ hours: 1 })
    await provider.refundCharge(refund({ amount: yuanToFen('8.50') }))
    clock.pass({ hours: 24 })
    expect(await statement()).toEqual([
      { sn: SN, amount: yuanToFen('88.50'), at },
      { sn: 'R1', amount: fen(-850n), at: new Date(at.getTime() + 3_600_000) },
      { sn: 'P20350314', amount: fen(1n), at },
    ])
  })

  it('a refund that was closed after its day is not in the statement', async () => {
    const { paid, provider, refund, wechat, clock, statement } = await open()
    await paid()
    await provider.refundCharge(refund())
    clock.pass({ hours: 25 })
    expect((await statement()).map(({ sn }) => sn)).toEqual([SN, 'R1'])
    wechat.refundGoes('R1', 'CLOSED')
    expect((await statement()).map(({ sn }) => sn)).toEqual([SN])
  })

  it('there is no statement before the end of the day, and no one is asked', async () => {
    const { paid, wechat, statement } = await open()
    await paid()
    wechat.calls.length = 0
    await expect(statement()).rejects.toThrow(StatementMissing)
    expect(wechat.calls).toEqual([])
  })

  it('a day has no statement while WeChat Pay makes it, and has one at ten', async () => {
    const { paid, clock, statement } = await open()
    await paid()
    clock.pass({ hours: 22, minutes: 59 })
    await expect(statement(), 'at 8:59').rejects.toThrow('no bill of 2035-03-13 yet')
    clock.pass({ minutes: 1 })
    await expect(statement(), 'at 9:00').rejects.toThrow(StatementMissing)
    clock.pass({ hours: 1 })
    expect(await statement()).toHaveLength(1)
  })

  it('no bill means none yet until noon, and no payments afterwards', async () => {
    const { wechat, clock, statement } = await open()
    clock.pass({ hours: 25, minutes: 59 })
    await expect(statement(), 'at 11:59').rejects.toThrow(StatementMissing)
    clock.pass({ minutes: 1 })
    expect(await statement(), 'at noon').toEqual([])
    wechat.faults.next('bill', { status: 400, code: 'STATEMENT_CREATING' })
    await expect(statement(), 'still being made').rejects.toThrow(StatementMissing)
  })

  it.each(['otherHash', 'otherPlace', 'unsigned', { status: 403, code: 'ODD' }] as const)(
    'a bill that goes wrong (%o) is no statement',
    async (fault) => {
      const { paid, wechat, clock, statement } = await open()
      await paid()
      clock.pass({ hours: 25 })
      wechat.faults.next('bill', fault)
      await expect(statement()).rejects.toThrow(WechatUnknown)
      expect(wechat.count('file')).toBe(fault === 'otherHash' ? 1 : 0)
      expect(await statement()).toHaveLength(1)
    },
  )

  it.each([
    'cut',
    'status502',
    'notJson',
    'redirect',
    { status: 403, code: 'NO_AUTH' },
    { status: 404, code: 'ODD' },
  ] as const)('a file that goes wrong (%o) is no statement', async (fault) => {
    const { paid, wechat, clock, statement } = await open()
    await paid()
    clock.pass({ hours: 25 })
    wechat.faults.next('file', fault)
    await expect(statement()).rejects.toThrow(WechatUnknown)
    expect(await statement()).toHaveLength(1)
  })
})
