import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLog } from '@/lib/server/runtime/log'
import { masterSecret } from '@/lib/server/runtime/secrets'

it('secrets are blanked at every depth a request object has; errors keep their code', () => {
  const lines: string[] = []
  const log = createLog('info', {
    write: (line: string) => {
      lines.push(line)
    },
  })
  const secrets = {
    authorization: 's3cret',
    cookie: 's3cret',
    password: 's3cret',
    payPassword: 's3cret',
    token: 's3cret',
    smsCode: 's3cret',
    idCard: 's3cret',
    credentials: { any: 's3cret' },
  }
  log.info(
    { ...secrets, a: secrets, b: { c: secrets }, req: { headers: { ...secrets, 'set-cookie': ['s3cret'] } } },
    'x',
  )
  expect(lines[0]).not.toContain('s3cret')
  log.error({ err: Object.assign(new Error('boom'), { code: '23505' }), path: '/x' }, 'y')
  expect(JSON.parse(lines[1] as string)).toMatchObject({
    msg: 'y',
    path: '/x',
    err: { code: '23505', message: 'boom' },
  })
})

it('the master secret is made once, for its owner only, and one from the environment wins', () => {
  const dir = mkdtempSync(join(tmpdir(), 'storefront-secret-'))
  try {
    const first = masterSecret({ APP_SECRET: '', DATA_DIR: dir })
    expect(first.length).toBeGreaterThanOrEqual(48)
    expect(masterSecret({ APP_SECRET: '', DATA_DIR: dir })).toBe(first)
    expect(readFileSync(join(dir, 'secret'), 'utf8')).toBe(first)
    expect(statSync(join(dir, 'secret')).mode & 0o777).toBe(0o600)
    expect(masterSecret({ APP_SECRET: 'own', DATA_DIR: dir })).toBe('own')
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
})
