// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { EMPTY_DRAFT, saveDraft, wholeDraft } from '@/components/selling/publish/publish-draft'
import { PublishForm } from '@/components/selling/publish/publish-form'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { filterOf, gameOf, publishTermsOf } from '../../support/sample-games'
import { mockTerms } from '../../support/sample-terms'

const stored = { ...EMPTY_DRAFT, gameId: '177', goodsTypeId: '27', bigTitle: '昨天的草稿', price: '8.00' }
const LONG = { timeout: 6000 }

beforeEach(() => {
  sessionStorage.clear()
  server.use(
    mockCall('GET /comm/gameList', {
      gameList: [
        gameOf({ id: 177, name: '穿越火线', goodsTypeAndNameMap: '{"27":"道具"}' }),
        gameOf({ id: 107, name: '王者荣耀', goodsTypeAndNameMap: '{"27":"道具"}' }),
      ],
    }),
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 177, fields: [] })),
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf({ minImages: 0, unique: false })),
    mockCall('GET /goods/publishStanding', { firstReviewed: 3, left: 0 }),
    mockCall('GET /goods/priceAdvice', { advice: null, need: '' }),
    mockCall('GET /goods/drafts', {
      list: [{ draftKey: 'draft-yesterday', draft: stored, saveTime: '2026-11-26 20:15:00' }],
      most: 50,
    }),
    mockTerms(),
  )
})

test('a draft of an older form is completed, and what is no draft is not read', () => {
  const { coinAmount: _amount, coinUnit: _unit, ...older } = stored
  expect(wholeDraft(older)).toEqual(stored)
  expect(wholeDraft({ ...stored, price: 8 })).toBeNull()
  expect(wholeDraft('text')).toBeNull()
})

test('input is saved as a draft of the member, and a failed save keeps the input and says so', async () => {
  const save = mockCall('POST /goods/saveDraft', { saveTime: '2026-11-27 13:05:00' })
  server.use(save)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" gameId="177" />)
  await user.type(await screen.findByLabelText(/商品标题/), '改名卡现货')
  expect(await screen.findByText(/草稿已保存 13:05/, {}, LONG)).toBeTruthy()
  expect(JSON.parse(save.inputs.at(-1)?.draft ?? '')).toMatchObject({ bigTitle: '改名卡现货', gameId: '177' })
  server.use(mockCall('POST /goods/saveDraft', { refuse: 'INVALID_INPUT', msg: '草稿最多 50 件，请先删除不用的草稿' }))
  await user.type(screen.getByLabelText(/商品标题/), '多件')
  expect(await screen.findByText(/草稿没有存到账号：草稿最多 50 件/, {}, LONG)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/商品标题/).value).toBe('改名卡现货多件')
})

test('continuing a draft saves the current input first, and removes the old copy only after the new one is saved', async () => {
  saveDraft('', { ...stored, bigTitle: '正在写的' }, EMPTY_DRAFT)
  const save = mockCall('POST /goods/saveDraft', { saveTime: '2026-11-27 13:05:00' })
  const remove = mockCall('POST /goods/removeDraft', null)
  server.use(save, remove)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await user.click(await screen.findByText('草稿箱（1 件）'))
  await user.click(screen.getByRole('button', { name: '继续编辑 昨天的草稿' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/商品标题/).value).toBe('昨天的草稿'))
  const first = save.inputs[0]
  expect(JSON.parse(first?.draft ?? '').bigTitle).toBe('正在写的')
  await waitFor(() => expect(remove.inputs).toEqual([{ draftKey: 'draft-yesterday' }]), LONG)
  expect(JSON.parse(save.inputs.at(-1)?.draft ?? '').bigTitle).toBe('昨天的草稿')
  expect(save.inputs.at(-1)?.draftKey).not.toBe(first?.draftKey)
})

test('an empty form offers the last draft of its game and type, which is continued or discarded', async () => {
  const remove = mockCall('POST /goods/removeDraft', null)
  server.use(remove)
  const user = userEvent.setup()
  const { unmount } = render(<PublishForm goodsSn="" gameId="177" />)
  const offer = await screen.findByRole('region', { name: '上次的草稿' }, LONG)
  expect(offer.textContent).toContain('昨天的草稿')
  expect(screen.queryByText('草稿箱（1 件）')).toBeNull()
  await user.click(screen.getByRole('button', { name: '丢弃' }))
  await user.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(remove.inputs).toEqual([{ draftKey: 'draft-yesterday' }]))
  unmount()
  render(<PublishForm goodsSn="" />)
  await user.click(await screen.findByRole('button', { name: '继续上次' }, LONG))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/商品标题/).value).toBe('昨天的草稿'))
  expect(screen.queryByRole('region', { name: '上次的草稿' })).toBeNull()
})

test('a form opened for another game does not offer the draft, but keeps it in the box', async () => {
  render(<PublishForm goodsSn="" gameId="107" />)
  expect(await screen.findByText('草稿箱（1 件）', {}, LONG)).toBeTruthy()
  expect(screen.queryByRole('region', { name: '上次的草稿' })).toBeNull()
})
