import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, permissionOf } from '@/lib/contract/kit'
import { type Call, contract } from '@/lib/contract/table'
import type { Db } from '@/lib/server/db/client'
import { type House, may, PERMISSIONS, type Permission, ROLE_NAMES, type Role } from '@/lib/shared/staff/staff'
import { insertCheck } from '../../support/fixtures/goods-check'
import { FOREIGN, openThings, type Things } from '../../support/fixtures/staff-calls/foreign'
import type { Visitor } from '../../support/visitor'
import { type Person, World } from '../../support/world'

const HOUSES: House[] = ['platform', 'dist']
const CALLS = (Object.entries(contract) as [Call, Endpoint][]).flatMap(([call, def]) => {
  const permission = permissionOf(def.access)
  return permission ? [{ call, def, permission }] : []
})
const housesOf = (permission: Permission): readonly House[] => PERMISSIONS[permission].houses
/** Ids of things that belong to a distributor; games belong to none. */
const ID = /^(?!game)(?:id|.*(?:Id|Ids|Sn|Sns|Code))$/
/** Their ids identify the acting staff member, in the audit log of the own distributor. */
const NO_THINGS = new Set(['GET /console/audit', 'GET /console/auditExport'])
const [NOT_LOGGED_IN, FORBIDDEN, NO_CODE] = [1, 403, 1140]
/** A site that owns none of the things. */
const A = 2

/** Returns one checksum over all tables; excluded are those that record session use, rate limits, staff logins and live instances. */
const known = async (world: World): Promise<string> => {
  const { rows } = await world.services.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'rate_windows', 'staff_logins', 'instances') order by 1`,
  )
  const sums = rows.map(({ name }) => `select sum(hashtextextended(t::text, 0)) from ${name} t`)
  const text = `select md5(array[${sums.map((one) => `(${one})::text`).join(',')}]::text) as all`
  // A named query, so that a connection plans it once: planning takes longer than running it.
  const { rows: found } = await (world.services.db as Db & { $client: Pool }).$client.query({ name: 'known', text })
  return found[0]?.all ?? ''
}
const unchanged = async (world: World, work: () => Promise<void>) => {
  const before = await known(world)
  await work()
  expect(await known(world), 'nothing changed').toBe(before)
}

/** Tests every staff call in the contract; a new call is covered automatically. */
describe('staff calls', () => {
  const world = new World()
  let things: Things
  const people = new Map<string, { person: Person; visitor: Visitor }>()

  beforeAll(async () => {
    await world.open()
    for (const house of HOUSES)
      for (const role of ROLE_NAMES) {
        const person = await world.person({ staff: role, ofDist: house === 'dist' ? A : undefined })
        people.set(`${house} ${role}`, { person, visitor: await world.logIn(person, A) })
      }
    things = await openThings(world, of('dist', 'owner').person, of('dist', 'service').person)
  })
  afterAll(() => world.close())

  /** Returns the person with that role, logged in on the site. */
  const of = (house: House, role: Role) => people.get(`${house} ${role}`) as { person: Person; visitor: Visitor }
  const code = async (visitor: Visitor, call: Call, input: object = {}): Promise<number> =>
    (await visitor.ask(call, input as never)).code

  it('staff calls have paths under /desk or /console, except those with a prescribed path', () => {
    const odd = CALLS.filter(({ call, def }) => !def.original && !/ \/(?:desk|console)\//.test(call))
    expect(odd.map(({ call }) => call)).toEqual([])
    for (const [call, def] of Object.entries(contract) as [Call, Endpoint][])
      if (/ \/(?:desk|console)\//.test(call)) expect(permissionOf(def.access), call).not.toBeNull()
  })

  describe.each(CALLS)('staff call $call', ({ call, def, permission }) => {
    it('staff call admits exactly the roles that have its permission, of platform or distributor', async () => {
      for (const house of HOUSES)
        for (const role of ROLE_NAMES) {
          const found = await code(of(house, role).visitor, call)
          const isRefused = [NOT_LOGGED_IN, FORBIDDEN, NO_CODE].includes(found)
          expect({ house, role, isRefused }).toEqual({ house, role, isRefused: !may({ house, role }, permission) })
        }
    })

    it('staff call rejects everyone else and changes nothing', async () => {
      const house = housesOf(permission)[0] as House
      const distId = house === 'dist' ? A : null
      const lacking = ROLE_NAMES.find((role) => !may({ house, role }, permission))
      await world.person()
      const hired = async () => {
        const person = await world.person({ staff: 'owner', ofDist: distId ?? undefined })
        return { person, visitor: await world.logIn(person, A) }
      }
      const [demoted, removed, left] = [await hired(), await hired(), await hired()]
      const unproven = world.visitor(A)
      const plain = await world.logIn(undefined, A)
      const owner = await world.person({ staff: 'owner', ofDist: A })
      const [here, elsewhere] = [await world.logIn(owner, A), await world.logIn(owner, 1)]
      const carried = world.visitor(1)
      for (const [name, value] of here.cookies) carried.cookies.set(name, value)
      const end = async (visitor: Visitor) => {
        const past = new Date(world.now().getTime() - 1).toISOString()
        const session = visitor.cookies.get('token')?.split('.')[0]
        await world.services.db.execute(
          sql`update staff_logins set expires_at = ${past}::timestamptz where session_id = ${session}`,
        )
      }
      const set = (person: Person, change: string) =>
        world.services.db.execute(sql.raw(`update staff_members set ${change} where user_id = ${person.userId}`))
      if (lacking) await set(demoted.person, `role = '${lacking}'`)
      await set(removed.person, 'removed_at = now()')
      await end(left.visitor)
      await unchanged(world, async () => {
        if (lacking) expect(await code(demoted.visitor, call), 'demoted').toBe(FORBIDDEN)
        expect(await code(removed.visitor, call), 'removed').toBe(FORBIDDEN)
        expect(await code(left.visitor, call), 'an expired code').toBe(NO_CODE)
        expect(await code(unproven, call), 'a visitor').toBe(NOT_LOGGED_IN)
        expect(await code(plain, call), 'a member').toBe(FORBIDDEN)
        expect(await code(elsewhere, call), 'staff of A on host B').toBe(FORBIDDEN)
        expect([1, 2], "A's session on host B").toContain(await code(carried, call))
      })
    })

    const names = Object.keys((def.input as unknown as { shape: object }).shape).filter((name) => ID.test(name))
    if (!housesOf(permission).includes('dist') || names.length === 0 || NO_THINGS.has(call)) return
    it('staff call finds nothing of another distributor by id', async () => {
      const input = FOREIGN[call] as ((things: Things) => object) | undefined
      if (!input)
        throw new Error(`${call} takes ${names.join(', ')}: say in tests/support/foreign.ts what it is attacked with`)
      const { visitor } = of('dist', 'owner')
      await unchanged(world, async () => {
        const answer = await visitor.ask(call, input(things) as never)
        const { list } = (answer.data ?? {}) as { list?: unknown[] }
        if (answer.code === 0) expect(list, 'an empty list at most').toEqual([])
        else expect([FORBIDDEN, 404, 1306], answer.msg).toContain(answer.code)
      })
    })
  })
})

/** The desk's calls by id, each attacked with what a site left behind when it was switched off. */
const DESK = (Object.entries(FOREIGN) as [Call, (things: Things) => object][]).filter(([call]) =>
  call.includes(' /desk/'),
)
const CLOSED = 3

describe('what a switched-off site leaves to the own site of the platform', () => {
  const world = new World()
  let things: Things
  let rival: Visitor
  let platform: Visitor

  beforeAll(async () => {
    await world.open()
    const attacker = await world.person({ staff: 'owner', ofDist: 1 })
    things = await openThings(world, attacker, await world.person({ staff: 'service', ofDist: 1 }))
    await insertCheck(world, { seller: await world.person() })
    for (const table of ['orders', 'disputes', 'claims', 'complaints', 'chat_groups', 'goods_checks', 'service_cases'])
      await world.asOwner(`update ${table} set dist_id = ${CLOSED}`)
    await world.asOwner("update disputes set stage = 'staff'")
    await world.asOwner(`update dists set active = false where dist_id = ${CLOSED}`)
    await world.services.announce({ tags: ['hosts'], aged: [], events: [] })
    rival = await world.logIn(attacker)
    platform = await world.logIn({ staff: 'owner' })
  })
  afterAll(() => world.close())

  it.each(DESK)('%s finds nothing of it for the staff of distributor 1', async (call, input) => {
    expect(world.app.hosts.byId(CLOSED)).toBeUndefined()
    await unchanged(world, async () => {
      const answer = await rival.ask(call, input(things) as never)
      expect([answer.code, answer.msg]).toEqual([404, answer.msg])
    })
  })

  it('is in the lists and counts of platform staff, and in none of the staff of distributor 1', async () => {
    const seen = async (visitor: Visitor) => {
      const orders = await visitor.do('GET /desk/orders', { queue: 'all' })
      const disputes = await visitor.do('GET /desk/disputes', {})
      const claims = await visitor.do('GET /desk/claims', { view: 'review' })
      const complaints = await visitor.do('GET /desk/complaints', {})
      return [orders.total, disputes.list.length, claims.list.length, complaints.list.length]
    }
    expect(await seen(platform)).toEqual([1, 1, 1, 1])
    expect((await platform.do('GET /desk/checks', {})).total).toBe(1)
    expect(await seen(rival)).toEqual([0, 0, 0, 0])
    const { queues } = await rival.do('GET /desk/rail', {})
    const totals = ['unassigned', 'mine', 'disputes', 'claims', 'complaints'].map((name) => queues[name]?.total)
    expect(totals).toEqual([0, 0, 0, 0, 0])
  })

  it('gives its evidence file to platform staff only', async () => {
    const statusFor = async (visitor: Visitor) => {
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const address = `${visitor.origin}/api/desk/evidenceFile/${things.orderSn}?side=buyer`
      return (await world.app.api.fetch(new Request(address, { headers: { cookie } }))).status
    }
    expect(await statusFor(platform)).toBe(200)
    expect(await statusFor(rival)).not.toBe(200)
  })
})
