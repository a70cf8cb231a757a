// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RuleGroup } from '@/components/office/content/rule-group'
import type { RuleRow } from '@/components/office/content/rule-row'

const FEE: RuleRow = {
  key: 'sellerFeeBp',
  label: '卖家服务费',
  explain: '按成交价',
  kind: 'share',
  unit: '%',
  where: 'trade',
  options: [],
  start: { value: '5', words: '5%' },
  now: { value: '5', words: '5%' },
  next: [],
  proposed: [],
  startsByMode: [],
  own: [],
  changed: null,
}
const CHANGED: RuleRow = {
  ...FEE,
  key: 'buyerFeeBp',
  label: '买家服务费',
  now: { value: '1', words: '1%' },
  changed: { by: '运营小王', time: '2026-11-20 10:00:00' },
}
const show = (opened = '', onOpen = vi.fn()) => {
  render(<RuleGroup name="费率" rules={[FEE, CHANGED]} isFound={false} opened={opened} onOpen={onOpen} />)
  return onOpen
}

it('each rule of the book is a button that says whether its details are open', () => {
  const onOpen = show('buyerFeeBp')
  const button = screen.getByRole('button', { name: '卖家服务费' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('button', { name: '买家服务费' }).getAttribute('aria-expanded')).toBe('true')
  button.focus()
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  expect(onOpen).toHaveBeenCalledWith('sellerFeeBp')
})

it('a row of the rule book shows who changed the rule only when it was changed', () => {
  show()
  const [plain, changed] = screen.getAllByRole('listitem')
  expect(plain?.textContent).toBe('卖家服务费现行值5%与默认值相同按成交价')
  expect(changed?.textContent).toContain('默认 5%')
  expect(changed?.textContent).toContain('运营小王 2026-11-20 修改')
  expect(screen.getByText('2 条，1 条已改')).toBeTruthy()
})

it('a change that waits for its second member is shown in the row of its rule', () => {
  const asked = {
    approvalId: 1,
    mode: '',
    gameId: 0,
    distId: 0,
    placeName: '全平台',
    words: '卖家服务费（全平台）：5% 改为 4%',
    by: '平台管理',
    time: '2026-11-29 16:27:03',
  }
  render(<RuleGroup name="费率" rules={[{ ...FEE, proposed: [asked] }]} isFound={false} opened="" onOpen={() => {}} />)
  expect(screen.getByText('待复核：卖家服务费（全平台）：5% 改为 4%，平台管理 11-29 16:27')).toBeTruthy()
})
