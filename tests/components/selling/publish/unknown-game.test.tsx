// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PublishForm } from '@/components/selling/publish/publish-form'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { publishMocks } from '../../support/publish-mocks'
import { gameOf } from '../../support/sample-games'

beforeEach(() => {
  sessionStorage.clear()
  server.use(
    mockCall('GET /comm/gameList', {
      gameList: [gameOf({ id: 177, name: '穿越火线', goodsTypeAndNameMap: '{"1":"账号"}', initial: 'C' })],
    }),
    ...publishMocks(),
  )
})

test('a link with a game that is not offered opens the form without a game', async () => {
  server.use(mockCall('GET /comm/gamefilter', { refuse: 'NOT_FOUND' }))
  render(<PublishForm goodsSn="" gameId="999" />)
  await screen.findByRole('option', { name: 'C 穿越火线' })
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull())
  expect(screen.getByLabelText(/^游戏/)).toHaveProperty('value', '')
})
