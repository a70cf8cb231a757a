import { eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replanned } from '@/lib/server/db/client'
import { prepared, preparedShapes, preparedSql } from '@/lib/server/db/prepared'
import { users } from '@/lib/server/db/schema/people/identity'
import type { UserId } from '@/lib/shared/ids'
import { World } from '../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

it('a prepared statement is built once, and converts values as its columns do', async () => {
  const { db } = world.services
  const people = [await world.person({ nickName: '甲乙' }), await world.person({ nickName: '丙丁' })]
  let built = 0
  const touch = prepared(['id', 'createdAt'], (from, { id, createdAt }) => {
    built += 1
    return from
      .update(users)
      .set({ createdAt: sql`${sql.param(createdAt, users.createdAt)}` })
      .where(eq(users.id, id))
      .returning({ name: users.nickName, at: users.createdAt })
  })
  for (const at of [new Date('2026-01-02T03:04:05.000Z'), new Date('2026-02-03T04:05:06.000Z')])
    expect(await Promise.all(people.map(({ userId: id }) => touch(db, { id, createdAt: at })))).toEqual([
      [{ name: '甲乙', at }],
      [{ name: '丙丁', at }],
    ])
  expect(built).toBe(1)
})

it('a prepared statement is built once per shape, on any connection', async () => {
  const { db } = world.services
  const people = await Promise.all(['子', '丑', '寅'].map((nickName) => world.person({ nickName })))
  const statementOf = preparedShapes(10)
  let built = 0
  const find = (shape: 'name' | 'phone', id: number) =>
    statementOf<{ value: string; at: Date }[]>(db, shape, () => {
      built += 1
      const value = sql<string>`${shape === 'name' ? users.nickName : users.phone}`
      return db
        .select({ value, at: users.createdAt })
        .from(users)
        .where(eq(users.id, sql.placeholder('id')))
    }).execute({ id })
  for (const { userId, nickName, phone } of people) {
    const shapes = Array.from({ length: 24 }, (_, i) => (i % 2 ? 'name' : 'phone'))
    const found = await Promise.all(shapes.map((shape) => find(shape as 'name' | 'phone', userId)))
    const rowsOf = (shape: string) => [{ value: shape === 'name' ? nickName : phone, at: expect.any(Date) }]
    expect(found).toEqual(shapes.map(rowsOf))
  }
  expect(built).toBe(2)
})

it('a prepared statement runs in the current transaction', async () => {
  const { db } = world.services
  const { userId: id } = await world.person({ nickName: '原名' })
  const rename = preparedSql<{ nick_name: string }, 'id' | 'name'>(
    ['id', 'name'],
    ({ id, name }) => sql`update ${users} set nick_name = ${name} where id = ${id} returning nick_name`,
  )
  for (const name of ['新名', '又名']) {
    const undone = db.transaction(async (tx) => {
      expect(await rename(tx, { id, name })).toEqual([{ nick_name: name }])
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
  }
  expect(await db.select({ name: users.nickName }).from(users).where(eq(users.id, id))).toEqual([{ name: '原名' }])
})

it('statements with a value-dependent plan are not named', async () => {
  const { db } = world.services
  await db.transaction(async (tx) => {
    await tx
      .select({ id: users.id })
      .from(users)
      .where(gt(users.id, 5 as UserId))
    await tx
      .select({ id: users.id })
      .from(users)
      .where(replanned(gt(users.id, 7 as UserId)))
    const { rows } = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)
    const own = rows.filter(({ statement }) => statement.startsWith('select "id" from "users" where'))
    expect(own.map(({ statement }) => statement)).toEqual(['select "id" from "users" where "users"."id" > $1'])
  })
})
