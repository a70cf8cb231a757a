import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faceChecks } from '@/lib/server/db/schema/people/identity'
import { findRisks } from '@/lib/server/modules/office/risk/queries'
import { Deal } from '../../support/fixtures/deal'
import { checkFace, storeIdentity } from '../../support/fixtures/face'
import { Guarantee } from '../../support/fixtures/guarantee'
import { oneBrowser, oneCard, onePayee } from '../../support/one-person'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

describe('risk list', () => {
  const world = new World()
  let staff: Visitor
  beforeAll(async () => {
    await world.open()
    staff = await world.logIn({ staff: 'risk' })
  })
  afterAll(() => world.close())

  /** The list is computed at most every half minute; each test reads it in a world of its own time and cache. */
  const rowOf = async (person: Person, by = staff) => {
    const { list } = await by.do('GET /console/risks', { pageSize: '100' })
    return list.find(({ userId }) => userId === person.userId)
  }
  const member = async (): Promise<Person> => {
    const person = await world.person()
    await storeIdentity(world, person)
    return person
  }

  it('explains each point: failed faces, a shared browser, a shared payee; and finds nothing about an honest member', async () => {
    const [failed, one, two, payeeOne, payeeTwo, honest, self, ownSecond] = (await Promise.all(
      Array.from({ length: 8 }, member),
    )) as [Person, Person, Person, Person, Person, Person, Person, Person]
    const visitor = await world.logIn(failed)
    await checkFace(world, visitor, 'list', 'other')
    await checkFace(world, visitor, 'list', 'photo')
    await checkFace(world, await world.logIn(honest), 'list')
    await oneBrowser(world, 'shared', one, two)
    await oneCard(world, 'the same card', self, ownSecond)
    await oneBrowser(world, 'own', self, ownSecond)
    await onePayee(world, 'same payee', [payeeOne, payeeTwo], { arrived: false })
    expect(await rowOf(failed)).toMatchObject({
      risk: {
        score: 45,
        level: 'middle',
        reasons: [{ kind: 'failedFace', points: 45, text: '30 天内 2 次人脸核验未通过' }],
      },
    })
    expect((await rowOf(one))?.risk).toMatchObject({ score: 25, level: 'low', reasons: [{ kind: 'sharedDevice' }] })
    expect((await rowOf(payeeTwo))?.risk).toMatchObject({ score: 40, reasons: [{ kind: 'sharedPayee' }] })
    expect(await rowOf(honest)).toBeUndefined()
    // two accounts of one identity card are one person, who may use one browser
    expect(await rowOf(self)).toBeUndefined()
    const middle = await staff.do('GET /console/risks', { level: 'middle', kind: 'failedFace' })
    expect(middle.list.map(({ userId }) => userId)).toEqual([failed.userId])
    expect((await staff.do('GET /console/risks', { level: 'high' })).list).toEqual([])
  })

  it('does not count what says nothing about a person: invitations that no one accepted, faces that the vendor did not see', async () => {
    const deal = await Guarantee.open(world)
    await deal.invite('seller')
    await deal.answer(deal.buyer, 'decline')
    const { db } = world.services
    const { userId } = deal.people.buyer
    for (const why of ['record', 'limit'] as const)
      await db.insert(faceChecks).values({
        userId,
        distId: 1,
        purpose: 'list',
        idCardHash: 'x',
        state: 'failed',
        why,
        createdAt: world.now(),
      })
    const found = await findRisks({ db, now: () => world.now() }, [deal.people.seller.userId, userId])
    expect([...found]).toEqual([])
  })

  it('staff do not see the findings about their own accounts', async () => {
    const colleague = await member()
    await world.employ(colleague, 'risk')
    const [row] = await world.services.db
      .insert(faceChecks)
      .values({
        userId: colleague.userId,
        distId: 1,
        purpose: 'list',
        idCardHash: 'x',
        state: 'failed',
        why: 'face',
        createdAt: world.now(),
      })
      .returning()
    expect(row).toBeTruthy()
    expect(await rowOf(colleague, await world.logIn(colleague))).toBeUndefined()
  })

  it('the desk shows the risk of an order with the side of each reason', async () => {
    const deal = await (await (await Deal.open(world, { price: '100.00', balance: '200.00' })).place()).pay()
    const service = await world.logIn({ staff: 'service' })
    const before = await service.do('GET /desk/order', { orderSn: deal.orderSn })
    expect(before.risk).toEqual({ score: 0, level: 'none', reasons: [] })
    const { seller } = deal.people
    await storeIdentity(world, seller)
    await checkFace(world, deal.seller, 'list', 'other')
    const after = await service.do('GET /desk/order', { orderSn: deal.orderSn })
    expect(after.risk).toMatchObject({ score: 30, reasons: [{ text: '卖家 30 天内 1 次人脸核验未通过' }] })
  })

  it('a distributor’s desk sees findings about the order, not about payees and devices that concern other sites', async () => {
    const deal = await (await (await Deal.open(world, { price: '100.00', balance: '200.00' })).place()).pay()
    const { seller } = deal.people
    await storeIdentity(world, seller)
    await onePayee(world, 'payee of a seller', [seller, await member()], { arrived: false })
    await checkFace(world, deal.seller, 'list', 'other')
    const kindsFor = async (ofDist?: number) => {
      const service = await world.logIn({ staff: 'service', ofDist })
      const { risk } = await service.do('GET /desk/order', { orderSn: deal.orderSn })
      return risk.reasons.map(({ kind }) => kind)
    }
    expect(await kindsFor()).toEqual(['sharedPayee', 'failedFace'])
    expect(await kindsFor(1)).toEqual(['failedFace'])
  })
})
