// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { EMPTY_DRAFT, readDraft, saveDraft } from '@/components/selling/publish/publish-draft'
import { PublishForm } from '@/components/selling/publish/publish-form'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { publishMocks } from '../../support/publish-mocks'
import { filterOf, gameOf, publishTermsOf } from '../../support/sample-games'

const TYPES = '{"1":"账号","27":"道具","22":"游戏币"}'
beforeEach(() => {
  sessionStorage.clear()
  server.use(
    mockCall('GET /comm/gameList', {
      gameList: [
        gameOf({ id: 177, name: '地下城', initial: 'D', goodsTypeAndNameMap: TYPES }),
        gameOf({ id: 178, name: '穿越火线', initial: 'C', goodsTypeAndNameMap: TYPES }),
      ],
    }),
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 177, fields: [] })),
    mockCall('GET /goods/getGoodsUpperConf', publishTermsOf({ minImages: 0, coinName: '金币' })),
    ...publishMocks(),
  )
})
const open = async () => {
  const account = { ...EMPTY_DRAFT, gameId: '177', goodsTypeId: '1', bigTitle: '雷神账号', price: '1288.50' }
  saveDraft('', account, EMPTY_DRAFT)
  const user = userEvent.setup()
  render(<PublishForm goodsSn="" />)
  await screen.findByRole('option', { name: '游戏币' })
  return { user, type: screen.getByLabelText<HTMLSelectElement>(/商品类型/) }
}
const head = () => {
  const { bigTitle, price } = readDraft('', EMPTY_DRAFT) ?? EMPTY_DRAFT
  return { bigTitle, price }
}

test('title and price of an account are not those of currency, and each returns with its type', async () => {
  const { user, type } = await open()
  await user.selectOptions(type, '游戏币')
  expect(head()).toEqual({ bigTitle: '', price: '' })
  await user.type(screen.getByLabelText(/每份数量/), '5000')
  await expect.poll(() => head().bigTitle).toBe('5000万金币')
  await user.type(screen.getByLabelText(/单价/), '40')
  await user.selectOptions(type, '账号')
  expect(head()).toEqual({ bigTitle: '雷神账号', price: '1288.50' })
  await user.selectOptions(type, '道具')
  expect(head()).toEqual({ bigTitle: '雷神账号', price: '1288.50' })
  await user.selectOptions(type, '游戏币')
  await expect.poll(head).toEqual({ bigTitle: '5000万金币', price: '40' })
})

test('title and price of an account are not those of currency of another game', async () => {
  const { user, type } = await open()
  await user.selectOptions(screen.getByLabelText(/^游戏/), 'C 穿越火线')
  expect(head().bigTitle).toBe('雷神账号')
  await user.selectOptions(type, '游戏币')
  expect(head()).toEqual({ bigTitle: '', price: '' })
})
