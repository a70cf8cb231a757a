import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '@/lib/server/runtime/log'
import { logError } from '@/lib/server/runtime/log-error'
import { masterSecret } from '@/lib/server/runtime/secrets'
import type { Visitor } from '../support/visitor'
import { World } from '../support/world'

it('secrets are redacted at every depth of a request object; errors keep their code', () => {
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

describe('logging failures', () => {
  const lines: string[] = []
  const world = new World()
  beforeAll(() => world.open({ log: createLog('debug', { write: (line: string) => void lines.push(line) }) }))
  afterAll(() => world.close())

  const PHONE = '13900001111'
  const SMS_CODE = '482913'
  const NAME = '密名九九'
  /** Makes calls of an anonymous visitor and of a member, with typed values. */
  const attempt = async (stranger: Visitor, member: Visitor) => [
    await stranger.ask('POST /comm/sms', { phone: PHONE, purpose: 'register' }),
    await stranger.ask('POST /user/register', {
      phone: PHONE,
      smsCode: SMS_CODE,
      password: 'Pass-word-77',
      nickName: NAME,
      agree: '1',
    }),
    await stranger.ask('POST /user/login', { phone: PHONE, password: 'Pass-word-77' }),
    await stranger.ask('POST /user/loginBySmCode', { phone: PHONE, smsCode: SMS_CODE }),
    await stranger.ask('POST /user/forgetUserPassWord', { phone: PHONE, smsCode: SMS_CODE, password: 'Pass-word-77' }),
    await stranger.ask('POST /dist/setDistBus', { kind: 'supply', name: NAME, mobile: PHONE, note: NAME }),
    await member.ask('POST /user/changeUserUsualInfo', { nickName: NAME }),
    await member.ask('POST /user/verifyIdentity', { realName: NAME, idCard: '11010519491231002X' }),
  ]
  const SECRETS = [PHONE, SMS_CODE, 'Pass-word-77', NAME, '11010519491231002X', '1949']

  it.each<[string, (isBroken: boolean) => Promise<void>]>([
    ['the database is down', (isBroken) => world.database.open(!isBroken)],
    [
      'the tables are not what they should be',
      (isBroken) =>
        world.asOwner(
          ['users', 'sms_codes', 'rate_windows', 'business_leads']
            .map((name) =>
              isBroken ? `alter table ${name} rename to ${name}_away;` : `alter table ${name}_away rename to ${name};`,
            )
            .join(''),
        ),
    ],
  ])('a failure is logged with its statement and without typed values, when %s', async (_, setBroken) => {
    const [stranger, member] = [world.visitor(), await world.logIn()]
    for (const visitor of [stranger, member]) await visitor.do('GET /comm/csrf', {})
    lines.length = 0
    await setBroken(true)
    const answers = await attempt(stranger, member).finally(() => setBroken(false))
    expect(answers.filter((answer) => answer.status >= 500).length).toBeGreaterThan(4)
    const log = lines.join('')
    for (const secret of SECRETS) expect(log).not.toContain(secret)
    expect(log).toMatch(/"query":"(select|insert)/)
    expect(log).not.toMatch(/params:|"params"|"detail"/)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })
})

it('a logged error has no values, but its code, statement, names, stack and causes', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_phone"'), {
    code: '23505',
    detail: 'Key (phone)=(13900001111) already exists.',
    constraint: 'users_phone',
    where: 'COPY users, line 1: 13900001111',
  })
  const logged = logError(new DrizzleQueryError('insert into users values ($1)', ['张三丰\n    at home'], cause))
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query',
    query: 'insert into users values ($1)',
    cause: { code: '23505', constraint: 'users_phone' },
  })
  expect(logged.stack).toMatch(/^ {4}at .*log\.test\.ts/)
  expect(JSON.stringify(logged)).not.toMatch(/张三丰|13900001111/)
})

it('phone and identity card numbers are redacted anywhere; order numbers and times are not', () => {
  const lines: string[] = []
  createLog('info', { write: (line: string) => void lines.push(line) }).info(
    {
      phone: '13900001111',
      deep: { text: 'from +8613900001111 "11010519491231002X"' },
      order: 'D2611210000000000',
      ms: 13900001111,
    },
    'sms to 13900001111',
  )
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    phone: '[mobile]',
    deep: { text: 'from +[mobile] "[id card]"' },
    order: 'D2611210000000000',
    ms: 13900001111,
    msg: 'sms to [mobile]',
  })
})

it('the master secret is created once, readable by its owner only, and overridden by the environment', () => {
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
