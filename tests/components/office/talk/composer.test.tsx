// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test, vi } from 'vitest'
import { Composer } from '@/components/office/talk/composer'
import type { UserId } from '@/lib/shared/ids'
import type { DeskReply } from '@/lib/shared/staff/desk'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { deskOf, partyOf } from '../../support/sample-desk'
import { orderOf } from '../../support/sample-orders'

const onStep = vi.fn()
const open = async (orderSn: string, { maySpeak = true, own }: { maySpeak?: boolean; own?: DeskReply[] } = {}) => {
  onStep.mockClear()
  server.use(
    mockCall('GET /desk/replies', {
      own: own ?? [{ title: '问候', text: '{买家}你好' }],
      house: [{ title: '等待', text: '请稍候' }],
      mayHouse: false,
    }),
  )
  const desk = deskOf({ order: orderOf({ orderSn }), parties: [partyOf()] })
  const shown = render(
    <App>
      <Composer desk={desk} maySpeak={maySpeak} isClosed={false} onSent={vi.fn()} onStep={onStep} />
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

test('a note that was not saved comes back as a note, and never stands in the field for the parties', async () => {
  server.use(mockCall('GET /desk/colleagues', { list: [] }))
  const first = await open('D2611211234567890')
  fireEvent.change(field(), { target: { value: '请稍等' } })
  fireEvent.click(screen.getByText('备注'))
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '内部备注' })
  expect(note().value).toBe('')
  fireEvent.change(note(), { target: { value: '买家可能在骗退款' } })
  first.unmount()
  const second = await open('D2611211234567889')
  expect(field().value).toBe('')
  second.unmount()
  await open('D2611211234567890')
  expect(note().value).toBe('买家可能在骗退款')
  fireEvent.click(screen.getByText('对方'))
  expect(field().value).toBe('请稍等')
})

test('Enter that confirms an input method word does not send the message', async () => {
  await open('D2611211234567894')
  fireEvent.change(field(), { target: { value: '你好' } })
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  await settle()
  expect(field().value).toBe('你好')
})

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement)
  await settle()
}

test('a reply with a tag and a step sends all of it together, and opens the dialog of a step that needs captures', async () => {
  const [macros, says] = [mockCall('POST /desk/sendMacro', null), mockCall('POST /desk/say', {} as never)]
  server.use(macros, says)
  await open('D2611211234567895', { own: [{ title: '验完', text: '核对完成', tagId: 3, step: 'verified' }] })
  await press('验完 ，含多个步骤')
  await press(/发\s?送/)
  expect(macros.inputs).toMatchObject([{ title: '验完', content: '核对完成', tagId: '3' }])
  expect(macros.inputs[0]).not.toHaveProperty('step')
  expect(onStep).toHaveBeenCalledWith('verified')
  expect(field().value).toBe('')
  expect(says.inputs).toEqual([])
})

test('replies for other orders are folded, and the dialog opens the shared ones when the member has none', async () => {
  const own: DeskReply[] = [{ title: '租号用', text: '租号', modes: ['rental'] }]
  const first = await open('D2611211234567880', { own })
  expect(screen.queryByRole('button', { name: '租号用' })).toBeNull()
  await press(/全部 \d+ 条/)
  await press('租号用')
  expect(field().value).toBe('租号')
  first.unmount()
  await open('D2611211234567881', { own: [] })
  await press('编辑快捷回复')
  expect(screen.getByText('请稍候')).toBeTruthy()
  expect(screen.getByText('公用回复由负责人修改')).toBeTruthy()
})

test('who may not speak yet is offered only the replies that take the order', async () => {
  const macros = mockCall('POST /desk/sendMacro', null)
  server.use(macros, mockCall('GET /desk/colleagues', { list: [] }))
  const own: DeskReply[] = [
    { title: '问候', text: '你好' },
    { title: '接手', text: '由我处理', step: 'take' },
  ]
  await open('D2611211234567896', { maySpeak: false, own })
  expect(screen.queryByRole('button', { name: '问候' })).toBeNull()
  await press('接手 ，含多个步骤')
  await press('接手并发送')
  expect(macros.inputs).toMatchObject([{ content: '由我处理', step: 'take' }])
})

test('a macro that failed is sent again under the same number and keeps its text', async () => {
  const failed = mockCall('POST /desk/sendMacro', { refuse: 'CHAT_CLOSED' })
  server.use(failed)
  await open('D2611211234567897', { own: [{ title: '加急', text: '马上处理', tagId: 3 }] })
  await press('加急 ，含多个步骤')
  await press(/发\s?送/)
  await press(/发\s?送/)
  expect(field().value).toBe('马上处理')
  expect(new Set(failed.inputs.map(({ clientMsgId }) => clientMsgId)).size).toBe(1)
})

test('colleagues named in a note are sent with it', async () => {
  const notes = mockCall('POST /desk/note', null)
  const colleague = { actor: '', duty: 'open' as const, isOnDuty: true, load: 0 }
  server.use(
    notes,
    mockCall('GET /desk/colleagues', {
      list: [
        { ...colleague, userId: 7 as UserId, name: '小林' },
        { ...colleague, userId: 8 as UserId, name: '小周' },
      ],
    }),
  )
  await open('D2611211234567898')
  fireEvent.click(screen.getByText('备注'))
  await settle()
  fireEvent.change(screen.getByRole('textbox', { name: '内部备注' }), { target: { value: '@小周 看一下' } })
  await press('保存备注')
  expect(notes.inputs).toEqual([{ orderSn: 'D2611211234567898', text: '@小周 看一下', mentions: '[8]' }])
})

test('a colleague typed by a part of the name is notified, and an @ that names no one says so', async () => {
  const notes = mockCall('POST /desk/note', null)
  const colleague = { actor: '', duty: 'open' as const, isOnDuty: true, load: 0 }
  server.use(
    notes,
    mockCall('GET /desk/colleagues', { list: [{ ...colleague, userId: 7 as UserId, name: '客服阿棠' }] }),
  )
  await open('D2611211234567897')
  fireEvent.click(screen.getByText('备注'))
  await settle()
  const note = screen.getByRole('textbox', { name: '内部备注' })
  fireEvent.change(note, { target: { value: '@阿唐 看一下' } })
  expect(screen.getByText('@ 后面没有对应的同事，不会提醒，请从列表选择')).toBeTruthy()
  fireEvent.change(note, { target: { value: '@阿棠 看一下' } })
  expect(screen.queryByText(/不会提醒/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '保存备注' }))
  await settle()
  expect(notes.inputs).toMatchObject([{ text: '@客服阿棠 看一下', mentions: '[7]' }])
})
