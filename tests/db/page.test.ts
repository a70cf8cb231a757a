import { expect, test } from 'vitest'
import { pageOf, presentPage } from '@/lib/server/db/page'

const rowsOf = (total: number) => Array.from({ length: total }, (_, i) => i + 1)
/** Returns a list of `total` rows, and how often it was counted. */
function listing(total: number) {
  const calls = { counts: 0 }
  const query = {
    limit: (rows: number) => ({
      offset: async (skipped: number) => rowsOf(total).slice(skipped, skipped + rows),
    }),
  }
  const count = async () => {
    calls.counts += 1
    return total
  }
  return { calls, read: (page: number, cap?: number) => pageOf(query, count, { page, pageSize: 10 }, cap) }
}

test.each([
  ['a listing that fits on one page', 7, 1, { total: 7, counts: 0 }],
  ['an empty listing', 0, 1, { total: 0, counts: 0 }],
  ['the last page', 25, 3, { total: 25, counts: 0 }],
  ['a full page', 25, 1, { total: 25, counts: 1 }],
  ['a full last page', 20, 2, { total: 20, counts: 1 }],
  ['a page past the end', 25, 4, { total: 25, counts: 1 }],
])('%s is counted only if its rows do not determine the total', async (_, rows, page, { total, counts }) => {
  const { calls, read } = listing(rows)
  const found = await read(page)
  expect(found).toEqual({
    list: rowsOf(rows).slice((page - 1) * 10, page * 10),
    total,
    more: false,
    page,
    pageSize: 10,
  })
  expect(calls.counts).toBe(counts)
})

test('beyond the maximum, rows are neither counted nor shown, and more is true', async () => {
  expect(await listing(35).read(1, 30)).toMatchObject({ total: 30, more: true })
  expect(await listing(30).read(3, 30)).toMatchObject({ total: 30, more: false })
  expect(await listing(35).read(4, 30)).toMatchObject({ list: [], total: 30, more: true })
})

test('a presenter maps the rows and may omit some', async () => {
  const found = await listing(3).read(1)
  expect(presentPage(found, (row) => (row === 2 ? [] : [`#${row}`]))).toEqual({ ...found, list: ['#1', '#3'] })
})
