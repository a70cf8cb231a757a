import { expect, it } from 'vitest'
import { openWorld, type World } from '../support/world'

const ask = (world: World, mode: 'fastGold' | 'intermediary' | 'topUp') =>
  world.visitor().do('GET /dist/tradeTerms', { mode })

it('GET /dist/tradeTerms tells what the rules say of a mode', async () => {
  const world = await openWorld()
  expect(await ask(world, 'topUp')).toMatchObject({ startHours: 24 })
  expect(await ask(world, 'intermediary')).toMatchObject({
    ...{ unpaidMinutes: 1440, holdHours: 168, feeBp: 300, leastFee: '10.00' },
  })
})

it('GET /dist/tradeTerms follows a change of the rules', async () => {
  const world = await openWorld()
  await world.rule({ deliverMinutes: 25, holdHours: 12, startHours: 6, leastFeeFen: 250 })
  expect(await ask(world, 'fastGold')).toMatchObject({ deliverMinutes: 25, holdHours: 12, leaveMinutes: 60 })
  expect(await ask(world, 'topUp')).toMatchObject({ startHours: 6, leastFee: '2.50' })
})
