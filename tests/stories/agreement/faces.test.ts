import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { agreementSignatures } from '@/lib/server/db/schema/core/legal'
import type { FaceCheckProvider } from '@/lib/server/providers/real-name/port'
import { agreementOf, codeFor, openSigning, type Side } from '../../support/fixtures/agreement'
import type { Deal } from '../../support/fixtures/deal'
import { checkFace } from '../../support/fixtures/face'
import { openWorld, type World } from '../../support/world'

const PRICE = '2000.00'

describe('face checks at the signature of a transfer agreement', () => {
  let world: World
  beforeEach(async () => {
    world = await openWorld({ hasDefaultRules: true })
  })
  const sign = async (deal: Deal, side: Side) =>
    deal[side].ask('POST /order/signAgreement', await codeFor(world, deal, side))
  const signatures = (deal: Deal) =>
    world.services.db
      .select({ party: agreementSignatures.party, face: agreementSignatures.face })
      .from(agreementSignatures)
      .where(eq(agreementSignatures.userId, deal.people.seller.userId))
  /** Runs with a vendor that answers as given; null: no one checks faces. */
  const withVendor = async (parts: Partial<FaceCheckProvider> | null, work: () => Promise<void>) => {
    const { realName } = world.services
    const face = parts && { ...(realName.face as FaceCheckProvider), ...parts }
    Object.assign(world.services, { realName: { ...realName, face } })
    await work().finally(() => Object.assign(world.services, { realName }))
  }

  it('from 2,000.00 on a face is checked before a signature counts, and the code is not used up', async () => {
    const { deal } = await openSigning(world, { price: PRICE })
    expect((await agreementOf(deal, 'seller')).needsFace).toBe(true)
    const input = await codeFor(world, deal, 'seller')
    expect(await deal.seller.ask('POST /order/signAgreement', input)).toMatchObject({
      name: 'FACE_NEEDED',
      data: { purpose: 'sign' },
    })
    expect(await signatures(deal)).toEqual([])
    await checkFace(world, deal.seller, 'sign')
    expect((await deal.seller.ask('POST /order/signAgreement', input)).code).toBe(0)
    expect(await signatures(deal)).toEqual([{ party: 'seller', face: 'passed' }])
    expect((await agreementOf(deal, 'buyer')).signatures).toMatchObject([{ party: 'seller', byFace: true }])
  })

  it('below 2,000.00 no face is asked for', async () => {
    const { deal } = await openSigning(world, { price: '1999.99' })
    expect((await agreementOf(deal, 'seller')).needsFace).toBe(false)
    expect((await sign(deal, 'seller')).code).toBe(0)
    expect(await signatures(deal)).toEqual([{ party: 'seller', face: 'none' }])
  })

  it('the face of another person, a check of the other party and one for a listing let no one sign', async () => {
    const { deal } = await openSigning(world, { price: PRICE })
    const input = await codeFor(world, deal, 'seller')
    for (const [side, purpose, face] of [
      ['seller', 'sign', 'other'],
      ['buyer', 'sign', 'own'],
      ['seller', 'list', 'own'],
    ] as const) {
      await checkFace(world, deal[side], purpose, face)
      expect((await deal.seller.ask('POST /order/signAgreement', input)).name).toBe('FACE_NEEDED')
    }
    expect(await deal.state()).toBe('1 SIGN')
  })

  it('a check that is older than an hour does not count', async () => {
    const { deal } = await openSigning(world, { price: PRICE })
    await checkFace(world, deal.seller, 'sign')
    world.pass({ minutes: 61 })
    expect((await sign(deal, 'seller')).name).toBe('FACE_NEEDED')
  })

  it('a silent vendor leaves the agreement open, and the signature is made once it answers', async () => {
    const { deal } = await openSigning(world, { price: PRICE })
    const getFaceCheck = () => Promise.reject(new Error('silent'))
    await withVendor({ getFaceCheck }, async () => {
      await checkFace(world, deal.seller, 'sign')
      expect((await sign(deal, 'seller')).name).toBe('FACE_NEEDED')
    })
    expect((await agreementOf(deal, 'seller')).state).toBe('open')
    world.pass({ minutes: 1 })
    await deal.seller.do('GET /user/faceCheck', { purpose: 'sign' })
    expect((await sign(deal, 'seller')).code).toBe(0)
  })

  it('where no one checks faces nothing asks for one, and no signature claims one', async () => {
    const { deal } = await openSigning(world, { price: PRICE })
    await withVendor(null, async () => {
      expect((await agreementOf(deal, 'seller')).needsFace).toBe(false)
      expect((await sign(deal, 'seller')).code).toBe(0)
    })
    expect(await signatures(deal)).toEqual([{ party: 'seller', face: 'none' }])
  })
})
