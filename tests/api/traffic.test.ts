import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visits } from '@/lib/server/db/schema/traffic'
import { pruneVisits } from '@/lib/server/modules/traffic/prune-visits'
import { World } from '../support/world'

describe('visits', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  const admin = () => world.logIn({ staff: 'owner' })

  it('counts a browser once a day and keeps its first transit code', async () => {
    const visitor = world.visitor()
    await visitor.do('POST /comm/recordUV', { transitCode: 'spring', landing: '/' })
    await visitor.do('POST /comm/recordUV', { transitCode: 'summer' })
    const { days, codes } = await (await admin()).do('GET /comm/getClickRecord', {})
    expect(days).toHaveLength(14)
    expect(days[0]).toMatchObject({ uv: 1, pv: 2 })
    expect(days[13]).toMatchObject({ uv: 0, pv: 0 })
    expect(codes).toEqual([{ transitCode: 'spring', uv: 1 }])
    world.pass({ days: 1 })
    await visitor.do('POST /comm/recordUV', {})
    expect((await (await admin()).do('GET /comm/getClickRecord', {})).days.slice(0, 2)).toMatchObject([
      { uv: 1 },
      { uv: 1 },
    ])
  })

  it('keeps thirty days', async () => {
    const { db } = world.services
    const days = async () => (await db.select().from(visits)).length
    const before = await days()
    await pruneVisits(db, world.now())
    expect(await days()).toBe(before)
    world.pass({ days: 32 })
    await pruneVisits(db, world.now())
    expect(await days()).toBe(0)
  })

  it('shows figures to the distributor only, and refuses odd codes', async () => {
    expect((await (await world.logIn()).ask('GET /comm/getClickRecord', {})).code).toBe(403)
    expect((await world.visitor().ask('POST /comm/recordUV', { transitCode: '<script>' })).code).toBe(400)
  })
})
