import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { agreementSignatures, agreements } from '@/lib/server/db/schema/core/legal'
import { agreementOf, codeFor, openSigning, signAs } from '../../support/fixtures/agreement'
import { openWorld, type World } from '../../support/world'

describe('what the parties of an agreement are answered', () => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
  })

  it('a party’s proof contains address and device of its own signature only, and is signed; the stored one has both', async () => {
    const { deal } = await openSigning(world)
    await signAs(world, deal, 'seller')
    await signAs(world, deal, 'buyer')
    const containedIn = (record: string) =>
      JSON.parse(record).signatures.map((one: object) => 'ip' in one && 'device' in one) as boolean[]
    for (const [side, expected] of [
      ['seller', [true, false]],
      ['buyer', [false, true]],
    ] as const) {
      const { record, signature, publicKey } = await agreementOf(deal, side)
      expect(containedIn(record)).toEqual(expected)
      const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
      expect(verify(null, Buffer.from(record), key, Buffer.from(signature, 'base64'))).toBe(true)
    }
    const [stored] = await world.services.db.select({ record: agreements.record }).from(agreements)
    expect(containedIn(stored?.record ?? '')).toEqual([true, true])
  })

  it.each(['seller', 'buyer'] as const)('a repeated request of the %s gets the first answer', async (side) => {
    const { deal } = await openSigning(world)
    if (side === 'buyer') await signAs(world, deal, 'seller')
    const input = await codeFor(world, deal, side)
    const key = randomUUID()
    const sign = () => deal[side].ask('POST /order/signAgreement', input, { key })
    const first = await sign()
    expect(first).toMatchObject({ code: 0, data: { isDone: side === 'buyer' } })
    expect(await sign()).toEqual(first)
    const wrong = Object.assign({}, input, { smsCode: input.smsCode === '111111' ? '222222' : '111111' })
    expect(await deal[side].ask('POST /order/signAgreement', wrong, { key })).toMatchObject({ name: 'WRONG_SMS_CODE' })
    expect(await world.services.db.$count(agreementSignatures)).toBe(side === 'buyer' ? 2 : 1)
  })
})
