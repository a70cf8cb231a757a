// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSiteDraft } from '@/components/office/site/use-site-draft'
import type { SiteConf } from '@/lib/shared/site/home-conf'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'

const { distId: _, ...CONF } = DEFAULT_HOME_CONF
const RENAMED: SiteConf = { ...CONF, distBaseConf: { ...CONF.distBaseConf, websiteName: '松间市集' } }
const SITE: Output<'GET /console/site'> = {
  origin: 'https://market.example',
  published: { conf: DEFAULT_HOME_CONF, gameIds: [] },
  draft: null,
  version: null,
  state: 'initial',
  games: [],
}

test('a draft that failed to save is kept and saved on retry', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  server.use(mockCall('GET /console/site', SITE), mockCall('POST /console/saveSite', 'lost'))
  const { result } = renderHook(() => useSiteDraft())
  await settle()
  act(() => result.current.change({ conf: RENAMED, gameIds: [] }))
  await act(() => vi.advanceTimersByTimeAsync(700))
  await settle()
  expect(result.current.problem?.text).toBe('网络超时')
  const save = mockCall('POST /console/saveSite', { revision: 1 })
  server.use(save)
  act(() => result.current.retry())
  await settle()
  expect(result.current.saved.revision).toBe(1)
  expect(result.current.problem).toBeNull()
  expect(result.current.draft?.conf).toEqual(RENAMED)
  expect(save.inputs).toEqual([{ conf: JSON.stringify(RENAMED), gameIds: '[]', revision: '0' }])
})
