// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { EMPTY_DRAFT, saveDraft } from '@/components/selling/publish/publish-draft'
import { PublishForm } from '@/components/selling/publish/publish-form'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { publishMocks } from '../../support/publish-mocks'
import { filterOf, gameOf } from '../../support/sample-games'

const ITEM = { gameId: '177', goodsTypeId: '1', bigTitle: '雷神账号', price: '1288.5' }

beforeEach(() => {
  sessionStorage.clear()
  server.use(
    mockCall('GET /comm/gameList', {
      gameList: [gameOf({ id: 177, name: '穿越火线', goodsTypeAndNameMap: '{"1":"账号"}', initial: 'C' })],
    }),
    ...publishMocks(),
  )
})

test('a number outside its bounds is reported at its field before the form is sent', async () => {
  const release = mockCall('POST /goods/releaseGoods', { goodsSn: 'ZHWZ1000001', status: 1, codes: null })
  server.use(
    release,
    mockCall(
      'GET /comm/gamefilter',
      filterOf({
        gameId: 177,
        fields: [
          { key: 'power', label: '战力', options: [], unit: '万', kind: 'number', least: 1, most: 300 },
          { key: 'skins', label: '皮肤', options: [], unit: '', kind: 'number', least: 0, most: 1200 },
        ],
      }),
    ),
  )
  saveDraft('', { ...EMPTY_DRAFT, ...ITEM, facts: { power: '301', skins: '40' } }, EMPTY_DRAFT)
  render(<PublishForm goodsSn="" gameId="177" />)
  const box = await screen.findByLabelText('战力（万）')
  expect(box.getAttribute('placeholder')).toBe('1–300')
  await userEvent.click(screen.getByRole('button', { name: /发布/ }))
  expect((await screen.findByText('战力请填写 1–300 万')).closest('.field')).toBe(box.closest('.field'))
  expect(release.inputs).toEqual([])
  await userEvent.clear(box)
  await userEvent.type(box, '300')
  expect(screen.queryByText('战力请填写 1–300 万')).toBeNull()
})
