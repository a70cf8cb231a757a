// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT, readDraft, saveDraft } from '@/components/selling/publish/publish-draft'
import { AccountInfoForm } from '@/components/selling/seller/account-info-form'
import {
  accountDescription,
  accountTitle,
  EMPTY_FACTS,
  exampleFacts,
  treasureList,
} from '@/components/selling/seller/account-info-text'

const FILTER = {
  gameId: 107,
  areas: [{ specialId: 107001, specialName: '安卓QQ', fieldId: 'area_server', secondOptions: [] }],
  fields: [
    { key: 'ranking', label: '段位', options: ['最强王者', '荣耀王者', '无双王者'], unit: '' },
    { key: 'skins', label: '皮肤', options: [], unit: '个' },
  ],
}

test('the title contains area, facts, treasures and good bindings, and is cut at 60 characters between words', () => {
  const account = {
    ...EMPTY_FACTS,
    areaId: '107001',
    facts: { ranking: '荣耀王者', skins: '312' },
    treasures: '凤求凰，凤求凰\n神谕',
    realName: '已实名不可更改',
    history: '无封号记录',
  }
  expect(accountTitle(FILTER, account)).toBe('安卓QQ 荣耀王者 312个皮肤 凤求凰 神谕 无封号记录')
  const fields = FILTER.fields.map((field) => ({ ...field, isMain: field.key === 'skins' }))
  expect(accountTitle({ ...FILTER, fields }, account)).toBe('安卓QQ 312个皮肤 凤求凰 神谕 无封号记录')
  const long = accountTitle(FILTER, {
    ...account,
    treasures: Array.from({ length: 6 }, (_, i) => `很长很长的珍稀物品名称第${i}号`).join('、'),
  })
  expect([...long].length).toBeLessThanOrEqual(60)
  expect(long.endsWith('号') || long.endsWith('无封号记录')).toBe(true)
  expect(treasureList(' 甲 , 乙；丙\n\n甲')).toEqual(['甲', '乙', '丙'])
})

test('an example is shown first; typing replaces it with the own text, which is passed on to the publish form', async () => {
  sessionStorage.clear()
  render(<AccountInfoForm gameName="王者荣耀" filter={FILTER} isUnverified={false} />)
  expect(screen.getByText('示例')).toBeTruthy()
  expect(screen.getByText(accountTitle(FILTER, exampleFacts(FILTER)))).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('段位'), '无双王者')
  await userEvent.type(screen.getByLabelText('皮肤（个）'), '３a12')
  expect(screen.queryByText('示例')).toBeNull()
  expect(screen.getByText('无双王者 312个皮肤')).toBeTruthy()
  saveDraft(
    '',
    { ...EMPTY_DRAFT, gameId: '107', goodsTypeId: '1', price: '99.00', images: ['/media/goods/a.webp'] },
    EMPTY_DRAFT,
  )
  const link = screen.getByRole('link', { name: '去发布' })
  link.addEventListener('click', (event) => event.preventDefault())
  expect(link.getAttribute('href')).toBe('/center/sell?gameId=107')
  await userEvent.click(link)
  expect(readDraft('', EMPTY_DRAFT)).toMatchObject({
    gameId: '107',
    goodsTypeId: '1',
    bigTitle: '无双王者 312个皮肤',
    facts: { ranking: '无双王者', skins: '312' },
    price: '99.00',
    images: ['/media/goods/a.webp'],
  })
})

test('the description promises verification only on a site whose rules require it', () => {
  const description = (isUnverified: boolean) =>
    accountDescription('王者荣耀', FILTER, exampleFacts(FILTER), isUnverified)
  expect(description(false)).toContain('支持客服验号')
  expect(description(true)).not.toMatch(/验号|陪同/)
  expect(description(true)).toContain('走平台担保交易')
})
