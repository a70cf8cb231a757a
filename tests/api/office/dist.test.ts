import { expect, it } from 'vitest'
import { platformRules } from '@/lib/server/db/schema/core/tenancy'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { openWorld, type World } from '../../support/world'

const ask = (world: World, mode?: ModeName, gameId?: string) =>
  world.visitor().do('GET /dist/tradeTerms', { mode, gameId })

it('GET /dist/tradeTerms returns the rules of a mode', async () => {
  const world = await openWorld()
  expect(await ask(world, 'topUp')).toMatchObject({ startHours: 24 })
  expect(await ask(world, 'intermediary')).toMatchObject({
    unpaidMinutes: 1440,
    holdHours: 168,
    feeBp: 300,
    leastFee: '10.00',
  })
  expect(await ask(world, 'rental')).toMatchObject({
    startHours: 10 / 60,
    graceMinutes: 10,
    mismatchMinutes: 30,
    answerHours: 2,
    duty: '9:00–23:00',
    checkHours: 12,
  })
  expect(await ask(world, 'convoy')).toMatchObject({
    autoConfirmHours: 48,
    firstShotMinutes: 30,
    proposalHours: 6,
    assignMinutes: 30,
    feeBp: 1000,
  })
})

it('GET /dist/tradeTerms reflects changed rules', async () => {
  const world = await openWorld()
  await world.rule({ deliverMinutes: 25, holdHours: 12, startHours: 6, leastFeeFen: 250 })
  expect(await ask(world, 'fastGold')).toMatchObject({ deliverMinutes: 25, holdHours: 12, leaveMinutes: 60 })
  expect(await ask(world, 'topUp')).toMatchObject({ startHours: 6, leastFee: '2.50' })
})

it('GET /dist/tradeTerms returns overrides of a mode and game, and the general value without a mode', async () => {
  const world = await openWorld()
  await world.rule({ mismatchMinutes: 45, distShareBp: 2500 })
  await world.services.db.insert(platformRules).values([
    { key: 'mismatchMinutes', value: 50, mode: 'rental' },
    { key: 'mismatchMinutes', value: 20, mode: 'rental', gameId: 107 },
    { key: 'distShareBp', value: 4000, mode: 'account' },
  ])
  expect(await ask(world, 'rental')).toMatchObject({ mismatchMinutes: 50, distShareBp: 2500 })
  expect(await ask(world, 'rental', '107')).toMatchObject({ mismatchMinutes: 20 })
  expect(await ask(world, 'account')).toMatchObject({ distShareBp: 4000 })
  expect(await ask(world)).toMatchObject({ mismatchMinutes: 45, distShareBp: 2500 })
})
