import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAliyunCaller } from '@/lib/server/providers/aliyun/caller'
import { createAliyunModeration, GREEN_VERSION } from '@/lib/server/providers/moderation/aliyun'
import { askBare } from '../../support/vendors/aliyun/bare-client'
import { GreenDouble } from '../../support/vendors/aliyun/green'
import { FAULTS, KEY, openAliyun } from '../../support/vendors/aliyun/server'

const green = new GreenDouble()
let vendor: Awaited<ReturnType<typeof openAliyun>>
beforeAll(async () => {
  vendor = await openAliyun()
})
beforeEach(() => {
  green.reset()
  vendor.received.length = 0
  vendor.answer(green.reply)
})
afterAll(() => vendor.close())

const moderation = (more: Partial<Parameters<typeof createAliyunCaller>[0]> = {}) =>
  createAliyunModeration(
    createAliyunCaller({ ...KEY, endpoint: vendor.endpoint, protocol: 'http', timeoutMs: 2000, ...more }),
  )
const PICTURE = 'https://www.example.com/media/goods/ab/abc.webp'

describe('moderation by Aliyun', () => {
  it.each([
    ['high', 'block'],
    ['medium', 'review'],
    ['low', 'pass'],
    ['none', 'pass'],
  ] as const)('a text and a picture of risk %s mean %s', async (level, verdict) => {
    green.finds('坏词', { level })
    green.finds('abc.webp', { level })
    const found = { verdict, labels: verdict === 'pass' ? [] : ['sexual_terms'] }
    const reason = verdict === 'pass' ? '' : '疑似低俗内容'
    expect(await moderation().checkText('卖号，坏词', 'listing')).toEqual({ ...found, reason })
    expect(await moderation().checkImage(PICTURE, 'listing')).toEqual({ ...found, reason })
  })

  it('names, comments and listings are looked at by services of their own, pictures by their public address', async () => {
    const { checkText, checkImage } = moderation()
    for (const place of ['listing', 'comment', 'name'] as const) {
      await checkText('清白', place)
      await checkImage(PICTURE, place)
    }
    expect(vendor.received.map(({ params }) => params.Service)).toEqual([
      'comment_detection_pro',
      'baselineCheck',
      'comment_detection_pro',
      'postImageCheck',
      'nickname_detection_pro',
      'profilePhotoCheck',
    ])
    expect(green.images).toEqual([PICTURE, PICTURE, PICTURE])
  })

  it('a long text is looked at in parts that the service accepts, and a word at a border is found', async () => {
    green.finds('坏词')
    const words = `${'好'.repeat(599)}坏词${'😀'.repeat(900)}`
    expect(await moderation().checkText(words, 'listing')).toMatchObject({ verdict: 'block' })
    expect(green.texts.length).toBe(3)
    green.reset()
    expect(await moderation().checkText('  ', 'listing'), 'nothing to look at').toMatchObject({ verdict: 'pass' })
    expect(green.texts).toEqual([])
  })

  it('the worst part of a text decides', async () => {
    green.finds('可疑', { level: 'medium', label: 'ad', description: '疑似广告' })
    green.finds('坏词')
    const words = `可疑${'好'.repeat(1000)}坏词`
    expect(await moderation().checkText(words, 'comment')).toMatchObject({ verdict: 'block', reason: '疑似低俗内容' })
  })

  it.each(Object.entries(FAULTS))('the fault %s is no verdict, and no second call', async (_name, fault) => {
    vendor.answer(() => fault)
    const { checkText, checkImage } = moderation({ timeoutMs: 300 })
    await expect(checkText('卖号', 'listing')).rejects.toThrow(/aliyun/)
    await expect(checkImage(PICTURE, 'listing')).rejects.toThrow(/aliyun/)
    expect(vendor.received).toHaveLength(2)
  })

  it.each([
    { Code: 408, Message: 'No permissions.' },
    { Code: 588, Message: 'EXCEED_QUOTA' },
    { Code: 200 },
    { Code: 200, Data: { Result: [] } },
    { Code: 200, Data: { RiskLevel: 'new', Result: [] } },
    { Code: 500, Data: { RiskLevel: 'none', Result: [] } },
  ])('the answer %j is no verdict', async (answer) => {
    vendor.answer(() => answer)
    await expect(moderation().checkText('卖号', 'listing')).rejects.toThrow(`aliyun TextModerationPlus ${answer.Code}`)
  })

  it('a picture that the vendor cannot fetch is no verdict', async () => {
    green.loses('abc.webp')
    await expect(moderation().checkImage(PICTURE, 'listing')).rejects.toThrow('aliyun ImageModeration 480')
  })

  it('a wrong key is named, and no error contains the text', async () => {
    const error = await moderation({ accessKeySecret: 'other' })
      .checkText('私密的话', 'comment')
      .catch((reason: Error) => reason)
    expect(error).toMatchObject({ code: expect.stringContaining('SignatureDoesNotMatch') })
    expect(JSON.stringify([error, String(error)])).not.toContain('私密')
  })
})

it('the double accepts a client of the bare protocol, and refuses what the service refuses', async () => {
  const ask = (nonce: string, Service: string, parameters: object) =>
    askBare({
      endpoint: vendor.endpoint,
      action: 'TextModerationPlus',
      version: GREEN_VERSION,
      form: { Service, ServiceParameters: JSON.stringify(parameters) },
      nonce,
    })
  expect(await ask('a', 'comment_detection_pro', { content: '你好，*~ 世界' })).toMatchObject({
    Code: 200,
    Data: { RiskLevel: 'none' },
  })
  expect(await ask('a', 'comment_detection_pro', { content: 'x' }), 'replayed').toMatchObject({
    Code: 'SignatureNonceUsed',
  })
  expect(await ask('b', 'unknown', { content: 'x' })).toMatchObject({ Code: 400 })
  expect(await ask('c', 'comment_detection_pro', { content: '长'.repeat(601) })).toMatchObject({ Code: 400 })
})
