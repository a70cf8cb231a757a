import { createHash, createPublicKey, verify } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { agreementSignatures, agreements } from '@/lib/server/db/schema/core/legal'
import { orderCredentials } from '@/lib/server/db/schema/orders/trading'
import { isIntact } from '@/lib/server/modules/core/legal/queries-agreements'
import { agreementOf, CITIZENS, codeFor, openSigning, signAs } from '../../support/fixtures/agreement'
import { type Deal, passAndRun, runClock } from '../../support/fixtures/deal'
import { openWorld, type World } from '../../support/world'

describe('the transfer agreement of an account', () => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
  })
  const rowOf = async (deal: Deal) => {
    const isOf = eq(agreements.orderSn, deal.orderSn as never)
    const [row] = await world.services.db.select().from(agreements).where(isOf)
    if (!row) throw new Error('no agreement')
    return row
  }
  const signaturesOf = async (deal: Deal) =>
    world.services.db
      .select()
      .from(agreementSignatures)
      .where(eq(agreementSignatures.agreementId, (await rowOf(deal)).id))

  it('staff see whether the stored texts still match the hashes that were signed', async () => {
    const { deal, staff } = await openSigning(world)
    expect(await staff.visitor.do('GET /desk/agreement', { orderSn: deal.orderSn })).toMatchObject({ isIntact: true })
    const row = await rowOf(deal)
    const { vault } = world.services
    expect(isIntact(vault, { ...row, buyerText: row.sellerText }), 'another text').toBe(false)
    expect(isIntact(vault, { ...row, hash: row.sellerHash }), 'another hash').toBe(false)
  })

  it('at the desk an order waits for the party that signs next', async () => {
    const { deal, staff } = await openSigning(world)
    const { orderSn } = deal
    const queues = async () => {
      const inQueue = async (queue: 'buyer' | 'seller') =>
        (await staff.visitor.do('GET /desk/orders', { queue })).list.some((row) => row.orderSn === orderSn)
      const { waitsFor } = await staff.visitor.do('GET /desk/order', { orderSn })
      return { buyer: await inQueue('buyer'), seller: await inQueue('seller'), waitsFor: waitsFor?.side }
    }
    expect(await queues()).toEqual({ buyer: false, seller: true, waitsFor: 'seller' })
    await signAs(world, deal, 'seller')
    expect(await queues()).toEqual({ buyer: true, seller: false, waitsFor: 'buyer' })
  })

  it('the seller signs, then the buyer, and the rebinding begins', async () => {
    const { deal } = await openSigning(world)
    expect(await deal.state()).toBe('1 SIGN')
    expect((await deal.detail(deal.seller)).turn.title).toBe('待你签署转让协议')
    expect(await signAs(world, deal, 'seller')).toMatchObject({ code: 0, data: { isDone: false } })
    expect(await deal.state()).toBe('1 SIGN')
    expect((await deal.detail()).turn.title).toBe('待你签署转让协议')
    expect((await deal.detail(deal.seller)).turn.title).toBe('你已签署，等待买家签署')
    expect(await signAs(world, deal, 'buyer')).toMatchObject({ code: 0, data: { isDone: true } })
    expect(await deal.state()).toBe('1 REBIND')
    await deal.deliver()
    await deal.confirm()
    expect(await deal.state()).toBe('3 HOLD')
  })

  it('each party reads its own id number in full and the other masked; no text shows both', async () => {
    const { deal } = await openSigning(world)
    const [seller, buyer] = [await agreementOf(deal, 'seller'), await agreementOf(deal, 'buyer')]
    for (const { text } of [seller, buyer]) {
      expect(text).toContain(CITIZENS.seller.realName)
      expect(text).toContain(CITIZENS.buyer.realName)
      expect(text).toContain('300.00 元')
      expect(text).not.toMatch(/\{\{/)
    }
    expect(seller.text).toContain(CITIZENS.seller.idCard)
    expect(seller.text).not.toContain(CITIZENS.buyer.idCard)
    expect(buyer.text).toContain(CITIZENS.buyer.idCard)
    expect(buyer.text).not.toContain(CITIZENS.seller.idCard)
    expect(buyer.text).toContain(`110${'＊'.repeat(13)}3X`)
    expect(buyer.hash).toBe(seller.hash)
    expect(buyer.copyHash).not.toBe(seller.copyHash)
  })

  it('hashes and the platform’s signature are confirmed by node:crypto alone, and a changed byte is not', async () => {
    const { deal } = await openSigning(world)
    await signAs(world, deal, 'seller')
    await signAs(world, deal, 'buyer')
    const { text, copyHash, hash, record, signature, publicKey } = await agreementOf(deal, 'buyer')
    const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
    expect(sha(text)).toBe(copyHash)
    const row = await rowOf(deal)
    expect(sha(world.services.vault.open('agreement', `${row.sn} both`, row.fullText))).toBe(hash)
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    const isSigned = (data: string) => verify(null, Buffer.from(data), key, Buffer.from(signature, 'base64'))
    expect(key.asymmetricKeyType).toBe('ed25519')
    expect(isSigned(record)).toBe(true)
    expect(isSigned(record.replace('seller', 'Seller'))).toBe(false)
    const said = JSON.parse(record)
    expect(said).toMatchObject({ order: deal.orderSn, sha256: hash, sha256OfBuyerCopy: copyHash })
    expect(said.signatures.map(({ party }: { party: string }) => party)).toEqual(['seller', 'buyer'])
    for (const one of said.signatures)
      expect(one).toMatchObject({ sha256: hash, face: 'none', code: expect.any(Number) })
  })

  it('anybody can check a hash of a signed text, and learns nothing else', async () => {
    const { deal } = await openSigning(world)
    const { hash, copyHash } = await agreementOf(deal, 'seller')
    const check = (one: string) => world.visitor().do('GET /agreement/verify', { hash: one })
    expect(await check(hash)).toEqual({ genuine: false, signTime: '', publicKey: '' })
    await signAs(world, deal, 'seller')
    await signAs(world, deal, 'buyer')
    for (const one of [hash, copyHash, copyHash.toUpperCase()]) {
      const answer = await check(one)
      expect(answer.genuine).toBe(true)
      expect(Object.keys(answer).toSorted()).toEqual(['genuine', 'publicKey', 'signTime'])
    }
    expect((await check('0'.repeat(64))).genuine).toBe(false)
  })

  it.each([
    ['seller', '8 REFUNDED'],
    ['buyer', '7 REFUNDED'],
  ] as const)('a %s who refuses ends the order without a penalty, also after the other signed', async (side, end) => {
    const { deal } = await openSigning(world)
    await signAs(world, deal, side === 'seller' ? 'buyer' : 'seller')
    expect(await deal.act(side, 'refund', { reason: '不同意协议内容' })).toMatchObject({ code: 0 })
    expect(await deal.state()).toBe(end)
    expect(await world.balance(deal.people.buyer)).toBe('300.00')
    expect(await world.balance(deal.people.seller)).toBe('0.00')
    expect((await rowOf(deal)).state).toBe('refused')
    expect(await world.services.db.$count(orderCredentials)).toBe(0)
    expect(
      await deal[side === 'seller' ? 'seller' : 'buyer'].ask('POST /order/signAgreement', {
        orderSn: deal.orderSn,
        hash: (await rowOf(deal)).hash,
        smsCode: '000000',
        agree: '1',
      }),
    ).toMatchObject({ name: 'ORDER_STATE' })
  })

  it('a seller who does not sign in two hours ends the order as its withdrawal', async () => {
    const { deal } = await openSigning(world)
    await signAs(world, deal, 'buyer')
    await passAndRun(world, { hours: 1, minutes: 59 })
    expect(await deal.state()).toBe('1 SIGN')
    await passAndRun(world, { minutes: 1 })
    expect(await deal.state()).toBe('8 REFUNDED')
    expect(await deal.detail()).toMatchObject({ cancelReason: '卖家超时未签署转让协议' })
    expect((await rowOf(deal)).state).toBe('expired')
    expect(await world.balance(deal.people.buyer)).toBe('300.00')
  })

  it('the buyer has two hours from the seller’s signature on', async () => {
    const { deal } = await openSigning(world)
    await passAndRun(world, { hours: 1, minutes: 50 })
    await signAs(world, deal, 'seller')
    await passAndRun(world, { hours: 1, minutes: 50 })
    expect(await deal.state()).toBe('1 SIGN')
    await passAndRun(world, { minutes: 11 })
    expect(await deal.state()).toBe('7 REFUNDED')
    expect((await rowOf(deal)).state).toBe('expired')
    expect(await world.balance(deal.people.buyer)).toBe('300.00')
  })

  it('a signed order can be disputed during the rebinding', async () => {
    const { deal } = await openSigning(world)
    await signAs(world, deal, 'seller')
    await signAs(world, deal, 'buyer')
    expect((await deal.detail()).actions.map(({ action }) => action)).toContain('dispute')
    expect((await rowOf(deal)).state).toBe('signed')
  })

  it('both sign at once: both signatures count, and the rebinding begins once', async () => {
    const { deal } = await openSigning(world)
    const inputs = [await codeFor(world, deal, 'seller'), await codeFor(world, deal, 'buyer')] as const
    const answers = await Promise.all([
      deal.seller.ask('POST /order/signAgreement', inputs[0]),
      deal.buyer.ask('POST /order/signAgreement', inputs[1]),
    ])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect(await deal.state()).toBe('1 REBIND')
    expect(await signaturesOf(deal)).toHaveLength(2)
    expect((await rowOf(deal)).state).toBe('signed')
  })

  it('two tabs of a party sign once', async () => {
    const { deal } = await openSigning(world)
    const input = await codeFor(world, deal, 'seller')
    const answers = await Promise.all([1, 2].map(() => deal.seller.ask('POST /order/signAgreement', input)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await signaturesOf(deal)).toHaveLength(1)
  })

  it('a signature against the clock: the order is signed or ended, never both', async () => {
    const { deal } = await openSigning(world)
    await signAs(world, deal, 'seller')
    world.pass({ hours: 1, minutes: 55 })
    const input = await codeFor(world, deal, 'buyer')
    world.pass({ minutes: 5 })
    const [{ code }] = await Promise.all([deal.buyer.ask('POST /order/signAgreement', input), runClock(world)])
    const end = code === 0 ? ['signed', '1 REBIND', 2] : ['expired', '7 REFUNDED', 1]
    expect([(await rowOf(deal)).state, await deal.state(), (await signaturesOf(deal)).length]).toEqual(end)
  })

  it('a signature against the end by staff: one of both happens', async () => {
    const { deal, staff } = await openSigning(world)
    await signAs(world, deal, 'seller')
    const input = await codeFor(world, deal, 'buyer')
    const [signed] = await Promise.all([
      deal.buyer.ask('POST /order/signAgreement', input),
      staff.show(deal, 'mismatch'),
    ])
    const [state, place] = [(await rowOf(deal)).state, await deal.state()]
    expect(signed.code === 0 ? ['signed', '1 REBIND'] : ['ended', '8 REFUNDED']).toEqual([state, place])
    if (signed.code !== 0) expect(await world.balance(deal.people.buyer)).toBe('300.00')
  })

  it('a code for another text is refused, and so is a text that was not shown', async () => {
    const first = await openSigning(world)
    const { hash } = await agreementOf(first.deal, 'seller')
    const other = await openSigning(world)
    const ask = (deal: Deal, input: object) =>
      deal.seller.ask('POST /order/signAgreement', {
        orderSn: deal.orderSn,
        agree: '1',
        hash: '',
        smsCode: '',
        ...input,
      })
    const code = await codeFor(world, other.deal, 'seller')
    expect(await ask(first.deal, { hash: code.hash, smsCode: code.smsCode })).toMatchObject({
      name: 'AGREEMENT_CHANGED',
    })
    expect(await ask(first.deal, { hash, smsCode: code.smsCode })).toMatchObject({ name: 'WRONG_SMS_CODE' })
    expect(await ask(other.deal, { hash: code.hash, smsCode: '000000' })).toMatchObject({ name: 'WRONG_SMS_CODE' })
    expect(await signaturesOf(first.deal)).toEqual([])
  })

  it('a new version of the text published after the first signature changes nothing for the order', async () => {
    const { deal } = await openSigning(world)
    await signAs(world, deal, 'seller')
    const before = await agreementOf(deal, 'buyer')
    const editor = await world.logIn({ staff: 'editor' })
    const { text } = await editor.do('GET /console/legalDocument', { kind: 'transfer', version: '1' })
    const draft = await editor.do('POST /console/saveLegalDraft', {
      kind: 'transfer',
      text: `${text}\n新增一条`,
      note: '',
    })
    await editor.do('POST /console/publishLegal', { ...draft, documentId: `${draft.documentId}`, reason: '新增' })
    expect(await agreementOf(deal, 'buyer')).toEqual(before)
    await signAs(world, deal, 'buyer')
    expect((await agreementOf(deal, 'buyer')).version).toBe(1)
    const next = await openSigning(world)
    expect((await agreementOf(next.deal, 'buyer')).text).toContain('新增一条')
  })

  it('the database keeps text, hash and signatures of an agreement', async () => {
    const { deal } = await openSigning(world)
    const { db } = world.services
    const own = eq(agreements.orderSn, deal.orderSn as never)
    await expect(
      db
        .update(agreements)
        .set({ hash: '1'.repeat(64) })
        .where(own),
    ).rejects.toThrow()
    await signAs(world, deal, 'seller')
    await expect(db.delete(agreementSignatures)).rejects.toThrow()
    await signAs(world, deal, 'buyer')
    await expect(db.update(agreements).set({ record: '{}' }).where(own)).rejects.toThrow()
  })

  it('the code is sent to the own phone and names what it signs', async () => {
    const { deal } = await openSigning(world)
    await codeFor(world, deal, 'seller')
    const { rows } = await world.services.db.execute<{ phone: string; text: string }>(
      'select phone, text from local_sms order by id desc limit 1',
    )
    expect(rows[0]).toMatchObject({
      phone: deal.people.seller.phone,
      text: expect.stringContaining('签署账号转让协议'),
    })
  })
})
