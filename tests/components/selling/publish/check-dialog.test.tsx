// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CheckDialog } from '@/components/selling/publish/check-dialog'
import { checkText } from '@/components/selling/publish/check-text'
import { isOpenCheck } from '@/lib/shared/goods/goods-checks'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

const GOODS = { goodsSn: 'ZHWZ1070931', bigTitle: '全英雄 300 皮', check: null }
const PASSED = { state: 'passed', until: '2035-03-27 10:00:00', text: '' } as const

const show = (check: Parameters<typeof CheckDialog>[0]['goods']['check'] = null) => {
  const [onClose, onChanged] = [vi.fn(), vi.fn()]
  render(<CheckDialog goods={{ ...GOODS, check }} onClose={onClose} onChanged={onChanged} />)
  return { onClose, onChanged }
}

test('an account is submitted once with what was typed, after both fields are filled in', async () => {
  const submit = mockCall('POST /goodsCheck/submit', null)
  server.use(submit)
  const { onClose, onChanged } = show()
  await userEvent.click(screen.getByRole('button', { name: '提交账号' }))
  expect(await screen.findByText('请填写游戏账号')).toBeTruthy()
  expect(screen.getByText('请填写密码')).toBeTruthy()
  expect(submit.inputs).toEqual([])
  await userEvent.type(screen.getByLabelText(/游戏账号/), 'hero@game')
  await userEvent.type(screen.getByLabelText(/密码/), 'Secret-77')
  await userEvent.click(screen.getByRole('button', { name: '提交账号' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(submit.inputs).toEqual([{ goodsSn: 'ZHWZ1070931', account: 'hero@game', password: 'Secret-77' }])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a refusal keeps the dialog and what was typed', async () => {
  server.use(mockCall('POST /goodsCheck/submit', { refuse: 'GOODS_BUSY' }))
  const { onClose } = show()
  await userEvent.type(screen.getByLabelText(/游戏账号/), 'hero@game')
  await userEvent.type(screen.getByLabelText(/密码/), 'Secret-77')
  await userEvent.click(screen.getByRole('button', { name: '提交账号' }))
  expect(await screen.findByText('商品有进行中的订单，暂时不能修改')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/游戏账号/).value).toBe('hero@game')
  expect(onClose).not.toHaveBeenCalled()
})

test('a check that passed can be withdrawn, after a question that says what is lost', async () => {
  server.use(mockCall('POST /goodsCheck/withdraw', null))
  const { onChanged } = show(PASSED)
  expect(screen.getByText('已验号，有效至 03-27 10:00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '撤回验号' }))
  const dialog = await screen.findByRole('dialog', { name: '撤回寄售验号？' })
  expect(dialog.textContent).toContain('账号资料立即删除')
  await userEvent.click(screen.getAllByRole('button', { name: '撤回验号' }).at(-1) as HTMLElement)
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
})

test('only a refused or ended check can be submitted as a new one', () => {
  expect(isOpenCheck(PASSED)).toBe(true)
  expect(isOpenCheck({ state: 'refused' })).toBe(false)
  expect(checkText({ state: 'ended', until: null, text: '验号已到期' })).toBe('验号已失效：验号已到期')
})
