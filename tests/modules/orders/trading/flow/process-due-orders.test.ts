import { expect, it } from 'vitest'
import { markComplained } from '@/lib/server/modules/orders/trading/mark-complained'
import { inTx } from '@/lib/server/runtime/context'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { OrderSn } from '@/lib/shared/ids'
import { runClock } from '../../../../support/fixtures/deal'
import { Rental } from '../../../../support/fixtures/rental'
import { storyWorld } from '../../../../support/ledger'

const world = storyWorld()

it('a rental ends in time while a complaint is open at a payment provider, and is settled after it', async () => {
  const rental = await (await (await (await Rental.open(world)).place()).pay()).deliver()
  await rental.look()
  const ctx = systemCtx(world.services, world.dist())
  const complain = (at: Date | null) => inTx(ctx, (tx) => markComplained(tx, rental.orderSn as OrderSn, at))
  await complain(world.now())
  world.pass({ hours: 3 })
  await runClock(world)
  expect(await rental.state()).toBe('2 CHECK')
  expect((await rental.look()).code).not.toBe(0)
  world.pass({ days: 3 })
  await runClock(world)
  expect(await rental.state(), 'the rent waits for the complaint').toBe('2 CHECK')
  await complain(null)
  await runClock(world)
  expect(await rental.state()).toBe('3 RELEASED')
})
