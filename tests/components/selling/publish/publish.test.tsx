// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  beginDraft,
  copyOf,
  draftFor,
  draftOf,
  EMPTY_DRAFT,
  readDraft,
  saveDraft,
  wireForm,
} from '@/components/selling/publish/publish-draft'
import { PublishForm } from '@/components/selling/publish/publish-form'
import { picturePlaces } from '@/lib/shared/pictures/picture-places'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { publishMocks } from '../../support/publish-mocks'
import { filterOf, gameOf } from '../../support/sample-games'
import { goodsOf } from '../../support/sample-goods'

beforeEach(() => {
  sessionStorage.clear()
  server.use(
    mockCall('GET /comm/gameList', {
      gameList: [gameOf({ id: 177, name: '穿越火线', goodsTypeAndNameMap: '{"1":"账号","27":"道具"}', initial: 'C' })],
    }),
    mockCall(
      'GET /comm/gamefilter',
      filterOf({ gameId: 177, fields: [{ key: 'power', label: '战力', options: [], unit: '万' }] }),
    ),
    ...publishMocks(),
  )
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

test('the submitted form contains picture keys, filled facts and flags', () => {
  expect(wireForm({ ...draft, bargain: true })).toMatchObject({
    bargain: '1',
    ensureOpen: '0',
    facts: '{"power":"30"}',
    images: '["goods/a.webp"]',
    bigTitle: '雷神账号',
  })
  expect(wireForm(draft)).not.toHaveProperty('gameId')
})

test('the game in the URL is selected, and only a draft of another game loses its facts', async () => {
  saveDraft('', draft, EMPTY_DRAFT)
  expect(draftFor(draft, '177')).toBe(draft)
  expect(draftFor(draft, '')).toBe(draft)
  expect(draftFor(draft, '107')).toMatchObject({ gameId: '107', goodsTypeId: '', facts: {}, price: '1288.5' })
  render(<PublishForm goodsSn="" gameId="177" />)
  expect((await screen.findByLabelText<HTMLInputElement>(/商品标题/)).value).toBe('雷神账号')
})

test('facts from the valuation page are added to the draft, which keeps its price for the same game', () => {
  saveDraft('', draft, EMPTY_DRAFT)
  beginDraft({ gameId: '177', facts: { power: '88' } })
  expect(readDraft('', EMPTY_DRAFT)).toMatchObject({ facts: { power: '88' }, price: '1288.5', goodsTypeId: '1' })
  beginDraft({ gameId: '107', facts: { skins: '5' } })
  expect(readDraft('', EMPTY_DRAFT)).toMatchObject({ gameId: '107', facts: { skins: '5' }, price: '', bigTitle: '' })
})

test('the pictures of an account are named after what its game is compared by, and the next slot says what to upload', async () => {
  saveDraft('', { ...draft, images: ['/media/goods/a.webp', '/media/goods/b.webp'] }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByRole('img', { name: '商品图片 封面' })).toBeTruthy()
  expect(await screen.findByRole('img', { name: '商品图片 账号主页' })).toBeTruthy()
  expect(screen.getByText('绑定信息')).toBeTruthy()
})

test('picture names follow game and type', () => {
  const skins = { label: '皮肤', kind: 'number', isMain: true }
  expect(picturePlaces(1, [{ label: '段位', kind: 'choice', isMain: true }, skins])).toEqual([
    '封面',
    '账号主页',
    '皮肤',
    '绑定信息',
  ])
  expect(picturePlaces(27, [skins])).toEqual(['封面', '道具详情', '背包数量'])
  expect(picturePlaces(22, [])).toContain('角色余额')
  expect(picturePlaces(46, [])).toContain('兑换说明')
})

test('an item is loaded into the form without the units of its facts', () => {
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

test('drafts of new and edited items are separate, and broken or outdated drafts are dropped', () => {
  saveDraft('', draft, EMPTY_DRAFT)
  expect(readDraft('', EMPTY_DRAFT)).toEqual(draft)
  expect(readDraft('DJCF1073125', EMPTY_DRAFT)).toBeNull()
  expect(readDraft('', { ...EMPTY_DRAFT, price: '2.00' })).toBeNull()
  sessionStorage.setItem('goods-being-edited', '{')
  expect(readDraft('', EMPTY_DRAFT)).toBeNull()
})

test('the form shows the fee before publishing, stays filled after a refusal, and links to the item after success', async () => {
  const user = userEvent.setup()
  saveDraft('', draft, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('¥1,211.19')).toBeTruthy()
  expect(screen.getByLabelText('战力（万）')).toHaveProperty('value', '30')
  await user.clear(screen.getByLabelText(/价格/))
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('请输入正确的价格，最多两位小数')).toBeTruthy()
  await user.type(screen.getByLabelText(/价格/), '999')
  server.use(
    mockCall('POST /goods/releaseGoods', {
      refuse: 'INVALID_INPUT',
      msg: '标题含有不允许的内容',
      data: { field: 'bigTitle' },
    }),
  )
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(await screen.findByText('标题含有不允许的内容')).toBeTruthy()
  expect(screen.getByLabelText(/商品标题/)).toHaveProperty('value', '雷神账号')
  expect(readDraft('', EMPTY_DRAFT)?.price).toBe('999')
  server.use(mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 1, codes: null }))
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect((await screen.findByText('查看商品')).getAttribute('href')).toBe('/detail/ZHCF1075002')
  expect(readDraft('', EMPTY_DRAFT)).toBeNull()
})

test('errors of price and stock are shown together', async () => {
  const user = userEvent.setup()
  saveDraft('', { ...draft, goodsTypeId: '27', price: '0.5', stock: '0' }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  await screen.findByText(/到手/)
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('单价不能低于 ¥1.00')).toBeTruthy()
  expect(screen.getByText('请输入非零整数')).toBeTruthy()
  await user.clear(screen.getByLabelText(/库存/))
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('请填写库存')).toBeTruthy()
})

test('game and type are required first, and determine the other fields', async () => {
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

test('choosing another area clears the server', async () => {
  const user = userEvent.setup()
  const area = (specialId: number, specialName: string) => ({
    specialId,
    specialName,
    fieldId: 'area_server',
    secondOptions: [{ twoSpecialId: specialId * 10 + 1, twoSpecialName: `${specialName}一区` }],
  })
  server.use(mockCall('GET /comm/gamefilter', filterOf({ gameId: 177, areas: [area(1, '电信'), area(2, '网通')] })))
  saveDraft('', { ...draft, facts: {} }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  await screen.findByRole('option', { name: '电信' })
  await user.selectOptions(screen.getByLabelText(/^大区/), '电信')
  await user.selectOptions(screen.getByLabelText('服务器'), '电信一区')
  expect(readDraft('', EMPTY_DRAFT)).toMatchObject({ areaId: '1', serverId: '11' })
  await user.selectOptions(screen.getByLabelText(/^大区/), '网通')
  expect(readDraft('', EMPTY_DRAFT)).toMatchObject({ areaId: '2', serverId: '' })
})

const RENT = { hour: '5', night: '30', day: '60', week: '300', deposit: '60', minHours: '2' }
const publish = async (rent: typeof RENT | null) => {
  saveDraft('', { ...draft, ...rent, letToo: rent !== null }, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await screen.findByText('¥1,211.19')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  return user
}

test('an account is published and offered for rent at once only when all rental prices are filled', async () => {
  const release = mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 1, codes: null })
  const saveOffer = mockCall('POST /rental/saveOffer', null)
  server.use(release, saveOffer)
  const user = await publish({ ...RENT, week: '' })
  expect(screen.getByText('请输入周租价格')).toBeTruthy()
  expect(release.inputs).toEqual([])
  await user.type(screen.getByLabelText(/周租/), '300')
  expect(screen.queryByText('请输入周租价格')).toBeNull()
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(await screen.findByText('发布成功，已同时出租')).toBeTruthy()
  expect(saveOffer.inputs).toEqual([{ goodsSn: 'ZHCF1075002', ...RENT }])
  expect(release.inputs).toEqual([expect.not.objectContaining({ hour: '5' })])
  expect(release.keys).toEqual([expect.any(String)])
})

test('without the rental checkbox an account is only put up for sale', async () => {
  const saveOffer = mockCall('POST /rental/saveOffer', null)
  server.use(mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 1, codes: null }), saveOffer)
  await publish(null)
  expect((await screen.findByText('发布成功')).parentElement?.parentElement, 'the result has the focus').toBe(
    document.activeElement,
  )
  expect(saveOffer.inputs).toEqual([])
})

test('the rental checkbox shows the rental prices with the income after the fee', async () => {
  saveDraft('', draft, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await screen.findByText('¥1,211.19')
  await user.click(screen.getByLabelText(/同时出租/))
  await user.type(screen.getByLabelText(/时租/), '5')
  expect(screen.getByText('¥4.00')).toBeTruthy()
  await user.click(screen.getByLabelText(/同时出租/))
  expect(screen.queryByLabelText(/时租/)).toBeNull()
})

test('when only the rental offer fails, the reason is shown and the form keeps the prices', async () => {
  const release = mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 1, codes: null })
  server.use(release, mockCall('POST /rental/saveOffer', 'lost'))
  const user = await publish(RENT)
  expect((await screen.findByText(/出租没有设置成功：网络超时/)).textContent).toContain('商品已经发布')
  expect(screen.getByLabelText(/周租/)).toHaveProperty('value', '300')
  server.use(mockCall('POST /rental/saveOffer', null))
  await user.click(screen.getByRole('button', { name: '保存并上架出租' }))
  expect(await screen.findByText('发布成功，已同时出租')).toBeTruthy()
  expect(release.inputs).toHaveLength(1)
})

test('only accounts have fact fields, and the sidebar checks and previews all goods', async () => {
  saveDraft('', draft, EMPTY_DRAFT)
  const { unmount } = render(<PublishForm goodsSn="" />)
  expect(await screen.findByLabelText(/战力/)).toBeTruthy()
  const guide = within(screen.getByRole('complementary', { name: '预览和检查' }))
  expect(guide.getByText('雷神账号')).toBeTruthy()
  expect(guide.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '游戏和类型已填',
    '标题和描述已填',
    '商品属性已填',
    '价格和库存已填',
    '图片已填',
    '标题不少于 12 字，写出卖点（未完成）',
    '描述写清绑定、实名和找回情况（未完成）',
    '至少填 3 项商品属性（未完成）',
    '建议 3 张以上截图（未完成）',
  ])
  unmount()
  saveDraft('', { ...draft, goodsTypeId: '27', bigTitle: '雷神武器箱 当天发货 量大从优' }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('标题不少于 12 字，写出卖点')).toBeTruthy()
  expect(screen.getAllByText('（已完成）')).toHaveLength(1)
  expect(screen.queryByLabelText(/战力/)).toBeNull()
})

test('a title of one repeated letter is rejected before sending', async () => {
  const release = mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 1, codes: null })
  server.use(release)
  saveDraft('', { ...draft, bigTitle: 'x'.repeat(60) }, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await user.click(await screen.findByRole('button', { name: '发布商品' }))
  expect(screen.getByText('标题请写清在卖什么，不要重复字符')).toBeTruthy()
  expect(release.inputs).toEqual([])
})

test('a copy of an item omits generated pictures and has a stock of at least one', () => {
  const source = { ...draft, stock: '0', images: ['/media/art/4/screens/a.svg', '/media/goods/a.webp'] }
  expect(copyOf(source)).toEqual({ ...source, stock: '1', images: ['/media/goods/a.webp'] })
  expect(copyOf({ ...source, stock: '12' }).stock).toBe('12')
})
