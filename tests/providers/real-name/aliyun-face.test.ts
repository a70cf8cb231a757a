import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAliyunCaller } from '@/lib/server/providers/aliyun/caller'
import { createAliyunFace, FACE_VERSION } from '@/lib/server/providers/real-name/aliyun-face'
import type { Citizen } from '@/lib/server/providers/real-name/port'
import { askBare } from '../../support/vendors/aliyun/bare-client'
import { FaceDouble } from '../../support/vendors/aliyun/face'
import { FAULTS, KEY, openAliyun } from '../../support/vendors/aliyun/server'
import { Clock } from '../../support/vendors/clock'

const SCENE = '1000000006'
const PERSON: Citizen = { realName: '王小明', idCard: '110105199003070050' }
const META = JSON.stringify({ deviceType: 'h5', ua: 'iPhone' })
const RETURN = 'https://www.example.com/center/face?id=7'

let clock: Clock
let double: FaceDouble
let vendor: Awaited<ReturnType<typeof openAliyun>>
beforeAll(async () => {
  vendor = await openAliyun()
})
beforeEach(() => {
  clock = new Clock()
  double = new FaceDouble(SCENE, clock.now)
  vendor.received.length = 0
  vendor.answer(double.reply)
})
afterAll(() => vendor.close())

const face = (more: Partial<Parameters<typeof createAliyunCaller>[0]> = {}, sceneId = SCENE) => {
  const call = createAliyunCaller({ ...KEY, endpoint: vendor.endpoint, protocol: 'http', timeoutMs: 2000, ...more })
  return createAliyunFace({ call, sceneId, now: clock.now })
}
const start = (more: { person?: Citizen; metaInfo?: string } = {}, by = face()) =>
  by.startFaceCheck({ person: PERSON, returnUrl: RETURN, metaInfo: META, ip: '113.87.4.5', ...more })
const begin = async () => {
  const startedAt = clock.now()
  const { certifyId, url } = await start()
  return { url, result: (by = face()) => by.getFaceCheck({ certifyId, person: PERSON, startedAt }) }
}

describe('face checks by Aliyun', () => {
  it('a check begins with the person, the phone and our page, and ends with what the vendor says, never with the return', async () => {
    const { url, result } = await begin()
    expect(vendor.received[0]).toMatchObject({
      action: 'InitFaceVerify',
      params: {
        SceneId: SCENE,
        ProductCode: 'ID_PRO',
        CertType: 'IDENTITY_CARD',
        CertName: '王小明',
        CertNo: '110105199003070050',
        MetaInfo: META,
        ReturnUrl: RETURN,
        Ip: '113.87.4.5',
        OuterOrderNo: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    })
    expect(await result()).toEqual({ state: 'pending' })
    expect(double.open(url)).toBe(true)
    expect(await result(), 'opened').toEqual({ state: 'pending' })
    expect(double.submit(url, { passed: true })).toMatch(/^https:\/\/www\.example\.com\/center\/face\?id=7&response=/)
    expect(await result()).toEqual({ state: 'passed' })
    expect(double.open(url), 'a second time').toBe(false)
  })

  it.each([
    ['201', 'identity'],
    ['202', 'record'],
    ['203', 'record'],
    ['204', 'face'],
    ['205', 'liveness'],
    ['206', 'risk'],
    ['299', 'face'],
  ] as const)('a failed check with code %s has the reason: %s', async (subCode, why) => {
    const { url, result } = await begin()
    double.open(url)
    double.submit(url, { passed: false, subCode })
    expect(await result()).toEqual({ state: 'failed', why })
  })

  it('a check that is given up is pending while its page is valid, then expired, also when the vendor forgot it', async () => {
    const { url, result } = await begin()
    double.open(url)
    clock.pass({ minutes: 31 })
    expect(double.open(url)).toBe(false)
    expect(await result(), 'somebody may be finishing').toEqual({ state: 'pending' })
    clock.pass({ minutes: 10 })
    expect(await result()).toEqual({ state: 'expired' })
    clock.pass({ hours: 25 })
    expect(await result()).toEqual({ state: 'expired' })
  })

  it('a check that passed in its last minute has passed, whenever it is asked about', async () => {
    const { url, result } = await begin()
    clock.pass({ minutes: 30 })
    double.open(url)
    double.submit(url, { passed: true })
    clock.pass({ hours: 2 })
    expect(await result()).toEqual({ state: 'passed' })
  })

  it('a number that the vendor does not know is an error while the check could still be made', async () => {
    const check = { certifyId: 'sha-of-another-account', person: PERSON, startedAt: clock.now() }
    await expect(face().getFaceCheck(check)).rejects.toThrow('aliyun DescribeFaceVerify 406')
  })

  it.each([
    [JSON.stringify({ certName: '李四', certNo: PERSON.idCard })],
    [JSON.stringify({ certName: PERSON.realName, certNo: '110105199003070069' })],
    ['not JSON'],
  ])('a result that names another person is an error: %s', async (identityInfo) => {
    const { url, result } = await begin()
    double.open(url)
    double.submit(url, { passed: true, identityInfo })
    await expect(result()).rejects.toThrow('answers about another person')
  })

  it.each([
    [JSON.stringify({ certName: PERSON.realName, certNo: PERSON.idCard })],
    [JSON.stringify({ certName: '王**', certNo: '1101**********0050' })],
    [''],
  ])('a result that names the person, masked or not, or no person, counts: %s', async (identityInfo) => {
    const { url, result } = await begin()
    double.open(url)
    double.submit(url, { passed: true, identityInfo })
    expect(await result()).toEqual({ state: 'passed' })
  })

  it('a person who cannot be checked gets the reason: phone, record, too often, malformed number', async () => {
    await expect(start({ metaInfo: '{"deviceType":"pc"}' })).rejects.toMatchObject({ why: 'device' })
    await expect(start({ metaInfo: 'forged' })).rejects.toMatchObject({ why: 'device' })
    double.withoutRecord.add(PERSON.idCard)
    await expect(start()).rejects.toMatchObject({ why: 'record' })
    double.withoutRecord.clear()
    double.tooOften.add(PERSON.idCard)
    await expect(start()).rejects.toMatchObject({ why: 'limit' })
    await expect(start({ person: { ...PERSON, idCard: '1' } })).rejects.toMatchObject({ why: 'identity' })
  })

  it.each(['400', '402', '404', '410', '411', '412', '500'])(
    'the answer %s is no refusal of the person',
    async (Code) => {
      vendor.answer(() => ({ Code, Message: 'x' }))
      const error = await start().catch((reason: Error) => reason)
      expect(error).toMatchObject({ message: `aliyun InitFaceVerify ${Code}` })
      expect(error).not.toHaveProperty('why')
      const check = { certifyId: 'x', person: PERSON, startedAt: clock.now() }
      await expect(face().getFaceCheck(check)).rejects.toThrow(`aliyun DescribeFaceVerify ${Code}`)
    },
  )

  it('an unknown scene is named by the vendor', async () => {
    await expect(start({}, face({}, '999'))).rejects.toThrow('aliyun InitFaceVerify 404')
  })

  it('a page without https, and a result that is neither yes nor no, are errors', async () => {
    vendor.answer(() => ({ Code: '200', ResultObject: { CertifyId: 'x', CertifyUrl: 'http://face.aliyun.test/t/x' } }))
    await expect(start()).rejects.toThrow('without https')
    const check = { certifyId: 'x', person: PERSON, startedAt: clock.now() }
    for (const ResultObject of [undefined, null, 'T', {}, { Passed: 'true' }]) {
      vendor.answer(() => ({ Code: '200', ResultObject }))
      await expect(face().getFaceCheck(check)).rejects.toThrow('aliyun DescribeFaceVerify 200')
    }
  })

  it.each(Object.entries(FAULTS))(
    'the fault %s is an error without personal data, and asked once',
    async (_name, fault) => {
      vendor.answer(() => fault)
      const by = face({ timeoutMs: 300 })
      const errors = [
        await start({}, by).catch((reason: Error) => reason),
        await by
          .getFaceCheck({ certifyId: 'x', person: PERSON, startedAt: clock.now() })
          .catch((reason: Error) => reason),
      ]
      for (const error of errors) expect(String(error)).toMatch(/aliyun/)
      expect(JSON.stringify([errors, errors.map(String)])).not.toMatch(/王小明|1101051990/)
      expect(vendor.received).toHaveLength(2)
    },
  )

  it('a wrong key is named', async () => {
    await expect(start({}, face({ accessKeySecret: 'other' }))).rejects.toMatchObject({
      code: expect.stringContaining('SignatureDoesNotMatch'),
    })
  })
})

it('the double accepts a client of the bare protocol, and begins no check twice under a number', async () => {
  const query = {
    SceneId: SCENE,
    ProductCode: 'ID_PRO',
    CertType: 'IDENTITY_CARD',
    CertName: '王小明',
    CertNo: PERSON.idCard,
    MetaInfo: META,
    ReturnUrl: RETURN,
    OuterOrderNo: 'a'.repeat(32),
  }
  const ask = (nonce: string) =>
    askBare({ endpoint: vendor.endpoint, action: 'InitFaceVerify', version: FACE_VERSION, query, nonce })
  expect(await ask('f-1')).toMatchObject({
    Code: '200',
    ResultObject: { CertifyUrl: expect.stringMatching(/^https:/) },
  })
  expect(await ask('f-2')).toMatchObject({ Code: '401' })
})
