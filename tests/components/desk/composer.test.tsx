// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { Composer } from '@/components/desk/composer'
import { call } from '@/lib/client/api'
import { settle } from '../../support/settle'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const open = async (orderSn: string) => {
  vi.mocked(call).mockResolvedValue({
    own: [{ title: '问候', text: '{买家}你好' }],
    house: [{ title: '等待', text: '请稍候' }],
    mayHouse: false,
  } as never)
  const desk = { order: { orderSn, bigTitle: '满配账号' }, parties: [{ side: 'buyer', name: '南山' }] } as never
  const shown = render(
    <App>
      <Composer desk={desk} maySpeak isClosed={false} onSent={vi.fn()} />
    </App>,
  )
  await settle()
  return shown
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息' })

test('a ready-made line comes by its key, after what was typed', async () => {
  await open('D-key')
  fireEvent.change(field(), { target: { value: '在的。' } })
  fireEvent.keyDown(document.body, { code: 'Digit1', key: '¡', altKey: true })
  fireEvent.click(screen.getByRole('button', { name: '等待' }))
  expect(field().value).toBe('在的。\n南山你好\n请稍候')
})

test('what was typed for an order is there again when it is opened again, and for that order alone', async () => {
  const first = await open('D-one')
  fireEvent.change(field(), { target: { value: '写了一半' } })
  first.unmount()
  const second = await open('D-two')
  expect(field().value).toBe('')
  second.unmount()
  await open('D-one')
  expect(field().value).toBe('写了一半')
})
