import { expect, it } from 'vitest'
import { AccessLog } from '@/lib/server/front/access-log'
import { createLog } from '@/lib/server/runtime/log'

const answer = {
  requestId: 'r',
  kind: 'api',
  method: 'GET',
  host: 'a.example',
  path: '/api/x',
  status: 200,
  ms: 12.4,
} as const

function logged(share: number, draw: () => number, level = 'info') {
  const lines: Record<string, unknown>[] = []
  const log = createLog(level, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { access: new AccessLog(log, share, draw), lines }
}

it('errors and slow answers always leave a line, others the share that was asked for', () => {
  const { access, lines } = logged(0.25, () => 0.3)
  access.write(answer)
  expect(lines).toEqual([])
  access.write({ ...answer, status: 503 })
  access.write({ ...answer, ms: 2400 })
  expect(lines.map(({ status, ms, share }) => [status, ms, share])).toEqual([
    [503, 12, 1],
    [200, 2400, 1],
  ])
  const drawn = logged(0.25, () => 0.2)
  drawn.access.write(answer)
  expect(drawn.lines).toMatchObject([{ requestId: 'r', kind: 'api', host: 'a.example', path: '/api/x', share: 0.25 }])
})

it('long polls are not slow answers, and at level debug every answer leaves a line', () => {
  const { access, lines } = logged(0, () => 0, 'debug')
  access.write({ ...answer, kind: 'live', ms: 25_000 })
  expect(lines).toMatchObject([{ level: 20, kind: 'live' }])
})
