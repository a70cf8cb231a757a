import { expect, it } from 'vitest'
import { platformRules } from '@/lib/server/db/schema/tenancy'
import { withoutVerification } from '@/lib/server/modules/core/tenancy/rules-promises'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'
import { openWorld } from '../../support/world'

it('a site mentions verification only if its rules require it', async () => {
  const world = await openWorld({ hasDefaultRules: true })
  const conf = (distId: number) => world.visitor(distId).do('GET /dist/homeConf', {})
  const isVerified = async (distId: number) =>
    (await world.visitor(distId).do('GET /dist/tradeTerms', { mode: 'account', gameId: '107' })).isVerified
  expect(await isVerified(1)).toBe(true)
  const off = { key: 'staffSteps', mode: 'account', distId: 2, value: 'optional' } as const
  await world.services.db.insert(platformRules).values(off)
  world.pass({ seconds: 11 })
  await world.restart()
  expect(await isVerified(1)).toBe(true)
  expect(await isVerified(2)).toBe(false)
  expect(await conf(1)).not.toHaveProperty('isUnverified')
  const second = await conf(2)
  expect(second.isUnverified).toBe(true)
  expect(JSON.stringify([second.home, second.distBaseConf])).not.toMatch(/验号|陪同/)
})

it('removing the verification promise leaves the sentences of a site intact', () => {
  const { home, distBaseConf } = withoutVerification(DEFAULT_HOME_CONF)
  expect(home.title).toBe('确认收货，才放款')
  expect(home.text).toBe('货款托管，确认收货才放款')
  expect(distBaseConf.websiteDesc).toBe('游戏账号、租号、道具、游戏币、代练与回收，平台托管货款。')
  const songjian = withoutVerification({
    ...DEFAULT_HOME_CONF,
    distBaseConf: {
      ...DEFAULT_HOME_CONF.distBaseConf,
      websiteDesc: '松间游戏交易：账号、道具与游戏币，先验号后放款，全程客服陪同。',
    },
  })
  expect(songjian.distBaseConf.websiteDesc).toBe('松间游戏交易：账号、道具与游戏币，确认收货才放款。')
})
