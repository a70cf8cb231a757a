// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NetCalc } from '@/components/modes/tool/net-calc'
import { quoteBothSides } from '@/components/modes/tool/net-price'
import { ScaleCalc } from '@/components/modes/tool/scale-calc'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { publishTermsOf } from '../../support/sample-games'

const TIER = {
  ensureId: 1,
  name: '普通包赔',
  explain: '',
  percent: '10%',
  basisPoints: 1000,
  days: 365,
  mostPercent: 100,
}
const ACCOUNT = { feePercent: '6%', feeBasisPoints: 600, leastFee: '0.01', unique: true, ensureTiers: [TIER] }
const GAMES = [
  {
    id: 107,
    name: '王者荣耀',
    types: [
      { id: 1, name: '账号' },
      { id: 27, name: '道具' },
    ],
  },
  { id: 128, name: '梦幻西游', types: [{ id: 1, name: '账号' }] },
]

test('the income and the buyer’s price are rounded as in an order', () => {
  expect(quoteBothSides('888', ACCOUNT)).toEqual({
    fee: '53.28',
    net: '834.72',
    buyer: [
      { ensureId: 0, name: '免费保障', fee: '0.00', total: '888.00' },
      { ensureId: 1, name: '普通包赔', fee: '88.80', total: '976.80' },
    ],
  })
  expect(
    quoteBothSides('0.99', {
      feePercent: '12.5%',
      feeBasisPoints: 1250,
      leastFee: '0.01',
      unique: false,
      ensureTiers: [],
    }),
  ).toMatchObject({
    fee: '0.12',
    net: '0.87',
  })
  for (const wrong of ['', '0', '0.00', '1.234', '-1', 'abc']) expect(quoteBothSides(wrong, ACCOUNT)).toBeUndefined()
})

test('another goods type loads its own fee, and a failure can be retried', async () => {
  const user = userEvent.setup()
  server.use(mockCall('GET /goods/getGoodsUpperConf', 'lost'))
  render(<NetCalc games={GAMES} start={{ gid: 107, gt: 1, price: '100', conf: ACCOUNT }} />)
  const net = () => document.querySelector('dl data')?.getAttribute('value')
  expect(net()).toBe('94.00')
  await user.selectOptions(screen.getByLabelText('商品类型'), '27')
  expect(await screen.findByText(/网络超时/)).toBeTruthy()
  expect(net()).toBeUndefined()
  const terms = mockCall(
    'GET /goods/getGoodsUpperConf',
    publishTermsOf({ feePercent: '5%', feeBasisPoints: 500, unique: false }),
  )
  server.use(terms)
  await user.click(screen.getByRole('button', { name: /重试/ }))
  expect(await screen.findByText(/服务费 5%/)).toBeTruthy()
  expect(net()).toBe('95.00')
  expect(terms.inputs).toEqual([{ gameId: '107', goodsTypeId: '27' }])
})

test('an invalid price is reported and shows no total', async () => {
  const user = userEvent.setup()
  render(<NetCalc games={GAMES} start={{ gid: 107, gt: 1, price: '', conf: ACCOUNT }} />)
  await user.type(screen.getByLabelText('标价（元）'), '1.999')
  expect(screen.getByRole('alert').textContent).toContain('请输入正确的价格')
  expect(document.querySelector('dl data')).toBeNull()
})

test('a currency offer is compared with the median', async () => {
  const user = userEvent.setup()
  const scale = {
    gameId: 131,
    gameName: '地下城与勇士',
    coinName: '金币',
    offers: 33,
    bestScale: 40_000,
    medianScale: 20_000,
    recycleScale: 23_529.41,
  }
  render(<ScaleCalc scales={[scale]} />)
  await user.type(screen.getByLabelText('数量（万金币）'), '300')
  await user.type(screen.getByLabelText('价格（元）'), '100')
  expect(screen.getByText('1 元 = 3.00万')).toBeTruthy()
  expect(screen.getByText(/单价比中位数低 33%/)).toBeTruthy()
})

test('without currency offers the calculator shows that there is nothing to compare', () => {
  render(<ScaleCalc scales={[]} />)
  expect(screen.getByText(/没有行情可以比较/)).toBeTruthy()
})
