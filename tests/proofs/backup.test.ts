import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { builtPages } from '../support/built-pages'
import { demoData } from '../support/demo-data'
import { Ordeal } from '../support/fixtures/ordeal'
import { startProgram } from '../support/program'
import { PLACE_AT_WILL, runSql } from '../support/run-sql'

const base = mkdtempSync(join(tmpdir(), 'backup-'))
let dataDir: string

beforeAll(async () => {
  await builtPages()
  dataDir = await demoData('backup')
}, 300_000)
afterAll(() => {
  for (const folder of [base, dataDir]) rmSync(folder, { recursive: true, force: true })
})

/** Runs a script of the project and returns what it printed; a failure rejects with its stderr. */
async function run(script: string, dir: string, ...words: string[]): Promise<string> {
  const env: object = { PATH: process.env.PATH, DATA_DIR: dir }
  const command = ['--import', 'tsx', `lib/scripts/${script}.ts`, ...words]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: env as NodeJS.ProcessEnv })
  return stdout
}

it('a backup made while people order and pay restores to a database without a contradiction', async () => {
  const program = await startProgram({ dataDir })
  onTestFinished(() => program.kill())
  await runSql(dataDir, PLACE_AT_WILL)
  const ordeal = new Ordeal(program.origin, async () => undefined)
  const end = await ordeal.begin()
  await ordeal.untilSteps(120)
  const paidBefore = [...ordeal.report.balancePaid]
  const placedBefore = ordeal.report.orders.length
  const target = join(base, 'first')
  const copying = run('backup', dataDir, target)
  await ordeal.untilSteps(60)
  expect(await copying).toContain('is complete')
  expect(ordeal.report.orders.length, 'orders placed during the copy').toBeGreaterThan(placedBefore)
  await end()
  expect(await program.stop()).toBe(0)

  const restored = join(base, 'restored')
  expect(await run('restore', restored, target)).toContain('is as of')
  const audit = await run('audit', restored)
  expect(audit).not.toContain('✗')
  expect(audit.match(/✓/g)).toHaveLength(4)

  const again = await startProgram({ dataDir: restored })
  onTestFinished(() => again.kill())
  const known = await runSql<{ sn: string }>(
    restored,
    'select sn from orders where sn = any($1) and paid_at is not null',
    [paidBefore],
  )
  expect(known).toHaveLength(paidBefore.length)
  expect(paidBefore.length).toBeGreaterThan(0)
  const later = new Ordeal(again.origin, async () => undefined)
  const endLater = await later.begin()
  await later.untilSteps(20)
  await endLater()
  expect(await again.stop()).toBe(0)
}, 600_000)

it('a backup never replaces a folder, and only a complete one is restored, into an empty directory', async () => {
  const taken = join(base, 'taken')
  mkdirSync(taken)
  await expect(run('backup', dataDir, taken)).rejects.toMatchObject({ stderr: expect.stringContaining('exists') })
  const none = join(base, 'none')
  await expect(run('backup', none, join(base, 'x'))).rejects.toMatchObject({
    stderr: expect.stringContaining('no database'),
  })
  await expect(run('restore', join(base, 'new'), taken)).rejects.toMatchObject({
    stderr: expect.stringContaining('not a complete backup'),
  })
  const target = join(base, 'second')
  await run('backup', dataDir, target)
  const used = join(base, 'used')
  mkdirSync(used)
  writeFileSync(join(used, 'file'), '')
  await expect(run('restore', used, target)).rejects.toMatchObject({ stderr: expect.stringContaining('not empty') })
  expect(existsSync(join(used, 'file'))).toBe(true)
}, 300_000)
