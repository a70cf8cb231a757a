// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AnswerDialog } from '@/components/want/answer-dialog'
import { OwnWantCard } from '@/components/want/own-want-card'
import { PublishForm } from '@/components/want/publish-form'
import { ApiError, call } from '@/lib/client/api'
import type { OwnWant, WantAnswer } from '@/lib/contract/entities/want'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money'
import { reserveOf } from '@/lib/shared/want'
import { goodsOf } from '../support/sample-goods'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const answers: Record<string, () => unknown> = {}
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string) => answers[name]?.()) as never)
  answers['GET /comm/gameList'] = () => ({
    gameList: [
      { id: 107, name: '王者荣耀', goodsTypeAndNameMap: '{"1":"账号","22":"游戏币"}', initial: 'W', pinyin: 'wang' },
    ],
  })
  answers['GET /comm/gamefilter'] = () => ({ gameId: 107, areas: [], fields: [] })
  answers['GET /goods/getGoodsUpperConf'] = () => null
})
const sent = (name: string) => vi.mocked(call).mock.calls.filter(([call]) => call === name)

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
  stateName: '有人应答',
  says: '1件商品等你选',
  tone: 'act',
  secondsLeft: 0,
  list: [answer()],
  ...more,
})
const card = (want: OwnWant) => {
  const onAsk = vi.fn()
  render(<OwnWantCard want={want} toldAt={0} onDue={() => {}} onAsk={onAsk} />)
  return onAsk
}

test('an open post is changed and closed, its answers are ordered or declined', async () => {
  const want = post()
  const onAsk = card(want)
  const user = userEvent.setup()
  expect(screen.getByRole('link', { name: '选这件下单' }).getAttribute('href')).toBe(want.list[0]?.orderPath)
  for (const name of ['修改', '关闭', '不要这件']) await user.click(screen.getByRole('button', { name }))
  expect(onAsk.mock.calls.map(([asked]) => asked)).toEqual([
    { kind: 'edit', want },
    { kind: 'close', want },
    { kind: 'decline', answer: want.list[0] },
  ])
})

test('a post that is over offers nothing, and a removed item is named by its number', () => {
  const gone = answer({ goods: null, total: '', state: 'over', action: null, orderPath: '' })
  card(post({ state: 'expired', stateName: '已到期', list: [gone] }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: '选这件下单' })).toBeNull()
  expect(screen.getByText('商品 ZHWZ1000001 已删除')).toBeTruthy()
})

test('what is set aside is said before anything is sent, and a short balance leads to recharging', async () => {
  answers['POST /goods/releaseWantGoods'] = () => {
    throw new ApiError(1303, '余额不足，请先充值')
  }
  const user = userEvent.setup()
  render(<PublishForm gameId="107" goodsTypeId="1" attrs="" coin="20.00" />)
  await user.type(await screen.findByLabelText(/想买什么/), '收一个荣耀王者号')
  await user.type(screen.getByLabelText(/总预算/), '600')
  expect(screen.getByText(yuanText(fenToYuan(reserveOf(yuanToFen('600'), 1))))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '发布求购' }))
  expect((await screen.findByRole('alert')).textContent, 'the way out stands apart').toBe('余额不足，请先充值 去充值')
  expect(screen.getByRole('link', { name: '去充值' }).getAttribute('href')).toBe('/center/myself/recharge')
  expect(screen.getByLabelText<HTMLInputElement>(/总预算/).value).toBe('600')
})

test('currency is wanted by amount, and nothing is sent without one', async () => {
  const user = userEvent.setup()
  render(<PublishForm gameId="107" goodsTypeId="22" attrs="" coin="20.00" />)
  await user.type(await screen.findByLabelText(/想买什么/), '收五千万金币')
  await user.type(screen.getByLabelText(/总预算/), '100')
  await user.click(screen.getByRole('button', { name: '发布求购' }))
  expect(await screen.findByText('请填写想买多少万')).toBeTruthy()
  expect(sent('POST /goods/releaseWantGoods')).toEqual([])
})

test('a seller answers with one of the fitting goods, and says how many', async () => {
  answers['GET /goods/wantMatches'] = () => ({
    list: [{ goods: goodsOf({ goodsSn: 'DJWZ1000009', bigTitle: '改名卡', price: '20.00' }), most: 3 }],
  })
  answers['POST /goods/answerWantGoods'] = () => ({})
  const onClose = vi.fn()
  const user = userEvent.setup()
  render(<AnswerDialog wantId={3} title="收改名卡" budget="60.00" onClose={onClose} />)
  const dialog = screen.getByRole('dialog')
  await within(dialog).findByText('改名卡')
  await user.click(within(dialog).getByRole('button', { name: '应答' }))
  expect(await within(dialog).findByText('请选择一件商品')).toBeTruthy()
  await user.click(within(dialog).getByRole('radio'))
  await user.clear(within(dialog).getByLabelText('件数'))
  await user.type(within(dialog).getByLabelText('件数'), '3')
  expect(within(dialog).getByText('最多 3 件，共 ¥60.00')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '应答' }))
  expect(sent('POST /goods/answerWantGoods').map(([, input]) => input)).toEqual([
    { wantId: '3', goodsSn: 'DJWZ1000009', goodsNum: '3', note: '' },
  ])
  expect(onClose).toHaveBeenCalled()
})
