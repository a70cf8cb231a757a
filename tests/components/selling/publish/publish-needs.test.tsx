// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT, saveDraft } from '@/components/selling/publish/publish-draft'
import { PublishForm } from '@/components/selling/publish/publish-form'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { publishMocks } from '../../support/publish-mocks'
import { filterOf, gameOf, publishTermsOf } from '../../support/sample-games'
import { goodsOf } from '../../support/sample-goods'

beforeEach(() => {
  sessionStorage.clear()
  server.use(
    mockCall('GET /comm/gameList', {
      gameList: [gameOf({ id: 177, name: '穿越火线', goodsTypeAndNameMap: '{"1":"账号"}', initial: 'C' })],
    }),
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 177, fields: [] })),
    ...publishMocks(),
  )
})
const draft = {
  ...EMPTY_DRAFT,
  gameId: '177',
  goodsTypeId: '1',
  bigTitle: '雷神账号',
  price: '1288.5',
  images: ['/media/goods/a.webp'],
}

const RANKING = { key: 'ranking', label: '段位', options: ['黄金', '钻石'], unit: '' }

test('an account without a picture or a rank is reported before sending; an item that had none can be edited', async () => {
  const release = mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 0, codes: null })
  server.use(
    release,
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 177, fields: [RANKING] })),
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf({ neededFacts: ['ranking'] })),
  )
  saveDraft('', { ...draft, facts: {}, images: [] }, EMPTY_DRAFT)
  const user = userEvent.setup()
  const { unmount } = render(<PublishForm goodsSn="" />)
  await screen.findByText('¥1,211.19')
  expect(screen.getByText(/至少 1 张/).textContent).not.toContain('系统封面')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('请选择段位')).toBeTruthy()
  expect(screen.getByText('请至少上传 1 张账号截图')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/段位/))
  await user.selectOptions(screen.getByLabelText(/段位/), '钻石')
  expect(screen.queryByText('请选择段位')).toBeNull()
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(release.inputs).toEqual([])
  unmount()
  const bare = { ...draft, facts: {}, images: ['/media/art/4/screen/wall/107/A.svg'] }
  const edit = mockCall('POST /goods/updatetGoods', goodsOf({ status: 1 }))
  server.use(edit)
  render(<PublishForm goodsSn="ZHCF1075002" start={bare} />)
  await screen.findByText('¥1,211.19')
  await user.click(screen.getByRole('button', { name: '保存修改' }))
  expect(await screen.findByText('修改已保存，正在展示')).toBeTruthy()
})

test('a new seller sees above the button that items are reviewed, and how many are left', async () => {
  saveDraft('', draft, EMPTY_DRAFT)
  server.use(mockCall('GET /goods/publishStanding', { firstReviewed: 3, left: 3 }))
  const { unmount } = render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('新卖家的前 3 件商品需要审核，一般 2 小时内审核完，通过后自动上架。')).toBeTruthy()
  unmount()
  server.use(mockCall('GET /goods/publishStanding', { firstReviewed: 3, left: 1 }))
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText(/通过后自动上架；还有 1 件需要审核。/)).toBeTruthy()
})

test('from the price of the rule on, the form says what the recording must show and asks for it at the pictures', async () => {
  const release = mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 1, codes: null })
  server.use(
    release,
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf({ videoFrom: '1000.00', videoChecklist: ['角色 ID'] })),
  )
  saveDraft('', draft, EMPTY_DRAFT)
  const user = userEvent.setup()
  const { unmount } = render(<PublishForm goodsSn="" />)
  await screen.findByText('¥1,211.19')
  expect(screen.getByText('角色 ID')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('¥1,000.00 及以上的商品要上传录屏')).toBeTruthy()
  expect(screen.getByDisplayValue('雷神账号'), 'what was typed stays').toBeTruthy()
  expect(release.inputs).toEqual([])
  const price = screen.getByDisplayValue('1288.5')
  await user.clear(price)
  await user.type(price, '999')
  expect(screen.queryByText('角色 ID')).toBeNull()
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  await vi.waitFor(() => expect(release.inputs).toHaveLength(1))
  unmount()
})

test('the area is marked as required and asked for where the rules require it, and what was typed stays', async () => {
  const release = mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 1, codes: null })
  const area = { specialId: 1, specialName: '电信', fieldId: 'area_server', secondOptions: [] }
  server.use(
    release,
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 177, fields: [], areas: [area] })),
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf({ needsArea: true })),
  )
  saveDraft('', draft, EMPTY_DRAFT)
  const user = userEvent.setup()
  const { unmount } = render(<PublishForm goodsSn="" />)
  await screen.findByText('¥1,211.19')
  const select = screen.getByLabelText<HTMLSelectElement>(/^大区/)
  expect(select.selectedOptions[0]?.textContent).toBe('选择大区')
  expect(select.labels[0]?.textContent).toBe('大区 *')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(screen.getByText('请选择大区')).toBeTruthy()
  expect(document.activeElement).toBe(select)
  expect(screen.getByDisplayValue('雷神账号')).toBeTruthy()
  expect(release.inputs).toEqual([])
  await user.selectOptions(select, '电信')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  await vi.waitFor(() => expect(release.inputs).toMatchObject([{ areaId: '1' }]))
  unmount()
  server.use(mockCall('POST /goods/updatetGoods', goodsOf({ status: 1 })))
  render(<PublishForm goodsSn="ZHCF1075002" start={draft} />)
  await screen.findByText('¥1,211.19')
  await user.click(screen.getByRole('button', { name: '保存修改' }))
  expect(await screen.findByText('修改已保存，正在展示'), 'an item listed without an area').toBeTruthy()
})

test('the form says that a game has no areas', async () => {
  saveDraft('', draft, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByRole('option', { name: '不分大区' })).toBeTruthy()
})

test('an area that the rules do not require is not marked as required', async () => {
  const area = { specialId: 1, specialName: '电信', fieldId: 'area_server', secondOptions: [] }
  server.use(mockCall('GET /comm/gamefilter', filterOf({ gameId: 177, fields: [], areas: [area] })))
  saveDraft('', draft, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" />)
  await screen.findByRole('option', { name: '电信' })
  expect(screen.getByLabelText<HTMLSelectElement>('大区').selectedOptions[0]?.textContent).toBe('不限大区')
})

const RENT = { hour: '5', night: '30', day: '60', week: '300', deposit: '60', minHours: '2', letToo: true }

test('an account that is reviewed first keeps its terms of rent, to be let once it is approved', async () => {
  const saveOffer = mockCall('POST /rental/saveOffer', null)
  server.use(mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 0, codes: null }), saveOffer)
  saveDraft('', { ...draft, ...RENT }, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await screen.findByText('¥1,211.19')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(await screen.findByText('已提交审核，审核通过后同时出租')).toBeTruthy()
  expect(saveOffer.inputs).toEqual([expect.objectContaining({ goodsSn: 'ZHCF1075002', hour: '5', week: '300' })])
  expect(screen.queryByRole('link', { name: '查看出租页' })).toBeNull()
})

test('terms of rent that were not saved for an account in review can be saved again', async () => {
  server.use(
    mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHCF1075002', status: 0, codes: null }),
    mockCall('POST /rental/saveOffer', 'lost'),
  )
  saveDraft('', { ...draft, ...RENT }, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await screen.findByText('¥1,211.19')
  await user.click(screen.getByRole('button', { name: '发布商品' }))
  expect(await screen.findByText(/商品已提交审核，但出租没有设置成功/)).toBeTruthy()
  server.use(mockCall('POST /rental/saveOffer', null))
  await user.click(screen.getByRole('button', { name: '保存并上架出租' }))
  expect(await screen.findByText('已提交审核，审核通过后同时出租')).toBeTruthy()
})

test('an edited account links to its terms of rent', async () => {
  render(<PublishForm goodsSn="ZHCF1075002" start={draft} />)
  const link = await screen.findByRole('link', { name: '去出租设置' })
  expect(link.getAttribute('href')).toBe('/center/rent/publish?goodsSn=ZHCF1075002')
})

test('the check of the description names what buyers still miss, and counts the facts of the form', async () => {
  const fields = [{ key: 'phone', label: '手机绑定', options: ['可换绑'], unit: '' }]
  server.use(mockCall('GET /comm/gamefilter', filterOf({ gameId: 177, fields })))
  saveDraft('', { ...draft, facts: { phone: '可换绑' }, description: '从没被找回过' }, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  expect(await screen.findByText('描述写清绑定、实名和找回情况，还缺实名')).toBeTruthy()
  await user.type(screen.getByLabelText(/描述/), '，可二次实名')
  const check = screen.getByText('描述写清绑定、实名和找回情况')
  expect(check.textContent).toContain('（已完成）')
})

test.each([
  [0, '已提交审核'],
  [1, '修改已保存，正在展示'],
  [2, '修改已保存，商品已下架'],
])('an edit that leaves the item in status %s shows: %s', async (status, title) => {
  server.use(mockCall('POST /goods/updatetGoods', goodsOf({ status })))
  render(<PublishForm goodsSn="ZHCF1075002" start={draft} />)
  await screen.findByText('¥1,211.19')
  await userEvent.click(screen.getByRole('button', { name: '保存修改' }))
  expect(await screen.findByText(title)).toBeTruthy()
})
