// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, EMPTY_DRAFT, keepDraft, readDraft, wireForm } from '@/components/seller/publish-draft'
import { PublishForm } from '@/components/seller/publish-form'
import { ApiError, call } from '@/lib/client/api'
import { goodsOf } from '../support/sample-orders'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const answers: Record<string, () => unknown> = {}
beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string) => answers[name]?.()) as never)
  answers['GET /comm/gameList'] = () => ({
    gameList: [
      {
        id: 177,
        name: '穿越火线',
        gameLogo: '',
        gameType: 2,
        goodsTypeAndNameMap: '{"1":"账号","27":"道具"}',
        initial: 'C',
        initials: 'CYHX',
        pinyin: 'chuanyuehuoxian',
        hot: 1,
      },
    ],
  })
  answers['GET /comm/gamefilter'] = () => ({
    gameId: 177,
    areas: [],
    fields: [{ key: 'power', label: '战力', options: [], unit: '万' }],
  })
  answers['GET /goods/getGoodsUpperConf'] = () => ({
    feePercent: '6%',
    feeBasisPoints: 600,
    maxImages: 12,
    minImages: 0,
    unique: true,
    ensureTiers: [],
  })
})
const draft = {
  ...EMPTY_DRAFT,
  gameId: '177',
  goodsTypeId: '1',
  bigTitle: '雷神账号',
  price: '1288.5',
  facts: { power: '30', job: ' ' },
  images: ['/media/goods/a.webp'],
}

test('the wire form has keys of pictures, filled facts and flags', () => {
  expect(wireForm({ ...draft, bargain: true })).toMatchObject({
    bargain: '1',
    ensureOpen: '0',
    facts: '{"power":"30"}',
    images: '["goods/a.webp"]',
    bigTitle: '雷神账号',
  })
  expect(wireForm(draft)).not.toHaveProperty('gameId')
})

test('an item comes back to the form without units', () => {
  const goods = goodsOf({
    facts: [{ key: 'power', label: '战力', value: '30万' }],
    images: ['/media/goods/a.webp'],
    areaId: 0,
    serverId: 0,
  })
  expect(draftOf(goods, [{ key: 'power', label: '战力', options: [], unit: '万' }])).toMatchObject({
    facts: { power: '30' },
    areaId: '',
    images: ['/media/goods/a.webp'],
  })
})

test('drafts of new and edited items are kept apart; broken and outdated ones are dropped', () => {
  keepDraft('', draft, EMPTY_DRAFT)
  expect(readDraft('', EMPTY_DRAFT)).toEqual(draft)
  expect(readDraft('DJCF1073125', EMPTY_DRAFT)).toBeNull()
  expect(readDraft('', { ...EMPTY_DRAFT, price: '2.00' })).toBeNull()
  sessionStorage.setItem('goods-being-edited', '{')
  expect(readDraft('', EMPTY_DRAFT)).toBeNull()
})

test('the fee is shown before publishing, a refusal keeps everything, success leads on', async () => {
  const user = userEvent.setup()
  keepDraft('', draft, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('¥1,211.19')).toBeTruthy()
  expect(screen.getByLabelText('战力（万）')).toHaveProperty('value', '30')
  await user.clear(screen.getByLabelText(/价格/))
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('请输入正确的价格，最多两位小数')).toBeTruthy()
  await user.type(screen.getByLabelText(/价格/), '999')
  answers['POST /goods/releaseGoods'] = () => {
    throw new ApiError(400, '标题含有不允许的内容', { field: 'bigTitle' })
  }
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(await screen.findByText('标题含有不允许的内容')).toBeTruthy()
  expect(screen.getByLabelText(/商品标题/)).toHaveProperty('value', '雷神账号')
  expect(readDraft('', EMPTY_DRAFT)?.price).toBe('999')
  answers['POST /goods/releaseGoods'] = () => ({ goodsSn: 'ZHCF1075002', status: 1 })
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect((await screen.findByText('查看商品')).getAttribute('href')).toBe('/detail/ZHCF1075002')
  expect(readDraft('', EMPTY_DRAFT)).toBeNull()
})

test('game and type come first', async () => {
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('请选择游戏')).toBeTruthy()
})
