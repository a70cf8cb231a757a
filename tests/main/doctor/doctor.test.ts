import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { migrate } from '@/lib/server/db/migrate'
import { createPlatform } from '@/lib/server/db/seed/create-platform'
import { examine } from '@/lib/server/main/doctor/doctor'
import { readEnv } from '@/lib/server/runtime/env'
import { createEmptyDatabase, TEST_SECRET, type TestDatabase } from '../../support/database'
import { runSqlOn } from '../../support/run-sql-on'
import { AlipayDouble } from '../../support/vendors/alipay/alipay-double'
import { FaceDouble } from '../../support/vendors/aliyun/face'
import { GreenDouble } from '../../support/vendors/aliyun/green'
import { openAliyun } from '../../support/vendors/aliyun/server'
import { productionSettings } from '../../support/vendors/production-settings'
import { WechatDouble } from '../../support/vendors/wechat-pay/wechat-double'
import { FOUR, xdbFile } from '../../support/vendors/xdb-file'

const log = pino({ level: 'silent' })
let database: TestDatabase
let alipay: AlipayDouble
let wechat: WechatDouble
let aliyun: Awaited<ReturnType<typeof openAliyun>>
let mail: Server
const green = new GreenDouble()
const face = new FaceDouble('1000000006')
let dir: string
beforeAll(async () => {
  database = await createEmptyDatabase(inject('databaseServer'))
  await migrate(database)
  alipay = await AlipayDouble.open({ now: () => new Date() })
  wechat = await WechatDouble.open({ now: () => new Date(), noticeOrigin: () => 'http://127.0.0.1:9' })
  aliyun = await openAliyun()
  mail = createServer((socket) => {
    socket.write('220 ready\r\n')
    socket.on('data', (line) => socket.write(String(line).startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n'))
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => mail.listen(0, '127.0.0.1', done))
  dir = mkdtempSync(join(tmpdir(), 'doctor-'))
})
/** A vendor with approved templates, whose register answers `register`. */
const answer = (template = '1', register = '401') =>
  aliyun.answer((call) => {
    if (call.action === 'GetSmsTemplate') return { Code: 'OK', TemplateStatus: template }
    if (call.action === 'DescribeFaceVerify') return face.reply(call)
    return call.action === 'Id2MetaVerify' ? { Code: register } : green.reply(call)
  })
beforeEach(() => {
  green.reset()
  answer()
})
afterAll(async () => {
  await alipay.close()
  await wechat.close()
  await aliyun.close()
  mail.close()
  await database.drop()
  rmSync(dir, { recursive: true, force: true })
})

/** Findings by name, without those that need the network. */
async function findings(more: Record<string, string> = {}, url = database.url, testModeUrl?: string) {
  const SMTP_URL = `smtp://127.0.0.1:${(mail.address() as AddressInfo).port}`
  const env = readEnv(
    productionSettings(
      { alipay, wechat, aliyun, dir },
      { SMTP_URL, TRUSTED_PROXIES: '127.0.0.1', PUBLIC_ORIGIN: 'https://www.example.test', ...more },
    ),
  )
  const found: Record<string, string> = {}
  const onFinding = ({ name, isFine, text }: { name: string; isFine: boolean; text: string }) => {
    if (name !== 'clock' && !name.includes('.')) found[name] = `${isFine ? '✓' : '✗'} ${text}`
  }
  await examine(env, { databaseUrl: url, testModeUrl, log, onFinding })
  return found
}

it('the doctor finds an installation without sites, and terms that no one read', async () => {
  expect((await findings()).sites).toBe('✗ there is none: npm run setup')
  const platform = { name: '启明游戏', code: 'main', host: 'www.example.test', mobile: '13911112222', games: ['107'] }
  await createPlatform(database.ownerUrl, platform, { log, secret: TEST_SECRET })
  expect((await findings()).terms).toMatch(/^✗ agreement or privacy policy are still the drafts/)
  await runSqlOn(
    database.ownerUrl,
    "insert into legal_documents (kind, version, text, state, effective_at) select kind, 2, 'own', 'published', now() from unnest(array['terms', 'privacy']) as kind",
  )
  expect(await findings()).toEqual({
    database: expect.stringMatching(/^✓ PostgreSQL \d+$/),
    tables: '✓ up to date',
    'database roles': '✓ the application owns no tables',
    sites: '✓ 1 switched on',
    'public origin': '✓ www.example.test leads to a site',
    'test mode': '✓ none: TEST_MODE_DATABASE_URL is empty',
    terms: '✓ changed by you',
    storage: '✓ disk: written, read and removed',
    mail: '✓ the server accepts the login',
    payments: '✓ alipay and wechat answer, signed',
    payouts: '✓ alipay answers, signed',
    'text messages': '✓ aliyun: 9 templates are approved',
    'real names': '✓ aliyun answers',
    'ip places': '✓ none: logins show no places',
    'face checks': '✓ aliyun knows the scene',
    moderation: '✓ aliyun looks at texts, and at pictures that it fetches from here',
    proxy: '✓ trusts 127.0.0.1',
  })
})

it.each([
  [{ ALIPAY_APP_ID: '2021999999999999' }, 'payments', /^✗ alipay: /],
  [{ WECHAT_PAY_MCH_ID: '1900000000' }, 'payments', /^✗ wechat: /],
  [{ ALIYUN_ACCESS_KEY_SECRET: 'other' }, 'text messages', /SignatureDoesNotMatch/],
  [{ ALIYUN_SMS_TEMPLATES: 'code:SMS_1' }, 'text messages', /no template of actionCode/],
  [{ ALIYUN_REAL_NAME_ENDPOINT: 'http://127.0.0.1:9' }, 'real names', /aliyun/],
  [{ IP_PLACE_FILES: '/nowhere/ip.xdb' }, 'ip places', /ENOENT.*\/nowhere\/ip\.xdb/],
  [{ ALIYUN_FACE_SCENE: '999' }, 'face checks', /^✗ ALIYUN_FACE_SCENE: aliyun knows no scene 999$/],
  [{ ALIYUN_ACCESS_KEY_ID: 'other' }, 'face checks', /InvalidAccessKeyId/],
  [{ ALIYUN_MODERATION_ENDPOINT: 'http://127.0.0.1:9' }, 'moderation', /aliyun/],
  [{ SMTP_URL: 'smtp://127.0.0.1:9' }, 'mail', /ECONNREFUSED/],
  [{ STORAGE_PROVIDER: 's3' }, 'storage', /^✗ S3_BUCKET/],
  [{ PUBLIC_ORIGIN: 'https://pay.example.test' }, 'public origin', /pay\.example\.test .*leads to no site/],
  [{ TRUSTED_PROXIES: '' }, 'proxy', /TRUSTED_PROXIES is empty/],
] as const)('the doctor names what is wrong with %j under %s', async (more, name, text) => {
  const found = await findings(more)
  expect(found[name]).toMatch(/^✗ /)
  expect(found[name]).toMatch(text)
})

it('the doctor accepts a test database of its own, and names one that is live, outdated or has accounts with phones', async () => {
  const test = await createEmptyDatabase(inject('databaseServer'))
  const found = async (url = test.url) => (await findings({}, database.url, url))['test mode']
  try {
    expect(await found(database.url)).toBe('✗ TEST_MODE_DATABASE_URL leads to the live database')
    expect(await found()).toBe('✗ its tables are behind this program: npm run migrate')
    await migrate(test)
    expect(await found()).toBe('✓ a database of its own, up to date')
    const platform = { name: '启明游戏', code: 'main', host: 'a.example.test', mobile: '13911112223', games: ['107'] }
    await createPlatform(test.ownerUrl, platform, { log, secret: TEST_SECRET })
    expect(await found()).toBe('✗ TEST_MODE_DATABASE_URL leads to a database with real accounts')
  } finally {
    await test.drop()
  }
  expect(await found('postgres://nobody@127.0.0.1:9/none')).toMatch(/^✗ .*ECONNREFUSED/)
})

it('the doctor names a template that is not approved, an account in debt and a role that owns the tables', async () => {
  answer('2', '412')
  const found = await findings({}, database.ownerUrl)
  expect(found['text messages']).toBe('✗ template of code (SMS_1) is not approved')
  expect(found['real names']).toBe('✗ aliyun answers 412')
  expect(found['database roles']).toMatch(/^✗ the application owns its tables/)
})

it('the doctor names a public origin whose site is switched off, unless there is a default one', async () => {
  await runSqlOn(database.ownerUrl, 'update dists set active = false')
  expect((await findings())['public origin']).toMatch(/^✗ www\.example\.test .*switched on/)
  expect((await findings({ DEFAULT_DIST: '1' }))['public origin']).toBe('✓ www.example.test leads to the default site')
  await runSqlOn(database.ownerUrl, 'update dists set active = true')
})

it('the doctor names pictures that the vendor cannot fetch, and an installation without moderation and faces', async () => {
  green.loses('/media/')
  expect((await findings()).moderation).toMatch(
    /^✗ texts are looked at, but no picture: .* 480; can aliyun fetch from https:\/\/www\.example\.test\?$/,
  )
  expect((await findings({ MODERATION_PROVIDER: 'none' })).moderation).toMatch(/^✓ none: /)
  expect((await findings({ ALIYUN_FACE_SCENE: '' }))['face checks']).toBe(
    '✓ none: ALIYUN_FACE_SCENE is empty, so nothing asks for a face',
  )
})

it('the doctor names the date of a file of places', async () => {
  const path = join(dir, 'ip.xdb')
  writeFileSync(path, xdbFile(FOUR))
  expect((await findings({ IP_PLACE_FILES: path }))['ip places']).toBe('✓ IPv4 of 2026-11-01')
})

it('the doctor answers when the database does not', async () => {
  expect((await findings({}, 'postgres://nobody@127.0.0.1:9/none')).database).toMatch(/^✗ .*ECONNREFUSED/)
})
