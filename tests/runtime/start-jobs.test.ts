import { expect, it, vi } from 'vitest'
import { chores } from '@/lib/server/db/schema/runtime'
import { startJobs } from '@/lib/server/jobs/start-jobs'
import { SOON } from '../support/soon'
import { openWorld } from '../support/world'

it('starts every scheduled job at startup and leaves none running after stop', async () => {
  const world = await openWorld()
  const jobs = startJobs(world.services, [])
  const names = async () => (await world.services.db.select().from(chores)).map((chore) => chore.name).sort()
  await vi.waitFor(
    async () =>
      expect(await names()).toEqual([
        'audit ledger',
        'checks of gone goods',
        'expire approvals',
        'late ties',
        'list complaints',
        'notices of unconfirmed goods',
        'prune API calls',
        'prune automatic replies',
        'prune exports',
        'prune face checks',
        'prune idempotency keys',
        'prune lookups',
        'prune notifications',
        'prune previews',
        'prune rate windows',
        'prune sessions',
        'prune team actions',
        'prune uploads',
        'prune view days',
        'prune visits',
        'prune webhook sends',
        'quality samples',
        'seller marks',
      ]),
    SOON,
  )
  await jobs.stop()
  for (const { dueAt } of await world.services.db.select().from(chores)) expect(dueAt > world.now()).toBe(true)
})
