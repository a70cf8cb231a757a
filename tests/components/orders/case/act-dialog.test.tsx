// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ActDialog } from '@/components/orders/case/act-dialog'
import type { ActWords } from '@/components/orders/case/act-words'
import { ApiError } from '@/lib/client/api'
import { settle } from '../../../support/settle'

const WORDS: ActWords = { label: '申诉', title: '对审核结果申诉', text: '只能一次。', done: '已申诉', asks: ['note'] }
const LIMITS = { least: 10, most: 500, pictures: 9 }
const NOTE = '登录记录显示绑定手机在昨天被改'
function show(words: ActWords, onSend = vi.fn().mockResolvedValue(null)) {
  const handlers = { onSend, onClose: vi.fn(), onChanged: vi.fn() }
  render(<ActDialog words={words} lead="退给买家 ¥8.00。" limits={LIMITS} {...handlers} />)
  return handlers
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

test('a required statement is validated, and sent with its pictures', async () => {
  const { onSend, onClose, onChanged } = show({ ...WORDS, needsWords: true })
  expect(screen.getByText('退给买家 ¥8.00。只能一次。')).toBeTruthy()
  await press('申诉')
  expect(screen.getByText('请写得更具体，至少 10 个字')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/说明/), { target: { value: NOTE } })
  await press('申诉')
  expect(onSend.mock.calls).toEqual([[{ note: NOTE, pictures: '[]' }]])
  expect(onClose).toHaveBeenCalledOnce()
  expect(onChanged).toHaveBeenCalledOnce()
})

test('an optional statement can be empty; closing after a refusal reloads the case', async () => {
  const refused = vi.fn().mockRejectedValue(new ApiError('NOT_LOGGED_IN', '有新进展'))
  const { onClose, onChanged } = show(WORDS, refused)
  await press('申诉')
  expect(refused).toHaveBeenCalledOnce()
  expect(screen.getByText('有新进展')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await press('取消')
  expect(onChanged).toHaveBeenCalledOnce()
})
