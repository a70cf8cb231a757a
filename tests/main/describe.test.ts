import { expect, it } from 'vitest'
import { describeApp } from '@/lib/server/main/describe'
import type { Dist } from '@/lib/server/runtime/context'
import { readEnv } from '@/lib/server/runtime/env'

const siteOf = (origin: string, websiteName: string) =>
  ({ origin, conf: { distBaseConf: { websiteName } } }) as unknown as Dist
const SITES = [siteOf('http://localhost:3000', '衡集游戏交易'), siteOf('http://songjian.localhost:3000', '松间')]

it('a started demo states addresses, logins, where codes arrive, and three things to try', () => {
  expect(describeApp(readEnv({ APP_ENV: 'test' }), SITES).join('\n')).toMatchInlineSnapshot(`
    "
    Open        http://localhost:3000             衡集游戏交易
                http://songjian.localhost:3000    松间

    Log in      13800000001  buyer
                13800000002  seller
                13800000003  service
                13800000004  admin
                password demo1234, pay password 246810

    SMS codes   http://localhost:3000/dev/sms

    Try         1. Buy an account as the buyer, hand it over as the seller: a script verifies it as customer service
                2. Change the brand: http://localhost:3000/login?returnUrl=/console (the README has the authenticator key)
                3. Log in by WeChat, withdraw, and act as the bank at /dev/bank"
  `)
})

it('a demo without logins does not state them', () => {
  const text = describeApp(readEnv({ APP_ENV: 'test', DEMO_LOGINS: '0' }), SITES).join('\n')
  expect(text).toContain('http://localhost:3000')
  expect(text).not.toContain('password')
})
