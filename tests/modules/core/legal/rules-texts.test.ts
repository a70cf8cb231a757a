import { expect, it } from 'vitest'
import { ERRORS } from '@/lib/contract/errors'
import { COVER } from '@/lib/server/modules/core/legal/rules-cover'
import { defaultsOf, minutes, share, span } from '@/lib/server/modules/core/legal/rules-numbers'
import { PRIVACY } from '@/lib/server/modules/core/legal/rules-privacy'
import { TERMS } from '@/lib/server/modules/core/legal/rules-terms'
import { TRADE } from '@/lib/server/modules/core/legal/rules-trade'
import { TRANSFER } from '@/lib/server/modules/core/legal/rules-transfer'
import { ACCOUNT_COVERS } from '@/lib/shared/goods/cover-table'
import { FREE_COVER } from '@/lib/shared/goods/covers'
import { fillTransfer, readLegal, TRANSFER_FIELDS, transferFault } from '@/lib/shared/site/legal'
import { SIGN_HOURS } from '@/lib/shared/trade/agreements'
import { DEPOSIT_HOLD_HOURS } from '@/lib/shared/trade/deposits'
import { DISPUTE_APPEAL_HOURS } from '@/lib/shared/trade/disputes'

const [account, props, currency] = [defaultsOf('account'), defaultsOf('props'), defaultsOf('currency')]

it('the trade terms have the times of an order as defaults', () => {
  expect(TRADE).toContain(`商品为您保留 ${minutes(account.unpaidMinutes)}`)
  expect(TRADE).toContain(`卖家在付款后 ${span(props.startHours)}内发货，游戏币在 ${span(currency.startHours)}内发货`)
  expect(TRADE).toContain(
    `账号、道具交付后 ${span(props.autoConfirmHours)}、游戏币交付后 ${span(currency.autoConfirmHours)}`,
  )
  expect(TRADE).toContain(
    `账号 ${span(account.holdHours)}，卖家交了店铺保证金的 ${span(DEPOSIT_HOLD_HOURS)}；其他商品 ${span(props.holdHours)}`,
  )
  expect(TRADE).toContain(`成交价 ${share(account.cancelFeeBp)}的违约金`)
  expect(TRADE).toContain('有调整的以订单页显示的为准')
  for (const key of ['unpaidMinutes', 'startHours', 'autoConfirmHours'] as const) expect(props[key]).toBe(account[key])
})

it('a person may have as many accounts as the identity check allows', () => {
  const [most] = /\d+/.exec(ERRORS.CARD_USED.msg) ?? []
  expect(TERMS).toContain(`同一人最多可以实名认证 ${most} 个账户`)
})

it('a dispute is appealed once, within three days', () => {
  expect(TERMS).toContain(`任何一方可以在 ${DISPUTE_APPEAL_HOURS} 小时内申诉`)
  expect(TERMS).toContain('每笔售后只能申诉一次')
})

it('covers are those that are sold by default', () => {
  expect(COVER).toContain(`${FREE_COVER.days} 天，最高赔付成交价的 ${FREE_COVER.mostPercent}%`)
  for (const { name, days } of ACCOUNT_COVERS) expect(COVER).toContain(`${name}：${days} 天`)
})

it('agreement and trade terms state that a party that does not sign pays nothing', () => {
  for (const text of [TRADE, TRANSFER]) expect(text).toContain('双方都不付违约金')
  expect(TRADE).toContain(`${SIGN_HOURS} 小时内`)
  expect(TRANSFER, 'the rule may be changed').toContain('{{签署时限}}内')
})

it('every text is divided by numbered headings', () => {
  for (const text of [TERMS, PRIVACY, TRADE, TRANSFER, COVER]) {
    const headings = readLegal(text).filter(({ is }) => is === 'heading')
    expect(headings.length).toBeGreaterThan(5)
    for (const { parts } of headings) expect(parts[0]).toMatch(/^[一二三四五六七八九十]+、/)
  }
})

it('the transfer agreement uses every field, and all are filled in', () => {
  expect(transferFault('transfer', TRANSFER)).toBeUndefined()
  const filled = fillTransfer(TRANSFER, TRANSFER_FIELDS)
  expect(filled).not.toMatch(/[{}]/)
  for (const example of Object.values(TRANSFER_FIELDS)) expect(filled).toContain(example)
})

it('a text with an unknown field, or an agreement without a necessary one, is faulty', () => {
  expect(transferFault('transfer', `${TRANSFER}{{卖家性名}}`)).toContain('没有“卖家性名”')
  expect(transferFault('transfer', TRANSFER.replace('{{成交价}}', '面议'))).toContain('{{成交价}}')
  expect(transferFault('terms', '{{成交价}}')).toContain('没有“成交价”')
  expect(transferFault('terms', '第一条')).toBeUndefined()
})

it('a value in braces is not filled in again', () => {
  expect(fillTransfer('{{商品名称}}', { ...TRANSFER_FIELDS, 商品名称: '{{买家证件号}}' })).toBe('{{买家证件号}}')
})

it('what is filled in is shown as it is, and is no formatting', () => {
  const title = '**满级** 首发\n## 卖家不承担责任'
  expect(readLegal(fillTransfer('- 商品名称：{{商品名称}}', { 商品名称: title }))).toEqual([
    { is: 'item', parts: ['商品名称：＊＊满级＊＊ 首发 ## 卖家不承担责任'] },
  ])
  for (const end of ['\r\n', '\v', '\u0085', '\u2028', '\u2029'])
    expect(fillTransfer('{{商品名称}}', { 商品名称: `首发${end}## 无效` })).toBe('首发 ## 无效')
})
