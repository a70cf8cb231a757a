import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORMER_FREEZE, RESTRICTION_KIND_NAMES } from '@/lib/shared/people/restrictions'
import { World } from '../support/world'

const MIGRATION = 'lib/server/db/migrations/0021_restrictions.sql'

describe('accounts that an earlier release froze', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('become restricted from everything for 30 days, by whoever froze them, and can appeal', async () => {
    const [frozen, closed, free] = [await world.person(), await world.person(), await world.person()]
    const risk = await world.person({ staff: 'risk' })
    await world.asOwner(`update users set banned = true where id in (${frozen.userId}, ${closed.userId})`)
    await world.asOwner(`update users set closed_at = now() where id = ${closed.userId}`)
    await world.asOwner(
      `insert into staff_audits (member_id, user_id, name, house, role, action, target, reason, ip, user_agent, request_id)
       values (1, ${risk.userId}, '风控', 'platform', 'risk', 'user.freeze', 'user:${frozen.userId}', '涉嫌盗号', '', '', '')`,
    )
    const insert = readFileSync(MIGRATION, 'utf8')
      .split('--> statement-breakpoint')
      .find((text) => text.includes('INSERT INTO restrictions'))
    await world.asOwner(insert ?? '')
    const visitor = await world.logIn(frozen)
    const { list } = await visitor.do('GET /user/restrictions', {})
    expect(list).toMatchObject([
      { kinds: [...RESTRICTION_KIND_NAMES], clause: FORMER_FREEZE, held: '0.00', canAppeal: true },
    ])
    const days = (Date.parse(list[0]?.untilTime ?? '') - Date.parse(list[0]?.fromTime ?? '')) / 86_400_000
    expect(days).toBe(30)
    expect(JSON.stringify(list), 'the reason was for staff').not.toContain('涉嫌盗号')
    expect((await (await world.logIn(free)).do('GET /user/restrictions', {})).list).toEqual([])
    const staff = await world.logIn({ staff: 'owner' })
    const all = (await staff.do('GET /console/restrictions', {})).list
    expect(all.map(({ userId }) => userId)).toEqual([frozen.userId])
    expect(all[0]).toMatchObject({ note: '涉嫌盗号', imposedBy: risk.nickName })
  })
})
