// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  beginDraft,
  copyOf,
  draftFor,
  draftOf,
  EMPTY_DRAFT,
  keepDraft,
  readDraft,
  wireForm,
} from '@/components/seller/publish-draft'
import { PublishForm } from '@/components/seller/publish-form'
import { ApiError, call } from '@/lib/client/api'
import { PICTURE_PLACES } from '@/lib/shared/picture-places'
import { goodsOf } from '../support/sample-goods'

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
    rentFeeBasisPoints: 2000,
    leastFee: '0.01',
    leastPrice: '1.00',
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

test('the game of an address is chosen; what was typed for it stays, for another game it goes', async () => {
  keepDraft('', draft, EMPTY_DRAFT)
  expect(draftFor(draft, '177')).toBe(draft)
  expect(draftFor(draft, '')).toBe(draft)
  expect(draftFor(draft, '107')).toMatchObject({ gameId: '107', goodsTypeId: '', facts: {}, price: '1288.5' })
  render(<PublishForm goodsSn="" gameId="177" />)
  expect((await screen.findByLabelText<HTMLInputElement>(/商品标题/)).value).toBe('雷神账号')
})

test('what an evaluator was told goes along, and a draft of the same game keeps its price', () => {
  keepDraft('', draft, EMPTY_DRAFT)
  beginDraft({ gameId: '177', facts: { power: '88' } })
  expect(readDraft('', EMPTY_DRAFT)).toMatchObject({ facts: { power: '88' }, price: '1288.5', goodsTypeId: '1' })
  beginDraft({ gameId: '107', facts: { skins: '5' } })
  expect(readDraft('', EMPTY_DRAFT)).toMatchObject({ gameId: '107', facts: { skins: '5' }, price: '', bigTitle: '' })
})

test('the first six pictures have names, the next one says what it should show', async () => {
  keepDraft('', { ...draft, images: ['/media/goods/a.webp', '/media/goods/b.webp'] }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(PICTURE_PLACES).toHaveLength(6)
  expect(await screen.findByRole('img', { name: '商品图片 封面' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '商品图片 角色' })).toBeTruthy()
  expect(screen.getByText('皮肤')).toBeTruthy()
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

test('price and stock are told together, the least price too', async () => {
  const user = userEvent.setup()
  keepDraft('', { ...draft, goodsTypeId: '27', price: '0.5', stock: '0' }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  await screen.findByText(/到手/)
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('单价不能低于 ¥1.00')).toBeTruthy()
  expect(screen.getByText('请输入非零整数')).toBeTruthy()
  await user.clear(screen.getByLabelText(/库存/))
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('请填写库存')).toBeTruthy()
})

test('game and type come first', async () => {
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('请选择游戏')).toBeTruthy()
  const game = screen.getByLabelText(/^游戏/)
  await screen.findByRole('option', { name: 'C 穿越火线' })
  await user.selectOptions(game, 'C 穿越火线')
  expect(screen.queryByText('请选择游戏')).toBeNull()
  const type = screen.getByLabelText<HTMLSelectElement>(/^商品类型/)
  expect([...type.options].map((option) => option.text)).toEqual(['选择商品类型', '账号', '道具'])
  expect(type.value).toBe('')
  await user.selectOptions(type, '道具')
  expect(screen.getByLabelText(/^库存/)).toBeTruthy()
})

test('a new area takes the server away', async () => {
  const user = userEvent.setup()
  const servers = (twoSpecialName: string) => [{ twoSpecialId: 11, twoSpecialName }]
  answers['GET /comm/gamefilter'] = () => ({
    gameId: 177,
    areas: [
      { specialId: 1, specialName: '电信', secondOptions: servers('广东一区') },
      { specialId: 2, specialName: '网通', secondOptions: servers('北京一区') },
    ],
    fields: [],
  })
  keepDraft('', { ...draft, facts: {} }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  await screen.findByRole('option', { name: '电信' })
  await user.selectOptions(screen.getByLabelText('大区'), '电信')
  await user.selectOptions(screen.getByLabelText('服务器'), '广东一区')
  expect(readDraft('', EMPTY_DRAFT)).toMatchObject({ areaId: '1', serverId: '11' })
  await user.selectOptions(screen.getByLabelText('大区'), '网通')
  expect(readDraft('', EMPTY_DRAFT)).toMatchObject({ areaId: '2', serverId: '' })
})

const RENT = { hour: '5', night: '30', day: '60', week: '300', deposit: '60', minHours: '2' }
const publish = async (rent: typeof RENT | null) => {
  keepDraft('', { ...draft, ...rent, letToo: rent !== null }, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await screen.findByText('¥1,211.19')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  return user
}
const asked = (name: string) => vi.mocked(call).mock.calls.filter((one) => one[0] === name)

test('an account can be let at once: all prices, or none', async () => {
  answers['POST /goods/releaseGoods'] = () => ({ goodsSn: 'ZHCF1075002', status: 1 })
  const user = await publish({ ...RENT, week: '' })
  expect(screen.getByText('请输入周租价格')).toBeTruthy()
  expect(asked('POST /goods/releaseGoods')).toHaveLength(0)
  await user.type(screen.getByLabelText(/周租/), '300')
  expect(screen.queryByText('请输入周租价格')).toBeNull()
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(await screen.findByText('发布成功，已同时出租')).toBeTruthy()
  expect(asked('POST /rental/saveOffer')[0]?.[1]).toEqual({ goodsSn: 'ZHCF1075002', ...RENT })
  expect(asked('POST /goods/releaseGoods')[0]?.[1]).not.toHaveProperty('hour')
})

test('without the tick it is only sold, and other types are not let', async () => {
  answers['POST /goods/releaseGoods'] = () => ({ goodsSn: 'ZHCF1075002', status: 1 })
  await publish(null)
  expect((await screen.findByText('发布成功')).parentElement?.parentElement, 'said from the top of a long form').toBe(
    document.activeElement,
  )
  expect(asked('POST /rental/saveOffer')).toHaveLength(0)
})

test('the tick opens the prices, with what arrives after the fee', async () => {
  keepDraft('', draft, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await screen.findByText('¥1,211.19')
  await user.click(screen.getByLabelText(/同时出租/))
  await user.type(screen.getByLabelText(/时租/), '5')
  expect(screen.getByText('¥4.00')).toBeTruthy()
  await user.click(screen.getByLabelText(/同时出租/))
  expect(screen.queryByLabelText(/时租/)).toBeNull()
})

test('published, but not let: it says why, and the typed prices stand in the form of the offer', async () => {
  answers['POST /goods/releaseGoods'] = () => ({ goodsSn: 'ZHCF1075002', status: 1 })
  answers['POST /rental/saveOffer'] = () => {
    throw new ApiError(-1, '网络超时')
  }
  const user = await publish(RENT)
  expect((await screen.findByText(/出租没有设置成功：网络超时/)).textContent).toContain('商品已经发布')
  expect(screen.getByLabelText(/周租/)).toHaveProperty('value', '300')
  answers['POST /rental/saveOffer'] = () => null
  await user.click(screen.getByRole('button', { name: '保存并上架出租' }))
  expect(await screen.findByText('发布成功，已同时出租')).toBeTruthy()
  expect(asked('POST /goods/releaseGoods')).toHaveLength(1)
})

test('an account asks for its facts, other goods do not; both are checked and shown as lists will', async () => {
  keepDraft('', draft, EMPTY_DRAFT)
  const { unmount } = render(<PublishForm goodsSn="" />)
  expect(await screen.findByLabelText(/战力/)).toBeTruthy()
  const guide = within(screen.getByRole('complementary', { name: '预览和检查' }))
  expect(guide.getByText('雷神账号')).toBeTruthy()
  expect(guide.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '标题不少于 12 字，写出卖点（未完成）',
    '描述写清绑定、实名和找回情况（未完成）',
    '至少填 3 项商品属性（未完成）',
    '至少 3 张截图（未完成）',
  ])
  unmount()
  keepDraft('', { ...draft, goodsTypeId: '27', bigTitle: '雷神武器箱 当天发货 量大从优' }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('标题不少于 12 字，写出卖点')).toBeTruthy()
  expect(screen.getAllByText('（已完成）')).toHaveLength(1)
  expect(screen.queryByLabelText(/战力/)).toBeNull()
})

test('a title of one letter over and over is refused before it is sent', async () => {
  keepDraft('', { ...draft, bigTitle: 'x'.repeat(60) }, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await user.click(await screen.findByRole('button', { name: '发布商品' }))
  expect(screen.getByText('标题请写清在卖什么，不要重复字符')).toBeTruthy()
  expect(asked('POST /goods/releaseGoods')).toHaveLength(0)
})

test('another item begins as this one was told, without drawn pictures and with something in stock', () => {
  const told = { ...draft, stock: '0', images: ['/media/art/1/screens/a.svg', '/media/goods/a.webp'] }
  expect(copyOf(told)).toEqual({ ...told, stock: '1', images: ['/media/goods/a.webp'] })
  expect(copyOf({ ...told, stock: '12' }).stock).toBe('12')
})
