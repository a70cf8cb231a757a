import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faceChecks } from '@/lib/server/db/schema/people/identity'
import { reconcileFaceChecks } from '@/lib/server/modules/people/identity/face/reconcile-face-checks'
import type { FaceCheckProvider } from '@/lib/server/providers/real-name/port'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import { securityNews } from '../support/fixtures/account'
import { Bank, Saver } from '../support/fixtures/bank'
import { ClaimCase } from '../support/fixtures/claim'
import { codeOf } from '../support/fixtures/codes'
import { answerFace, checkFace, storeIdentity } from '../support/fixtures/face'
import { accountParts, establish } from '../support/fixtures/listing'
import { oneCard } from '../support/one-person'
import type { Visitor } from '../support/visitor'
import { type Person, World } from '../support/world'

/** Where a face is asked, and what counts as one. */
describe('face checks', () => {
  const world = new World()
  let person: Person
  let seller: Visitor
  beforeAll(async () => {
    await world.open({ hasDefaultRules: true })
    await world.rule({ staffSteps: 'optional' })
  })
  beforeEach(async () => {
    person = await establish(world, await world.person())
    await storeIdentity(world, person)
    seller = await world.logIn(person)
  })
  afterAll(() => world.close())

  const provider = () => world.services.realName.face as FaceCheckProvider
  /** Runs with a vendor that answers as given. */
  const withVendor = async (parts: Partial<FaceCheckProvider> | null, work: () => Promise<void>) => {
    const { realName } = world.services
    const face = provider()
    Object.assign(world.services, { realName: { ...realName, face: parts && { ...face, ...parts } } })
    await work().finally(() => Object.assign(world.services, { realName }))
  }
  const publish = async (price: string, by = seller) =>
    by.ask('POST /goods/releaseGoods', {
      gameId: '107',
      goodsTypeId: '1',
      bigTitle: `全英雄 ${price} 的账号`,
      price,
      ...(await accountParts(world, { userId: by.userId })),
    })
  const state = (purpose: 'list' | 'withdraw' = 'list', by = seller) => by.do('GET /user/faceCheck', { purpose })
  const start = async (by = seller) => (await by.do('POST /user/startFaceCheck', { purpose: 'list' })).url
  const settle = () => world.pass({ seconds: 3 })

  it('a seller is asked for a face at 500.00 and not below, and again after 90 days', async () => {
    expect((await publish('499.99')).code).toBe(0)
    expect(await publish('500.00')).toMatchObject({ name: 'FACE_NEEDED', data: { purpose: 'list' } })
    await checkFace(world, seller, 'list')
    expect(await state()).toMatchObject({ isPassed: true, triesLeft: 4, check: { state: 'passed' } })
    const { data } = await publish('500.00')
    const { goodsSn } = data as { goodsSn: string }
    world.pass({ days: 91 })
    seller = await world.logIn(person)
    expect((await publish('500.00')).name).toBe('FACE_NEEDED')
    const price = (yuan: string) => seller.ask('POST /goods/onlySetupGoodsPrice', { goodsSn, price: yuan })
    expect((await price('520.00')).name).toBe('FACE_NEEDED')
    expect((await price('500.00')).code).toBe(0)
    const shelve = (onShelf: '0' | '1') => seller.ask('POST /goods/pushOrPullGoods', { goodsSn, onShelf })
    expect((await shelve('0')).code).toBe(0)
    expect((await shelve('1')).name).toBe('FACE_NEEDED')
    const goodsSns = JSON.stringify([goodsSn])
    const bulk = await seller.do('POST /goods/bulkShelf', { goodsSns, onShelf: '1' })
    expect(bulk).toMatchObject({ done: 0, refused: 1, face: expect.stringContaining('人脸核验') })
    expect((await price('480.00')).code).toBe(0)
    expect((await shelve('1')).code).toBe(0)
  })

  it('a failed face names its reason, tells the owner, uses up a try and freezes nothing', async () => {
    await checkFace(world, seller, 'list', 'other')
    expect(await state()).toMatchObject({
      isPassed: false,
      triesLeft: 4,
      check: { state: 'failed', why: '与实名认证的本人不符，请由本人重新核验' },
    })
    expect(await securityNews(seller)).toContain('人脸核验未通过')
    expect((await publish('100.00')).code).toBe(0)
    await checkFace(world, seller, 'list')
    expect((await publish('900.00')).code).toBe(0)
  })

  it('of many starts at once only five are made in a day, and the next day has five again', async () => {
    const ask = () => seller.ask('POST /user/startFaceCheck', { purpose: 'list' })
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5)
    expect(answers.filter(({ name }) => name === 'TOO_MANY')).toHaveLength(3)
    world.pass({ days: 1 })
    expect((await ask()).code).toBe(0)
  })

  it('the address to which the vendor leads back proves nothing, however often it is opened', async () => {
    const url = await start()
    const back = await answerFace(world, url, 'none')
    expect(back).toBe(`${world.dist().origin}/faceCheck?purpose=list&back=1`)
    settle()
    expect(await state()).toMatchObject({ isPassed: false, check: { state: 'pending' } })
    settle()
    expect((await publish('500.00')).name).toBe('FACE_NEEDED')
  })

  it('two tabs each begin a check, and the one that is finished counts', async () => {
    const [first] = [await start(), await start()]
    await answerFace(world, first, 'own')
    settle()
    expect(await state()).toMatchObject({ isPassed: true, triesLeft: 3, check: { state: 'pending' } })
    const polls = await Promise.all([state(), state(), state()])
    expect(polls.every(({ isPassed }) => isPassed)).toBe(true)
  })

  it('a check of one member counts for no other, and none after the identity changed', async () => {
    const other = await establish(world, await world.person())
    await storeIdentity(world, other)
    await checkFace(world, await world.logIn(other), 'list')
    expect((await state()).isPassed).toBe(false)
    await checkFace(world, seller, 'list')
    await oneCard(world, 'another card', person)
    expect((await state()).isPassed).toBe(false)
    expect((await publish('500.00')).name).toBe('FACE_NEEDED')
  })

  it('an identity that changes during a check lets it expire, whatever the vendor says', async () => {
    const url = await start()
    await answerFace(world, url, 'own')
    await oneCard(world, 'a later card', person)
    settle()
    expect(await state()).toMatchObject({ isPassed: false, check: { state: 'expired' } })
  })

  it('a silent vendor leaves the check open, and a yes after it expired is too late', async () => {
    const url = await start()
    await withVendor({ getFaceCheck: () => Promise.reject(new Error('silent')) }, async () => {
      settle()
      expect(await state()).toMatchObject({ isPassed: false, check: { state: 'pending' } })
    })
    await answerFace(world, url, 'own')
    world.pass({ minutes: 46 })
    expect(await state()).toMatchObject({ isPassed: false, check: { state: 'expired' } })
  })

  it('a vendor that names somebody else in its answer does not let the check pass', async () => {
    await start()
    const getFaceCheck = () => Promise.reject(new Error('answers about another person'))
    await withVendor({ getFaceCheck }, async () => {
      settle()
      expect((await state()).isPassed).toBe(false)
    })
  })

  it('a check that the vendor does not begin is no try', async () => {
    await withVendor({ startFaceCheck: () => Promise.reject(new Error('silent')) }, async () => {
      expect((await seller.ask('POST /user/startFaceCheck', { purpose: 'list' })).name).toBe('BUSY')
    })
    expect((await state()).triesLeft).toBe(5)
  })

  it('without a vendor nothing asks for a face, and none can be begun', async () => {
    await withVendor(null, async () => {
      expect((await publish('5000.00')).code).toBe(0)
      expect((await state()).isOffered).toBe(false)
      expect((await seller.ask('POST /user/startFaceCheck', { purpose: 'list' })).name).toBe('FACE_REFUSED')
    })
  })

  it('a page that was closed is settled by a job, which tells the owner of a failure', async () => {
    const url = await start()
    await answerFace(world, url, 'photo')
    const sweep = () => reconcileFaceChecks(systemCtx(world.services, world.dist()), { limit: 10 })
    await sweep()
    const early = await world.services.db.select().from(faceChecks).where(eq(faceChecks.userId, person.userId))
    expect(early).toMatchObject([{ state: 'pending' }])
    world.pass({ minutes: 4 })
    await Promise.all([sweep(), sweep()])
    const rows = await world.services.db.select().from(faceChecks).where(eq(faceChecks.userId, person.userId))
    expect(rows).toMatchObject([{ state: 'failed', why: 'liveness', checkAt: null }])
    expect((await securityNews(seller)).filter((title) => title === '人脸核验未通过')).toHaveLength(1)
  })

  it('a check for a listing does not count for a withdrawal', async () => {
    await checkFace(world, seller, 'list')
    expect((await state('withdraw')).isPassed).toBe(false)
  })

  it('of two withdrawals that exceed 20,000.00 together only one passes without a face, also at once', async () => {
    await Bank.open(world)
    const saver = await Saver.open(world, { balance: '45000.00' })
    await storeIdentity(world, saver.person)
    const payeeId = String(saver.payeeId)
    await saver.visitor.do('POST /pay/sendWithdrawalCode', { payeeId, amount: '15000.00' })
    const form = { payeeId, amount: '15000.00', payPassword: '246810', smsCode: await saver.code() }
    const other = { ...form, amount: '14000.00' }
    await saver.forgetLimits()
    await saver.visitor.do('POST /pay/sendWithdrawalCode', { payeeId, amount: '14000.00' })
    other.smsCode = await saver.code()
    const answers = await Promise.all([
      saver.visitor.ask('POST /pay/cashAdvance', form),
      saver.visitor.ask('POST /pay/cashAdvance', other),
    ])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    await saver.forgetLimits()
    const code = { payeeId, amount: '16000.00' }
    expect(await saver.visitor.ask('POST /pay/sendWithdrawalCode', code)).toMatchObject({
      name: 'FACE_NEEDED',
      data: { purpose: 'withdraw' },
    })
    await checkFace(world, saver.visitor, 'withdraw')
    expect((await saver.visitor.ask('POST /pay/sendWithdrawalCode', code)).code).toBe(0)
    world.pass({ minutes: 61 })
    await saver.forgetLimits()
    expect((await saver.visitor.ask('POST /pay/sendWithdrawalCode', code)).name).toBe('FACE_NEEDED')
  })

  it('a repeated request for a withdrawal gets its first answer, although another one of that amount needs a face', async () => {
    await Bank.open(world)
    const saver = await Saver.open(world, { balance: '45000.00' })
    await storeIdentity(world, saver.person)
    const what = { payeeId: String(saver.payeeId), amount: '15000.00' }
    await saver.visitor.do('POST /pay/sendWithdrawalCode', what)
    const form = { ...what, payPassword: '246810', smsCode: await saver.code() }
    const key = randomUUID()
    const first = await saver.visitor.ask('POST /pay/cashAdvance', form, { key })
    expect(first.code).toBe(0)
    expect(await saver.visitor.ask('POST /pay/cashAdvance', form, { key })).toEqual(first)
  })

  it('a lost phone needs a face, and its refusal uses up none of the three tries', async () => {
    const phone = '13499990001'
    await seller.do('POST /comm/sms', { phone, purpose: 'phone' })
    const input = { realName: '王小明', payPassword: '246810', phone, smsCode: await codeOf(world, phone) }
    for (let n = 0; n < 4; n++) expect((await seller.ask('POST /user/requestPhone', input)).name).toBe('FACE_NEEDED')
    await checkFace(world, seller, 'phone')
    expect((await seller.ask('POST /user/requestPhone', input)).code).toBe(0)
  })

  it('a claim that may cost more than 5,000.00 needs a face, and loses nothing without one', async () => {
    const one = await ClaimCase.open(world, { price: '5200.00', balance: '6000.00', ensureId: '1' })
    const { buyer } = one.deal.people
    await storeIdentity(world, buyer)
    expect(await one.file()).toMatchObject({ name: 'FACE_NEEDED', data: { purpose: 'claim' } })
    expect(await one.deal.state()).toBe('3 HOLD')
    await checkFace(world, one.deal.buyer, 'claim')
    expect((await one.file()).code).toBe(0)
  })
})
