import { pino } from 'pino'
import { expect, it } from 'vitest'
import { type Key, sweepRows } from '@/lib/server/runtime/sweep-rows'

const log = pino({ level: 'silent' })

/** Sweeps numbered rows, of which those in `bad` throw, at most `limit` at a time. */
function sweepOf(rows: number[], { bad, limit }: { bad: Set<number>; limit: number }) {
  const [db, handled] = [{} as never, [] as number[]]
  let at = new Date('2026-11-26T00:00:00Z')
  return {
    handled,
    pass: (minutes: number) => {
      at = new Date(at.getTime() + minutes * 60_000)
    },
    run: () =>
      sweepRows(
        { db, log, now: () => at },
        {
          name: 'rows',
          find: async (failed: readonly Key[]) =>
            rows.filter((row) => !handled.includes(row) && !failed.includes(row)).slice(0, limit),
          keyOf: (row) => row,
          act: async (row) => {
            if (bad.has(row)) throw new Error(`row ${row} is bad`)
            handled.push(row)
          },
        },
      ),
  }
}

it('a row that throws does not block the rows behind it', async () => {
  const sweep = sweepOf([1, 2, 3], { bad: new Set([1]), limit: 1 })
  expect([await sweep.run(), await sweep.run(), await sweep.run(), await sweep.run()]).toEqual([0, 1, 1, 0])
  expect(sweep.handled).toEqual([2, 3])
})

it('a row that threw is tried again after five minutes', async () => {
  const bad = new Set([1])
  const sweep = sweepOf([1], { bad, limit: 10 })
  expect(await sweep.run()).toBe(0)
  bad.clear()
  sweep.pass(4)
  expect(await sweep.run()).toBe(0)
  sweep.pass(1)
  expect(await sweep.run()).toBe(1)
})

it('failed rows are not counted as handled', async () => {
  expect(await sweepOf([1, 2, 3], { bad: new Set([1, 3]), limit: 10 }).run()).toBe(1)
})
