// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { QuestionsPage } from '@/components/members/centre/questions-page'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { pageOf } from '../../support/page-of'

const QUESTION: Output<'POST /question/answer'> = {
  questionId: 7,
  goodsSn: 'ZHWZ1070931',
  goodsTypeId: 1,
  bigTitle: '贵族 8 全英雄',
  question: '今晚能换绑吗？',
  answer: '',
  autoReply: '',
  createTime: '2026-11-21 10:00:00',
  answerTime: null,
}

beforeEach(() => server.use(mockCall('GET /im/autoReply', { isOn: false, text: '' })))

test('a question is answered in the list, and an empty answer is not sent', async () => {
  const serve = (row: typeof QUESTION, open: number) =>
    server.use(mockCall('GET /question/own', { ...pageOf([row]), open }))
  const send = mockCall('POST /question/answer', ({ input }) => {
    const answered = { ...QUESTION, answer: input.content, answerTime: '2026-11-21 10:06:00' }
    serve(answered, 0)
    return answered
  })
  serve(QUESTION, 1)
  server.use(send)
  render(<QuestionsPage />)
  await userEvent.click(await screen.findByRole('button', { name: '回答' }))
  expect(document.activeElement).toBe(screen.getByLabelText('回答'))
  await userEvent.click(screen.getByRole('button', { name: '提交回答' }))
  expect(screen.getByText('请填写回答')).toBeTruthy()
  expect(send.inputs).toEqual([])
  await userEvent.type(screen.getByLabelText('回答'), '能，八点以后')
  await userEvent.click(screen.getByRole('button', { name: '提交回答' }))
  expect(await screen.findByText('能，八点以后')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交回答' })).toBeNull()
  expect(send.inputs).toEqual([{ questionId: '7', content: '能，八点以后' }])
  expect(screen.getByRole('button', { name: '买家问我' })).toBeTruthy()
})

test('the automatic reply is switched on with a text, and shows the stored one', async () => {
  server.use(mockCall('GET /question/own', { ...pageOf([]), open: 0 }))
  const save = mockCall('POST /im/saveAutoReply', { isOn: true, text: '八点后在线' })
  server.use(save)
  render(<QuestionsPage />)
  await userEvent.click(await screen.findByText('未开启'))
  await userEvent.click(screen.getByRole('checkbox', { name: '开启自动回复' }))
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByText('请填写回复内容')).toBeTruthy()
  expect(save.inputs).toEqual([])
  await userEvent.type(screen.getByLabelText('回复内容'), ' 八点后在线 ')
  server.use(mockCall('GET /im/autoReply', { isOn: true, text: '八点后在线' }))
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已开启')).toBeTruthy()
  expect(save.inputs).toEqual([{ isOn: '1', text: '八点后在线' }])
})

test('the asker sees the automatic reply next to the open question', async () => {
  server.use(mockCall('GET /question/own', { ...pageOf([{ ...QUESTION, autoReply: '八点后在线' }]), open: 0 }))
  render(<QuestionsPage />)
  await userEvent.click(await screen.findByText('我问卖家'))
  expect(await screen.findByText('八点后在线')).toBeTruthy()
  expect(screen.getByText(/等待卖家回答/)).toBeTruthy()
})
