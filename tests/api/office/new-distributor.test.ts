import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '@/lib/server/db/schema/core/notifications'
import { users } from '@/lib/server/db/schema/people/identity'
import { smsMessage } from '@/lib/server/modules/core/notifications/rules-channels'
import type { UserId } from '@/lib/shared/ids'
import { smsText } from '@/lib/shared/people/sms-templates'
import { World } from '../../support/world'

describe('the notice about a new distributor', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('the SMS about a new distributor shortens a long name, not what its owner has to do', async () => {
    const platform = await world.logIn({ staff: 'owner' })
    const form = {
      ownerName: '欧阳云岫',
      mobile: '13955550007',
      name: '云岫游戏账号与道具交易服务平台旗舰总站',
      code: 'yunxiu',
      host: 'yunxiu.localhost',
    }
    const { distId } = await platform.do('POST /console/createDistributor', form, { key: 'new-dist-long' })
    const [notice] = await world.services.db.select().from(notifications).where(eq(notifications.distId, distId))
    const sms = smsText(smsMessage({ kind: 'security', title: notice?.title ?? '' }))
    expect(sms).toMatch(/^“云岫游戏账号与道具交易服…”已开通，你是负责人，请用本手机号登录后台。/)
    expect(notice?.text).toContain(form.name)
    const [owner] = await world.services.db
      .select()
      .from(users)
      .where(eq(users.id, notice?.userId as UserId))
    expect(owner?.registeredDistId, 'the owner belongs to the own site').toBe(distId)
  })
})
