import pg from 'pg'
import { expect, it } from 'vitest'
import { checkStorage } from '@/lib/server/jobs/check-storage'
import type { Services } from '@/lib/server/runtime/context'
import { LogRecorder } from '../support/vendors/log-recorder'
import { openWorld } from '../support/world'

it('several machines on one database are reported while pictures are on their own disks', async () => {
  const world = await openWorld()
  const { db, storage } = world.services
  const warnings = async (isShared: boolean) => {
    const recorder = new LogRecorder()
    await checkStorage({ db, log: recorder.log as Services['log'], storage: Object.assign({}, storage, { isShared }) })
    return recorder.lines.map(({ facts }) => facts.machines)
  }
  expect(await warnings(false), 'this machine alone').toEqual([])
  const other = new pg.Client({ connectionString: world.database.url, application_name: 'listener other-machine' })
  await other.connect()
  try {
    expect(await warnings(false)).toEqual([2])
    expect(await warnings(true)).toEqual([])
  } finally {
    await other.end()
  }
})
