import { expect, test } from 'vitest'
import { createVendorApps } from '@/lib/server/providers/oauth/apps'

const STATE = { redirectUri: 'https://a.example/login/back', state: 's' }

test('each distributor has its own vendor app, or none', () => {
  const apps = createVendorApps({ wechat: '1:wxone:s1,2:wxtwo:s2', qq: ' 1:101:s3' })
  expect(apps.appOf(1, 'wechat')?.addressOf(STATE)).toContain('appid=wxone')
  expect(apps.appOf(2, 'wechat')?.addressOf(STATE)).toContain('appid=wxtwo')
  expect(apps.appOf(1, 'qq')?.addressOf(STATE)).toContain('client_id=101')
  expect(apps.appOf(2, 'qq')).toBeUndefined()
})

test.each(['wxone:s1', '1:wxone', '1:wx one:s', 'x:y:z'])('rejects the app entry %s', (entry) => {
  expect(() => createVendorApps({ wechat: entry, qq: '' })).toThrow(/^OAUTH_WECHAT_APPS/)
})
