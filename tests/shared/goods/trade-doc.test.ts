import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_RULES, DEFAULTS_BY_MODE } from '@/lib/server/modules/core/tenancy/rules-default'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'

const text = readFileSync('docs/trade.md', 'utf8')
/** Returns the rows of the table with these header cells. */
function table(...head: string[]): string[][] {
  const rows = text.slice(text.indexOf(`| ${head.join(' | ')} |`)).split('\n\n')[0] ?? ''
  return rows
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
const hoursOf = (cell = ''): number => {
  const [, n, unit] = /^(\d+) (min|h|days)$/.exec(cell) ?? []
  return (Number(n) * { min: 1, h: 60, days: 24 * 60 }[unit as 'min' | 'h' | 'days']) / 60
}

test('docs/trade.md lists the actual goods types', () => {
  const documented = table('type', 'goods').map(([id, , prefix, mode, stock, , , cover]) => ({
    id: Number(id),
    prefix,
    mode,
    isUnique: stock === '1',
    cover: cover === 'always' ? 'always' : 'asked',
  }))
  expect(documented).toEqual(
    GOODS_TYPES.map(({ id, prefix, mode, isUnique, cover }) => ({ id, prefix, mode, isUnique, cover })),
  )
})

test('docs/trade.md lists the actual timers, fees and covers', () => {
  const modes = ['account', 'props', 'currency'] as const
  const rules = modes.map((mode) => ({ ...DEFAULT_RULES, ...DEFAULTS_BY_MODE[mode] }))
  expect(table('from', 'to', 'account').map((row) => row.slice(2).map(hoursOf))).toEqual([
    rules.map((rule) => rule.unpaidMinutes / 60),
    rules.map((rule) => rule.qrMinutes / 60),
    rules.map((rule) => rule.startHours),
    rules.map((rule) => rule.autoConfirmHours),
    rules.map((rule) => rule.holdHours),
  ])
  const percent = (bp: number) => `${bp / 100} %`
  const [fees, shares] = table('share', 'account', 'others').map((row) => row.slice(1))
  expect(fees).toEqual(rules.slice(0, 2).map((rule) => percent(rule.sellerFeeBp)))
  expect(shares).toEqual(rules.slice(0, 2).map((rule) => percent(rule.distShareBp)))
  expect(
    table('cover', 'share of the goods')
      .slice(1)
      .map(([name, share, , days]) => [name, share, days]),
  ).toEqual(
    rules
      .slice(0, 2)
      .flatMap(({ coverTiers }) => coverTiers.map(({ name, bp, days }) => [name, percent(bp), String(days)])),
  )
})
