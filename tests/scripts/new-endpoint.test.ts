import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from '@/lib/contract/table'
import { newEndpoint } from '@/lib/scripts/new-endpoint/new-endpoint'

const readIn = (root: string) => (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
const make = (call: string, access = 'login', summary = 'Own offers') =>
  newEndpoint({ call, summary, access }, readIn('.'))

describe('npm run new-endpoint', () => {
  it('new-endpoint rejects every existing call', () => {
    for (const call of Object.keys(contract)) expect(() => make(call, 'public', 'Summary')).toThrow('exists already')
  })

  it.each([
    ['GET goods/x', 'login', 'Summary', 'name the call'],
    ['PATCH /goods/x', 'login', 'Summary', 'name the call'],
    ['GET /Goods/x', 'login', 'Summary', 'name the call'],
    ['GET /goods/{id}/x', 'login', 'Summary', 'name the call'],
    ['POST /goods/x/{id}', 'login', 'Summary', 'carries no id'],
    ['GET /goods/x', 'admin', 'Summary', 'access is'],
    ['GET /goods/x', 'login', '', 'summary'],
    ['GET /goods/x', 'login', "Somebody's offers", 'summary'],
    ['GET /goods/getGoodsList', 'public', 'Summary', 'exists already'],
    ['GET /console/x', 'login', 'Summary', 'for staff'],
    ['GET /goods/x', 'staff:orders.act', 'Summary', 'under /desk or /console'],
    ['GET /console/x', 'staff:orders.act', 'Summary', 'name the contract file'],
    ['GET /console/x', 'staff:nothing', 'Summary', 'access is'],
  ])('new-endpoint rejects %s (%s, %j): %s', (call, access, summary, why) => {
    expect(() => make(call, access, summary)).toThrow(why)
  })

  it.each(['GET', 'POST'])(
    'a generated staff call (%s) is refused until its affected members are declared',
    (method) => {
      const call = `${method} /console/x`
      const files = newEndpoint(
        { call, summary: 'Summary', access: 'staff:orders.act', file: 'console-order' },
        readIn('.'),
      )
      expect(files.get('lib/contract/console/console-order.ts')).toContain(`'${call}': endpoint({`)
      expect(files.get('lib/server/api/staff-parties.ts')).toContain(`'${call}': () => {\n    throw new Error(`)
      expect([...files.keys()].filter((path) => path.includes('matrix'))).toEqual([])
    },
  )
})
