// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { Composer } from '@/components/office/desk/composer'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { deskOf, partyOf } from '../../support/sample-desk'
import { orderOf } from '../../support/sample-orders'

const open = async (orderSn: string) => {
  server.use(
    mockCall('GET /desk/replies', {
      own: [{ title: '问候', text: '{买家}你好' }],
      house: [{ title: '等待', text: '请稍候' }],
      mayHouse: false,
    }),
  )
  const desk = deskOf({ order: orderOf({ orderSn }), parties: [partyOf()] })
  const shown = render(
    <App>
      <Composer desk={desk} maySpeak isClosed={false} onSent={vi.fn()} />
    </App>,
  )
  await settle()
  return shown
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息' })

test('a saved reply is inserted by its key after the typed text', async () => {
  await open('D2611211234567891')
  fireEvent.change(field(), { target: { value: '在的。' } })
  fireEvent.keyDown(document.body, { code: 'Digit1', key: '¡', altKey: true })
  fireEvent.click(screen.getByRole('button', { name: '等待' }))
  expect(field().value).toBe('在的。\n南山你好\n请稍候')
})

test('a draft text is stored per order', async () => {
  const first = await open('D2611211234567892')
  fireEvent.change(field(), { target: { value: '写了一半' } })
  first.unmount()
  const second = await open('D2611211234567893')
  expect(field().value).toBe('')
  second.unmount()
  await open('D2611211234567892')
  expect(field().value).toBe('写了一半')
})

test('Enter that confirms an input method word does not send the message', async () => {
  await open('D2611211234567894')
  fireEvent.change(field(), { target: { value: '你好' } })
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  await settle()
  expect(field().value).toBe('你好')
})
