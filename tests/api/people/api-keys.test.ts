import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { apiCalls, apiKeys } from '@/lib/server/db/schema/people/api-keys'
import { createApiKey } from '@/lib/server/modules/people/api-keys/create-api-key'
import { eraseApiKeys } from '@/lib/server/modules/people/api-keys/erase-api-keys'
import { pruneApiCalls } from '@/lib/server/modules/people/api-keys/prune-api-calls'
import { findApiKey } from '@/lib/server/modules/people/api-keys/queries'
import { recordApiCall } from '@/lib/server/modules/people/api-keys/record-api-call'
import { openWorld, PAY_PASSWORD } from '../../support/world'

const FORM = { name: '店铺助手', scopes: 'goods.read,orders.deliver', payPassword: PAY_PASSWORD }

it('a key is shown once, only its hash is stored, and its owner is notified', async () => {
  const world = await openWorld()
  const seller = await world.logIn()
  const { key, row } = await seller.do('POST /apiKey/create', { ...FORM, addresses: '203.0.113.8,198.51.100.0/24' })
  expect(key).toMatch(/^sk_live_[\w-]{32}$/)
  expect(row).toMatchObject({
    name: '店铺助手',
    scopes: ['goods.read', 'orders.deliver'],
    addresses: ['203.0.113.8', '198.51.100.0/24'],
    usedTime: null,
  })
  expect(key.startsWith(row.start)).toBe(true)
  const [stored] = await world.services.db.select().from(apiKeys)
  expect(JSON.stringify(stored)).not.toContain(key)
  expect((await seller.do('GET /apiKey/list', {})).list).toEqual([row])
  const { list } = await seller.do('GET /notification/list', {})
  expect(list[0]).toMatchObject({ kind: 'security', title: '新建了接口密钥', href: '/center/sell/api' })
  expect(JSON.stringify(list)).not.toContain(key)
})

it('creating a key needs a real name, the right pay password, a permission and right addresses', async () => {
  const world = await openWorld()
  const unverified = await world.logIn({ verified: false })
  expect((await unverified.ask('POST /apiKey/create', FORM)).name).toBe('NOT_VERIFIED')
  const seller = await world.logIn()
  const field = async (change: Partial<typeof FORM> & { addresses?: string }) => {
    const { name, data } = await seller.ask('POST /apiKey/create', { ...FORM, ...change })
    return [name, (data as unknown as { field?: string } | null)?.field]
  }
  expect(await field({ payPassword: '135790' })).toEqual(['WRONG_PAY_PASSWORD', 'payPassword'])
  expect(await field({ scopes: 'money.send' })).toEqual(['INVALID_INPUT', 'scopes'])
  expect(await field({ scopes: ',' })).toEqual(['INVALID_INPUT', 'scopes'])
  expect(await field({ name: ' ' })).toEqual(['INVALID_INPUT', 'name'])
  expect(await field({ addresses: '203.0.113.8/64' })).toEqual(['INVALID_INPUT', 'addresses'])
  const many = Array.from({ length: 21 }, (_, i) => `203.0.113.${i}`)
  expect(await field({ addresses: many.join() })).toEqual(['INVALID_INPUT', 'addresses'])
  expect((await seller.do('GET /apiKey/list', {})).list).toEqual([])
})

it('an account has at most ten keys in use, also if they are created at once; a revoked one makes room', async () => {
  const world = await openWorld()
  const person = await world.person()
  const input = {
    mode: 'live' as const,
    name: '并发',
    scopes: ['goods.read'] as const,
    addresses: [],
    payPassword: PAY_PASSWORD,
  }
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => createApiKey(world.ctx(person), input)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const seller = await world.logIn(person)
  const { list } = await seller.do('GET /apiKey/list', {})
  expect(list).toHaveLength(10)
  await seller.do('POST /apiKey/revoke', { keyId: String(list[0]?.keyId) })
  await seller.do('POST /apiKey/create', FORM)
  expect((await seller.ask('POST /apiKey/create', FORM)).name).toBe('TOO_MANY')
})

it('a key works on its site, for its owner, until it is revoked or the account is closed', async () => {
  const world = await openWorld()
  const person = await world.person()
  const seller = await world.logIn(person)
  const { key, row } = await seller.do('POST /apiKey/create', FORM)
  const find = (distId = 1) => findApiKey(world.services, { key, distId })
  expect((await find())?.user).toMatchObject({ userId: person.userId, authStatus: 2, limits: {} })
  expect(await find(2)).toBeUndefined()
  expect(await findApiKey(world.services, { key: `${key}x`, distId: 1 })).toBeUndefined()
  const other = await world.logIn()
  expect((await other.ask('POST /apiKey/revoke', { keyId: String(row.keyId) })).name).toBe('NOT_FOUND')
  expect(await find()).toBeDefined()
  await seller.do('POST /apiKey/revoke', { keyId: String(row.keyId) })
  expect(await find()).toBeUndefined()
  expect((await seller.ask('POST /apiKey/revoke', { keyId: String(row.keyId) })).name).toBe('NOT_FOUND')
  const second = await seller.do('POST /apiKey/create', FORM)
  await seller.do('POST /user/freezeAccount', { payPassword: PAY_PASSWORD })
  await expect(findApiKey(world.services, { key: second.key, distId: 1 })).rejects.toThrow('账号已由本人冻结')
})

it('the log shows the own calls of 30 days, by key and only failed ones if asked, and is erased with the account', async () => {
  const world = await openWorld()
  const person = await world.person()
  const seller = await world.logIn(person)
  const { row } = await seller.do('POST /apiKey/create', FORM)
  const { row: second } = await seller.do('POST /apiKey/create', { ...FORM, name: '备用' })
  const { db } = world.services
  const keys = await db.select().from(apiKeys).orderBy(apiKeys.id)
  const call = { method: 'GET', path: '/open/v1/goods', status: 200, error: '', ms: 3, requestId: 'r1' }
  for (const key of keys) await recordApiCall(world.services, key, call)
  world.pass({ days: 29 })
  if (keys[0]) await recordApiCall(world.services, keys[0], { ...call, status: 404, error: 'NOT_FOUND' })
  const log = async (input: { keyId?: string; failed?: '1' }) =>
    (await seller.do('GET /apiKey/calls', input)).list.map(({ keyName, status }) => [keyName, status])
  expect(await log({})).toEqual([
    ['店铺助手', 404],
    ['备用', 200],
    ['店铺助手', 200],
  ])
  expect(await log({ keyId: String(second.keyId) })).toEqual([['备用', 200]])
  expect(await log({ failed: '1' })).toEqual([['店铺助手', 404]])
  expect((await (await world.logIn()).do('GET /apiKey/calls', { keyId: String(row.keyId) })).list).toEqual([])
  expect((await seller.do('GET /apiKey/list', {})).list.map(({ usedTime }) => usedTime)).toEqual([
    expect.any(String),
    expect.any(String),
  ])
  world.pass({ days: 2 })
  await pruneApiCalls(db, world.now())
  const left = await db.select({ status: apiCalls.status }).from(apiCalls)
  expect(left).toEqual([{ status: 404 }])
  await db.transaction((tx) => eraseApiKeys(tx, person.userId))
  expect(await db.$count(apiCalls, eq(apiCalls.userId, person.userId))).toBe(0)
  expect(await db.$count(apiKeys, eq(apiKeys.userId, person.userId))).toBe(0)
})
