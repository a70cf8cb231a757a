// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSiteDraft } from '@/components/site/use-site-draft'
import { call } from '@/lib/client/api'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

test('what could not be saved stays as it was typed, and goes when it is tried again', async () => {
  const site = { published: { conf: { distId: 2, name: '松间' }, gameIds: [] }, draft: null, version: null }
  let isDown = true
  vi.mocked(call).mockImplementation((async (name: string) => {
    if (name === 'GET /console/site') return site
    if (isDown) throw new Error('网络不通')
    return { revision: 1 }
  }) as never)
  const { result } = renderHook(() => useSiteDraft())
  await waitFor(() => expect(result.current.draft).not.toBeNull())
  act(() => result.current.change({ conf: { name: '松间市集' } as never, gameIds: [] }))
  await waitFor(() => expect(result.current.problem?.text).toBe('网络不通'), { timeout: 3000 })
  isDown = false
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.saved.revision).toBe(1))
  expect(result.current.problem).toBeNull()
  expect(result.current.draft?.conf).toEqual({ name: '松间市集' })
  expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({ conf: '{"name":"松间市集"}' })
})
