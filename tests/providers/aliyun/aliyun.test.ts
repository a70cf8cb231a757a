import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAliyunCaller } from '@/lib/server/providers/aliyun/caller'
import { createAliyunRealName } from '@/lib/server/providers/real-name/aliyun'
import { createAliyunSms, readSmsSigns, readSmsTemplates } from '@/lib/server/providers/sms/aliyun'
import { SMS_KINDS } from '@/lib/shared/people/sms-templates'
import { askBare } from '../../support/vendors/aliyun/bare-client'
import { KEY, openAliyun } from '../../support/vendors/aliyun/server'

let vendor: Awaited<ReturnType<typeof openAliyun>>
let clock = new Date()
beforeAll(async () => {
  vendor = await openAliyun(() => clock)
})
beforeEach(() => {
  clock = new Date()
  vendor.received.length = 0
})
afterAll(() => vendor.close())

const caller = (more: Partial<Parameters<typeof createAliyunCaller>[0]> = {}) =>
  createAliyunCaller({ ...KEY, endpoint: vendor.endpoint, protocol: 'http', timeoutMs: 2000, ...more })
const TEMPLATES = SMS_KINDS.map((kind, i) => `${kind}:SMS_${100 + i}`).join(',')
const sms = (call = caller()) =>
  createAliyunSms({
    call,
    templates: readSmsTemplates(TEMPLATES),
    sign: '启明游戏',
    signsOf: readSmsSigns('2:松间, 3:'),
  })
const CODE = { kind: 'code', values: { code: '123456' } } as const
const send = (distId = 1, key?: string, call = caller()) =>
  sms(call).send({ phone: '13800000000', message: CODE, site: { distId, name: '衡集' }, key })

describe('SMS by Aliyun', () => {
  it('a message is sent as its template with values, signed by the site that has an own signature', async () => {
    vendor.answer(() => ({ Code: 'OK', BizId: 'b' }))
    await send(1, 'n-7')
    await send(2)
    expect(vendor.received.map(({ params }) => params)).toMatchObject([
      {
        PhoneNumbers: '13800000000',
        SignName: '启明游戏',
        TemplateCode: 'SMS_100',
        TemplateParam: '{"code":"123456"}',
        OutId: 'n-7',
      },
      { SignName: '松间' },
    ])
  })

  it.each([
    ['isv.MOBILE_NUMBER_ILLEGAL', { why: 'number' }],
    ['isv.BUSINESS_LIMIT_CONTROL', { why: 'limit' }],
    ['isv.AMOUNT_NOT_ENOUGH', { message: 'aliyun isv.AMOUNT_NOT_ENOUGH (code)' }],
    ['isp.SYSTEM_ERROR', { message: 'aliyun isp.SYSTEM_ERROR (code)' }],
  ])('the answer %s is told apart', async (Code, error) => {
    vendor.answer(() => ({ Code, Message: 'x' }))
    await expect(send()).rejects.toMatchObject(error)
  })

  it('no answer is an error without the person’s number, and nothing is sent again', async () => {
    vendor.answer(() => 'never')
    const error = await send(1, undefined, caller({ timeoutMs: 300 })).catch((reason: Error) => reason)
    expect(String(error)).toMatch(/aliyun/)
    expect(JSON.stringify([error, String(error)])).not.toContain('13800000000')
    expect(vendor.received).toHaveLength(1)
  })

  it('wrong keys and a clock that is twenty minutes off are named', async () => {
    vendor.answer(() => ({ Code: 'OK' }))
    await expect(send(1, undefined, caller({ accessKeySecret: 'other' }))).rejects.toMatchObject({
      code: expect.stringContaining('SignatureDoesNotMatch'),
    })
    clock = new Date(Date.now() + 20 * 60_000)
    await expect(send()).rejects.toMatchObject({ code: expect.stringContaining('InvalidTimeStamp.Expired') })
  })

  it('a kind without a template is named at the start', () => {
    expect(() => readSmsTemplates('code:SMS_1')).toThrow(/^no template of actionCode, orderNotice/)
    expect(() => readSmsTemplates(TEMPLATES.replace('SMS_103', 'x'))).toThrow(/no template of moneyNotice;/)
  })
})

describe('real names by Aliyun', () => {
  const check = async () => createAliyunRealName(caller()).check('王小明', '110105199001010000')

  it.each([
    [{ Code: '200', ResultObject: { BizCode: '1' } }, 'yes'],
    [{ Code: '200', ResultObject: { BizCode: '2' } }, 'no'],
    [{ Code: '200', ResultObject: { BizCode: '3' } }, 'unknown'],
    [{ Code: '401' }, 'no'],
  ])('the answer %j means %s', async (reply, answer) => {
    vendor.answer(() => reply)
    expect(await check()).toBe(answer)
    expect(vendor.received[0]).toMatchObject({
      action: 'Id2MetaVerify',
      params: { ParamType: 'normal', UserName: '王小明', IdentifyNum: '110105199001010000' },
    })
  })

  it.each([{ Code: '402' }, { Code: '410' }, { Code: '500' }, { Code: '200', ResultObject: {} }])(
    'the answer %j is neither yes nor no',
    async (reply) => {
      vendor.answer(() => reply)
      await expect(check()).rejects.toThrow(/^aliyun Id2MetaVerify/)
    },
  )
})

it('the double accepts a client of the bare protocol', async () => {
  vendor.answer(() => ({ Code: 'OK' }))
  const query = { PhoneNumbers: '13900000000', SignName: '启明' }
  const ask = () =>
    askBare({ endpoint: vendor.endpoint, action: 'SendSms', version: '2017-05-25', query, nonce: 'own-nonce' })
  expect(await ask()).toMatchObject({ Code: 'OK' })
  expect(await ask(), 'replayed').toMatchObject({ Code: 'SignatureNonceUsed' })
})
