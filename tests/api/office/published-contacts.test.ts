import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blackEntries } from '@/lib/server/db/schema/office/trust'
import { hashAccount } from '@/lib/server/modules/office/trust/rules'
import { World } from '../../support/world'

describe('contacts that a site publishes', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const check = async (distId: number, queryValue: string) =>
    (await world.visitor(distId).do('GET /cusSer/queryVerifyCustomer', { queryType: '1', queryValue })) as {
      name?: string
    }

  it('what a site publishes is genuine there until it is removed, withdrawn or blacklisted', async () => {
    const owner = await world.logIn({ staff: 'owner', ofDist: 2 }, 2)
    const publish = (serviceNum: string) =>
      owner.ask('POST /dist/homeConf', { conf: JSON.stringify({ customerBlock: { serviceNum } }) })
    const calledFalse = async () => (await owner.do('GET /console/contacts', {})).calledFalse
    expect(await check(2, '2850008101')).toEqual({})
    expect((await publish('2850008101，2850008102')).name).toBe('OK')
    expect(await check(2, '2850008101')).toMatchObject({ name: '本站公布的客服' })
    expect(await check(2, '2850008102')).toMatchObject({ name: '本站公布的客服' })
    expect(await check(1, '2850008101')).toEqual({})
    expect((await publish('2850008102')).name).toBe('OK')
    expect(await check(2, '2850008101')).toEqual({})

    const form = { kind: '1', value: '2850008102', name: '客服小松', reason: '入职' } as const
    const contactId = `${(await owner.do('POST /console/addContact', form)).contactId}`
    expect(await calledFalse()).toEqual([])
    await owner.do('POST /console/switchContact', { contactId, active: '0', reason: '离职' })
    expect(await check(2, '2850008102')).toEqual({})
    expect(await calledFalse()).toEqual(['2850008102'])
    expect(await publish('2850008102')).toMatchObject({ name: 'INVALID_INPUT' })

    await world.services.db.insert(blackEntries).values({
      valueHash: hashAccount(world.services.vault, '2850008103'),
      valueMask: '285****103',
      kind: 1,
      rulingCode: 'B2601010001',
    })
    expect(await publish('2850008103')).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '客服号码 2850008103 在黑名单内，请删除后再发布',
    })
    expect(await check(2, '2850008103')).toEqual({})
    expect((await publish('')).name).toBe('OK')
  })

  it('no site makes a contact genuine that the platform withdrew, or that is blacklisted', async () => {
    const [platform, owner] = [
      await world.logIn({ staff: 'owner' }),
      await world.logIn({ staff: 'owner', ofDist: 2 }, 2),
    ]
    const form = { kind: '1', value: '2850008105', name: '客服小柏', reason: '入职' } as const
    const contactId = `${(await platform.do('POST /console/addContact', form)).contactId}`
    expect(await check(2, form.value)).toMatchObject({ name: form.name })
    await platform.do('POST /console/switchContact', { contactId, active: '0', reason: '离职' })
    await owner.do('POST /console/addContact', form)
    expect(await check(2, form.value)).toEqual({})

    const later = { ...form, value: '2850008106' }
    await owner.do('POST /console/addContact', later)
    expect(await check(2, later.value)).toMatchObject({ name: form.name })
    await world.services.db.insert(blackEntries).values({
      valueHash: hashAccount(world.services.vault, later.value),
      valueMask: '285****106',
      kind: 1,
      rulingCode: 'B2601010002',
    })
    expect(await check(2, later.value)).toEqual({})
  })
})
