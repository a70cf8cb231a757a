import { describe, expect, it } from 'vitest'
import { StatementMissing } from '@/lib/server/providers/port'
import { fen, yuanToFen } from '@/lib/shared/money/money'
import { startOfDay } from '@/lib/shared/time'
import { SHORT_MS } from '../../../support/vendors/alipay/open-double'
import { openPayment } from '../../../support/vendors/alipay/open-payment'

describe('the payment provider of Alipay', () => {
  it('the provider takes Alipay only, by QR code and page, or by page alone', async () => {
    const { provider } = await openPayment()
    expect([provider.name, provider.methodsOf(1, 'shop.test'), provider.methodsOf(2, 'shop.test')]).toEqual([
      'alipay',
      ['qr', 'page'],
      [],
    ])
    const pages = await openPayment({ desktop: 'page' })
    expect(pages.provider.methodsOf(1, 'shop.test')).toEqual(['page'])
  })

  it('a notice is acknowledged by the seven letters that Alipay expects', async () => {
    const { provider } = await openPayment()
    expect(provider.noticeAnswer(true)).toEqual({ body: 'success', contentType: 'text/plain', status: 200 })
    expect(provider.noticeAnswer(false).body).not.toBe('success')
  })

  it('wrong settings are refused at the start', async () => {
    await expect(openPayment({ sellerId: '2088' })).rejects.toThrow('16 digits')
    await expect(openPayment({ notifyUrl: '/notify' })).rejects.toThrow('notify address')
    await expect(openPayment({ notifyUrl: `https://shop.test/${'a'.repeat(256)}` })).rejects.toThrow('notify address')
  })
})

describe('the statement of Alipay', () => {
  const open = async (options: Parameters<typeof openPayment>[0] = {}) => {
    const payment = await openPayment(options)
    const day = startOfDay(payment.clock.now())
    return { ...payment, day, statement: () => payment.provider.statement(day) }
  }

  it('payments are positive under our charge number, and refunds negative under our refund number', async () => {
    const { paid, provider, clock, statement } = await open()
    const at = clock.now()
    const request = await paid({ subject: '订单，100%+"1"' })
    await paid({ interSn: 'P2', amount: yuanToFen('0.01') })
    clock.pass({ hours: 1 })
    const part = { interSn: 'P1', channel: 1, total: request.amount } as const
    await provider.refundCharge({ ...part, refundSn: 'R1', amount: yuanToFen('8.50') })
    clock.pass({ hours: 24 })
    expect(await statement()).toEqual([
      { sn: 'P1', amount: yuanToFen('88.50'), at },
      { sn: 'R1', amount: fen(-850n), at: new Date(at.getTime() + 3_600_000) },
      { sn: 'P2', amount: fen(1n), at },
    ])
  })

  it('there is no statement before the end of the day, and no one is asked', async () => {
    const { paid, alipay, statement } = await open()
    await paid()
    alipay.calls.length = 0
    await expect(statement()).rejects.toThrow(StatementMissing)
    expect(alipay.calls).toEqual([])
  })

  it('no bill means none yet until noon of the next day, and no payments afterwards', async () => {
    const { paid, alipay, clock, statement } = await open()
    await paid()
    alipay.hasBills = false
    clock.pass({ hours: 25, minutes: 59 })
    await expect(statement(), 'at 11:59').rejects.toThrow(StatementMissing)
    clock.pass({ minutes: 1 })
    expect(await statement()).toEqual([])
  })

  it('a statement that cannot be had is not an empty one', async () => {
    const { paid, alipay, clock, statement } = await open({ downloadMs: SHORT_MS })
    await paid()
    clock.pass({ hours: 48 })
    const method = 'alipay.data.dataservice.bill.downloadurl.query'
    alipay.faults.next(method, { subCode: 'isp.unknow-error' })
    await expect(statement()).rejects.not.toThrow(StatementMissing)
    alipay.faults.next(method, { subCode: 'isv.invaild-arguments' })
    await expect(statement()).rejects.toThrow('INVAILD_ARGUMENTS')
    alipay.faults.next('file', 'deaf')
    await expect(statement(), 'no file').rejects.toThrow('no file (TimeoutError)')
    alipay.faults.next('file', 'notJson')
    await expect(statement(), 'no ZIP').rejects.toThrow()
    expect(await statement()).toHaveLength(1)
  })
})
