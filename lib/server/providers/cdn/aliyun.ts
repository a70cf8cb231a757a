import type { createAliyunCaller } from '../aliyun/caller'
import type { CdnProvider } from './port'

/** Addresses in one call, by the vendor's documentation. */
const MOST_A_CALL = 1000

/** Alibaba Cloud CDN: RefreshObjectCaches of version 2018-05-10, by address. It has a daily quota of addresses. */
export const createAliyunCdn = (call: ReturnType<typeof createAliyunCaller>): CdnProvider => ({
  async purge(pages) {
    const addresses = pages.map(({ host, url }) => `https://${host}${url}`)
    for (let i = 0; i < addresses.length; i += MOST_A_CALL)
      await call({
        action: 'RefreshObjectCaches',
        version: '2018-05-10',
        query: { ObjectPath: addresses.slice(i, i + MOST_A_CALL).join('\n'), ObjectType: 'File' },
      })
  },
})
