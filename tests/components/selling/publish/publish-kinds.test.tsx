// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { draftOf, EMPTY_DRAFT, readDraft, saveDraft, wireForm } from '@/components/selling/publish/publish-draft'
import { PublishForm } from '@/components/selling/publish/publish-form'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { publishMocks } from '../../support/publish-mocks'
import { filterOf, gameOf, publishTermsOf } from '../../support/sample-games'
import { goodsOf } from '../../support/sample-goods'

const advice = { days: 30, count: 12, low: '185.00', mid: '230.00', high: '278.00', basis: '皮肤 218–364' }

beforeEach(() => {
  sessionStorage.clear()
  server.use(
    mockCall('GET /comm/gameList', {
      gameList: [gameOf({ id: 177, name: '地下城', goodsTypeAndNameMap: '{"1":"账号","22":"游戏币","46":"兑换码"}' })],
    }),
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 177, fields: [] })),
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf({ minImages: 0, unique: false, coinName: '金币' })),
    ...publishMocks(),
  )
})
const currency = { ...EMPTY_DRAFT, gameId: '177', goodsTypeId: '22' }
const codes = { ...EMPTY_DRAFT, gameId: '177', goodsTypeId: '46', bigTitle: '月卡兑换码', price: '20.00' }

test('the title of a currency offer is made from its fields, and the ratio and the price follow each other', async () => {
  const release = mockCall('POST /goods/releaseGoods', { goodsSn: 'YBCF1075002', status: 1, codes: null })
  server.use(release)
  saveDraft('', currency, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await user.type(await screen.findByLabelText(/每份数量/), '5000')
  await user.selectOptions(screen.getByLabelText(/发货方式/), '当面交易')
  const title = screen.getByLabelText<HTMLInputElement>(/商品标题/)
  await expect.poll(() => title.value).toBe('5000万金币 当面交易')
  await user.type(title, ' 现货')
  await user.type(screen.getByLabelText(/比例/), '125')
  expect(screen.getByLabelText<HTMLInputElement>(/单价/).value).toBe('40.00')
  await user.clear(screen.getByLabelText(/单价/))
  await user.type(screen.getByLabelText(/单价/), '50')
  expect(screen.getByLabelText<HTMLInputElement>(/比例/).value).toBe('100')
  await user.clear(screen.getByLabelText(/每份数量/))
  await user.type(screen.getByLabelText(/每份数量/), '6000')
  await expect.poll(() => title.value).toBe('6000万金币 当面交易 现货')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  await screen.findByText('发布成功')
  expect(release.inputs[0]).toMatchObject({
    bigTitle: '6000万金币 当面交易 现货',
    facts: JSON.stringify({ amount: '6000万', way: '当面交易' }),
  })
})

test('a currency offer without an amount, a way, or with another amount in its title is not sent', async () => {
  const release = mockCall('POST /goods/releaseGoods', { goodsSn: 'YBCF1075002', status: 1, codes: null })
  server.use(release)
  saveDraft('', { ...currency, bigTitle: '100万金币', price: '10.00' }, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await user.click(await screen.findByRole('button', { name: '发布商品' }))
  expect(await screen.findByText('请填写每份数量，例如 5000')).toBeTruthy()
  await user.type(screen.getByLabelText(/每份数量/), '200')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(await screen.findByText('请选择发货方式')).toBeTruthy()
  expect(screen.getByText('标题里的数量与每份数量不一致，请改成相同的数量')).toBeTruthy()
  expect(release.inputs).toEqual([])
})

test('an empty currency form asks for the amount and the way at once, not for the title that is made from them', async () => {
  saveDraft('', { ...currency, bigTitle: '', coinAmount: '', coinWay: '' }, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await user.click(await screen.findByRole('button', { name: '发布商品' }))
  expect(await screen.findByText('请填写每份数量，例如 5000')).toBeTruthy()
  expect(screen.getByText('请选择发货方式')).toBeTruthy()
  expect(screen.queryByText('请输入商品标题')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText(/每份数量/))
})

test('a currency offer is edited with its amount and its way', () => {
  const facts = [
    { key: 'amount', label: '每份数量', value: '1.5亿' },
    { key: 'way', label: '发货方式', value: '拍卖行' },
  ]
  const draft = draftOf(goodsOf({ goodsTypeId: 22, facts }), [])
  expect(draft).toMatchObject({ coinAmount: '1.5', coinUnit: '亿', coinWay: '拍卖行' })
  expect(wireForm(draft).facts).toBe('{"amount":"1.5亿","way":"拍卖行"}')
  expect(draftOf(goodsOf({ goodsTypeId: 22, bigTitle: '800万金币 邮寄', facts: [] }), [])).toMatchObject({
    coinAmount: '800',
    coinUnit: '万',
  })
})

test('codes are published with the item, repeated lines are named, and they are not stored in the browser', async () => {
  const release = mockCall('POST /goods/releaseGoods', {
    goodsSn: 'DMCF1075002',
    status: 1,
    codes: { added: 2, repeated: 1 },
  })
  server.use(release)
  saveDraft('', codes, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('没有存卡密的商品，付款后由你手动发货')).toBeTruthy()
  await user.type(await screen.findByLabelText(/卡密，每行一个/), 'AAA\nBBB\nAAA')
  expect(await screen.findByText(/将存入 2 个，重复 1 个不存入/)).toBeTruthy()
  expect(screen.queryByLabelText(/库存/)).toBeNull()
  expect(readDraft('', EMPTY_DRAFT)?.codes).toBe('')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(await screen.findByText(/卡密已存入 2 个，重复 1 个未存入/)).toBeTruthy()
  expect(release.inputs[0]).toMatchObject({ codes: 'AAA\nBBB\nAAA' })
})

test('a price of many times the median asks to check the unit, and equal bounds are one price', async () => {
  const same = { ...advice, low: '20.00', mid: '20.00', high: '20.00' }
  server.use(mockCall('GET /goods/priceAdvice', { advice: same, need: '' }))
  saveDraft('', { ...EMPTY_DRAFT, gameId: '177', goodsTypeId: '1', price: '267.00' }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('¥20.00', {}, { timeout: 5000 })).toBeTruthy()
  expect(screen.getByText(/你的标价约为中位价的 13 倍，请核对价格和单位$/)).toBeTruthy()
})

test('the price advice names its base and where the typed price lies', async () => {
  const ask = mockCall('GET /goods/priceAdvice', { advice, need: '' })
  server.use(ask)
  saveDraft('', { ...EMPTY_DRAFT, gameId: '177', goodsTypeId: '1', price: '46.00' }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('¥185.00–278.00', {}, { timeout: 5000 })).toBeTruthy()
  expect(screen.getByText(/比较依据：皮肤 218–364。你的标价比中位价低 80%/)).toBeTruthy()
  expect(screen.getByText(/提交后需人工审核/)).toBeTruthy()
  expect(ask.inputs[0]).toMatchObject({ gameId: '177', goodsTypeId: '1' })
})

test('without comparable sales the form says what is missing', async () => {
  server.use(mockCall('GET /goods/priceAdvice', { advice: null, need: '皮肤' }))
  saveDraft('', { ...EMPTY_DRAFT, gameId: '177', goodsTypeId: '1' }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('填写皮肤后显示同类商品近期的成交价', {}, { timeout: 5000 })).toBeTruthy()
})

test('a contact in the description is pointed out while typing, and removed once it is gone', async () => {
  saveDraft('', codes, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  const text = await screen.findByLabelText(/商品描述/)
  await user.type(text, '加我 QQ 123456789 详谈')
  expect(await screen.findByText(/描述里的“.*123456789.*”疑似联系方式/, {}, { timeout: 5000 })).toBeTruthy()
  await user.clear(text)
  await expect.poll(() => screen.queryByText(/疑似联系方式/), { timeout: 5000 }).toBeNull()
})

test('before a game is chosen no cover is shown', async () => {
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('选择游戏和商品类型后显示封面')).toBeTruthy()
})
