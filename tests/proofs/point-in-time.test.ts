import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditDatabase } from '@/lib/server/main/audit/audit'
import { createDiskStorage } from '@/lib/server/providers/storage/disk'
import { builtPages } from '../support/built-pages'
import { Ordeal } from '../support/fixtures/ordeal'
import { OwnPostgres, openFolder } from '../support/own-postgres'
import { type Program, startProgram } from '../support/program'
import { PLACE_AT_WILL } from '../support/run-sql'

const SCRIPTS = join(process.cwd(), 'docs', 'deploy', 'postgres')
const base = mkdtempSync(join(tmpdir(), 'point-in-time-'))
let wal: string
let server: OwnPostgres
let program: Program

beforeAll(async () => {
  await builtPages()
  wal = openFolder(join(base, 'wal'))
  server = await OwnPostgres.create(base, {
    archive_mode: 'on',
    archive_command: `test ! -f ${wal}/%f && cp %p ${wal}/%f.part && mv ${wal}/%f.part ${wal}/%f`,
  })
  const { url, ownerUrl } = server.access
  const dataDir = join(base, 'data')
  program = await startProgram({ dataDir, env: { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } })
}, 600_000)
afterAll(async () => {
  await program?.stop()
  server?.stop('immediate')
  rmSync(base, { recursive: true, force: true })
})

it('the documented scripts restore a database to a chosen second amid orders, without a contradiction', async () => {
  await server.query('market', PLACE_AT_WILL)
  const ordeal = new Ordeal(program.origin, async () => undefined)
  const end = await ordeal.begin()
  const copy = join(openFolder(join(base, 'copies')), 'first')
  await ordeal.untilSteps(60)
  server.run(join(SCRIPTS, 'base-backup.sh'), copy)
  await ordeal.untilSteps(100)
  const [moment] = await server.query<{ at: string; orders: number }>(
    'market',
    'select now()::text as at, (select count(*)::int from orders where paid_at is not null) as orders',
  )
  await ordeal.untilSteps(100)
  await end()
  await server.query('market', 'create table public.after_the_moment ()', 'select pg_switch_wal()')
  await expect.poll(() => readdirSync(wal).filter((name) => !name.endsWith('.part')).length).toBeGreaterThan(0)
  const last = (
    await server.query<{ name: string }>('market', 'select pg_walfile_name(pg_current_wal_lsn() - 1) as name')
  )[0]
  await server.query('market', 'select pg_switch_wal()')
  await expect.poll(() => readdirSync(wal), { timeout: 60_000 }).toContain(last?.name)

  const restored = await OwnPostgres.at(join(base, 'copies', 'restored'))
  restored.run(join(SCRIPTS, 'restore-to.sh'), copy, wal, restored.dir, String(moment?.at))
  restored.start()
  try {
    await expect
      .poll(
        async () =>
          (await restored.query<{ paused: boolean }>('market', 'select pg_is_wal_replay_paused() as paused'))[0]
            ?.paused,
        { timeout: 60_000 },
      )
      .toBe(true)
    const [found] = await restored.query<{ orders: number; late: boolean }>(
      'market',
      "select count(*)::int as orders, to_regclass('public.after_the_moment') is not null as late from orders where paid_at is not null",
    )
    expect(found).toEqual({ orders: moment?.orders, late: false })
    const faults: string[] = []
    const isFine = await auditDatabase({
      databaseUrl: restored.url('owner'),
      storage: createDiskStorage(join(base, 'data', 'media')),
      isSandbox: true,
      onResult: (result) => faults.push(...result.faults),
    })
    expect({ isFine, faults }).toEqual({ isFine: true, faults: [] })
  } finally {
    restored.stop('immediate')
  }
}, 600_000)
