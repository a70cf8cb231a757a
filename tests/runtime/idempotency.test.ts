import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '@/lib/server/db/schema/runtime'
import type { UserCtx } from '@/lib/server/runtime/context'
import { inTxOnce, pruneKeys } from '@/lib/server/runtime/idempotency'
import { type Person, World } from '../support/world'

describe('work under a key', () => {
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
  /** Resolves with the answer; the work leaves a row. */
  const work = (ctx: UserCtx, what: string, answer: unknown = { b: 1, a: what }) =>
    inTxOnce(ctx, async (tx) => {
      await tx.execute(sql`insert into done values (${what})`)
      if (answer instanceof Error) throw answer
      return answer
    })
  const times = async (what: string) =>
    Number((await world.services.db.execute(sql`select from done where what = ${what}`)).rowCount)

  it('is done once and answered alike, one after the other and at once', async () => {
    const ctx = ctxOf({ key: 'key-0001', fingerprint: 'f' })
    const answers = [await work(ctx, 'once'), await work(ctx, 'once')]
    answers.push(...(await Promise.all(Array.from({ length: 6 }, () => work(ctx, 'once', { other: 1 })))))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"b":1,"a":"once"}']))
    expect(await times('once')).toBe(1)
  })

  it('asked for otherwise is refused', async () => {
    await work(ctxOf({ key: 'key-0002', fingerprint: 'f' }), 'one')
    await expect(work(ctxOf({ key: 'key-0002', fingerprint: 'g' }), 'two')).rejects.toMatchObject({
      reason: 'IDEMPOTENCY_CONFLICT',
    })
    expect([await times('one'), await times('two')]).toEqual([1, 0])
  })

  it("is each person's own", async () => {
    const given = { key: 'key-0003', fingerprint: 'f' }
    expect(await work(ctxOf(given, 0), 'mine')).toMatchObject({ a: 'mine' })
    expect(await work(ctxOf(given, 1), 'theirs')).toMatchObject({ a: 'theirs' })
    expect(await work(ctxOf(given, 0), 'again')).toMatchObject({ a: 'mine' })
    expect([await times('mine'), await times('theirs'), await times('again')]).toEqual([1, 1, 0])
  })

  it('that failed left nothing and may be tried again', async () => {
    const ctx = ctxOf({ key: 'key-0004', fingerprint: 'f' })
    await expect(work(ctx, 'failing', new Error('down'))).rejects.toThrow('down')
    expect(await times('failing')).toBe(0)
    expect(await work(ctx, 'failing')).toMatchObject({ a: 'failing' })
  })

  it('whose answer cannot be kept is undone, though the commit is already under way', async () => {
    await world.asOwner(`create function refuse_answer() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
      create trigger refuse_answer before update on idempotency_keys for each row when (new.key = 'key-0006') execute function refuse_answer()`)
    const ctx = ctxOf({ key: 'key-0006', fingerprint: 'f' })
    await expect(work(ctx, 'unkept')).rejects.toMatchObject({ cause: { message: 'no room' } })
    expect(await times('unkept')).toBe(0)
    await world.asOwner('drop trigger refuse_answer on idempotency_keys')
    expect(await work(ctx, 'unkept')).toMatchObject({ a: 'unkept' })
  })

  it('without a key is done each time', async () => {
    for (let i = 0; i < 2; i++) await work(ctxOf(null), 'free')
    expect(await times('free')).toBe(2)
  })

  it('is forgotten when its key is older than the day given, and no sooner', async () => {
    const { db } = world.services
    await work(ctxOf({ key: 'key-0005', fingerprint: 'f' }), 'kept')
    const kept = await db.$count(idempotencyKeys)
    expect(kept).toBeGreaterThan(0)
    await pruneKeys(db, new Date(Date.now() - 60_000))
    expect(await db.$count(idempotencyKeys)).toBe(kept)
    await pruneKeys(db, new Date(Date.now() + 60_000))
    expect(await db.$count(idempotencyKeys)).toBe(0)
  })
})
