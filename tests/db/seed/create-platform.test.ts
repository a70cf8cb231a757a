import pino from 'pino'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from '@/lib/server/db/migrate'
import { createPlatform, type NewPlatform } from '@/lib/server/db/seed/create-platform'
import { type App, compose } from '@/lib/server/main/compose'
import { readEnv } from '@/lib/server/runtime/env'
import { LEGAL_KINDS } from '@/lib/shared/site/legal'
import { createEmptyDatabase, TEST_SECRET, type TestDatabase } from '../../support/database'
import { Visitor } from '../../support/visitor'

const PLATFORM: NewPlatform = {
  name: '启明游戏',
  code: 'main',
  host: 'www.Example.com',
  mobile: '13911112222',
  games: ['王者荣耀', '177'],
}
const log = pino({ level: 'silent' })
let database: TestDatabase
let app: App
const create = (more: Partial<NewPlatform> = {}) =>
  createPlatform(database.ownerUrl, { ...PLATFORM, ...more }, { log, secret: TEST_SECRET })
const ask = () => new Visitor('http://www.example.com', (request) => app.api.fetch(request))
beforeAll(async () => {
  database = await createEmptyDatabase(inject('databaseServer'))
  await migrate(database)
  await create()
  const env = readEnv({ APP_ENV: 'test', LOG_LEVEL: 'silent' })
  app = await compose(env, { databaseUrl: database.url, log, secret: TEST_SECRET, port: 3000 })
})
afterAll(async () => {
  await app?.close()
  await database.drop()
})

it.each([
  [{ name: '' }, /^--name/],
  [{ code: 'A!' }, /^--code/],
  [{ host: 'localhost' }, /^--host/],
  [{ mobile: '123' }, /^--mobile/],
  [{ games: ['不存在的游戏'] }, /^--games: 不存在的游戏 is not among 王者荣耀/],
])('setup with %j is rejected with the name of the flag', async (wrong, error) => {
  await expect(create(wrong)).rejects.toThrow(error)
})

it('setup makes an empty database a platform with its site, games, terms and owner', async () => {
  await expect(create({ code: 'other', host: 'other.example.com' })).rejects.toThrow(/has sites already/)
  const conf = await ask().do('GET /dist/homeConf', {})
  expect(conf.distBaseConf.websiteName).toBe('启明游戏')
  const { gameList } = await ask().do('GET /comm/gameList', {})
  expect(gameList.map(({ name }) => name).toSorted()).toEqual(['王者荣耀', '穿越火线'].toSorted())
  for (const kind of LEGAL_KINDS)
    expect(await ask().do('GET /legal/document', { kind })).toMatchObject({ version: 1, state: 'inForce' })
  for (const code of ['disclaimer', 'refund'])
    expect((await ask().do('GET /comm/newsInfo', { newsId: code })).html).toContain('本站')
})

it('after setup the owner logs in by SMS and reaches the console', async () => {
  const owner = ask()
  await owner.do('POST /comm/sms', { phone: PLATFORM.mobile, purpose: 'login' })
  const { rows } = await app.services.db.execute<{ text: string }>(
    'select text from local_sms order by id desc limit 1',
  )
  const smsCode = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
  await owner.do('POST /user/loginBySmCode', { phone: PLATFORM.mobile, smsCode })
  expect(await owner.do('GET /staff/state', {})).toMatchObject({ member: { house: 'platform', role: 'owner' } })
})
