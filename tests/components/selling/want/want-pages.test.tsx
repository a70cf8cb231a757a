// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AnswerDialog } from '@/components/selling/want/answer-dialog'
import { OwnWantCard } from '@/components/selling/want/own-want-card'
import { PublishForm } from '@/components/selling/want/publish-form'
import type { OwnWant, WantAnswer } from '@/lib/contract/entities/want'
import { reserveOf } from '@/lib/shared/goods/want'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { filterOf, gameOf, publishTermsOf } from '../../support/sample-games'
import { goodsOf } from '../../support/sample-goods'

beforeEach(() => {
  server.use(
    mockCall('GET /comm/gameList', { gameList: [gameOf()] }),
    mockCall('GET /comm/gamefilter', filterOf()),
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf()),
  )
})

const answer = (more: Partial<WantAnswer> = {}): WantAnswer => ({
  answerId: 7,
  goodsSn: 'ZHWZ1000001',
  goods: goodsOf(),
  num: 1,
  total: '500.00',
  note: '可以先验号',
  seller: '青**人',
  state: 'open',
  stateName: '等你选',
  says: '选中后按标价下单',
  tone: 'act',
  action: 'decline',
  orderPath: '/wares/ZHWZ1000001/order?wantAnswerId=7&goodsNum=1',
  createTime: '2026-11-20 10:00:00',
  ...more,
})
const post = (more: Partial<OwnWant> = {}): OwnWant => ({
  wantId: 3,
  gameId: 107,
  gameName: '王者荣耀',
  goodsTypeId: 1,
  goodsTypeStr: '账号',
  areaName: '',
  serverName: '',
  title: '收一个荣耀王者号',
  detail: '',
  facts: [],
  amount: null,
  budget: '600.00',
  reserve: '60.00',
  buyer: '南**猫',
  answers: 1,
  createTime: '2026-11-20 09:00:00',
  endTime: '2026-11-27 09:00:00',
  areaId: 0,
  serverId: 0,
  state: 'open',
  stateName: '有卖家报价',
  says: '1件商品等你选',
  tone: 'act',
  secondsLeft: 0,
  list: [answer()],
  ...more,
})
const card = (want: OwnWant) => {
  const onAsk = vi.fn()
  render(<OwnWantCard want={want} loadedAt={0} onDue={() => {}} onAsk={onAsk} />)
  return onAsk
}

test('an open want can be changed or closed, and its answers ordered or declined', async () => {
  const want = post()
  const onAsk = card(want)
  const user = userEvent.setup()
  expect(screen.getByRole('link', { name: '选这件下单' }).getAttribute('href')).toBe(want.list[0]?.orderPath)
  for (const name of ['修改', '关闭', '不要这件']) await user.click(screen.getByRole('button', { name }))
  expect(onAsk.mock.calls.map(([request]) => request)).toEqual([
    { kind: 'edit', want },
    { kind: 'close', want },
    { kind: 'decline', answer: want.list[0] },
  ])
})

test('an expired want offers no action and shows the number of a removed item', () => {
  const gone = answer({ goods: null, total: '', state: 'over', action: null, orderPath: '' })
  card(post({ state: 'expired', stateName: '已到期', list: [gone] }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: '选这件下单' })).toBeNull()
  expect(screen.getByText('商品 ZHWZ1000001 已删除')).toBeTruthy()
})

test('the want form shows the amount to be reserved and links to recharging when the balance is too low', async () => {
  const publish = mockCall('POST /goods/releaseWantGoods', { refuse: 'BALANCE_SHORT', msg: '余额不足，请先充值' })
  server.use(publish)
  const user = userEvent.setup()
  render(<PublishForm gameId="107" goodsTypeId="1" attrs="" coin="20.00" />)
  await user.type(await screen.findByLabelText(/想买什么/), '收一个荣耀王者号')
  await user.type(screen.getByLabelText(/总预算/), '600')
  expect(screen.getByText(yuanText(fenToYuan(reserveOf(yuanToFen('600'), 1))))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '发布求购' }))
  expect((await screen.findByRole('alert')).textContent, 'the link is separated by a space').toBe(
    '余额不足，请先充值 去充值',
  )
  expect(screen.getByRole('link', { name: '去充值' }).getAttribute('href')).toBe('/center/myself/recharge')
  expect(screen.getByLabelText<HTMLInputElement>(/总预算/).value).toBe('600')
  expect(publish.inputs).toEqual([{ gameId: '107', goodsTypeId: '1', title: '收一个荣耀王者号', budget: '600' }])
  expect(publish.keys).toEqual([expect.any(String)])
})

test('a want for currency is not sent without an amount', async () => {
  const publish = mockCall('POST /goods/releaseWantGoods', post())
  server.use(publish)
  const user = userEvent.setup()
  render(<PublishForm gameId="107" goodsTypeId="22" attrs="" coin="20.00" />)
  await user.type(await screen.findByLabelText(/想买什么/), '收五千万金币')
  await user.type(screen.getByLabelText(/总预算/), '100')
  await user.click(screen.getByRole('button', { name: '发布求购' }))
  expect(await screen.findByText('请填写想买多少万')).toBeTruthy()
  expect(publish.inputs).toEqual([])
})

test('a seller answers a want with matching goods and a quantity', async () => {
  server.use(
    mockCall('GET /goods/wantMatches', {
      list: [{ goods: goodsOf({ goodsSn: 'DJWZ1000009', bigTitle: '改名卡', price: '20.00' }), most: 3 }],
    }),
  )
  const send = mockCall('POST /goods/answerWantGoods', { ...answer(), want: post() })
  server.use(send)
  const onClose = vi.fn()
  const user = userEvent.setup()
  render(<AnswerDialog wantId={3} title="收改名卡" budget="60.00" onClose={onClose} />)
  const dialog = screen.getByRole('dialog')
  await within(dialog).findByText('改名卡')
  await user.click(within(dialog).getByRole('button', { name: '报价' }))
  expect(await within(dialog).findByText('请选择一件商品')).toBeTruthy()
  await user.click(within(dialog).getByRole('radio'))
  await user.clear(within(dialog).getByLabelText('件数'))
  await user.type(within(dialog).getByLabelText('件数'), '3')
  expect(within(dialog).getByText('最多 3 件，共 ¥60.00')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '报价' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(send.inputs).toEqual([{ wantId: '3', goodsSn: 'DJWZ1000009', goodsNum: '3' }])
  expect(send.keys).toEqual([expect.any(String)])
})
