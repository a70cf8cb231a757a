import { expect, it } from 'vitest'
import { freeNumber } from '@/lib/server/db/free-number'
import { certificates } from '@/lib/server/db/schema/office/trust'
import type { UserId } from '@/lib/shared/ids'
import { openWorld } from '../support/world'

it('retries with another number if one is taken, so that concurrent rows do not collide', async () => {
  const world = await openWorld()
  const { distId } = world.dist()
  const issued = { distId, kind: 'dealer' as const, orderSn: '' as const, issuedAt: world.now() }
  await world.services.db.insert(certificates).values([
    { ...issued, code: 'C26112600000001', holderId: 1 as UserId },
    { ...issued, code: 'C26112600000002', holderId: 2 as UserId },
  ])
  const drawn = ['C26112600000001', 'C26112600000002', 'C26112600000003', 'C26112600000004']
  expect(await freeNumber(world.services.db, certificates.code, () => drawn.shift() as string)).toBe('C26112600000003')
})
