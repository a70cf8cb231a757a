import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outageOf } from '@/lib/server/db/outage'

const failed = (code: string, message = 'x', more: object = {}) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error(message), { code, ...more }))

it.each([
  ['08006', 'gone'],
  ['53300', 'gone'],
  ['57P01', 'gone'],
  ['57P02', 'gone'],
  ['57P03', 'gone'],
  ['ECONNREFUSED', 'gone'],
  ['ECONNRESET', 'gone'],
  ['55P03', 'held'],
  ['57014', 'held'],
  ['40P01', 'held'],
  ['23505', undefined],
  ['42703', undefined],
  ['42501', undefined],
])('database error %s means: %s', (code, outage) => {
  expect(outageOf(failed(code))).toBe(outage)
})

it('recognizes pg errors without a code, and tells a missing socket from a missing file', () => {
  for (const text of [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])
    expect(outageOf(failed('', text))).toBe('gone')
  expect(outageOf(failed('', 'timeout exceeded when trying to connect'))).toBe('held')
  expect(outageOf(failed('ENOENT', 'connect ENOENT /x/.s.PGSQL.5432', { syscall: 'connect' }))).toBe('gone')
  expect(outageOf(failed('ENOENT', 'open /media/x', { syscall: 'open' }))).toBe(undefined)
  expect(outageOf('Connection terminated')).toBe(undefined)
})
