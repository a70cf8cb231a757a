import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '@/lib/server/db/schema/runtime'
import type { UserCtx } from '@/lib/server/runtime/context'
import { inTxOnce, pruneKeys, usedKeys } from '@/lib/server/runtime/idempotency'
import { type Person, World } from '../support/world'

describe('idempotent operations', () => {
  const world = new World()
  let people: Person[]
  beforeAll(async () => {
    await world.open()
    people = [await world.person(), await world.person()]
    await world.asOwner('create table done (what text); grant select, insert on done to public')
  })
  afterAll(() => world.close())

  const ctxOf = (idempotency: UserCtx['idempotency'], who = 0): UserCtx => ({
    ...world.ctx(people[who] as Person),
    idempotency,
  })
  /** Performs an operation that inserts a row; resolves with its response. */
  const work = (ctx: UserCtx, what: string, answer: unknown = { b: 1, a: what }) =>
    inTxOnce(ctx, async (tx) => {
      await tx.execute(sql`insert into done values (${what})`)
      if (answer instanceof Error) throw answer
      return answer
    })
  const times = async (what: string) =>
    Number((await world.services.db.execute(sql`select from done where what = ${what}`)).rowCount)

  it('an operation with a key runs once and returns the same response, sequentially and concurrently', async () => {
    const ctx = ctxOf({ key: 'key-0001', fingerprint: 'f' })
    const answers = [await work(ctx, 'once'), await work(ctx, 'once')]
    answers.push(...(await Promise.all(Array.from({ length: 6 }, () => work(ctx, 'once', { other: 1 })))))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"b":1,"a":"once"}']))
    expect(await times('once')).toBe(1)
  })

  it('rejects a reused key with a different request', async () => {
    await work(ctxOf({ key: 'key-0002', fingerprint: 'f' }), 'one')
    await expect(work(ctxOf({ key: 'key-0002', fingerprint: 'g' }), 'two')).rejects.toMatchObject({
      reason: 'IDEMPOTENCY_CONFLICT',
    })
    expect([await times('one'), await times('two')]).toEqual([1, 0])
  })

  it('rejects a key whose response is missing', async () => {
    const ctx = ctxOf({ key: 'key-0007', fingerprint: 'f' })
    await world.services.db
      .insert(idempotencyKeys)
      .values({ userId: ctx.user.userId, key: 'key-0007', fingerprint: 'f' })
    await expect(work(ctx, 'unanswered')).rejects.toMatchObject({ reason: 'IDEMPOTENCY_CONFLICT' })
    expect(await times('unanswered')).toBe(0)
  })

  it('an operation without a result is repeated as such', async () => {
    const ctx = ctxOf({ key: 'key-0008', fingerprint: 'f' })
    const run = () => inTxOnce(ctx, async (tx) => void (await tx.execute(sql`insert into done values ('void')`)))
    expect([await run(), await run()]).toEqual([undefined, null])
    expect(await times('void')).toBe(1)
  })

  it('keys already used are found for their member only', async () => {
    const ctx = ctxOf({ key: 'key-0009', fingerprint: 'f' })
    await work(ctx, 'used')
    expect(await usedKeys(ctx, ['key-0009', 'key-9999'])).toEqual(new Set(['key-0009']))
    expect(await usedKeys(ctxOf(null, 1), ['key-0009'])).toEqual(new Set())
    expect(await usedKeys(ctx, [])).toEqual(new Set())
  })

  it('idempotency keys are per member', async () => {
    const intent = { key: 'key-0003', fingerprint: 'f' }
    expect(await work(ctxOf(intent, 0), 'mine')).toMatchObject({ a: 'mine' })
    expect(await work(ctxOf(intent, 1), 'theirs')).toMatchObject({ a: 'theirs' })
    expect(await work(ctxOf(intent, 0), 'again')).toMatchObject({ a: 'mine' })
    expect([await times('mine'), await times('theirs'), await times('again')]).toEqual([1, 1, 0])
  })

  it('a failed operation leaves nothing behind and can be retried with its key', async () => {
    const ctx = ctxOf({ key: 'key-0004', fingerprint: 'f' })
    await expect(work(ctx, 'failing', new Error('down'))).rejects.toThrow('down')
    expect(await times('failing')).toBe(0)
    expect(await work(ctx, 'failing')).toMatchObject({ a: 'failing' })
  })

  it('an operation is rolled back if its response cannot be stored, even while committing', async () => {
    await world.asOwner(`create function refuse_answer() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
      create trigger refuse_answer before update on idempotency_keys for each row when (new.key = 'key-0006') execute function refuse_answer()`)
    const ctx = ctxOf({ key: 'key-0006', fingerprint: 'f' })
    await expect(work(ctx, 'unkept')).rejects.toMatchObject({ cause: { message: 'no room' } })
    expect(await times('unkept')).toBe(0)
    await world.asOwner('drop trigger refuse_answer on idempotency_keys')
    expect(await work(ctx, 'unkept')).toMatchObject({ a: 'unkept' })
  })

  it('an operation without a key runs each time', async () => {
    for (let i = 0; i < 2; i++) await work(ctxOf(null), 'free')
    expect(await times('free')).toBe(2)
  })

  it('idempotency keys are deleted after the given time, not before', async () => {
    const { db } = world.services
    await work(ctxOf({ key: 'key-0005', fingerprint: 'f' }), 'kept')
    const count = await db.$count(idempotencyKeys)
    expect(count).toBeGreaterThan(0)
    await pruneKeys(db, new Date(Date.now() - 60_000))
    expect(await db.$count(idempotencyKeys)).toBe(count)
    await pruneKeys(db, new Date(Date.now() + 60_000))
    expect(await db.$count(idempotencyKeys)).toBe(0)
  })
})
