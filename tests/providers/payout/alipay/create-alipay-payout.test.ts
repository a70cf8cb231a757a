import { describe, expect, it } from 'vitest'
import { createAlipayPayout } from '@/lib/server/providers/payout/alipay/create-alipay-payout'
import { StatementMissing } from '@/lib/server/providers/port'
import { fen, yuanToFen } from '@/lib/shared/money/money'
import { startOfDay } from '@/lib/shared/time'
import type { Fault } from '../../../support/vendors/alipay/faults'
import { openDouble, SHORT_MS } from '../../../support/vendors/alipay/open-double'
import { openPayout, SCENE } from '../../../support/vendors/alipay/open-payout'

const TRANSFER = 'alipay.fund.trans.uni.transfer'
const QUERY = 'alipay.fund.trans.common.query'
const W1 = { payoutSn: 'W1', amount: yuanToFen('99.00'), why: '' }

describe('payouts by Alipay', () => {
  it('an account is paid with the name that Alipay compares, in the declared scene', async () => {
    const { alipay, provider, payout, find } = await openPayout()
    expect(await find()).toBeNull()
    const paid = await provider.createPayout(payout())
    expect(paid).toEqual({ ...W1, tradeNo: alipay.payout('W1').no, state: 'SUCCESS' })
    expect(await find()).toEqual(paid)
    expect(JSON.parse(alipay.payout('W1').content)).toMatchObject({
      trans_amount: '99.00',
      product_code: 'TRANS_ACCOUNT_NO_PWD',
      payee_info: { identity: '13520000001', identity_type: 'ALIPAY_LOGON_ID', name: '林小满' },
      transfer_scene_name: '业务结算',
      transfer_scene_report_infos: [{ info_type: '结算款项名称', info_content: '账户余额提现' }],
    })
  })

  it('a number is paid once', async () => {
    const { alipay, provider, payout } = await openPayout()
    const paid = await provider.createPayout(payout())
    expect(await provider.createPayout(payout())).toEqual(paid)
    expect(alipay.books.transfers.size).toBe(1)
  })

  it('a card waits for its bank, is paid, and may be returned', async () => {
    const { alipay, provider, payout, find, card } = await openPayout()
    const sent = await provider.createPayout(payout({ payee: card }))
    expect(sent).toEqual({ ...W1, tradeNo: alipay.payout('W1').no, state: 'WAIT' })
    expect(await find()).toEqual(sent)
    alipay.payout('W1').status = 'SUCCESS'
    expect(await find()).toEqual({ ...sent, state: 'SUCCESS' })
    alipay.returnTransfer('W1')
    const why = '银行卡号或开户银行有误，请核对后重新添加收款账户'
    expect(await find()).toEqual({ ...sent, state: 'RETURNED', why })
    alipay.payout('W1').errorCode = ''
    expect(await find()).toEqual({ ...sent, state: 'RETURNED', why: '收款方的银行退回了这笔款' })
  })

  it('a card that its bank refuses has failed', async () => {
    const { alipay, provider, payout, find, card } = await openPayout()
    await provider.createPayout(payout({ payee: card }))
    Object.assign(alipay.payout('W1'), { status: 'FAIL', errorCode: 'INST_PAY_UNABLE' })
    expect(await find()).toMatchObject({ state: 'FAILED', why: '支付宝没有完成这笔打款，请核对收款账户后再次提现' })
  })

  it('a payee that Alipay does not know has failed, with words for its owner', async () => {
    const { alipay, provider, payout, account } = await openPayout()
    alipay.ways.set(account.account, { refuse: 'PAYEE_NOT_EXIST' })
    const why = '收款支付宝账户不存在，请核对账号后重新添加收款账户'
    expect(await provider.createPayout(payout())).toEqual({ ...W1, tradeNo: 'W1', state: 'FAILED', why })
    expect(await provider.createPayout(payout({ payoutSn: 'W2', amount: fen(9n) }))).toMatchObject({ state: 'FAILED' })
  })

  it('an account at WeChat is refused without a call', async () => {
    const { alipay, provider, payout, account } = await openPayout()
    expect(await provider.createPayout(payout({ payee: { ...account, kind: 2 } }))).toEqual({
      ...W1,
      tradeNo: 'W1',
      state: 'FAILED',
      why: '目前不能打款到微信，请换成支付宝账户或银行卡再提现',
    })
    expect(alipay.calls).toEqual([])
  })

  it('a balance that is too low waits, with one alarm, and is paid under the same number later', async () => {
    const { alipay, provider, payout, account, recorder } = await openPayout()
    alipay.ways.set(account.account, { refuse: 'PAYER_BALANCE_NOT_ENOUGH' })
    for (const _ of [1, 2])
      expect(await provider.createPayout(payout())).toEqual({ ...W1, tradeNo: 'W1', state: 'WAIT' })
    expect(recorder.lines).toEqual([
      {
        facts: { payoutSn: 'W1', code: 'PAYER_BALANCE_NOT_ENOUGH' },
        text: 'alipay cannot pay out: balance, limits or contract',
      },
    ])
    alipay.ways.clear()
    expect(await provider.createPayout(payout())).toMatchObject({ state: 'SUCCESS' })
  })

  it('a transfer that failed for our own balance is sent again under its number', async () => {
    const { alipay, provider, payout, find, recorder } = await openPayout()
    await provider.createPayout(payout())
    Object.assign(alipay.payout('W1'), { status: 'FAIL', errorCode: 'PAYER_BALANCE_NOT_ENOUGH' })
    expect(await find()).toBeNull()
    expect(await provider.createPayout(payout())).toMatchObject({ state: 'WAIT' })
    expect(recorder.texts).toEqual(['alipay cannot pay out: balance, limits or contract'])
  })

  it.each(['REQUEST_PROCESSING', 'PAYMENT_FAIL', 'RESOURCE_LIMIT_EXCEED'])(
    '%s waits without an alarm',
    async (code) => {
      const { alipay, provider, payout, account, recorder } = await openPayout()
      alipay.ways.set(account.account, { refuse: code })
      expect(await provider.createPayout(payout())).toEqual({ ...W1, tradeNo: 'W1', state: 'WAIT' })
      expect(recorder.lines).toEqual([])
    },
  )

  it('a code that no one knows, or the same number with another content, waits, and staff are notified', async () => {
    const { alipay, provider, payout, account, recorder } = await openPayout()
    alipay.ways.set(account.account, { refuse: 'SOMETHING_NEW' })
    expect(await provider.createPayout(payout())).toMatchObject({ state: 'WAIT' })
    alipay.ways.clear()
    await provider.createPayout(payout())
    const other = provider.createPayout(payout({ amount: yuanToFen('98.00') }))
    expect(await other, 'the transfer that exists').toMatchObject({ state: 'SUCCESS' })
    expect(recorder.lines.map(({ facts }) => facts.code)).toEqual(['SOMETHING_NEW', 'PAYMENT_INFO_INCONSISTENCY'])
  })

  it('a refusal does not hide a transfer whose answer was lost', async () => {
    const { alipay, provider, payout } = await openPayout()
    alipay.faults.next(TRANSFER, { subCode: 'PAYEE_ACCOUNT_STATUS_ERROR', isDone: true })
    expect(await provider.createPayout(payout())).toMatchObject({ state: 'SUCCESS' })
    expect(alipay.books.transfers.size).toBe(1)
  })

  it.each<Fault>(['silent', 'busyDone', 'systemError', 'oldCertificate', 'badSignature', 'twice', 'otherNumber'])(
    'a payout whose answer proves nothing rejects, and is found by a query: %s',
    async (fault) => {
      const { alipay, provider, payout, find } = await openPayout({ timeoutMs: SHORT_MS })
      alipay.faults.next(TRANSFER, fault)
      await expect(provider.createPayout(payout())).rejects.toThrow(TRANSFER)
      expect(await find()).toMatchObject({ state: 'SUCCESS', tradeNo: alipay.payout('W1').no })
    },
  )

  it.each<Fault>(['busy', 'unsignedError', 'badSignature', 'otherNumber', { subCode: 'ILLEGAL_ACCESS' }])(
    'a query rejects when its answer proves nothing: %o',
    async (fault) => {
      const { alipay, provider, payout, find } = await openPayout()
      await provider.createPayout(payout())
      alipay.faults.next(QUERY, fault)
      await expect(find()).rejects.toThrow(QUERY)
    },
  )

  it('an amount that Alipay states is compared with the requested one', async () => {
    const { alipay, provider, payout, find, recorder } = await openPayout()
    await provider.createPayout(payout())
    alipay.payout('W1').stated = '99.00'
    expect(await find()).toMatchObject({ state: 'SUCCESS' })
    alipay.payout('W1').stated = '9.90'
    await expect(find()).rejects.toThrow('another amount')
    expect(recorder.texts).toEqual(['alipay paid another amount under our number'])
  })

  it('a state that no one knows waits, and is logged once', async () => {
    const { alipay, provider, payout, find, recorder } = await openPayout()
    await provider.createPayout(payout())
    Object.assign(alipay.payout('W1'), { status: 'INIT' })
    expect([(await find())?.state, (await find())?.state]).toEqual(['WAIT', 'WAIT'])
    expect(recorder.texts).toEqual(['unknown state of an alipay transfer'])
  })

  it('no notice is believed, because Alipay sends none here', async () => {
    const { provider } = await openPayout()
    expect(await provider.verifyNotice('out_biz_no=W1&status=SUCCESS', new Headers())).toBeNull()
    expect([provider.name, provider.noticeAnswer(false).body]).toEqual(['alipay', 'failure'])
  })

  it('key mode and a missing scene are refused at the start', async () => {
    const { app } = await openDouble('key')
    await expect(createAlipayPayout({ ...app, transferScene: SCENE })).rejects.toThrow('need certificates')
    await expect(openPayout({ transferScene: { name: '', infos: SCENE.infos } })).rejects.toThrow('transfer scene')
    await expect(openPayout({ transferScene: { name: '业务结算', infos: [] } })).rejects.toThrow('transfer scene')
  })
})

describe('the statement of payouts by Alipay', () => {
  it('transfers are negative and returned ones positive, under our payout number', async () => {
    const { alipay, provider, payout, clock, card } = await openPayout()
    const at = clock.now()
    await provider.createPayout(payout())
    await provider.createPayout(payout({ payoutSn: 'W2', payee: card, amount: yuanToFen('20.00') }))
    alipay.payout('W2').status = 'SUCCESS'
    clock.pass({ hours: 1 })
    const back = clock.now()
    alipay.returnTransfer('W2')
    clock.pass({ hours: 24 })
    expect(await provider.statement(startOfDay(at))).toEqual([
      { sn: 'W1', amount: fen(-9900n), at },
      { sn: 'W2', amount: fen(-2000n), at },
      { sn: 'W2', amount: fen(2000n), at: back },
    ])
  })

  it('there is no statement of payouts before noon of the next day, and an empty one after a day without any', async () => {
    const { provider, clock } = await openPayout()
    const day = startOfDay(clock.now())
    await expect(provider.statement(day)).rejects.toThrow(StatementMissing)
    clock.pass({ hours: 24 })
    await expect(provider.statement(day)).rejects.toThrow(StatementMissing)
    clock.pass({ hours: 2 })
    expect(await provider.statement(day)).toEqual([])
  })
})
