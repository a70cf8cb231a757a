import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshQq, reportsIn } from '../../support/fixtures/reports'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open().then(() => undefined))
afterAll(() => world.close())

it('limits blacklist reports to ten a day', async () => {
  const [member, staff] = [await world.logIn(), await world.logIn({ staff: 'service' })]
  const form = await reportsIn(world, () => staff).reportForm(member, '')
  for (let i = 0; i < 10; i++)
    expect((await member.ask('POST /black/releaseBlack', { ...form, content: freshQq() })).code).toBe(0)
  expect((await member.ask('POST /black/releaseBlack', { ...form, content: freshQq() })).status).toBe(429)
})
