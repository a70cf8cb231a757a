import { VENDORS, type Vendor } from '@/lib/shared/people/vendors'
import { PlainError } from '../../runtime/plain-error'
import type { OAuthApp, OAuthProvider } from './port'
import { createQqOAuth } from './qq'
import { createWechatOAuth } from './wechat'

const CREATE = { wechat: createWechatOAuth, qq: createQqOAuth } as const

/** The distributors' apps at the vendors, each as `distId:appId:secret`, comma-separated. Throws PlainError. */
export function createVendorApps(apps: Readonly<Record<Vendor, string>>): OAuthProvider {
  const known = new Map<string, OAuthApp>()
  for (const vendor of VENDORS)
    for (const entry of apps[vendor].split(',').filter(Boolean)) {
      const [, distId, appId, secret] = /^(\d+):([\w-]+):([\w-]+)$/.exec(entry.trim()) ?? []
      if (!distId || !appId || !secret)
        throw new PlainError(`OAUTH_${vendor.toUpperCase()}_APPS: each entry is distId:appId:secret`)
      known.set(`${distId} ${vendor}`, CREATE[vendor]({ appId, secret }))
    }
  return { appOf: (distId, vendor) => known.get(`${distId} ${vendor}`) }
}

export const NO_VENDORS: OAuthProvider = { appOf: () => undefined }
