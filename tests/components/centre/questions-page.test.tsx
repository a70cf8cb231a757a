// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { QuestionsPage } from '@/components/centre/questions-page'
import { call } from '@/lib/client/api'

const QUESTION = {
  questionId: 7,
  goodsSn: 'ZHWZ1070931',
  goodsTypeId: 1,
  bigTitle: '贵族 8 全英雄',
  question: '今晚能换绑吗？',
  answer: '',
  createTime: '2026-11-21 10:00:00',
  answerTime: null,
}
vi.mock('@/lib/client/api', () => ({ call: vi.fn() }))

test('a question is answered where it stands, once its form is opened, and an empty answer is not sent', async () => {
  let answer = ''
  vi.mocked(call).mockImplementation((async (name: string, input: { content?: string }) => {
    if (name === 'POST /question/answer') answer = input.content ?? ''
    const row = { ...QUESTION, answer, answerTime: answer ? '2026-11-21 10:06:00' : null }
    return { list: [row], total: 1, more: false, page: 1, pageSize: 10, open: answer ? 0 : 1 }
  }) as never)
  render(<QuestionsPage />)
  await userEvent.click(await screen.findByRole('button', { name: '回答' }))
  expect(document.activeElement).toBe(screen.getByLabelText('回答'))
  await userEvent.click(screen.getByRole('button', { name: '提交回答' }))
  expect(screen.getByText('请填写回答')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('回答'), '能，八点以后')
  await userEvent.click(screen.getByRole('button', { name: '提交回答' }))
  expect(await screen.findByText('能，八点以后')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交回答' })).toBeNull()
  expect(screen.getByRole('button', { name: '买家问我' })).toBeTruthy()
})
